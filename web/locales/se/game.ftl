# The words of the page.

## A new version of the page

update-there = Ođđa versiuvdna dán speallus gávdno. Du speallu joatkašuvvá das.
update-take = Váldde dál
update-later = Maŋŋel
