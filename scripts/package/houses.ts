/** The packages that are published, and their entries as `package.json` names them. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** In dependency order. */
export const HOUSES = ["engine", "rulebook"] as const;

export interface Entry {
  /** The import path after the package's name: `.` or `./verdict/en`. */
  readonly subpath: string;
  /** Its source, relative to the package's folder. */
  readonly source: string;
  /** The name of its files in `dist`, without an extension. */
  readonly file: string;
}

export interface House {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly entries: readonly Entry[];
  /** Programs that are installed with it, made from a file of the same name under `cli`. */
  readonly commands: readonly Pick<Entry, "source" | "file">[];
  /** `exports` of the published manifest. */
  readonly published: Manifest["publishConfig"]["exports"];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, unknown>>;
    readonly bin?: Readonly<Record<string, string>>;
  };
}

/** Throws if the published entries are not the same as those in development. */
export function readHouse(root: string, name: string): House {
  const folder = path.join(root, "packages", name);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  // Entries for this repository only: words as files, which are published compiled, and the rules in parts, which the site
  // fetches.
  const sources = Object.entries(manifest.exports).filter(([subpath]) => !subpath.endsWith("*"));
  const entries = sources.map(([subpath, source]): Entry => {
    return { subpath, source, file: subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-") };
  });
  const files = entries.map(({ subpath, file }) => {
    return [subpath, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }] as const;
  });
  const { exports: published, bin = {} } = manifest.publishConfig;
  const commands = Object.values(bin).map((made) => {
    const file = path.basename(made, ".js");
    return { file, source: `./cli/${file}.ts` };
  });
  const wanted = JSON.stringify(Object.fromEntries(files), null, 2);
  if (JSON.stringify(published, null, 2) !== wanted)
    throw new Error(`${manifest.name}: publishConfig.exports in package.json should be\n${wanted}`);
  const dependencies = Object.keys(manifest.dependencies ?? {});
  return { name: manifest.name, folder, dependencies, entries, commands, published };
}
