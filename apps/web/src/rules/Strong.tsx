import type { TextPart } from "@stillwater/rulebook/clauses";

/** A text with the decisive words in bold. */
export function Strong({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text));
}
