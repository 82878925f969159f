import { Bell, GOAT_SIGN } from "../../src/modules/mountain-goats/index";
import {
  MOUNTAIN_SIGNS,
  type MountainCell,
  type MountainPiece,
  mountainFace,
} from "../../src/mountain/index";

const TERRAIN = { g: "green", b: "blue", r: "red" } as const;
const WORDS = { green: "green", blue: "blue", red: "red" } as const;

/** "g9" a card, "fb" or "fb8" a campfire, "=" a bridge. */
export function pieceOf(text: string): MountainPiece {
  if (text === "=") return { kind: "bridge" };
  const fire = text.startsWith("f");
  const terrain = TERRAIN[text.charAt(fire ? 1 : 0) as keyof typeof TERRAIN];
  const n = Number(text.slice(fire ? 2 : 1));
  if (!fire) return { kind: "ascent", terrain, n };
  return { kind: "campfire", terrain, counts: n === 0 ? undefined : n };
}

export type Marks = Readonly<Record<string, Partial<MountainCell<string>>>>;

export function cellsOf(rows: readonly string[], marks: Marks): MountainCell<string>[] {
  return rows.flatMap((row, r) => {
    const pieces = row === "" ? [] : row.split(" ");
    return Array.from({ length: 9 - r }, (_, c) => {
      const place = `r${r + 1}p${c + 1}`;
      const text = pieces[c];
      const base =
        text === undefined
          ? ({ state: "later" } as const)
          : ({ state: "laid", piece: pieceOf(text) } as const);
      return {
        place,
        row: r + 1,
        column: c + 1,
        label: `Row ${r + 1}, place ${c + 1}`,
        ...base,
        ...marks[place],
      };
    });
  });
}

export const slope = [
  "fb g2 r2 b2 g1 r1 g1 b1 r2",
  "g9 r8 g5 b2 = g7 r7 b7",
  "g4 b4 g6 b6 r5 g4",
  "g5 r6 b7 g8",
  "g6 = b8",
  "g11",
  "",
  "",
];
const goats: Marks = {
  r1p5: { badge: <Bell goats={1} /> },
  r2p6: { badge: <Bell goats={1} /> },
  r5p1: { badge: <Bell goats={2} /> },
  r5p3: { badge: <Bell goats={1} /> },
};
export const cover: Marks = {
  ...goats,
  r2p5: { state: "tooDear", price: 7 },
  r3p7: { state: "tooDear", price: 5 },
  r4p5: { state: "cost", price: 1 },
  r5p2: { state: "picked", price: 3, ghost: pieceOf("r9") },
  r6p2: { state: "cost", price: 2 },
};
export const refused: Marks = {
  ...cover,
  r5p2: { state: "cost", price: 3 },
  r6p1: { foot: "there" },
  r6p2: { state: "next", foot: "missing" },
  r7p1: { state: "refused", ghost: pieceOf("r9") },
};
export const herd: Marks = {
  ...goats,
  r3p7: { state: "next" },
  r4p5: { state: "next" },
  r5p1: { badge: <Bell goats={2} />, movable: "picked" },
  r6p1: { state: "cost", price: 1 },
  r6p2: { state: "next" },
};
export const lean: Marks = Object.fromEntries(
  cellsOf(slope, cover)
    .filter((cell) => cell.row !== 3 && cell.row !== 4)
    .map((cell) => [cell.place, { ...goats[cell.place], receding: true }]),
);
export const trail = ["r1p2", "r2p1", "r3p1", "r4p1", "r5p1", "r6p1"];
export const rowLabels = Array.from({ length: 8 }, (_, i) => `row ${i + 1}`);
export const summit = (text: string) =>
  ({ place: "summit", state: "closed", text, label: `Summit, closed: ${text}` }) as const;
export const players = [
  { key: "a", name: "Ana", suffix: "you", active: true, pile: 6, hand: 5 },
  { key: "b", name: "Ben", pile: 7, hand: 5 },
  { key: "c", name: "Cléo", pile: 2, hand: 5 },
];
export const labels = { list: "Players", pile: "pile", hand: "hand", discards: "discards" };
export const chips = [
  { key: "343", numbers: [3, 4, 3], run: 0, done: false, label: "3, 4, 3: none found" },
  { key: "987", numbers: [9, 8, 7], run: 2, done: false, label: "9, 8, 7: two found" },
  { key: "567", numbers: [5, 6, 7], run: 3, done: true, label: "5, 6, 7: found" },
];
export const goals = [
  { key: "p", sign: MOUNTAIN_SIGNS.path, name: "Green path", have: 6, need: 8, text: "6" },
  { key: "g", sign: GOAT_SIGN, name: "Goats at row 8", have: 0, need: 8, text: "0" },
] as const;
export const of = (have: string, need: string) => (
  <>
    <strong>{have}</strong> {need}
  </>
);

export function handOf(picked?: string, shortcut = false) {
  return ["b3", "=", "r5", "b5", "r9"].map((text, i) => {
    const piece = pieceOf(text);
    const word = piece.kind === "bridge" ? "Bridge" : WORDS[piece.terrain];
    return {
      key: text,
      face: mountainFace({ piece, word, corner: text === "b5" && shortcut ? GOAT_SIGN : undefined }),
      label: `${word}, ${i + 1} of 5`,
      selected: text === picked,
      ...(shortcut ? { shortcut: String(i + 1) } : {}),
    };
  });
}
