"""The language of effects: reads what a person does from its parts.

A part is a table. `kind` names an op, the figures beside it are the op's; then there may be:

* `when`: recruited, used, always or end; without it as the card's symbol says;
* `provided = { per = "house", least = 3 }`: only while its owner has so many;
* `pays = 2`: for so many guilders;
* `on = "build_house"`: each time its owner does that; `limit = "round"` or `"game"`: the first time only;
* `either = [{...}, {...}]` in place of a kind: one of them, as the player chooses.

`effect` is one part, `effects` a list of them; `once = "game"` on a card turns it for good when it is used.
"""
