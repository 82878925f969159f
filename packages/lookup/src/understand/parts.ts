/**
 * From symbols to the parts of a question. One list of rules puts parts in the place of the symbols that make them; a
 * symbol that is left over makes the question one that is not understood.
 */

import type { Colour } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";
import { QuestionLine, type QuestionPart, state, where } from "./line";
import { ASKED_CARDS, ROOM_QUESTIONS } from "./rooms";
import type { CardName, NamedCard, SaidHand, State } from "./shapes";

const hand = (counts: SaidHand["counts"], cards: number): readonly QuestionPart[] => [
  { is: "hand", hand: { counts, cards } },
];
/** Why something is refused; "not" means nothing else here, and without "why" it is left over. */
function refusal(line: QuestionLine): void {
  if (!line.has("why")) return;
  const nots = line.text.match(/ (?:not|forbidden)(?= )/g)?.length ?? 0;
  const nes = line.text.match(/ ne(?= )/g)?.length ?? 0;
  if (nots > 1 || nes > 1 || nots + nes === 0) return;
  line.drop(/ (?:not|forbidden)(?= )/);
  line.drop(/ ne(?= )/);
  line.put(/ why /, () => [{ is: "refused" }]);
}

/** What it costs, or whether it costs so much. */
function price(line: QuestionLine): void {
  if (line.has("what")) {
    if (!line.has("cost")) return;
    line.dropAll(/ (?:what|cost)(?= )/);
    line.add({ is: "price" });
    return;
  }
  const claimed = ([value]: readonly string[]): readonly QuestionPart[] => [
    { is: "price", claimed: Number(value) },
  ];
  if (/ cost (?:card )?[nw]\d (?:card )?$/.test(line.text)) {
    line.drop(/ does(?= )/);
    line.put(/ cost (?:card )?[nw](\d) (?:card )?$/, claimed);
  } else if (/^ (?:ask )?cost .*n\d+ [nw]\d (?:card )?$/.test(line.text)) {
    line.drop(/ cost(?= )/);
    line.put(/(?<= n\d+) [nw](\d) (?:card )?$/, claimed);
  } else if (!line.has("does")) line.put(/ cost $/, () => [{ is: "price" }]);
}

function hands(line: QuestionLine): void {
  const link = "(?: (?:and|but|when|with))?";
  const few = "(?: (?:only|still))*";
  const counted =
    (counts: SaidHand["counts"]) =>
    ([cards]: readonly string[]) =>
      hand(counts, Number(cards));
  line.put(/ in lastcard (?:in |on )?(?:row [nw](\d)|[nw](\d) row) /, ([one, other]) => [
    { is: "edge", end: "last", row: Number(one || other) },
  ]);
  line.put(new RegExp(`${link} zero (?:hand)?card spare `), () => hand("left", 0));
  line.put(
    new RegExp(`${link}(?: have)?${few} [nw](\\d) (?:handcard |card )?spare (?:hand )?(?:have )?`),
    counted("left"),
  );
  line.put(new RegExp(`${link} leftv (?:only )?[nw](\\d) (?:card|handcard) (?:hand )?`), counted("left"));
  // "The last card next to 33" may be another one.
  line.put(/(?: with| when| in)? lastcard (?=(?:[gbr] )?n\d+ (?!row )|$)/, () => hand("held", 1));
  line.put(new RegExp(`${link} have${few} [nw](\\d) (?:card|handcard) (?:hand )?`), counted("held"));
  line.put(new RegExp(`${link}${few} [nw](\\d) (?:card|handcard) (?:hand )?have `), counted("held"));
  line.put(new RegExp(` with${few} [nw](\\d) (?:card|handcard)(?! below) (?:hand )?`), counted("held"));
  line.put(/ with hand [nw](\d) card /, counted("held"));
  line.put(new RegExp(`${few} [nw](\\d) (?:handcard|card hand) `), counted("held"));
  line.put(new RegExp(`${link} cantpay `), () => hand("left", 0));
}

