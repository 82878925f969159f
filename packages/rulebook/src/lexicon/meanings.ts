import type { MeaningsOfRoom, NamesIn } from "./shapes";

/** What its words can mean, by how they are understood; each is a meaning of the `lexicon` of its locales, and all of them are here. */
export interface NamesOfNoRoom {
  readonly spoken: NamesIn<"row, column, player, discard, left, right, give, stuck, step, all, pay">;
  readonly searched: NamesIn<"0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 36, 40, 44, 80, card, stormy, colour, hand, pile, discard_pile, grid, space, row, column, line, player, number, point, variant, sea, mountain, lay, discard, draw, price, free, difference, smaller, greater, ascending, between, beside, empty, full, win, lose, end, beside+lay, nothing, missing, occupied, row_end+row+end, next_row, above, below, left, right, support, cover, replace, move, leave_game, block, silence, turn, action, first, setup, deal, limit, cannot, stop, spend, share, two_players, solo, harder, easier, last, gap, pass, swap, spare, extra, auto, choose, name, mix, shape, unseen, legal, whole, sequence, anytime, opening, destroy, climb, clockwise, same, before, after, back, outside, keep, wait, open, how_many, when, where, who, give, diagonal, fit, help, few, effect, often, side, divide, direction, corner, goal, box, age, cooperative, build, early, late, instead, stuck, isolated, connect, at_once, optional, fewest, enough, different, sideways, reversed, wrong, how_long, half, total, each_person, worth, contents, fresh, interrupt, special, descend+below, strict, table, possible, condition, result, 3+player, 4+player, 5+player, player+mountain, row+full, pay, gain, reveal, must, count, front">;
  readonly asked: NamesIn<"card, hand, grid, space, row, column, sea, lay, discard, between, beside, empty, full, nothing, missing, below, left, right, spare, before, open, when, side, all, ask, not, ask not, why, forbidden, lie, and, but, on, top, over, on taken, already, in, rowstart, rowend, firstcard, lastcard, with, have, only, zero, n1, alone, what cost, what, does, cost, cantpay, some, still, none, there, ne, leftv, handcard, count, pay, must, for, besideit, onit, swap, free, instead, drew, right follows, left follows, n5 handcard, card spare, n1 card, n1 card spare, n1 space, rowstart row, rowend row, other, each, oneside, either">;
}

export const meaningsOfNoRoom: MeaningsOfRoom<NamesOfNoRoom> = {
  counted: ["card", "player", "space", "row", "pile", "point", "hand", "two_players", "solo"],
  ofMountain: ["mountain", "climb", "colour", "support"],
};
