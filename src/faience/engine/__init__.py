"""The engine protocol: its messages, the server that answers them and the client that asks.

Nothing is imported here: whoever only asks must not wait for the rules and the players to load.
"""
