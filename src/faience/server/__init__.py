"""The live table on the web: sockets, HTTP, the built page, and the processes in which bots think."""