function rows(line: QuestionLine): void {
  const number = ([one, other]: readonly string[]): number => Number(one || other);
  const link = "(?: (?:with|when|and))?";
  line.put(new RegExp(`${link}(?: (?:only|some))* [nw]([012]) card below `), ([cards]) => [
    { is: "below", cards: Number(cards) },
  ]);
  line.put(new RegExp(`${link} (?:nothing|zero card) below `), () => [{ is: "below", cards: 0 }]);
  line.put(new RegExp(`${link}(?: only)? card below `), () => [{ is: "below", cards: 1 }]);
  line.put(/(?: in| on)? (?:row [nw](\d)|[nw](\d) row) /, (groups) => [{ is: "row", row: number(groups) }]);
  line.put(/(?: in)? (?:column [nw](\d)|[nw](\d) column) /, (groups) => [
    { is: "column", column: number(groups) },
  ]);
  const end = (word: string): "first" | "last" => (/start|first/.test(word) ? "first" : "last");
  const edge = (word: string, row: string): readonly QuestionPart[] | null => {
    const part = line.part(row);
    return part?.is === "row" ? [{ is: "edge", end: end(word), row: part.row }] : null;
  };
  line.put(/(?: in| on)? (rowstart|rowend|firstcard|lastcard)(?: in| on)? (R\d+) /, ([word = "", row = ""]) =>
    edge(word, row),
  );
  line.put(/ (R\d+)(?: in| on)? (rowstart|rowend) /, ([row = "", word = ""]) => edge(word, row));
  line.put(/(?: in| on)? (rowstart|rowend) /, ([word = ""]) => [{ is: "edge", end: end(word) }]);
  line.put(/(?: in| on)? (mountain|sea) /, ([game]) => [
    { is: "game", game: game === "sea" ? "sea" : "mountain" },
  ]);
}

const SPACE = "(?:space|grid|island|card)";

function states(line: QuestionLine): void {
  const link = "(?: (?:when|with|and|but))?";
  const one = "(?: (?:some|still|leftv|n1))*";
  const make = (name: State) => () => state(name);
  line.put(new RegExp(`${link} before(?: all)?(?: (?:space|grid))? full `), make("space-empty"));
  line.put(new RegExp(`${link} not all space(?: ne)? full `), make("space-empty"));
  line.put(new RegExp(`${link} all space(?: ne)? not(?: all)? full `), make("space-empty"));
  line.put(
    new RegExp(`${link} (?:space|grid)(?: ne)?(?: still)? not(?: all| still)? full `),
    make("space-empty"),
  );
  line.put(new RegExp(`${link}(?: some)? none(?: empty)?(?: space)?(?: spare)? `), make("all-full"));
  line.put(new RegExp(`${link} all(?: (?:space|grid))? full `), make("all-full"));
  line.put(new RegExp(`${link} (?:space|grid) full `), make("all-full"));
  line.put(/ on (?:empty space|space empty) /, () => where({ kind: "empty-space" }));
  line.put(
    new RegExp(`${link}${one} ${SPACE}(?: still| some)* (?:lie )?(?:empty|missing|open) `),
    make("space-empty"),
  );
  line.put(new RegExp(`${link}${one} empty space(?: spare| some)? `), make("space-empty"));
  line.put(new RegExp(`${link}${one} missing(?: still)?(?: n1)? ${SPACE} `), make("space-empty"));
  line.put(new RegExp(`${link} leftv${one} space `), make("space-empty"));
  line.put(new RegExp(`${link}${one} bridge(?: still)?(?: lie)? (?:open|spare) `), make("bridge-open"));
  line.put(
    /(?: when| with) (?:(?:some|leftv|n1) )*(?:still|leftv) (?:n1 )?bridge (?:lie )?/,
    make("bridge-open"),
  );
  line.put(/(?: when| with) have (?:in )?start (?:hand )?(?:have )?/, make("start-held"));
  line.put(/(?: when| with) start (?:(?:hand|have) )+/, make("start-held"));
  line.put(new RegExp(`${link} nostart `), make("no-start"));
  for (const { puts } of ROOM_QUESTIONS) puts?.states?.(line);
  line.put(/(?: with| when)? alone /, () => where({ kind: "alone" }));
}

