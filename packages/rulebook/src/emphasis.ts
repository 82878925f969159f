/** A stretch of text, set in bold where `strong` is true. */
export interface TextPart {
  readonly text: string;
  readonly strong: boolean;
}

/** Splits a text at its `*stars*`: the words between two stars are emphasised. */
export function partsOf(marked: string): readonly TextPart[] {
  return marked
    .split("*")
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The same text without its stars. */
export function withoutStars(marked: string): string {
  return marked.replaceAll("*", "");
}
