# Loaded with lessons; small games have none.

topics-about = The rules, one by one
