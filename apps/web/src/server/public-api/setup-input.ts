/** The form of any position that a person enters, as the engine's `Setup` takes it. The engine decides what it means. */
import { type Setup, STAGES } from "@stillwater/engine";
import { z } from "zod";
import { SETUP_FIELDS } from "./modules/fields";
import {
  byPlace,
  countValue as count,
  nameValue as name,
  namesValue as names,
  seatValue as seat,
} from "./setup-values";

const stack = z.union([count, names]);
const stacks = z.array(stack.nullable()).max(5);

/** Seats are counted from 1, as at a table; lists by seat start with the first seat and may stop early. */
export const setupInput = z
  .strictObject({
    options: z.string().describe("The option code: `sea p3 strict`."),
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
      .describe('Card by cell: `{ "r1c1": "12", "r2c5": "37" }`; `?` for a card whose face nobody knows.'),
    berths: byPlace(name)
      .exactOptional()
      .describe('Card by berth: `{ "start": "start" }`, `{ "summit": "summit" }`.'),
    hands: stacks.exactOptional().describe("How many cards each hand holds, or which, `?` for one unseen."),
    piles: stacks.exactOptional().describe("How many cards each draw pile holds, or which, seat by seat."),
    discards: stacks.exactOptional().describe("The same of the discard piles."),
    owed: z.array(count).max(5).exactOptional().describe("Cards that each seat still has to give."),
    out: names.exactOptional().describe("Cards out of the game for all to see."),
    ...SETUP_FIELDS,
    ropes: count.exactOptional().describe("Guide ropes left."),
    lifted: z
      .strictObject({ card: name, row: count })
      .exactOptional()
      .describe("The card that a Campfire has replaced and that must move now, and its row."),
    at: byPlace(stack).exactOptional().describe("Whatever else lies somewhere, by the name of the place."),
  } satisfies { readonly [Field in keyof Setup]-?: z.ZodType })
  .describe(
    "A position as an object; what is left out is as in the ordinary deal. Seats are counted from 1.",
  ) satisfies z.ZodType<Setup>;
