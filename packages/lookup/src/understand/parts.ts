/**
 * From symbols to the parts of a question. One list of rules puts parts in the place of the symbols that make them; a
 * symbol that is left over makes the question one that is not understood.
 */

import type { Colour } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";
import { withoutAsides } from "./clauses";
import { putEquivalents } from "./equivalents";
import { QuestionLine, type QuestionPart, state, where } from "./line";
import { MOST_HELD } from "./parts-of";
import { ASKED_CARDS, ROOM_QUESTIONS } from "./rooms";
import type { CardName, SaidHand, State } from "./shapes";
import { nameEnding, putEnding, putNamed, putOnto } from "./situation";

const hand = (counts: SaidHand["counts"], cards: number): readonly QuestionPart[] => [
  { is: "hand", hand: { counts, cards } },
];
/** Why something is refused; "not" means nothing else here, and without "why" it is left over. */
function refusal(line: QuestionLine): void {
  // "So I can't put it there": that it is refused is taken for granted too.
  if (!/ (?:why|ne|zero|without|nothing) /.test(line.text))
    line.put(/ refused(?: not)? /, () => [{ is: "refused" }]);
  if (!line.has("why")) return;
  if (line.text.match(/ (?:not|forbidden)(?= )/g)?.length !== 1) return;
  line.drop(/ (?:not|forbidden)(?= )/);
  line.put(/ why /, () => [{ is: "refused" }]);
}

/** What it costs, or whether it costs so much, or nothing. */
function price(line: QuestionLine): void {
  line.put(/ free (?=$|with )/, () => [{ is: "price", claimed: 0 }]);
  line.drop(/(?: and)? for(?= what cost )/);
  if (line.has("what")) {
    if (!line.has("cost")) return;
    line.dropAll(/ (?:what|cost)(?= )(?: for(?= ))?/);
    line.add({ is: "price" });
    return;
  }
  if (/ cost (?:card )?[nw]\d (?:card )?$/.test(line.text)) line.drop(/ does(?= )/);
  // "Do I lose one card only", "can I play 53 there and pay 2", "2 right of 1 for one card".
  line.put(
    / (?:cost (?:card )?[nw](\d) (?:card )?|does pay [nw](\d) (?:card )?(?:only )?|and (?:must )?pay (?:only )?[nw](\d) (?:card )?|for (?:[nw](\d) )?card )$/,
    (counts) => [{ is: "price", claimed: Number(counts.join("") || 1) }],
  );
  if (!line.has("does")) line.put(/ cost $/, () => [{ is: "price" }]);
}

/** A card by its number. */
const CARD = "(?:[gbr] )?n\\d+(?: [gbr])?";

function hands(line: QuestionLine): void {
  const link = "(?: (?:and|but|when|with))?";
  const few = "(?: (?:only|still|all))*";
  const put = (counts: SaidHand["counts"], ...patterns: readonly string[]): void =>
    line.put(new RegExp(patterns.join("|")), (cards) => hand(counts, Number(cards.join("") || 1)));
  const card = "(?:hand)?card";
  // "Four cards to spend", "apart from the 31 one card more": what is left to pay with.
  put(
    "left",
    `(?: with| and)? have apart ${CARD} (?:only |still )*(?:[nw](\\d) )?${card}(?: spare)? `,
    `(?<= ${CARD}) apart [nw](\\d) ${card}(?: spare)? `,
    `(?: with| have)(?: still| only)+ card(?: spare)?(?: for)? (?:pay|spare) `,
    // "Ich habe die 61 und noch drei Karten".
    `(?<= have ${CARD}|(?:^|,) ${CARD}) and still [nw](\\d) ${card}(?: have)? `,
    ` have still [nw](\\d) ${card} and (?=${CARD} )`,
    `${link}(?: have)?${few} (?:[nw](\\d)) (?:${card} )?(?:(?:hand )?apart (?=${CARD})|(?:spare )?(?:for )?pay |spare (?:hand )?(?:have )?)`,
  );
  // "The last card next to 33" may be another one.
  line.put(/(?: with| when| in)? lastcard (?=(?:[gbr] )?n\d+ (?!row )|$)/, () => hand("held", 1));
  put(
    "held",
    `(?: with| have)? hand (?:(?:with|have|lie|still|only) )*[nw]([1-6]) (?:card )?(?!spare)`,
    `${link} have${few} [nw](\\d) ${card} (?:hand )?`,
    ` with${few} [nw](\\d) ${card}(?! below) (?:hand )?`,
    `${few} [nw](\\d) (?:handcard|card hand) `,
  );
  // "Three cards including the 47", "three cards in all": the hand as it is.
  line.drop(new RegExp(` including(?= (?!${ASKED_CARDS.join("|")}))`));
  line.put(new RegExp(`${link} cantpay `), () => hand("left", 0));
  // "I have 47": too many to be a count.
  line.dropAll(/ (?:have|drew)(?: only)?(?= (?:[a-z] n\d+|n(?:[7-9]|\d\d)) (?!card|handcard|spare))/);
}

