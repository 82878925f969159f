/** What procedures about real tables accept. What an entry is made of the companion checks itself. */
import { z } from "zod";
import { renameInput } from "./input";

/** Made up by a device from 22 of 62 letters: 131 bits. */
const game = z.string().regex(/^[0-9A-Za-z]{22}$/);
const client = z.string().regex(/^[0-9a-f]{24}$/);
const MOST_TEXT = 120;
const MOST_ENTRY = 8_000;
const MOST_ENTRIES = 64;

export const gameInput = z.strictObject({ game });

/** `nameless`: nobody has said yet whose device it is, and the name is only what to call a browser that is nobody. */
export const enterInput = z.strictObject({
  game,
  client,
  ...renameInput.shape,
  nameless: z.boolean().default(false),
});

export const pushInput = z.strictObject({
  game,
  entries: z.array(z.string().max(MOST_ENTRY)).min(1).max(MOST_ENTRIES),
});

/** A last event id that cannot be true asks for everything; it is no mistake of the person. */
export const followGameInput = z.strictObject({
  game,
  client: client.optional(),
  lastEventId: z.string().max(MOST_TEXT).optional(),
});
