from burghers import games
for n in games.names():
    g=games.load(n); print(n,g.seats,[(o.key,o.choices) for o in g.options], g.moves.size, g.moves.codes, g.bound, g.printing.name, g.follow_ups)
