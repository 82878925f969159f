import type { Range } from "@stillwater/lookup/search";

/** A text in which the search terms are marked. */
export function Marked({ text, marks }: { readonly text: string; readonly marks: readonly Range[] }) {
  let from = 0;
  const parts = marks.flatMap(([begin, end]) => {
    const between = text.slice(from, begin);
    from = end;
    return [between, <mark key={begin}>{text.slice(begin, end)}</mark>];
  });
  return [...parts, text.slice(from)];
}
