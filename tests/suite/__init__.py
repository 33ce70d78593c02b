"""What every game must pass, written once; each game tells its particulars in `sheet.py` of its folder below tests."""
