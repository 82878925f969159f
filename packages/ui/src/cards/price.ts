/** A price as printed on the board: U+2212 and the figure, never a hyphen. */
export function priceText(price: number): string {
  return `−${price}`;
}
