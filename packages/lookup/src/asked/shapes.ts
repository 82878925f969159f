import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "@stillwater/rulebook/citations";

/** Questions that lead to a clause, by language and apart by `|`. Search words only: they are never shown. */
export type AskedFor = Partial<Readonly<Record<ClauseId, Translated>>>;
