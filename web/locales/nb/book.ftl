# The book of rules; loaded when it is opened.
