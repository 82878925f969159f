/** Questions about the mountain: a card in a row, beside another or over a Bridge; Bridges, Campfires, the Summit. */
import type { Language } from "@stillwater/rulebook/citations";
import { type Asking, askingOf } from "./asking";
import { below, EVERYWHERE, mountainCheck, ROWS, widthOf } from "./mountain-position";
import type { Assumed, Understood } from "./shapes";

type Colour = "g" | "b" | "r";
const COLOURS: readonly Colour[] = ["g", "b", "r"];
const HIGHEST = 12;

/** A card as it was named; the colour may be left open. */
interface Named {
  readonly value: number;
  readonly colour: Colour | undefined;
}

/** "red 5" and "5 rouge" as one symbol `C5r`, `C5?` without a colour. */
function withCards(rest: string, language: Language): string {
  const before = / ([gbr]) n(\d+)(?= )/g;
  const after = / n(\d+) ([gbr])(?= )/g;
  const joined =
    language === "fr"
      ? rest.replace(after, " C$1$2").replace(before, " C$2$1")
      : rest.replace(before, " C$2$1").replace(after, " C$1$2");
  return joined.replace(/ n(\d+)(?= )/g, " C$1?");
}

const cardsIn = (text: string): readonly Named[] =>
  [...text.matchAll(/ C(\d+)([gbr?])(?= )/g)].map(([, value, colour]) => ({
    value: Number(value),
    colour: COLOURS.find((each) => each === colour),
  }));

/** Gives cards without a colour one that none of the others has. */
function coloured(cards: readonly Named[]): {
  readonly names: readonly string[];
  readonly assumed: readonly Assumed[];
} {
  const used = new Set(cards.flatMap(({ colour }) => colour ?? []));
  const assumed: Assumed[] = [];
  const names = cards.map(({ value, colour }) => {
    const own = colour ?? COLOURS.find((each) => !used.has(each)) ?? "g";
    used.add(own);
    if (colour === undefined) assumed.push({ kind: "colour", card: String(value), colour: own });
    return `${own}${value}`;
  });
  return { names, assumed };
}

interface Placing {
  readonly asking: Asking;
  readonly text: string;
  readonly cards: readonly Named[];
}

/** A named card at a place, with the others in the places of its row. */
function placed(
  { asking, cards }: Placing,
  place: number,
  others: (names: readonly string[]) => readonly (readonly [place: number, card: string])[],
  own = 0,
): Understood {
  const row = asking.row ?? 1;
  const { names, assumed } = coloured(cards);
  const card = names[own] ?? "";
  const lying = others(names);
  const at = `r${row}p${place}`;
  const carried = [place, ...lying.map(([each]) => each)].flatMap((each) => below(row, each));
  return mountainCheck({
    cells: new Map(lying.map(([each, name]) => [`r${row}p${each}`, name])),
    filled: carried.filter((name) => !isMissing(name, asking, row, place)),
    card,
    at,
    act: `${card} ${at}`,
    hand: asking.hand,
    assumed: [...assumed, ...(asking.row === undefined ? [{ kind: "row", row } as const] : [])],
  });
}

/** With only one card said to lie below, the right one is missing; with none, both. */
function isMissing(name: string, { below: said }: Asking, row: number, place: number): boolean {
  if (said === undefined || said > 1) return false;
  return name === `r${row - 1}p${place + 1}` || (said === 0 && name === `r${row - 1}p${place}`);
}

/** "5 over the Bridge between 4 and 6". */
function covering(placing: Placing): Understood | null {
  const { text, cards } = placing;
  if (cards.length !== 3 || !/ bridge /.test(text) || !/ between /.test(text)) return null;
  const own = / C\S+ .*between /.test(text) ? 0 : 2;
  return placed(
    placing,
    2,
    (names) => {
      const [left = "", right = ""] = names.filter((_, index) => index !== own);
      return [
        [1, left],
        [2, "bridge"],
        [3, right],
      ];
    },
    own,
  );
}

/** "9 right of a Bridge", "red 5 beside blue 7", "blue 4 in row 2". */
function laying(placing: Placing): Understood | null {
  const { text, cards, asking } = placing;
  const near = / (?:beside|right|after) /.test(text);
  if (/ bridge /.test(text)) {
    if (cards.length !== 1 || !near || / left | cover | on /.test(text)) return null;
    return placed(placing, 3, ([own = ""]) => [
      [1, own.startsWith("g") ? "b12" : "g12"],
      [2, "bridge"],
    ]);
  }
  if (/ between | left | cover | replace | on /.test(text)) return null;
  if (cards.length === 2 && near) {
    const own = / C\S+ .*(?:beside|right|after) /.test(text) ? 0 : 1;
    return placed(placing, 2, (names) => [[1, names[1 - own] ?? ""]], own);
  }
  const isAlone = asking.row !== undefined || asking.below !== undefined || / nothing | first /.test(text);
  if (cards.length !== 1 || (near && !/ nothing /.test(text)) || !isAlone) return null;
  return placed(
    { ...placing, asking: { ...asking, row: asking.row ?? (asking.below === undefined ? 1 : 2) } },
    1,
    () => [],
  );
}