function rows(line: QuestionLine): void {
  const link = "(?: (?:with|when|and))?";
  line.put(
    new RegExp(
      `${link}(?: only n1(?: w2)? card below|(?: n1)? card(?: missing below| below missing)| below missing(?: (?:n1 )?card)?| missing (?:n1 )?card below) (?:lie )?`,
    ),
    () => [{ is: "below", cards: 1 }],
  );
  line.put(
    new RegExp(
      `${link}(?: (?:only|some|with|when|but))*(?: [nw]([012])|(?: spare)?) card below (?:(?:lie|there|have) )?`,
    ),
    ([cards]) => [{ is: "below", cards: Number(cards || 1) }],
  );
  // "Can 2 go in row 3" tells no second row.
  line.put(/(?: in| on)? row [nw](\d) | (?:in|on) [nw](\d) row | [nw](\d) row (?![nw]\d )/, (groups) => [
    { is: "row", row: Number(groups.join("")) },
  ]);
  line.put(/(?: in)? (?:column [nw](\d)|[nw](\d) column) /, (groups) => [
    { is: "column", column: Number(groups.join("")) },
  ]);
  // "The Rocks are at row 4, 45 in the 4".
  const [only] = line.said().filter(({ is }) => is === "row");
  if (only?.is === "row") line.put(new RegExp(` in n${only.row} (?=$|there )`), () => [only]);
  const end = (word: string): "first" | "last" => (/start|first/.test(word) ? "first" : "last");
  const edge = (word: string, row: string): readonly QuestionPart[] | null => {
    const part = line.part(row);
    return part?.is === "row" ? [{ is: "edge", end: end(word), row: part.row }] : null;
  };
  line.put(/(?: in| on)? (rowstart|rowend|firstcard|lastcard)(?: in| on)? (R\d+) /, ([word = "", row = ""]) =>
    edge(word, row),
  );
  line.put(/ (R\d+)(?: +(B\d+))?(?: in| on)? +(rowstart|rowend) /, ([row = "", below = "", word = ""]) => {
    const [at, told] = [edge(word, row), line.part(below)];
    return at === null || told === undefined ? at : [...at, told];
  });
  line.put(
    /(?: in| on)? (?:(rowstart|rowend)(?: in)?(?: row)?|(firstcard|lastcard)(?: in)? row) (?![nw]\d)/,
    ([word = "", card = ""]) => [{ is: "edge", end: end(word || card) }],
  );
  line.put(/(?: in| on)? (mountain|sea) /, ([game]) => [
    { is: "game", game: game === "sea" ? "sea" : "mountain" },
  ]);
}

/** Guide ropes, of which there are three: one that is used, and one more when all are. */
function rope(line: QuestionLine): void {
  const isGone = / nth[4-9] | (?:all|[nw]3) .*used | used .*(?:all|[nw]3) /.test(line.text);
  const may = isGone ? /^(?:solo|instead|other|all|used|nth\d|[nw][13])$/ : /^(?:solo|instead|nth\d|n1)$/;
  putNamed(line, [/^rope$/], may, [{ is: "deed", deed: isGone ? "no-rope" : "rope" }]);
}

