import type { ReactNode } from "react";

/** The sign of a card without a number, and how it is printed; `note` is magenta, like the harbour marks. */
export interface CardSign {
  /** A path on the 24 grid. */
  readonly path: string;
  readonly tone: "note" | "ink" | "yellow" | "purple" | "orange";
}

/** What a card shows. The list is open: games add kinds of their own. */
export type Face =
  | { readonly kind: "island"; readonly n: number }
  | { readonly kind: "start"; readonly name: string }
  | { readonly kind: "finish"; readonly name: string }
  | { readonly kind: "back" }
  | ({ readonly kind: "sign"; readonly name: string } & CardSign)
  /** Drawn by its own game, so that no game's bundle contains another's cards. */
  | { readonly kind: "drawn"; readonly hand: ReactNode; readonly board?: ReactNode };

/** The icon on a card that both games have. */
export const FACE_ICONS = { start: "anchor", finish: "finish" } as const;

/** A card with a sign, by its name. */
export const signFace = (sign: CardSign, name: string): Face => ({ kind: "sign", name, ...sign });

/** The number a face carries, if it carries one. */
export function faceNumber(face: Face): number | undefined {
  return face.kind === "island" ? face.n : undefined;
}
