/** What a user of the packages gets: the packed archives, checked by publint, and the README's example, run elsewhere. */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { transformSync } from "esbuild";
// publint: the standard check that an archive's exports, types and files fit together.
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { TSC } from "./compiler";
import type { House } from "./houses";

/** Returns what is wrong, a sentence each. */
export async function tryAsStranger(houses: readonly House[], pnpm: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "stillwater-package-"));
  try {
    const problems: string[] = [];
    for (const house of houses) problems.push(...(await install(house, houses, folder, pnpm)));
    for (const house of houses) problems.push(...importEntries(house, folder));
    for (const house of houses) problems.push(...runCommands(house, folder));
    const options = { strict: true, target: "es2022", module: "nodenext", types: [], noEmit: true };
    // The DOM's declarations are there only for `console`.
    const config = { compilerOptions: { ...options, lib: ["es2022", "dom"] }, include: ["*.ts"] };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    return [...problems, ...run(folder, TSC, "-p", folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Packs a package as it would be published, and unpacks it beside its dependencies. */
async function install(
  house: House,
  houses: readonly House[],
  folder: string,
  pnpm: string,
): Promise<string[]> {
  const archive = path.join(folder, "package.tgz");
  const packed = spawnSync("npx", ["--yes", pnpm, "pack", "--out", archive], {
    cwd: house.folder,
    encoding: "utf8",
  });
  if (packed.status !== 0) return [`${house.name} could not be packed.\n${packed.stdout}${packed.stderr}`];
  const installed = path.join(folder, "node_modules", house.name);
  mkdirSync(installed, { recursive: true });
  const unpacked = spawnSync("tar", ["-xzf", archive, "-C", installed, "--strip-components=1"]);
  if (unpacked.status !== 0) return [`${house.name} could not be unpacked.`];
  for (const name of house.dependencies) {
    if (houses.some((other) => other.name === name)) continue;
    const link = path.join(folder, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(realpathSync(path.join(house.folder, "node_modules", name)), link);
  }
  const { messages } = await publint({ pkgDir: installed, level: "suggestion", strict: true, pack: false });
  const manifest = JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  return messages.map((message) => `${house.name}: ${formatMessage(message, manifest, { color: false })}`);
}

/** Runs the README's example, and imports every entry, as JavaScript; the same sources are type-checked later. */
function importEntries(house: House, folder: string): string[] {
  const readme = readFileSync(path.join(house.folder, "README.md"), "utf8");
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1];
  if (example === undefined) return [`${house.name}: its README shows no example.`];
  const imports = house.entries.map(({ subpath }, index) => {
    return `import * as entry${index} from "${path.posix.join(house.name, subpath)}";`;
  });
  const names = house.entries.map((_, index) => `entry${index}`).join(", ");
  const everything = `${imports.join("\n")}
for (const entry of [${names}]) if (Object.keys(entry).length === 0) throw new Error("An entry exports nothing.");
`;
  const sources = { example, everything };
  return Object.entries(sources).flatMap(([kind, source]) => {
    const file = path.join(folder, `${path.basename(house.folder)}-${kind}`);
    writeFileSync(`${file}.ts`, source);
    writeFileSync(`${file}.mjs`, transformSync(source, { loader: "ts" }).code);
    return run(folder, `${file}.mjs`);
  });
}

/** Runs the installed commands as a shell would: the file itself has to be executable. */
function runCommands({ name, commands }: House, folder: string): string[] {
  return commands.flatMap(({ file }) => {
    const program = path.join(folder, "node_modules", name, "dist", `${file}.js`);
    const told = [
      { words: ["check", "sea p2", "55 r5c1"], status: 3, out: /^Perhaps — .*\nprice 0\n/ },
      { words: ["check", "sea p2", "55 r9c1", "--json"], status: 2, out: /^\{"errors":/ },
      { words: ["--help"], status: 0, out: /^Usage: / },
    ];
    return told.flatMap(({ words, status, out }) => {
      const ran = spawnSync(program, words, { cwd: folder, encoding: "utf8" });
      if (ran.status === status && out.test(ran.stdout)) return [];
      return [
        `${file} ${words.join(" ")} ended with ${ran.status}.\n${ran.stdout}${ran.stderr}${ran.error ?? ""}`,
      ];
    });
  });
}

function run(cwd: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  return status === 0
    ? []
    : [`${args.map((arg) => path.basename(arg)).join(" ")} failed.\n${stdout}${stderr}`];
}