function states(line: QuestionLine): void {
  const link = "(?: (?:when|with|and|but))?";
  putEnding(line);
  const make = (name: State) => () => state(name);
  line.put(/ on (?:empty space|space empty) /, () => where({ kind: "empty-space" }));
  // "I have no Start" may tell of the hand, "wenn ich den Start habe und noch keiner liegt" does not.
  line.put(new RegExp(`(?<!(?<! start(?: hand)?) have)${link} nostart `), make("no-start"));
  line.put(/(?: when| with)? (?:have (?:already )?)?start (?:(?:hand|have) )+/, make("start-held"));
  line.put(/ (?:have|drew)(?: already)? start /, make("start-held"));
  // Something else instead: then no Start lies yet.
  if (line.isSaid("start-held") && line.isSaid("no-start")) line.drop(/ (?:instead|anyway)(?= )/);
  else if (line.isSaid("start-held")) line.put(/ instead /, make("no-start"));
  else if (line.isSaid("no-start")) line.dropAll(/ (?:anyway|already)(?= )/);
  if (/ fire .*nowhere /.test(line.text))
    putOnto(line, "campfire", [/^fire$/, /^nowhere$/], /^(?:replace|swap|cover|onit)$/, "nowhere-up");
  rope(line);
  for (const { puts } of ROOM_QUESTIONS) puts.states?.(line);
  line.put(/(?:(?: in| on)? (?:some )?space)?(?: with| when)? alone /, () => where({ kind: "alone" }));
}

const COLOUR: Readonly<Record<string, Colour>> = { g: "g", b: "b", r: "r" };
/** Cards that have a colour before them or behind, by the symbols that name them. */
const COLOURED = [
  ["number", "(?:card )?[nw](\\d+)"],
  ["campfire", "fire"],
  ["card", "card"],
] as const;
/** Cards by the symbols that name them. */
const NOUNS: ReadonlyMap<string, CardName> = new Map<string, CardName>([
  ["bridge", "bridge"],
  ["another", "bridge"],
  ["summit", "summit"],
  ["finish", "finish"],
  ...ASKED_CARDS.map((card) => [card, card] as const),
]);
/** "Does 19 fit", "can I do 71": it is asked for a card, a colour before it or not, and nothing is taken for granted. */
const ASKED_OF = new RegExp(` does(?= (?:[a-z] )?(?:n\\d+|fire|${[...NOUNS.keys()].join("|")}) )`);
const NOUN = new RegExp(` (${[...NOUNS.keys()].join("|")})(?: card)? `);
/** Numbers from here on are cards even in front of the word: "the 47 card", but "2 cards". */
const SURELY_CARD = 13;

