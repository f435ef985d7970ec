# What is printed on the keys of a Mac, in every language.

key-ctrl = ⌘
key-alt = ⌥
key-home = ↖
