/** What a card shows. Open: later games add kinds beside these. */
export type Face =
  | { readonly kind: "island"; readonly n: number }
  | { readonly kind: "start"; readonly name: string }
  | { readonly kind: "finish"; readonly name: string }
  | { readonly kind: "back" };

/** The number a face carries, if it carries one. */
export function faceNumber(face: Face): number | undefined {
  return face.kind === "island" ? face.n : undefined;
}