function cards(line: QuestionLine, language: Language): void {
  const card = (kind: CardName, colour = "", value = ""): readonly QuestionPart[] => [
    { is: "card", card: { kind, colour: COLOUR[colour], value: value === "" ? undefined : Number(value) } },
  ];
  for (const { puts } of ROOM_QUESTIONS) puts.wheres?.(line);
  line.drop(/ other(?= (?:[a-z] card|fire) )/);
  line.drop(/ [nw]2 ([a-z]) each(?= \1 [nw]\d)/);
  line.put(/ [nw]2 bridge each /, () => [
    ...card("bridge"),
    ...where({ kind: "beside", card: { kind: "bridge" } }),
  ]);
  // "Two blue cards side by side", whatever their numbers.
  line.put(/ [nw]2 (?:card )?([gbr]) (?:card )?each (?:have )?(?=$|(?:in )?row )/, ([colour]) => [
    ...card("card", colour),
    ...where({ kind: "beside", card: { kind: "card", colour: COLOUR[colour ?? ""] } }),
  ]);
  // "Two blue ones side by side, 4 and 6", "green beside green, 5 and 8".
  line.put(
    / (?:[nw]2 )?([a-z]) (?:card )?(?:each|neighbours|beside \1)(?: (?:card|with))* n(\d+) and n(\d+) /,
    ([colour, one, other]) => {
      const [own] = card("number", colour, one);
      const [beside] = card("number", colour, other);
      return own?.is === "card" && beside?.is === "card"
        ? [own, ...where({ kind: "beside", card: beside.card })]
        : null;
    },
  );
  const coloured = (isBefore: boolean): void => {
    for (const [kind, noun] of COLOURED)
      line.put(new RegExp(isBefore ? ` ([gbr]) ${noun} ` : ` ${noun} ([gbr]) `), (groups) =>
        card(
          kind,
          groups.find((each) => COLOUR[each] !== undefined),
          groups.find((each) => /\d/.test(each)),
        ),
      );
  };
  // "Vert 4, bleu 7": whichever way no colour is left over.
  const isBefore = !/ [gbr] /.test(line.text.replaceAll(/ [gbr] (?:(?:card )?[nw]\d+|fire|card)(?= )/g, ""));
  for (const order of language === "fr" && !isBefore ? [false, true] : [true, false]) coloured(order);
  line.put(/ n(\d+) (?:card|island) /, ([value]) =>
    Number(value) < SURELY_CARD ? null : card("number", "", value),
  );
  line.put(/(?: card| island)? n(\d+) /, ([value]) => card("number", "", value));
  line.put(/ fire /, () => card("campfire"));
  line.put(NOUN, ([noun = ""]) => card(NOUNS.get(noun) ?? "card"));
  line.put(/ (?:card|island) /, () => card("card"));
  line.put(/ behind (C\d+(?: +and +C\d+)*) /, ([told = ""]) =>
    where({ kind: "behind", cards: told.split(/ +and +/).map((name) => line.card(name)) }),
  );
}

/** Cards that are no Islands between others. */
const AT_THE_END = new RegExp(` (?:start|finish|summit|fire|${ASKED_CARDS.join("|")}) `);

/** What tells no more than what is told already: that nothing is on the other side. */
function saidTwice(line: QuestionLine): void {
  const numbers = [
    ...line.text.matchAll(/(?<! row| column) n(\d+)(?= (?!row|column|card|handcard|hand|spare|space|pay))/g),
  ].map(([, value]) => Number(value));
  // "Nothing on the far side": what is not told to lie does not.
  line.dropAll(/(?: (?:with|when|and|but|lie))* nothing (?:oneside|rightit|leftit)(?= )/);
  // "The nearest lower card is 33": lower than all others it is in no one's way.
  line.text = line.text.replace(/ afar n(\d+)(?= )/g, (told, value: string) =>
    numbers.every((each) => each >= Number(value)) ? "" : told,
  );
  const hasPlace =
    / (?:between|left|right|row|column|space|beside|on|over|above|under|neighbours?|leftit|rightit|besideit) /;
  if (numbers.length === 1 && line.has("middle") && !hasPlace.test(line.text))
    line.put(/(?: in| middle)+ /, () => where({ kind: "alone" }));
}

const ONLY_CARD =
  /(?:^| ,)(?: ?(?:have|with|only|still|leftv|ne|in|hand))* ?(?:(?:only|[nw]1)(?: only| still)* card(?: (?:spare|still|in|hand|leftv|have|only))+|(?<=have )only card|lastcard) , (?:have )?((?:[a-z] )?n\d+(?: [gbr])?) , /;

/** A side of a card, and what tells that nothing lies there. */
const SIDE = "(?:left|right|leftit|rightit|atleft|atright|oneside|besideit|beside)";
const BARE = "(?:nothing|empty|open)(?: space)?(?: (?:in|on))*";

/** "I have three cards", and that somebody else lays one. */
const OWN_HAND = "have(?: still| only)* [nw]\\d (?:hand)?card(?= )";
const LAID_BY_ANOTHER = "person(?: wants| ask| lay)+ (?:[gbr] )?n\\d";

