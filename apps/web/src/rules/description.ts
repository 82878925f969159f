import type { ClausePage } from "./clause-page";

/** How many characters search engines show under a title. */
const MOST = 160;

/** A clause in as many whole sentences as a search engine shows: its answer, then its rule. */
export function metaDescriptionOf({ answer, rule }: Pick<ClausePage, "answer" | "rule">): string {
  const plain = (parts: ClausePage["rule"]): string => parts.map(({ text }) => text).join("");
  const sentences = [plain(answer), ...plain(rule).split(/(?<=\.)\s/u)];
  let said = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (said.includes(sentence)) continue;
    if (said.length + 1 + sentence.length > MOST) break;
    said = `${said} ${sentence}`;
  }
  return said;
}
