import type { ReactNode } from "react";

/** What a card shows. Open: later games add kinds beside these. */
export type Face =
  | { readonly kind: "island"; readonly n: number }
  | { readonly kind: "start"; readonly name: string }
  | { readonly kind: "finish"; readonly name: string }
  | { readonly kind: "back" }
  /** A sign and a name, as of a Monster; `note` prints the sign in magenta, like the harbour marks. */
  | {
      readonly kind: "sign";
      readonly path: string;
      readonly name: string;
      readonly tone?: "note" | "ink" | "yellow" | "purple" | "orange" | undefined;
    }
  /** Drawn by its own game, so that no game's bundle carries another's cards. */
  | { readonly kind: "drawn"; readonly hand: ReactNode; readonly board?: ReactNode };

/** The number a face carries, if it carries one. */
export function faceNumber(face: Face): number | undefined {
  return face.kind === "island" ? face.n : undefined;
}
