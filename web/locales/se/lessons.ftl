# The rules, one by one, and the lessons that teach them.