const COLOUR: Readonly<Record<string, Colour>> = { g: "g", b: "b", r: "r" };
/** Cards by the symbols that name them. */
const NOUNS: ReadonlyMap<string, CardName> = new Map<string, CardName>([
  ["bridge", "bridge"],
  ["another", "bridge"],
  ["summit", "summit"],
  ["finish", "finish"],
  ...ASKED_CARDS.map((card) => [card, card] as const),
]);
const NOUN = new RegExp(` (${[...NOUNS.keys()].join("|")}) `);
/** Numbers from here on are cards even in front of the word: "the 47 card", but "2 cards". */
const SURELY_CARD = 13;

function cards(line: QuestionLine, language: Language): void {
  const card = (kind: CardName, colour = "", value = ""): readonly QuestionPart[] => {
    const told = COLOUR[colour];
    return [
      {
        is: "card",
        card: {
          kind,
          ...(told === undefined ? {} : { colour: told }),
          ...(value === "" ? {} : { value: Number(value) }),
        },
      },
    ];
  };
  for (const { puts } of ROOM_QUESTIONS) puts?.wheres?.(line);
  const before = (): void => {
    line.put(/ ([gbr]) (?:card )?[nw](\d+) /, ([colour, value]) => card("number", colour, value));
    line.put(/ ([gbr]) fire /, ([colour]) => card("campfire", colour));
    line.put(/ ([gbr]) card /, ([colour]) => card("card", colour));
  };
  const behind = (): void => {
    line.put(/ (?:card )?[nw](\d+) ([gbr]) /, ([value, colour]) => card("number", colour, value));
    line.put(/ fire ([gbr]) /, ([colour]) => card("campfire", colour));
    line.put(/ card ([gbr]) /, ([colour]) => card("card", colour));
  };
  for (const rule of language === "fr" ? [behind, before] : [before, behind]) rule();
  line.put(/ n(\d+) (?:card|island) /, ([value]) =>
    Number(value) < SURELY_CARD ? null : card("number", "", value),
  );
  line.put(/(?: card| island)? n(\d+) /, ([value]) => card("number", "", value));
  line.put(/ fire /, () => card("campfire"));
  line.put(NOUN, ([noun = ""]) => card(NOUNS.get(noun) ?? "card"));
  line.put(/ (?:card|island) /, () => card("card"));
}

