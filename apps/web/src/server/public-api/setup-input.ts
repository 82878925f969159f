/** Any position a person enters, as the engine's `Setup` takes it: its form. What it means the engine says. */
import { type Setup, STAGES } from "@stillwater/engine";
import { z } from "zod";

const MOST_NAME = 24;
const MOST_CODE = 400;
/** More than any place of a table can hold, and more names than a table has places. */
const MOST = 255;

const name = z.string().max(MOST_NAME);
const count = z.int().min(0).max(MOST);
const seat = z.int().min(1).max(5);
const names = z.array(name).max(MOST);
const stack = z.union([count, names]);
const stacks = z.array(stack.nullable()).max(5);
/** The name of a place. One word is none in JSON that is read by a shape; `misnamed` refuses it. */
export const placeName = name.regex(/^(?!__proto__$)/);
const byPlace = <Value extends z.ZodType>(value: Value) => z.record(placeName, value);

/** Seats are counted from 1, as at a table; lists by seat begin with the first and end where nothing more is said. */
export const setupInput = z
  .strictObject({
    options: z.string().max(MOST_CODE).describe("The option code: `sea p2 storms`."),
    viewer: seat
      .exactOptional()
      .describe("The seat that looks, from 1; nobody's hand is seen where none is named."),
    turn: z
      .strictObject({ seat, stage: z.enum(STAGES).exactOptional() })
      .exactOptional()
      .describe(
        "Whose turn it is, from 1, and how far it has come; the first seat, about to act, where not said.",
      ),
    over: z.enum(["won", "lost"]).exactOptional().describe("How the game ended."),
    cells: byPlace(name)
      .exactOptional()
      .describe(
        'Card by cell: `{ "r1c1": "12", "r2c5": "wild=37" }`; `?` for a card whose face nobody knows.',
      ),
    berths: byPlace(name)
      .exactOptional()
      .describe('Card by berth: `{ "start": "start" }`, `{ "summit": "summit" }`.'),
    hands: stacks.exactOptional().describe("How many cards each hand holds, or which, `?` for one unseen."),
    piles: stacks.exactOptional().describe("How many cards each draw pile holds, or which, seat by seat."),
    discards: stacks.exactOptional().describe("The same of the discard piles."),
    owed: z.array(count).max(5).exactOptional().describe("Cards that each seat still has to give."),
    out: names.exactOptional().describe("Cards out of the game for all to see."),
    rocks: count.exactOptional().describe("The row of the Jagged Rocks, from 1; 0 once they are gone."),
    storms: byPlace(count)
      .exactOptional()
      .describe(
        'How many Storms lie where: `{ "row:3": 2, "yellow:1": 1, "orange:2": 1 }`. All keys: /en/rules/api#storms.',
      ),
    compasses: count.exactOptional().describe("Compasses the team holds."),
    sky: z.enum(["day", "night"]).exactOptional().describe("Which side is up in all hands."),
    night: names.exactOptional().describe("Cells whose card shows the night."),
    explorer: count.exactOptional().describe("Cards left in the Explorer deck."),
    explored: names.exactOptional().describe("Explorer cards that have done what they do."),
    open: names.exactOptional().describe("The open row of a duel, the card farthest from the deck first."),
    deck: count.exactOptional().describe("Cards left in the one deck of a duel."),
    owners: byPlace(seat).exactOptional().describe("Who placed the card on a cell, by seat from 1."),
    panoramas: z
      .strictObject({ shown: names.exactOptional(), met: names.exactOptional() })
      .exactOptional()
      .describe("Panoramas shown and not met yet, and those that are met."),
    goats: byPlace(count).exactOptional().describe("How many goats stand on the card of a cell."),
    ropes: count.exactOptional().describe("Guide ropes left."),
    lifted: z
      .strictObject({ card: name, row: count })
      .exactOptional()
      .describe("The card that a Campfire has replaced and that must move now, and its row."),
    at: byPlace(stack).exactOptional().describe("Whatever else lies somewhere, by the name of the place."),
  })
  .describe(
    "A position as an object; what is left out is as in the ordinary deal. Seats are counted from 1.",
  ) satisfies z.ZodType<Setup>;
