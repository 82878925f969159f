/** What procedures accept: strict shapes, short texts, nothing that a database or a screen could choke on. */
import { HANDS } from "@stillwater/crew";
import { numbersOf } from "@stillwater/engine";
import { LANGUAGES } from "@stillwater/rulebook/citations";
import { CREW_PACES, LONGEST_LINE, LONGEST_NAME, PACES, WISHES } from "@stillwater/table/session";
import { z } from "zod";
import { isTableId } from "../../table-id";
import { SOUGHT } from "../crew/seeking";
import { DAILY_CODES } from "../tables/dealing";

const MOST_TEXT = 120;
const MOST_STOP = 9_999;
/** Another line of a game, as a link to its replay carries it: `31~1:47 r4c2~2:discard 5 9`. */
const MOST_BRANCH = 2_000;
const BRANCH = /^\d{1,4}(?:~[1-9]:[!-}][ -}]{0,119})*$/;
/** Names of a card and of a place. */
const MOST_MARK = 20;
const MOST_REV = 999_999_999;
const MOST_SEAT = 9;
const MOST_GRADE = 5;

/** Control characters, lone surrogates, private and unassigned characters, and marks that reverse a line's direction. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/u;
/** Characters that take no room, so that one name could look like another; emoji keep those that join and colour them. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|(?<!\p{Emoji})\ufe0f|(?![\u200d\ufe0f\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;
/** A letter, a number or an emoji: something that can be seen and said. The braille blank is none of these. */
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** So many marks on one letter that they cover the line above. */
const PILED_MARKS = /\p{M}{3}/u;

const table = z.string().refine(isTableId);

/** One line that others see: it has something visible, does not change its direction, and does not cover the line above. */
const shown = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(UNSEEN, "")
        .replace(/[\s\u2800]+/gu, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .refine((text) => !UNFIT.test(text) && SEEN.test(text) && !PILED_MARKS.test(text)),
    );
const name = shown(LONGEST_NAME);
const language = z.enum(LANGUAGES);
/** An option code of any length: the engine itself says, in words, if it is too long. */
const code = z.string();
const day = z.iso.date();
const month = z.string().regex(/^20\d\d-[01]\d$/);

export const tableInput = z.strictObject({ table });

export const openInput = z.strictObject({
  code,
  pace: z.enum(PACES).default("now"),
  listed: z.boolean().default(false),
  advice: z.boolean().default(false),
  deal: z.string().max(MOST_TEXT).optional(),
  day: day.optional(),
  grade: z.int().min(1).max(MOST_GRADE).optional(),
  name,
  language,
});

export const gradesInput = z.strictObject({ code });

export const changeInput = z.strictObject({
  table,
  code,
  pace: z.enum(PACES),
  listed: z.boolean(),
  advice: z.boolean().optional(),
});

/** Far more than the longest position line. */
const MOST_POSITION = 4_000;
const MOST_HAND = 60;
const MOST_SEATS = Math.max(...numbersOf("sea", "p"), ...numbersOf("mountain", "p"));

export const openFromInput = z.strictObject({
  position: z.string().max(MOST_POSITION),
  hands: z.enum(["entered", "dealt"]),
  names: z
    .array(z.union([name, z.literal("")]))
    .max(MOST_SEATS)
    .optional(),
  seat: z.int().min(0).max(MOST_SEAT).optional(),
  pace: z.enum(PACES).default("now"),
  name,
  language,
});

export const handInput = z.strictObject({ table, cards: z.array(z.string().max(MOST_MARK)).max(MOST_HAND) });

export const findInput = z.strictObject({ words: z.string().max(MOST_TEXT) });

export const sitInput = z.strictObject({
  table,
  seat: z.int().min(0).max(MOST_SEAT).optional(),
  name,
  language,
});

export const actInput = z.strictObject({
  table,
  expectedRev: z.int().min(0).max(MOST_REV),
  commandId: z.uuid(),
  act: z.string().max(MOST_TEXT),
});

/** An impossible last event id asks for the whole table; it is not the person's mistake. */
export const followInput = z.strictObject({
  table,
  lastEventId: z.string().max(MOST_TEXT).optional(),
  you: z.int().min(0).max(MOST_SEAT).nullable().optional(),
});

export const logInput = z.strictObject({ table, before: z.int().min(0).max(MOST_REV) });

export const renameInput = z.strictObject({ name, language });

export const claimInput = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  replace: z.boolean().default(false),
});

export const wishInput = z.strictObject({ table, wish: z.enum(WISHES) });

/** How long somebody may wait for people. */
const LONGEST_SEEKING_S = 600;

export const seekInput = z.strictObject({
  games: z.array(z.enum(SOUGHT)).min(1).max(SOUGHT.length),
  seconds: z.int().min(0).max(LONGEST_SEEKING_S),
  name,
  language,
});

export const fillInput = z.strictObject({ table, hand: z.enum(HANDS).nullable() });

export const paceCrewInput = z.strictObject({ table, pace: z.enum(CREW_PACES) });

export const markInput = z.strictObject({
  table,
  matter: z.string().max(MOST_MARK),
  marker: z.string().max(MOST_MARK).nullable(),
});

export const sayInput = z.strictObject({ table, line: shown(LONGEST_LINE).nullable() });

export const allowTalkInput = z.strictObject({ table, on: z.boolean() });

export const leadInput = z.strictObject({
  table,
  to: z
    .strictObject({
      stop: z.int().min(0).max(MOST_STOP),
      line: z.string().max(MOST_BRANCH).regex(BRANCH).nullable(),
    })
    .nullable(),
});

export const dealInput = z.strictObject({ deal: z.string().max(MOST_TEXT) });

export const monthInput = z.strictObject({ month });

export const standingInput = z.strictObject({ day, code: z.enum(DAILY_CODES) });

export const logBookInput = z.strictObject({
  cursor: z.string().max(MOST_TEXT).nullish(),
  direction: z.enum(["forward", "backward"]).optional(),
});

const MOST_ENDPOINT = 1_024;
const endpoint = z.url().max(MOST_ENDPOINT);

export const endpointInput = z.strictObject({ endpoint });

export const deviceInput = z.strictObject({
  endpoint,
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

export const nothing = z.strictObject({}).optional();
