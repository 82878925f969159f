import type { LayoutPart } from "../sea-layout";

/** Rows that get shorter upward: by one card and centred like bricks, or by one card on either side. */
export const layout: LayoutPart<"bricks" | "steps"> = ({ rows }) => {
  const [first = 0, second = 0] = rows.map((row) => row.length);
  if (first === second) return null;
  return {
    shape: first - second === 1 ? "bricks" : "steps",
    centred: true,
    spot: (row, column) => ({ row, column }),
  };
};
