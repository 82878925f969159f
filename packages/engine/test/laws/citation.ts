/** Law 3, citation: every fact and finding cites a registered clause of its own book; clauses never cited are listed. */
import { type ClauseId, isClauseId } from "../../src/index";
import { must } from "../support/must";
import type { Law } from "./law";

const BOOK = { sea: "T.", mountain: "A." } as const;

export const citation: Law = {
  name: "law 3, citation",
  watch({ rulebook, dealt, tally }) {
    for (const clause of rulebook.enforced) tally.enforced.add(clause);
    const cite = (entries: readonly { readonly clause: ClauseId }[]): void => {
      for (const { clause } of entries) {
        if (tally.cited.has(clause)) continue;
        must(
          isClauseId(clause) && clause.startsWith(BOOK[rulebook.game]),
          () => `${clause} is no clause of this book.`,
        );
        tally.cited.add(clause);
      }
    };
    cite(dealt ?? []);
    return {
      tried: (_table, _act, { findings }) => {
        cite(findings);
        // The clause that frees an act is named beside its price.
        cite(
          findings.flatMap(({ with: { by } }) =>
            typeof by === "string" && isClauseId(by) ? [{ clause: by }] : [],
          ),
        );
      },
      played: ({ facts }) => cite(facts),
    };
  },
};
