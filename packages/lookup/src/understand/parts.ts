/**
 * From symbols to the parts of a question. One list of rules puts parts in the place of the symbols that make them; a
 * symbol that is left over makes the question one that is not understood.
 */

import type { Colour } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";
import { QuestionLine, type QuestionPart, state, where } from "./line";
import { ASKED_CARDS, ROOM_QUESTIONS } from "./rooms";
import { BESIDE_SCENE, sceneOf, triedIn, waysOf } from "./scene";
import { usualRow } from "./sea-position";
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

/** How many cards are paid or discarded, whatever else is asked. */
function cardsPaid(line: QuestionLine): void {
  line.put(
    / (?:what cost|what|count)(?: card)?(?: does)?(?: have)?(?: must)?(?: card)? (?:pay|discard)(?: for)?(?: when)? /,
    () => [{ is: "price" }],
  );
  line.put(/ (?:(?:for )?count|(?:must )?(?:pay|discard) (?:what cost|what|count))(?: card)?(?= $)/, () => [
    { is: "price" },
  ]);
}

/** What it costs, or whether it costs so much, or nothing. */
function price(line: QuestionLine): void {
  line.put(/ free (?=$|with )/, () => [{ is: "price", claimed: 0 }]);
  if (line.has("what")) {
    if (!line.has("cost")) return;
    line.dropAll(/ (?:what|cost)(?= )(?: for(?= ))?/);
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
  } else if (/ does pay [nw]\d card (?:only )?$/.test(line.text)) {
    // "Do I lose one card only".
    line.put(/ does pay [nw](\d) card (?:only )?$/, claimed);
  } else if (/ for (?:[nw]\d )?card $/.test(line.text)) {
    // "2 right of 1 for one card".
    line.put(/ for (?:[nw](\d) )?card $/, ([value = ""]) => claimed([value === "" ? "1" : value]));
  } else if (!line.has("does")) line.put(/ cost $/, () => [{ is: "price" }]);
}

function hands(line: QuestionLine): void {
  const link = "(?: (?:and|but|when|with))?";
  const few = "(?: (?:only|still|all))*";
  const counted =
    (counts: SaidHand["counts"]) =>
    ([cards]: readonly string[]) =>
      hand(counts, Number(cards));
  line.put(
    new RegExp(`${link}(?: have)?${few} [nw](\\d) (?:card|handcard) (?:hand )?apart (?=(?:[gbr] )?n\\d)`),
    counted("left"),
  );
  // "Four cards to spend": what is left to pay with.
  line.put(
    new RegExp(`${link}(?: have)?${few} [nw](\\d) (?:card |handcard )?(?:spare )?(?:for )?pay `),
    counted("left"),
  );
  line.put(/ in lastcard (?:in |on )?(?:row [nw](\d)|[nw](\d) row) /, ([one, other]) => [
    { is: "edge", end: "last", row: Number(one || other) },
  ]);
  line.put(new RegExp(`${link}(?: have)? zero (?:hand)?card spare `), () => hand("left", 0));
  line.put(
    new RegExp(`${link}(?: have)?${few} [nw](\\d) (?:handcard |card )?spare (?:hand )?(?:have )?`),
    counted("left"),
  );
  line.put(
    new RegExp(`${link} leftv (?:only |still )*[nw](\\d) (?:card|handcard) (?:hand )?`),
    counted("left"),
  );
  // "The last card next to 33" may be another one.
  line.put(/(?: with| when| in)? lastcard (?=(?:[gbr] )?n\d+ (?!row )|$)/, () => hand("held", 1));
  line.put(/(?: with| have)? hand (?:with )?[nw]([1-6]) (?:card )?(?!spare)/, counted("held"));
  line.put(new RegExp(`${link} have${few} [nw](\\d) (?:card|handcard) (?:hand )?`), counted("held"));
  line.put(new RegExp(`${link}${few} [nw](\\d) (?:card|handcard) (?:hand )?have `), counted("held"));
  line.put(new RegExp(` with${few} [nw](\\d) (?:card|handcard)(?! below) (?:hand )?`), counted("held"));
  line.put(new RegExp(`${few} [nw](\\d) (?:handcard|card hand) `), counted("held"));
  // "Three cards including the 47", "three cards in all": the hand as it is.
  // "I have two cards, one of them the 50".
  const [, named = ""] = / including (?:[a-z] )?n(\d+) /.exec(line.text) ?? [];
  const isNamedAgain = named !== "" && (line.text.match(new RegExp(` n${named}(?= )`, "g"))?.length ?? 0) > 1;
  if (isNamedAgain) line.drop(/ including (?:[a-z] )?n\d+(?: [a-z])?(?= )/);
  line.drop(/ including(?= )/);
  line.dropAll(/ intotal(?= )/);
  line.put(new RegExp(`${link} cantpay `), () => hand("left", 0));
  line.put(new RegExp(` have${few} [nw](\\d) (?:in )?hand `), counted("held"));
  // "I have 47": too many to be a count.
  line.dropAll(/ (?:have|drew)(?: only)?(?= (?:[a-z] n\d+|n(?:[7-9]|\d\d)) (?!card|handcard|spare))/);
}

