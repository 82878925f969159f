/**
 * The list of what stored games name by number: clauses, acts and steps. Each folder names its own clauses and steps in its
 * `stored.json`, and its acts in its `names.ts`; here they are appended to the existing list. Every entry of the list keeps
 * its number: an entry that no folder names any more is reported as lost.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ASCENT, EXPANSIONS, VARIANTS } from "../../packages/engine/src/modules/ids";
import { ACT_TYPES, CLAUSES, STEP_NAMES } from "../../packages/engine/src/modules/stored";
import { MOUNTAIN_KINDS, SEA_KINDS, SHARED_KINDS } from "../../packages/engine/src/notation/kinds";
import { root } from "./folders";
import { grown } from "./grown";

const ENGINE = path.join(root, "packages/engine/src");

/** The folders of both games and of all modules, the games first. */
const FOLDERS = [
  ...["sea", "mountain"],
  ...[...EXPANSIONS, ...Object.keys(VARIANTS), ...ASCENT].map((id) => `modules/${id}`),
];

interface Named {
  readonly clauses: readonly string[];
  readonly steps: readonly string[];
  readonly acts: readonly string[];
}

/** What a folder names; if its file is missing, nothing, and that is reported. */
async function namedIn(folder: string): Promise<Named & { readonly missing: readonly string[] }> {
  const file = path.join(ENGINE, folder, "stored.json");
  const names = path.join(ENGINE, folder, "names.ts");
  const acts = existsSync(names) ? Object.keys((await import(names)).kinds.acts) : [];
  const isThere = existsSync(file);
  const { clauses, steps } = isThere ? JSON.parse(readFileSync(file, "utf8")) : { clauses: [], steps: [] };
  const missing = isThere
    ? []
    : [
        `packages/engine/src/${folder}/stored.json is missing: {"clauses": […], "steps": […]}, which are its own`,
      ];
  return { clauses, steps, acts, missing };
}

const named = await Promise.all(FOLDERS.map(namedIn));
const ofGames = [SHARED_KINDS, SEA_KINDS, MOUNTAIN_KINDS].flatMap(({ acts }) => Object.keys(acts));

const clauses = grown(
  CLAUSES,
  named.flatMap((one) => one.clauses),
);
const acts = grown(ACT_TYPES, [...ofGames, ...named.flatMap((one) => one.acts)]);
const steps = grown(
  STEP_NAMES,
  named.flatMap((one) => one.steps),
);

/** A line for each entry that is missing from its folder, and for each folder without its file. */
export const LOST: readonly string[] = [
  ...named.flatMap(({ missing }) => missing),
  ...[...clauses.lost, ...acts.lost, ...steps.lost].map(
    (id) =>
      `${id} is stored, and no folder names it: games that were stored with it would not open. Name it again in the stored.json of its module (an act in its names.ts); only what no game was ever stored with may leave packages/engine/src/modules/stored.ts`,
  ),
];

const list = (ids: readonly string[]): string => `[${ids.map((id) => `"${id}"`).join(", ")}] as const`;

/** The text of the list, not yet formatted. */
export const STORED_TEXT = `/**
 * The clauses, acts and steps of both games and of all modules. A new entry is always added at the end of its list, so
 * that the others keep their index. The folders name the entries: clauses and steps in \`stored.json\`, acts in
 * \`names.ts\`.
 */

/**
 * The stable id of every clause of both rulebooks. Findings, facts, tooltips, the lookup and the names of tests use
 * this id to name a rule. Stored games name a clause by its index in this list.
 */
export const CLAUSES = ${list(clauses.all)};

/** Every type of act. Lists of moves hold the index of a type in this list. See \`notation/forms.ts\` for its form. */
export const ACT_TYPES = ${list(acts.all)};

/** Every step of a game: what a seat must do next, or what happens by itself. */
export const STEP_NAMES = ${list(steps.all)};
`;