/** What nobody can be sure of, each with what it may mean besides. */
const UNSURE = new RegExp(
  [
    // Cards of a row, or on the table, are none of a hand.
    "(?<=^ |, )row(?: [nw]\\d)? have(?: [^ ,]+)* [nw]\\d card",
    "[nw]\\d card(?: already| still)* lie (?!(?:in )?hand|below)",
    // "With the 30 and a 5 in hand": two cards, or five others.
    "with n\\d+ and n[0-6] hand(?= )",
    // "I have a card, the 29": one of several, or the only one.
    "(?<=(?:^|,) (?:(?:but|and) )?)have(?: still)? card ,(?: ask| lay)* (?:[gbr] )?n\\d+(?= )",
    // "My other card is a 5", and "other cards: 5".
    "card spare [nw][0-6](?= (?:,|$))",
    // "Dazu drei Karten": besides, or in all.
    "(?<=(?:^|,| but| and| when) )there(?: have)?(?: [nw]\\d)? card(?= (?!lie |below ))",
    // "Then I still have three cards": before what is paid, or after.
    "thereupon(?: still| only)* have(?: still| only)*(?: [nw]\\d)? (?:hand)?card(?= (?!spare |leftv ))",
    // What lies is not discarded.
    "(?:discard(?: n\\d+| and)* lie|lie discard)(?= )",
    // "I pay with the 74" tells of a hand; "three spaces are left in that row" of no card.
    "(?:pay|cost) with (?:[gbr] )?n\\d+(?= (?!(?:hand)?card |(?:left|right|beside)(?:it)? |at(?:left|right) |and ))",
    "some [nw]\\d(?: (?:empty|open|still))* space(?: (?:empty|open|still|spare))* (?:in row|there)(?= )",
    // "An orange Storm is in front of my brother. I lay 30": who lays it is somebody else.
    "(?<! opinion )person ,(?= (?:ask |wants )*lay )",
    `(?<=(?:^|,)(?: and| but| thereupon| ask| wants)* )${OWN_HAND}(?=.* ${LAID_BY_ANOTHER})`,
    `(?<= ${LAID_BY_ANOTHER}.* ,(?: and| but| thereupon| ask| wants)* )${OWN_HAND}`,
    // "My neighbour has" tells of a player.
    "neighbour (?:have|drew|in) (?!row|column)",
    // "Can I lay 30 and then 31 beside it", "30 and 31 side by side": two cards at once.
    "(?:ask|lay)(?: lay)? n\\d+ (?:and )?(?:thereupon|ask) n\\d+(?= )",
    "ask(?: lay)? n\\d+ and n\\d+ each(?= )",
    // "I have 3 left of 25": so many are left, or the 3 lies there.
    "have(?: only| still)* n[0-6] left n\\d",
    // "5 right of 3 for 2" tells of a price, or of another card.
    "for [nw][1-9](?= (?:,|$))",
    // "34 between 30 and 38, just one card?" tells the price, or the hand.
    ", (?:but |and |only )*[nw]1 card(?= $)",
    // "30 is all I have, can I lay 34 beside 30": it is held or lies.
    "(?<own>n\\d+) lastcard .*\\k<own>(?= )",
    // "May I lay one more card, the 30": one of the hand, and not all of it.
    "ask(?: lay n1 card spare| n1 card spare lay)(?= ,)",
    // "Starting hand of five cards" tells of no space, and "can nobody around lay it" of a player.
    "(?<=(?:^|,) (?:in )?)rowstart (?:hand|[nw]\\d (?:card hand|handcard))(?= )",
    "ask alone(?: ask)? lay(?= )",
    // "Und dann noch eine": another card, of which no word is left.
    "(?:and|thereupon) still(?= (?:,|$))",
    // "22 between 20 and 30, the left side is empty": then they are farther apart; "left" may be what is left.
    `between .*(?:${BARE} ${SIDE}|${SIDE}(?: space)? ${BARE}|, spare(?: space)? ${BARE})(?= )`,
    `(?:${BARE} ${SIDE}|${SIDE}(?: space)? ${BARE}) .*between(?= )`,
  ]
    .map((each) => ` ${each}`)
    .join("|"),
);

/** Words between a verb and the side that it tells: "I put it, then, right on its left". */
const SO =
  "(?: (?:lay|ask|wants|there|in|on|it|still|already|ne|does|then|instead|only|have|[nw][1-5] space|w[1-5]))*";
