/** The input of procedures about real tables. The companion itself checks what is in an entry. */
import { z } from "zod";
import { renameInput } from "./input";

/** Made up by a device, 22 characters out of 62: 131 bits. */
const game = z.string().regex(/^[0-9A-Za-z]{22}$/);
const client = z.string().regex(/^[0-9a-f]{24}$/);
const MOST_TEXT = 120;
const MOST_ENTRY = 8_000;
const MOST_ENTRIES = 64;

export const gameInput = z.strictObject({ game });

/** `nameless`: nobody has said yet whose device it is; the name only serves a browser without a guest. */
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

/** An impossible last event id asks for everything; it is not the person's mistake. */
export const followGameInput = z.strictObject({
  game,
  client: client.optional(),
  lastEventId: z.string().max(MOST_TEXT).optional(),
});
