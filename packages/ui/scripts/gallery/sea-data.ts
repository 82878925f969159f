import type { SeaCell } from "../../src/index";

export const none = () => undefined;
export const island = (n: number) => ({ kind: "island", n }) as const;

export type Marks = Readonly<Record<string, Partial<SeaCell<string>>>>;

export function cellsOf(rows: readonly (readonly number[])[], marks: Marks): SeaCell<string>[] {
  return rows.flatMap((row, r) =>
    row.map((n, c) => {
      const place = `r${r + 1}c${c + 1}`;
      const laid = n > 0 ? ({ state: "laid", face: island(n) } as const) : ({ state: "empty" } as const);
      return {
        place,
        row: r + 1,
        column: c + 1,
        label: `Row ${r + 1}, column ${c + 1}`,
        ...laid,
        ...marks[place],
      };
    }),
  );
}

export const rowLabels = ["row 1, bottom", "row 2", "row 3", "row 4", "row 5", "row 6, top"];
export const phoneRows = [
  [1, 0, 6, 8, 0, 12],
  [0, 0, 19, 0, 24, 0],
  [29, 0, 34, 0, 37, 0],
  [0, 0, 0, 50, 0, 54],
  [55, 57, 0, 0, 64, 65],
  [68, 70, 71, 0, 77, 0],
];
export const yes: Marks = {
  r1c4: { state: "lastLaid" },
  r3c5: { state: "bound" },
  r3c6: { state: "tooDear", price: 11, inChannel: true },
  r4c1: { state: "free", inChannel: true },
  r4c2: { state: "free", inChannel: true },
  r4c3: { state: "picked", price: 2, face: island(48), inChannel: true },
  r4c4: { state: "bound" },
};
export const no: Marks = {
  ...yes,
  r4c3: { state: "cost", price: 3, inChannel: true },
  r5c2: { state: "blocks" },
  r5c3: { state: "refused", face: island(47) },
};
export const deskRows = [
  [4, 5, 0, 9, 0, 0],
  [17, 18, 0, 23, 24, 27],
  [29, 31, 33, 0, 0, 41],
  [0, 0, 47, 0, 51, 0],
  [0, 58, 60, 62, 0, 0],
  [0, 0, 0, 75, 77, 0],
];
export const deskMarks: Marks = {
  r3c1: { state: "lastLaid" },
  r5c4: { state: "bound" },
  r5c5: { state: "picked", price: 2, face: island(64), inChannel: true },
  r5c6: { state: "free", inChannel: true },
  r6c1: { state: "free", inChannel: true },
  r6c2: { state: "free", inChannel: true },
  r6c3: { state: "tooDear", price: 11, inChannel: true },
  r6c4: { state: "bound" },
};
export const berth = (state: "empty" | "filled" | "free", text: string) => ({
  place: text,
  state,
  text,
  label: text,
});
export const labels = { list: "Players", pile: "pile", hand: "hand", discards: "discards" };
export const crew = [
  { key: "a", name: "Ana", suffix: "you", active: true, pile: 15, hand: 5 },
  { key: "b", name: "Ben", pile: 11, hand: 5 },
  { key: "c", name: "Cléo", pile: 12, hand: 5 },
];
export const hand = [
  { key: "f", face: { kind: "finish", name: "Finish" } as const, label: "Finish, 1 of 5" },
  ...[47, 2, 48, 79].map((n, i) => ({ key: String(n), face: island(n), label: `${n}, ${i + 2} of 5` })),
];
