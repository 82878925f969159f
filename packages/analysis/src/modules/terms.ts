/** What the analysis may take for granted with each module in play. */
import { type ModuleId, modulesIn, type Rulebook, readOptions } from "@stillwater/engine";

interface Terms {
  /** Somebody wins against the others: there is no win of all to look for. */
  readonly against?: true;
}

const TERMS: Readonly<Record<ModuleId, Terms>> = {
  "high-arch": {},
  pyramid: {},
  "day-night": {},
  duel: { against: true },
  "jagged-rocks": {},
  "sea-monsters": {},
  "storm-compass": {},
  "wild-cards": {},
  "green-path": {},
  panoramas: {},
  "mountain-goats": {},
};

function termsOf({ code }: Rulebook): readonly Terms[] {
  const options = readOptions(code);
  return options.ok ? modulesIn(options.value).map((id) => TERMS[id]) : [];
}

/** Whether all win or lose together. */
export function winsTogether(rulebook: Rulebook): boolean {
  return termsOf(rulebook).every(({ against }) => !against);
}