function places(line: QuestionLine): void {
  const kindOf = (word: string): "beside" | "left" | "right" | "on" =>
    word === "beside" || word === "left" || word === "right" ? word : "on";
  const pair = (one: string, other: string): readonly [NamedCard, NamedCard] => [
    line.card(one),
    line.card(other),
  ];
  line.put(/ between (C\d+) and (C\d+) /, ([one = "", other = ""]) =>
    where({ kind: "between", cards: pair(one, other) }),
  );
  line.put(/ right (C\d+) and left (C\d+) /, ([one = "", other = ""]) =>
    where({ kind: "between", cards: pair(one, other) }),
  );
  line.put(/ left (C\d+) and right (C\d+) /, ([one = "", other = ""]) =>
    where({ kind: "between", cards: pair(other, one) }),
  );
  // "Cover a Bridge between 4 and 6 with a 5", the verb in front or behind, or "a 5 over the Bridge".
  const over = ([bridge = "", at = "", own = ""]: readonly string[]): readonly QuestionPart[] | null => {
    const between = line.part(at);
    if (line.card(bridge).kind !== "bridge" || between?.is !== "where" || between.where.kind !== "between")
      return null;
    const covered = where({ kind: "bridge-between", cards: between.where.cards });
    return own === "" ? covered : [{ is: "card", card: line.card(own) }, ...covered];
  };
  line.put(/ cover (C\d+) (W\d+) with (C\d+) /, over);
  line.put(/ (C\d+) (W\d+) with (C\d+) cover /, over);
  line.put(/ (?:over|on|top|cover) (C\d+) (W\d+) /, over);
  line.put(/ on taken (C\d+) (?:already )?(?:lie )?(?:already )?/, ([card = ""]) =>
    where({ kind: "on", card: line.card(card) }),
  );
  line.put(/ (beside|right|left|on|top) (C\d+) /, ([word = "", card = ""]) => {
    // On top of a mountain card may be a row higher.
    if (word === "top" && line.card(card).colour !== undefined) return null;
    return where({ kind: kindOf(word), card: line.card(card) });
  });
  line.put(/ (?:replace|cover) (C\d+) /, ([card = ""]) => [
    { is: "replace" },
    ...where({ kind: "on", card: line.card(card) }),
  ]);
  line.put(/ (C\d+) (C\d+) (?:replace|cover) /, ([own = "", card = ""]) => [
    { is: "card", card: line.card(own) },
    { is: "replace" },
    ...where({ kind: "on", card: line.card(card) }),
  ]);
  line.put(/ (?:replace|cover) (W\d+) /, ([at = ""]) => {
    const part = line.part(at);
    return part?.is === "where" && part.where.kind === "on" ? [{ is: "replace" }, part] : null;
  });
  line.put(/ (C\d+) (E\d+) (?:and |but )?(C\d+) (E\d+) /, (names) => {
    const [own, at, other, behind] = names.map((name) => line.part(name));
    if (own?.is !== "card" || other?.is !== "card" || at?.is !== "edge" || behind?.is !== "edge") return null;
    if (at.row === undefined || behind.row === undefined || at.end === behind.end) return null;
    const [upper, lower] = at.end === "first" ? [at.row, behind.row] : [behind.row, at.row];
    if (upper !== lower + 1) return null;
    return [own, ...where({ kind: "across", card: other.card, end: at.end, row: at.row })];
  });
}

/** The parts of a question, in their order; null where it says anything else. */
export function questionPartsOf(
  symbols: readonly string[],
  language: Language,
): readonly QuestionPart[] | null {
  const line = new QuestionLine(symbols);
  // "When can I" asks for a time, and "while 47 is next to 45" asks nothing.
  if (/^ when ask | ask when ask /.test(line.text) || !/ (?:ask|lay|what) |^ (?!when )/.test(line.text))
    return null;
  // A card that is discarded is not laid, and "a discarded card" is no question about discarding.
  if (line.has("discard") && line.has("lay")) return null;
  const isOfIslands = line.has("island");
  line.drop(/ ask when(?= )/);
  // "47 lies next to 45" tells what lies there; "may 47 lie" asks.
  if (/ (?:ask|what|why) /.test(line.text)) line.dropAll(/ lie(?= )/);
  line.dropAll(/ (?:ask|lay)(?= )/);
  line.drop(/^ when(?= )/);
  refusal(line);
  price(line);
  line.drop(/(?<=^ P\d) when(?= )/);
  line.put(/ (?:discard [nw]2 card|[nw]2 card discard) /, () => [{ is: "discard-two" }]);
  hands(line);
  rows(line);
  for (const { puts } of ROOM_QUESTIONS) puts?.deeds?.(line);
  states(line);
  cards(line, language);
  places(line);
  line.put(/ discard /, () => [{ is: "discard" }]);
  // Only the sea has Islands: "island 9 beside a red 7" speaks of both games.
  if (isOfIslands) line.add({ is: "game", game: "sea" });
  return line.parts();
}
