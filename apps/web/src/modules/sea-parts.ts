/** What a sea shows at a table because of its modules. */
import type { ExpansionId, ModuleId, Rulebook, VariantId } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { lazy } from "react";
import { late } from "@/layout/late";
import { modulesOf, modulesOfCode } from "./in-play";
import { EXPANSION_PARTS, VARIANT_PARTS } from "./parts";
import type { BoardParts, SeaParts } from "./sea-part";

/** The parts of a module, with its name. */
export type PartsOfModule = SeaParts & { readonly of: ModuleId };

const openSea = () => import("./OpenSeaChart");

const PLAIN: BoardParts = { Chart: null, Empty: null, marks: null };
/** The sea with what expansions draw on it. */
const OPEN_SEA: BoardParts = { ...PLAIN, Chart: lazy(() => late(openSea)) };

const isVariant = (id: string): id is VariantId => Object.hasOwn(VARIANT_PARTS, id);
const isExpansion = (id: string): id is ExpansionId => Object.hasOwn(EXPANSION_PARTS, id);

function partsIn(modules: readonly ModuleId[]): readonly PartsOfModule[] {
  return modules.flatMap((of) => {
    const own = isVariant(of) ? VARIANT_PARTS[of] : isExpansion(of) ? EXPANSION_PARTS[of] : null;
    return own === null ? [] : [{ of, ...own }];
  });
}

function boardIn(modules: readonly ModuleId[]): BoardParts {
  const variant = only(modules.filter(isVariant), "how the sea is drawn");
  if (variant !== undefined) return VARIANT_PARTS[variant].board;
  return modules.some(isExpansion) ? OPEN_SEA : PLAIN;
}

/** Asks which card a stand-in stands for, whichever module provides it. */
export const StandsFor = only(
  [...Object.values(VARIANT_PARTS), ...Object.values(EXPANSION_PARTS)].flatMap(
    (part) => part?.StandsFor ?? [],
  ),
  "what a card is to stand for",
);

/** What each module of a sea shows. */
export const seaPartsOf = (rulebook: Rulebook): readonly PartsOfModule[] => partsIn(modulesOf(rulebook));

/** How a sea is drawn. */
export const boardOf = (rulebook: Rulebook): BoardParts => boardIn(modulesOf(rulebook));

/** How the sea of an option code is drawn. */
export const boardOfCode = (code: string): BoardParts => boardIn(modulesOfCode(code));

/** Starts loading what a sea with this option code shows, before the table itself has arrived. */
export function fetchParts(code: string): void {
  const modules = modulesOfCode(code);
  const needs = [
    ...partsIn(modules).flatMap((part) => part.needs),
    ...(modules.some(isExpansion) ? [openSea] : []),
  ];
  // A file that fails to load now is requested again where it is shown.
  for (const load of needs) load().catch(() => undefined);
}
