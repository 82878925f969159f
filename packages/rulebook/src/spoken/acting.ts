/** From tokens to an act in notation. */
import { Cursor, type LineScene } from "./cursor";
import type { Concept } from "./lexicon";
import type { SpokenDictionary, SpokenToken } from "./tokens";

/** Verbs that German says last, and dictation may. */
const LAST: readonly Concept[] = ["discard", "give", "shed", "stay", "move", "turn", "pass", "swap", "agree"];

/** The act that tokens say; null with the word at which they stopped making sense. */
export function actOf(
  tokens: readonly SpokenToken[],
  dictionary: SpokenDictionary,
  scene: LineScene,
): { readonly act: string } | { readonly stopped: string } {
  const cursor = new Cursor(verbFirst(tokens), dictionary, scene);
  const words = read(cursor);
  if (words === null || !cursor.done) return { stopped: cursor.stopped };
  return { act: words.join(" ") };
}

function verbFirst(tokens: readonly SpokenToken[]): readonly SpokenToken[] {
  const kept = tokens.filter(({ is }) => is !== "filler");
  const last = kept.at(-1);
  const says = (token: SpokenToken): boolean => token.is === "word" && LAST.includes(token.word);
  // "The rocks stay, two discarded": the first of two verbs is the act.
  if (last === undefined || kept.findIndex(says) !== kept.length - 1) return tokens;
  return [last, ...tokens.filter((token) => token !== last)];
}

type Words = readonly string[] | null;

function read(cursor: Cursor): Words {
  cursor.subject();
  // "Place 47 in row 4": the noun is a verb where it stands first.
  cursor.word("step");
  // "Tempête pourpre": the colour stands behind it.
  cursor.word("storm");
  const verb = cursor.word(
    ...(["discard", "give", "shed", "stay", "pass", "turn", "move", "swap", "sweep", "blind"] as const),
    ...([
      "offer",
      "agree",
      "stuck",
      "rope",
      "herd",
      "rocks",
      "purple",
      "monster",
      "compass",
      "wild",
    ] as const),
    ...(["start", "finish", "summit", "bridge", "all"] as const),
  );
  switch (verb) {
    case null:
      return laid(cursor);
    case "discard":
      if (cursor.word("all", "sweep") !== null) return ["sweep"];
      return listed("discard", cursor);
    case "all":
    case "sweep":
      while (cursor.word("all", "discard") !== null);
      return ["sweep"];
    case "stay":
      cursor.word("rocks");
      return listed("stay", cursor);
    case "give":
    case "shed":
      return listed(verb, cursor);
    case "pass":
      cursor.word("compass");
      return ["pass"];
    case "purple":
      cursor.word("storm");
      return beside("fog", cursor);
    case "rocks":
      if (cursor.word("stay") !== null) return listed("stay", cursor);
      cursor.word("move");
      return beside("rocks", cursor);
    case "move":
      return cursor.word("rocks") === null ? over("move", cursor) : beside("rocks", cursor);
    case "turn":
    case "bridge":
    case "monster":
      return over(verb, cursor);
    case "compass":
      return onStorm("compass", cursor);
    case "wild":
      return wild(cursor);
    case "herd":
      return herd(cursor);
    case "offer":
      return offer(cursor);
    case "agree":
      return agree(cursor);
    default:
      return [verb];
  }
}

function listed(verb: string, cursor: Cursor): Words {
  return [verb, ...(cursor.unseen() ?? cursor.cards())];
}

function paid(cursor: Cursor): readonly string[] {
  return (cursor.unseen() ?? cursor.cards()).map((card) => `-${card}`);
}

function over(first: string, cursor: Cursor): Words {
  cursor.breaks();
  const place = cursor.place();
  return place === null ? null : [first, place, ...paid(cursor)];
}

function laid(cursor: Cursor): Words {
  const card = cursor.card();
  if (card !== null) return over(card, cursor);
  // "Row four, column two: forty-seven."
  const place = cursor.place();
  cursor.breaks();
  const last = place === null ? null : cursor.card();
  return place === null || last === null ? null : [last, place, ...paid(cursor)];
}

function beside(verb: string, cursor: Cursor): Words {
  cursor.breaks();
  const row = cursor.row() ?? cursor.number();
  return row === null ? null : [verb, `row:${row}`];
}

function onStorm(verb: string, cursor: Cursor): Words {
  cursor.breaks();
  const at = cursor.storm();
  return at === null ? null : [verb, at];
}

/** "Wild as 37, row 4 column 2"; "wild as Compass, this Storm". */
function wild(cursor: Cursor): Words {
  cursor.breaks();
  cursor.word("as");
  const kind = cursor.word("start", "finish", "compass", "monster");
  if (kind === "compass") return onStorm("wild=compass", cursor);
  if (kind === "monster") return over("wild=monster", cursor);
  if (kind !== null) return [`wild=${kind}`];
  const here = cursor.place();
  if (here !== null) return ["wild", here, ...paid(cursor)];
  const value = cursor.number();
  return value === null ? null : over(`wild=${value}`, cursor);
}

function herd(cursor: Cursor): Words {
  const places: string[] = [];
  for (;;) {
    cursor.breaks();
    cursor.word("goat");
    const place = cursor.place();
    if (place === null) break;
    places.push(place);
  }
  return places.length < 2 ? null : ["herd", ...places, ...paid(cursor)];
}

function offer(cursor: Cursor): Words {
  const numbers: number[] = [];
  for (;;) {
    cursor.breaks();
    while (cursor.word("offer", "most") !== null) cursor.breaks();
    const value = cursor.number();
    if (value === null) break;
    numbers.push(value);
  }
  return numbers.length === 2 ? ["dial", ...numbers.map(String)] : null;
}

function agree(cursor: Cursor): Words {
  const split: number[] = [];
  for (;;) {
    cursor.breaks();
    const value = cursor.number();
    if (value === null) break;
    split.push(value);
  }
  return split.length === 0 ? null : ["agree", split.join("-")];
}
