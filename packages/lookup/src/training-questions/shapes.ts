import type { ClauseId } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";

/** The wordings of one language, apart by `|`, by the clause or the ruling that answers. A clause that nobody asks for does not compile. */
type Tied = Readonly<Record<ClauseId, string>> & Readonly<Record<string, string>>;

export type Wordings = Readonly<Record<Language, Tied>>;
