/** The kind of a card: `start` for `start#2`, where a copy number tells alike cards apart, and `wild` for `wild=37`. */
export function cardKindOf(card: string): string {
  return card.replace(/(#\d+)?(=\w+)?$/, "");
}