function rows(line: QuestionLine): void {
  const link = "(?: (?:with|when|and))?";
  line.put(
    new RegExp(`${link}(?: (?:only|some|with|when|but))* [nw]([012]) card below (?:(?:lie|there|have) )?`),
    ([cards]) => [{ is: "below", cards: Number(cards) }],
  );
  line.put(new RegExp(`${link} (?:nothing|zero card) below `), () => [{ is: "below", cards: 0 }]);
  line.put(new RegExp(`${link}(?: missing (?:n1 )?card below| below missing (?:n1 )?card) (?:lie )?`), () => [
    { is: "below", cards: 1 },
  ]);
  line.put(new RegExp(`${link}(?: but)?(?: only)?(?: spare)? card below (?:lie )?`), () => [
    { is: "below", cards: 1 },
  ]);
  // "Can 2 go in row 3" tells no second row.
  line.put(/(?: in| on)? row [nw](\d) | (?:in|on) [nw](\d) row | [nw](\d) row (?![nw]\d )/, (groups) => [
    { is: "row", row: Number(groups.join("")) },
  ]);
  line.put(/(?: in)? (?:column [nw](\d)|[nw](\d) column) /, (groups) => [
    { is: "column", column: Number(groups.join("")) },
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
  line.put(
    /(?: in| on)? (?:(rowstart|rowend)(?: in)?(?: row)?|(firstcard|lastcard)(?: in)? row) (?![nw]\d)/,
    ([word = "", card = ""]) => [{ is: "edge", end: end(word || card) }],
  );
  line.put(/(?: in| on)? (mountain|sea) /, ([game]) => [
    { is: "game", game: game === "sea" ? "sea" : "mountain" },
  ]);
}

const SPACE = "(?:space|grid|island|card)";

function states(line: QuestionLine): void {
  const link = "(?: (?:when|with|and|but))?";
  const one = "(?: (?:some|still|leftv|n1|have))*";
  const more = "(?: (?:some|still|leftv|have|[nw][1-9]\\d?))*";
  // That a Start lies is taken for granted anyway.
  line.drop(new RegExp(`${link} startlies(?= )`));
  const make = (name: State) => () => state(name);
  line.put(new RegExp(`${link} before(?: all)?(?: (?:space|grid))? full `), make("space-empty"));
  line.put(new RegExp(`${link} not all space(?: ne)? full `), make("space-empty"));
  line.put(new RegExp(`${link} all space(?: ne)? not(?: all)? full `), make("space-empty"));
  line.put(
    new RegExp(
      `${link}(?: n1| some)? (?:space|grid)(?: ne)?(?: still| only)* not(?: all| still| only)* full (?:already )?`,
    ),
    make("space-empty"),
  );
  line.put(/ n(?:\d|[12]\d|3[0-5]) space full (?:including not )?/, make("space-empty"));
  line.put(new RegExp(`${link}(?: some)? none(?: empty)?(?: space)?(?: spare)? `), make("all-full"));
  line.put(
    new RegExp(`${link} all(?: n36)?(?: (?:space|grid))? (?:full|(?:have|with) card) `),
    make("all-full"),
  );
  line.put(new RegExp(`${link} (?:space|grid) full `), make("all-full"));
  line.put(new RegExp(`${link}(?: on)? full (?:space|grid) `), make("all-full"));
  line.put(/ on (?:empty space|space empty) /, () => where({ kind: "empty-space" }));
  line.put(
    new RegExp(`${link}${more} ${SPACE}(?: still| some| only)* (?:lie )?(?:empty|missing|open|spare) `),
    make("space-empty"),
  );
  line.put(new RegExp(`${link}${more} empty space(?: spare| some| still| open| lie)* `), make("space-empty"));
  line.put(
    new RegExp(`${link}${one} missing(?: still| only)*(?: [nw][1-9]\\d?)? ${SPACE} `),
    make("space-empty"),
  );
  line.put(new RegExp(`${link} leftv${more} space `), make("space-empty"));
  line.put(
    new RegExp(`${link}${more} bridge(?: still| ne)?(?: lie)? (?:open|spare) (?:lie )?`),
    make("bridge-open"),
  );
  line.put(new RegExp(`${link}${more} open bridge (?:lie )?`), make("bridge-open"));
  line.put(
    /(?: when| with) (?:(?:some|leftv|n1) )*(?:still|leftv) (?:n1 )?bridge (?:lie )?/,
    make("bridge-open"),
  );
  line.put(/(?: when| with) have (?:in )?start (?:hand )?(?:have )?/, make("start-held"));
  line.put(/(?: when| with) start (?:(?:hand|have) )+/, make("start-held"));
  line.put(new RegExp(`${link} nostart `), make("no-start"));
  line.put(/(?: when| with)? (?:have )?start (?:(?:hand|have) )+/, make("start-held"));
  line.put(/ have start /, make("start-held"));
  // Something else instead: then no Start lies yet.
  if (line.isSaid("start-held") && line.isSaid("no-start")) line.drop(/ instead(?= )/);
  else if (line.isSaid("start-held")) line.put(/ instead /, make("no-start"));
  for (const { puts } of ROOM_QUESTIONS) puts.states?.(line);
  line.put(/(?:(?: in| on)? (?:some )?space)?(?: with| when)? alone /, () => where({ kind: "alone" }));
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
/** "Does 19 fit", "can I do 71": it is asked for a card, a colour before it or not, and nothing is taken for granted. */
const ASKED_OF = new RegExp(` does(?= (?:[a-z] )?(?:n\\d+|fire|${[...NOUNS.keys()].join("|")}) )`);
const NOUN = new RegExp(` (${[...NOUNS.keys()].join("|")})(?: card)? `);
/** Numbers from here on are cards even in front of the word: "the 47 card", but "2 cards". */
const SURELY_CARD = 13;

/** What is said of cards that were named before: "there is a 22, can I put 24 beside it". */
function pronouns(line: QuestionLine): void {
  line.dropAll(/(?<= C\d+) (?:lie|some)(?= C\d+ (?:in )?(?:beside|left|right))/);
  line.drop(/ in(?= (?:beside|left|right)(?:it)? (?!C))/);
  const named = ["some", "have"].map((word) => `${word} `).join("|");
  const own = (name = ""): readonly QuestionPart[] => [{ is: "card", card: line.card(name) }];
  const pair = ([one = "", other = "", laid = ""]: readonly string[]): readonly QuestionPart[] => [
    ...(laid === "" ? [] : own(laid)),
    ...where({ kind: "between", cards: [line.card(one), line.card(other)] }),
  ];
  const gap = "(?:with |only |some )*(?:empty )?space between(?: w2)?";
  line.put(new RegExp(` (?:${named})?(C\\d+) and (C\\d+) ${gap} `), pair);
  line.put(new RegExp(` (?:${named})?(C\\d+) and (C\\d+) (C\\d+) (?:in )?between (?!C)`), pair);
  line.put(/ (?:some )?(C\d+) and (C\d+) either (?:(?:in )?space )?(C\d+) /, pair);
  line.put(
    / (?:oneside (C\d+) (?:and )?oneside (C\d+)|(C\d+) oneside (?:and )?(C\d+) oneside) (?:(?:in )?space )?(C\d+) /,
    ([one = "", other = "", first = "", last = "", laid]) => pair([one || first, other || last, laid ?? ""]),
  );
  line.put(/ (?:(?:in|some|have|only|empty) )*space between (C\d+) and (C\d+) /, pair);
  const beside = ([other = "", laid = "", side = ""]: readonly string[]): readonly QuestionPart[] => [
    ...own(laid),
    ...where({ kind: side === "left" || side === "right" ? side : "beside", card: line.card(other) }),
  ];
  line.put(/ neighbours (?:lie )?(C\d+) and (C\d+) (?:lie )?(C\d+) /, pair);
  line.put(/ (C\d+) (?:with |have )*neighbours (?:lie )?(C\d+) and (C\d+) /, ([laid, one, other]) =>
    pair([one ?? "", other ?? "", laid ?? ""]),
  );
  line.put(
    / neighbour (?:lie )?(C\d+) (C\d+) | (C\d+) (?:with |have )*neighbour (?:lie )?(C\d+) /,
    ([before, laid, own, other]) => beside([before || other || "", laid || own || ""]),
  );
  line.put(/ (H\d+) (?:with )?neighbour (?:lie )?(C\d+) /, ([hand = "", other = ""]) => [
    ...(line.part(hand) === undefined ? [] : [line.part(hand)].flatMap((each) => each ?? [])),
    ...where({ kind: "beside", card: line.card(other) }),
  ]);
  line.put(/ (C\d+) and (C\d+) each /, ([laid = "", other = ""]) => beside([other, laid]));
  line.put(new RegExp(` (?:${named})?(C\\d+) (C\\d+) (beside|left|right)(?:it)? (?!C)`), beside);
  line.put(/ (W\d+) (C\d+) in (?=P|H|$)/, (names) =>
    names.toReversed().flatMap((name) => line.part(name) ?? []),
  );
  line.put(/ (C\d+) when (C\d+) beside(?:it)? (?!C)/, ([laid, other]) => beside([other ?? "", laid ?? ""]));
}

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
  for (const { puts } of ROOM_QUESTIONS) puts.wheres?.(line);
  line.drop(/ other(?= [a-z] card )/);
  line.drop(/ [nw]2 ([a-z]) each(?= \1 [nw]\d)/);
  line.put(/ [nw]2 bridge each /, () => [
    ...card("bridge"),
    ...where({ kind: "beside", card: { kind: "bridge" } }),
  ]);
  // One space between two cards is what "between" says.
  line.dropAll(/ [nw]1(?= (?:empty )?space between )/);
  // "Two blue ones side by side, 4 and 6", "green beside green, 5 and 8".
  line.put(
    / (?:[nw]2 )?([a-z]) (?:card )?(?:each|beside \1)(?: (?:card|with))* n(\d+) and n(\d+) /,
    ([colour, one, other]) => {
      const [own] = card("number", colour, one);
      const [beside] = card("number", colour, other);
      return own?.is === "card" && beside?.is === "card"
        ? [own, ...where({ kind: "beside", card: beside.card })]
        : null;
    },
  );
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

function places(line: QuestionLine, isTold: boolean): void {
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
  line.dropAll(/ lie(?= W\d+ )/);
  line.put(/ cover (C\d+) (W\d+) with (C\d+) /, over);
  line.put(/ (C\d+) (W\d+) with (C\d+) cover /, over);
  line.put(/ (?:over|on|top|cover) (C\d+) (W\d+) /, over);
  line.put(/ on taken (?:(?:some|already) )*(C\d+) (?:already )?(?:lie )?(?:already )?/, ([card = ""]) =>
    where({ kind: "on", card: line.card(card) }),
  );
  line.put(/ (?:some )?(C\d+) (W\d+) (C\d+) onit /, ([bridge = "", at = "", own = ""]) =>
    over([bridge, at, own]),
  );
  line.put(/ (W\d+) (?:some )?(C\d+) (C\d+) onit /, ([at = "", bridge = "", own = ""]) =>
    over([bridge, at, own]),
  );
  line.put(/ (?:some )?(C\d+) (C\d+) onit /, ([lying = "", own = ""]) =>
    line.card(lying).colour === undefined
      ? [{ is: "card", card: line.card(own) }, ...where({ kind: "on", card: line.card(lying) })]
      : null,
  );
  line.put(/ over (C\d+) /, ([card = ""]) =>
    line.card(card).kind === "bridge" ? where({ kind: "on", card: line.card(card) }) : null,
  );
  // "Cover the 12 with 13", "swap it for a Campfire".
  const covered = ([card = "", own = ""]: readonly string[]): readonly QuestionPart[] => [
    { is: "card", card: line.card(own) },
    { is: "replace" },
    ...where({ kind: "on", card: line.card(card) }),
  ];
  line.put(/ (?:replace|cover) (C\d+) (?:with|for|beside) (C\d+) /, covered);
  line.put(/ swap (C\d+) for (C\d+) lie /, covered);
  line.drop(/(?<= on C\d+) onit(?= )/);
  line.put(/ (C\d+) with (C\d+) (?:replace|cover) /, covered);
  const isFire = (name = ""): boolean => line.card(name).kind === "campfire";
  line.put(/ swap (C\d+) for (C\d+) /, (names) => (isFire(names[1]) ? covered(names) : null));
  line.put(/ (C\d+) for (C\d+) swap /, (names) => (isFire(names[1]) ? covered(names) : null));
  line.put(/ (?:replace )?(W\d+) (?:with|for) (C\d+) (?:replace |swap )?/, ([at = "", own = ""]) => {
    const part = line.part(at);
    const isOn = part?.is === "where" && !["beside", "left", "right", "between"].includes(part.where.kind);
    return isOn ? [{ is: "card", card: line.card(own) }, part] : null;
  });
  line.put(/ below (C\d+)(?: in)? column /, ([card = ""]) => where({ kind: "under", card: line.card(card) }));
  line.put(/ (above|under) (C\d+) /, ([word = "", card = ""]) =>
    line.card(card).colour === undefined
      ? where({ kind: word === "above" ? "above" : "under", card: line.card(card) })
      : null,
  );
  // "Does the 50 above me count when I lay 20".
  line.put(
    / (?:counts (C\d+) (over|onit|below|under)|(C\d+)(?: in)? (over|onit|below|under) counts)(?: when)? (C\d+) /,
    ([first = "", behind = "", second = "", front = "", own = ""]) => [
      { is: "card", card: line.card(own) },
      ...where({
        kind: /over|onit/.test(behind + front) ? "under" : "above",
        card: line.card(first || second),
      }),
    ],
  );
  line.put(/ over (C\d+)(?= counts (?:below|under|onit) )/, ([card = ""]) =>
    line.card(card).kind === "number" && line.card(card).colour === undefined
      ? where({ kind: "above", card: line.card(card) })
      : null,
  );
  // "In the row above 44": in which column is left open, so that it is offered and not judged.
  line.put(/(?<= row)(?: in)? (?:over|onit) (C\d+) /, ([card = ""]) =>
    where({ kind: "above", card: line.card(card) }),
  );
  // Whether what lies above or below counts is what the price tells.
  if (
    line
      .said()
      .some((part) => part.is === "where" && (part.where.kind === "above" || part.where.kind === "under"))
  ) {
    line.drop(
      /(?: does)?(?: (?:C\d+|card|under|above|onit|below))* counts(?: (?:under|above|onit|below))?(?= )/,
    );
    line.drop(/(?: in)? column(?= )/);
  }
  line.put(/ (C\d+) top (C\d+) /, ([own = "", card = ""]) =>
    line.card(own).kind === "campfire"
      ? [{ is: "card", card: line.card(own) }, ...where({ kind: "on", card: line.card(card) })]
      : null,
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
  line.put(
    / (E\d+) (?:(?:with|for|have) (C\d+)|(C\d+)(?= C\d+ E\d+)) /,
    ([edge = "", one = "", other = ""]) => [one || other, edge].flatMap((name) => line.part(name) ?? []),
  );
  line.put(/ (C\d+) (E\d+) (?:and |but )?(C\d+) (E\d+) /, (names) => {
    const told = isTold ? [...names.slice(2), ...names.slice(0, 2)] : names;
    const [own, at, other, behind] = told.map((name) => line.part(name));
    if (own?.is !== "card" || other?.is !== "card" || at?.is !== "edge" || behind?.is !== "edge") return null;
    if (at.row === undefined || behind.row === undefined || at.end === behind.end) return null;
    const [upper, lower] = at.end === "first" ? [at.row, behind.row] : [behind.row, at.row];
    if (upper !== lower + 1) return null;
    return [own, ...where({ kind: "across", card: other.card, end: at.end, row: at.row })];
  });
}

/** A question up to its cards, rows and columns, and whether something is told in front of it; null where it is none. */
function prepared(symbols: readonly string[], language: Language): readonly [QuestionLine, boolean] | null {
  const line = new QuestionLine(symbols);
  line.dropAll(/ aside(?= )/);
  // "The space right of 20 is empty, 23 goes there".
  line.drop(/(?<! [nw]\d)(?: (?:in|on|empty|free))* space(?: empty)?(?= (?:left|right|beside) n\d)/);
  // At sea a hand has five cards alone too.
  if (/ (?:start|nostart|finish|n(?:1[3-9]|[2-8]\d)) /.test(line.text)) line.drop(/(?: in)? solo(?= )/);
  // Whoever lays it.
  line.drop(/^ person(?= (?:ask )?(?:lay|swap) )/);
  if (line.has("alone") && / (?:above|under) /.test(line.text)) line.dropAll(/(?: when)? alone(?= )/);
  if (line.has("alone")) line.dropAll(/ middle(?= )/);
  line.dropAll(/(?<= have)(?: only)? have(?= )/);
  // "I have 34, … can I put 34 there": one card.
  line.drop(/ have n(\d+)(?= (?!(?:hand)?card |spare ).*n\1 )/);
  // "When can I" asks for a time, and "while 47 is next to 45" asks nothing.
  if (/^ when ask | ask when ask /.test(line.text) || !/ (?:ask|lay|what) |^ (?!when )/.test(line.text))
    return null;
  // "Right after 26" is a place, unless something else is played there.
  const isOnce = (line.text.match(/ lay(?= )/g) ?? []).length <= 1;
  if (isOnce) line.dropAll(/ follows(?= )/);
  // "Count as a neighbour".
  if (line.has("counts")) line.drop(/(?: in)? neighbour(?= )/);
  const isAtEnd = line.has("finish") || line.has("summit");
  if (isAtEnd) line.dropAll(/ (?:already|wins)(?= )/);
  if (isAtEnd) line.dropAll(/(?<= (?:finish|summit))(?: in)? hand(?: have)?(?= )/);
  line.drop(/ and(?= what cost )/);
  if (/ (?:lay|ask) /.test(line.text) && !/(?<! what) cost /.test(line.text)) line.drop(ASKED_OF);
  cardsPaid(line);
  line.drop(/(?<= discard)(?: for)? pay(?= )/);
  // What is told in front of the question lies already.
  const isTold = / n\d+ .*(?:ask|what|P\d+) .*n\d+ /.test(line.text);
  // "Une autre carte verte" is no card to pay with.
  line.drop(/(?: n1)?(?= card spare [a-z] )/);
  line.drop(/(?<= card) spare(?= [a-z] )/);
  // A card that is discarded is not laid, and "a discarded card" is no question about discarding.
  if (line.has("discard") && line.has("lay")) return null;
  const isOfIslands = line.has("island");
  line.drop(/ ask when(?= )/);
  line.dropAll(/ (?:already )?lie(?: already)?(?= ask )/);
  // "47 lies next to 45" tells what lies there; "may 47 lie" asks.
  if (/ (?:ask|what|why|P\d+) /.test(line.text)) line.dropAll(/ lie(?= )/);
  line.dropAll(/ (?:ask|lay)(?= )/);
  line.drop(/^ when(?= )/);
  refusal(line);
  // "Is 26 left of 23 forbidden": what the rules say of it is said either way.
  if (!/ (?:not|ne|why) /.test(line.text)) line.drop(/ forbidden(?= $)/);
  line.drop(/(?<=^| ask| on) space(?= n\d)/);
  line.drop(/ when lay(?: there)?(?= $)/);
  price(line);
  line.drop(/(?<=^ P\d) when(?= )/);
  line.put(/ (?:discard [nw]2 card(?: card)?|[nw]2 card discard) /, () => [{ is: "discard-two" }]);
  hands(line);
  rows(line);
  for (const { puts } of ROOM_QUESTIONS) puts.deeds?.(line);
  line.dropAll(/ empty(?= space between )|(?<= space) empty(?= between )/);
  states(line);
  cards(line, language);
  line.dropAll(/ there(?= )/);
  // Only the sea has Islands: "island 9 beside a red 7" speaks of both games.
  if (isOfIslands) line.add({ is: "game", game: "sea" });
  return [line, isTold];
}

/** The line of a question with its parts in it, in their order, and what is left over; null where it is no question. */
export function questionLineOf(symbols: readonly string[], language: Language): QuestionLine | null {
  // "Left of it": of the card before.
  const sides = symbols.map((symbol) => symbol.replace(/^(left|right)it$/, "$1"));
  const read = prepared(sides, language);
  if (read === null) return null;
  const [line, isTold] = read;
  pronouns(line);
  places(line, isTold);
  // "May I pay with my Summit": it is discarded.
  line.put(/ (?:with (C\d+) pay|pay with (C\d+)) /, ([one = "", other = ""]) => {
    const part = line.part(one || other);
    return part === undefined ? null : [part, { is: "discard" }];
  });
  line.put(/ discard /, () => [{ is: "discard" }]);
  line.drop(/(?<= W\d+) when(?= C\d+ (?:[PH]\d+ )*$)/);
  // Between whole parts these say nothing.
  line.dropAll(/(?<= S\d+) already(?= )/);
  line.drop(/(?<= W\d+ C\d+) have(?= $)/);
  if (!line.isSaid("start-held")) line.dropAll(/ (?:and|but|some|lie)(?= )/);
  else line.dropAll(/ but(?= )/);
  return line;
}

/**
 * The parts of a question that tells where several Islands lie, once for every way in which they can lie so.
 * @param isLoose whether one that is "right of" another may lie a space further, where a card is to go between them
 */
export function scenePartsOf(
  symbols: readonly string[],
  language: Language,
  isLoose = false,
): readonly (readonly QuestionPart[])[] {
  const tried = triedIn(symbols);
  // A count of spaces is no card: "38 two to the right of it".
  const counted = ` ${symbols.join(" ")} `
    .replace(/ n([1-4])(?= (?:space |column )?(?:left|right)(?:it)? )(?<= n\d+ n\d)/g, " w$1")
    .replace(/ n([1-4])(?= space (?:away|between) )/g, " w$1")
    .replace(
      / between n(\d+) and n(\d+) (?:(?:some|lie|have|ask|still) )*(?:[nw]([1-5]) )?(?:empty space|space empty|space) /,
      (all, one: string, other: string, count: string | undefined) => {
        // Without a number it may be any, which does not matter to one of the two.
        if (count === undefined && Number(one) !== tried && Number(other) !== tried) return all;
        return `${count === undefined ? "" : ` w${count}`} space between n${one} and n${other} `;
      },
    );
  const read = tried === undefined ? null : prepared(counted.trim().split(" "), language);
  if (tried === undefined || read === null) return [];
  const [line] = read;
  const told = sceneOf(line, tried);
  if (told === null) return [];
  const { between } = told;
  const apart = told.links.map((link) =>
    between.includes(link.card) && between.includes(link.of) ? { ...link, by: 2 * link.by } : link,
  );
  const scene = isLoose ? { ...told, links: apart } : told;
  const number = (value: number): NamedCard => ({ kind: "number", value });
  const isRowSaid = scene.rows.length > 0;
  const isColumnSaid = [...scene.spots.values()].some(({ column }) => column !== undefined);
  return waysOf(scene, usualRow(tried)).map(({ at, cells }) => [
    ...line.said().filter(({ is }) => BESIDE_SCENE.has(is)),
    ...(isColumnSaid ? [{ is: "game", game: "sea" } as const] : []),
    { is: "card", card: number(tried) },
    {
      is: "scene",
      at,
      isRowSaid,
      lies: [...cells].map(([value, cell]) => ({ card: number(value), at: cell })),
    },
  ]);
}