/** A side of no card that is named behind it, to which one is laid: "I put it on its right", "on its right can I put it". */
const LAID = new RegExp(
  [
    `(?<= (?:lay|ask|wants)${SO}) (?=SIDE (?:$|(?:,|lay|ask|what|cost|does|it|there|and|but|when|for|(?:in )?row) ))`,
    // "There is a 24, and on its right I put 26", "and I put on its right 26".
    `(?<=(?:^|,)(?: (?:and|but|thereupon))*| and) (?=SIDE${SO} (?:lay (?:,|$|what|cost)|(?:lay|ask|wants) CARD))`,
    `(?<=(?:,| and)${SO}(?: (?:lay|ask|wants))+) (?=(?:(?:left|right)it|at(?:left|right)) CARD)`,
    // "I have 8 and there is the 7. On its right?"
    `(?<=^(?!.* (?:lay|ask|what)${SO} (?:[gbr] )?n).* ,) (?=SIDE (?:(?:ask|what|cost) )*(?:,|$))`,
  ]
    .join("|")
    .replaceAll("SIDE", "(?:(?:left|right)(?:it| follows)?|atleft|atright)")
    .replaceAll("CARD", "(?:[gbr] )?n\\d"),
  "g",
);

/** A question up to its cards, rows and columns; null where it is none. */
function prepared(symbols: readonly string[], language: Language): QuestionLine | null {
  // Ropes are for whoever plays alone, and "the rope, solo" asks nothing; elsewhere "with two players" tells nothing.
  const isRopeAsked = !symbols.includes("aside") && symbols.some((each) => /^(?:lay|used|nth\d)$/.test(each));
  if (symbols.includes("rope") && !isRopeAsked) return null;
  // "Only one card left, a 17, it goes beside the 18": that one.
  const told = symbols
    .filter((symbol) => symbol !== "aside")
    .join(" ")
    .replace(/^(?:, |and |but )+/, "")
    .replace(ONLY_CARD, " lastcard $1 ")
    .trim();
  if (UNSURE.test(` ${told} `)) return null;
  const asides = withoutAsides(` ${told} `.replace(LAID, " laid ").trim().split(" "));
  if (asides === null) return null;
  const line = new QuestionLine(asides.symbols);
  if (!line.has("why") && line.text.match(/ (?:not|forbidden)(?= )/g)?.length === 1)
    line.text = line.text.replace(/ ask not(?= )/, " ask refused");
  for (const part of asides.parts) if (part.is === "state") line.add(part);
  const isPriceAsked = asides.parts.some(({ is }) => is === "price");
  putEquivalents(line);
  saidTwice(line);
  // What somebody laid before lies.
  line.drop(/(?<!(?: lay | ask ).*) person(?: in| have)? lay(?= n\d.* (?:lay|ask) )/);
  // Where cards lie, that a space is empty tells nothing more.
  if (!AT_THE_END.test(line.text) && / n\d+ /.test(line.text))
    line.dropAll(/ (?:empty|open|spare)(?= space )|(?<= space)(?: still| only)* (?:empty|open|spare)(?= )/);
  // At sea a hand has five cards alone too.
  if (/ (?:start|nostart|finish|n(?:1[3-9]|[2-8]\d)) /.test(line.text)) line.drop(/(?: in)? solo(?= )/);
  // Whoever lays it.
  const isOnce = (line.text.match(/ lay(?= )/g) ?? []).length <= 1;
  line.drop(
    isOnce ? /(?:^| and) person(?= (?:ask )?(?:lay|swap) )|^ person(?= n\d+ )/ : /^ person(?= (?:ask )?lay )/,
  );
  if (line.has("alone") && / (?:above|under) /.test(line.text)) line.dropAll(/(?: when)? alone(?= )/);
  line.dropAll(/(?<= have)(?: only)? have(?= )/);
  // "When can I" asks for a time, and "while 47 is next to 45" asks nothing.
  if (
    /^ when ask | ask when ask /.test(line.text) ||
    !(isPriceAsked || / (?:ask|lay|what) |^ (?!when )/.test(line.text))
  )
    return null;
  // "Right after 26" is a place, unless something else is played there.
  if (isOnce) line.dropAll(/ follows(?= )/);
  // Cards of a row of the mountain follow one another without a gap.
  if (isOnce)
    line.text = line.text.replace(
      /(?<= (?:[gbr] n\d+|n\d+ [gbr])(?: ask| lay)*) after(?= (?:[gbr] (?:n|card)|n\d+ [gbr]|bridge))/,
      " right",
    );
  // "Count as a neighbour".
  if (line.has("counts")) line.drop(/(?: in)? neighbour(?= )/);
  if (/ (?:lay|ask) /.test(line.text) && !/(?<! what) cost /.test(line.text)) line.drop(ASKED_OF);
  // How many cards are paid or discarded, whatever else is asked.
  line.put(
    / (?:what cost|what|count)(?: (?:card|does|have|must))* (?:pay|discard)(?: (?:card|for|when))* | (?:(?:for )?count|(?:must )?(?:pay|discard) (?:what cost|what|count))(?: card)?(?= $)/,
    () => [{ is: "price" }],
  );
  // "Une autre carte verte" is no card to pay with.
  line.text = line.text.replace(/(?: n1)? card spare(?= [a-z] )/, " card");
  // A card that is discarded is not laid, and "a discarded card" is no question about discarding.
  if (line.has("discard") && line.has("lay")) return null;
  const isOfIslands = line.has("island");
  // "47 lies next to 45" tells what lies there; "may 47 lie" asks.
  if (isPriceAsked || / (?:ask|what|why|P\d+) /.test(line.text)) line.dropAll(/ lie(?= )/);
  line.dropAll(/ (?:ask|lay)(?= )/);
  refusal(line);
  // "Is 26 left of 23 forbidden": what the rules say of it is said either way.
  if (!/ (?:not|ne|why) /.test(line.text)) line.drop(/ forbidden(?= $)/);
  price(line);
  line.put(
    /(?: only)? (?:discard(?: only)? [nw]([1-5]) card(?: card)?|[nw]([1-5]) card discard) | (?:discard only card|only card discard) /,
    ([one, other]) => [{ is: "discard-any", cards: Number(one || other || 1) }],
  );
  // Alone on the mountain a hand has six cards, and there are no 1s.
  const isSolo =
    / solo .*[gbr] | [gbr] .*solo /.test(line.text) && !/ (?:[gbr] n1|n1 [gbr]) /.test(line.text);
  if (isSolo) line.drop(/(?: in)? solo(?= )/);
  hands(line);
  rows(line);
  nameEnding(line, "summit", /^bridge$/);
  for (const { puts } of ROOM_QUESTIONS) puts.deeds?.(line);
  // "My turn" tells nothing, but where somebody else does something in it.
  if (symbols.includes("aside") && line.has("person")) line.text += "aside ";
  states(line);
  line.drop(/ aside(?= )/);
  cards(line, language);
  // Only the sea has Islands: "island 9 beside a red 7" speaks of both games.
  if (isOfIslands) line.add({ is: "game", game: "sea" });
  for (const part of asides.parts) if (part.is !== "state") line.add(part);
  if (isSolo && !line.said().some(({ is }) => is === "hand"))
    for (const part of hand("held", MOST_HELD)) line.add(part);
  return line;
}

/**
 * The line of a question with its cards, hands and rows in it as parts, in their order, and what tells where cards lie left
 * as symbols; null where it is no question.
 */
export function questionLineOf(symbols: readonly string[], language: Language): QuestionLine | null {
  const line = prepared(symbols, language);
  if (line === null) return null;
  // "May I pay with my Summit": it is discarded.
  line.put(/ (?:with (C\d+) pay|pay with (C\d+)) /, ([one = "", other = ""]) => {
    const part = line.part(one || other);
    return part === undefined ? null : [part, { is: "discard" }];
  });
  line.put(/ discard /, () => [{ is: "discard" }]);
  return line;
}