/** "A Bridge at the right end of row 4", "a Bridge beside a Bridge". */
function bridge({ text, asking, cards }: Placing): Understood | null {
  if (!/ bridge /.test(text) || / cover | replace | fire | summit /.test(text)) return null;
  const row = asking.row ?? 1;
  const lay = (place: number, lying: readonly (readonly [number, string])[]): Understood => {
    const carried = [place, ...lying.map(([each]) => each)].flatMap((each) => below(row, each));
    return mountainCheck({
      cells: new Map(lying.map(([each, name]) => [`r${row}p${each}`, name])),
      filled: [...carried, ...Array.from({ length: place - 1 }, (_, index) => `r${row}p${index + 1}`)],
      ...{ card: "bridge", at: `r${row}p${place}`, act: `bridge r${row}p${place}`, hand: asking.hand },
      assumed: asking.row === undefined ? [{ kind: "row", row }] : [],
    });
  };
  if (
    cards.length === 0 &&
    (/ end /.test(text) || (asking.row !== undefined && / (?:first|left|right) /.test(text))) &&
    !/ bridge .*bridge /.test(text)
  )
    return lay(/ left | first /.test(text) ? 1 : widthOf(row), []);
  if (cards.length === 0 && / bridge .*beside .*bridge /.test(text)) return lay(3, [[2, "bridge"]]);
  if (cards.length === 1 && / bridge .*(?:beside|right) /.test(text)) {
    const { names } = coloured(cards);
    return lay(2, [[1, names[0] ?? ""]]);
  }
  return cards.length === 0 && asking.row !== undefined && row === ROWS ? lay(2, []) : null;
}

/** "Can a green Campfire replace a red 5", "a red fire on a Bridge". */
function campfire(rest: string, asking: Asking, language: Language): Understood | null {
  const own = language === "fr" ? / fire ([gbr])(?= )/ : / ([gbr]) fire(?= )/;
  const colour = own.exec(rest)?.[1] ?? (/ bridge /.test(rest) ? "g" : undefined);
  if (colour === undefined || !/ (?:replace|on|cover) /.test(rest)) return null;
  const target = withCards(rest.replace(own, " fire"), language);
  const [card, ...others] = cardsIn(target);
  const bare = / [gbr](?= )/.exec(target)?.[0].trim();
  const name = / bridge /.test(target)
    ? "bridge"
    : card === undefined
      ? bare && `${bare}6`
      : `${card.colour ?? colour}${card.value}`;
  if (name === undefined || others.length > 0) return null;
  return mountainCheck({
    // The replaced card must have somewhere to go, so the row goes on.
    cells: new Map([
      ["r1p1", name === "g12" ? "b12" : "g12"],
      ["r1p2", name],
    ]),
    filled: ["r1p3", "r1p4"],
    ...{ card: `campfire:${colour}`, at: "r1p2", act: `campfire:${colour} r1p2`, hand: asking.hand },
    assumed: [],
  });
}

/** "The Summit while a Bridge is open", "while a space is empty". */
function summit(text: string, asking: Asking): Understood | null {
  if (!/ summit /.test(text)) return null;
  const withBridge = / bridge /.test(text);
  const open = / empty | missing | before (?:.* )?full | not (?:.* )?full /.test(text) && !withBridge;
  if (!withBridge && !open && !/ full /.test(text)) return null;
  const covered = withBridge && / cover /.test(text) && !/ not | without | before /.test(text);
  return mountainCheck({
    cells: new Map(withBridge && !covered ? [["r2p4", "bridge"]] : []),
    filled: open ? EVERYWHERE.filter((name) => name !== "r8p2") : EVERYWHERE,
    ...{ card: "summit", act: "summit", hand: asking.hand, assumed: [] },
  });
}

/** A question about the mountain as a check; null where it is not sure. */
export function mountainQuestion(symbols: readonly string[], language: Language): Understood | null {
  const text = ` ${symbols.join(" ")} `;
  const asking = askingOf(symbols);
  if (asking.row !== undefined && asking.row > ROWS) return null;
  if (/ summit /.test(text)) return summit(text, asking);
  if (/ fire /.test(text)) return campfire(asking.rest, asking, language);
  if (/ discard /.test(text)) return null;
  const cards = cardsIn(withCards(asking.rest, language));
  if (cards.some(({ value }) => value < 1 || value > HIGHEST)) return null;
  const placing = { asking, text: withCards(asking.rest, language), cards };
  return covering(placing) ?? laying(placing) ?? bridge(placing);
}
