/** One declaration file for each entry, and an API report for reviewers to read when it changes. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
// API Extractor: rolls declarations into one file and keeps the report; the standard tool for both.
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { TSC } from "./compiler";
import type { Entry, House } from "./houses";

/** Returns what is wrong, a sentence each; with `update` the reports are rewritten. */
export function rollUpTypes(house: House, houses: readonly House[], update: boolean): string[] {
  const scratch = mkdtempSync(path.join(house.folder, ".types-"));
  try {
    const neighbours = houses.filter(({ name }) => house.dependencies.includes(name));
    for (const neighbour of neighbours) installPublished(neighbour, path.join(scratch, "node_modules"));
    const configFile = path.join(scratch, "tsconfig.json");
    writeFileSync(configFile, JSON.stringify(compilation(house, neighbours, scratch)));
    const emitted = spawnSync(process.execPath, [TSC, "-p", configFile], { encoding: "utf8" });
    if (emitted.status !== 0) return [`${house.name}: no declarations.\n${emitted.stdout}`];
    return house.entries.flatMap((entry) => extract(house, entry, scratch, update));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A neighbouring package is seen as it is published, not by its sources. */
function installPublished({ name, folder, published }: House, modules: string): void {
  const installed = path.join(modules, name);
  cpSync(path.join(folder, "dist"), path.join(installed, "dist"), { recursive: true });
  writeFileSync(
    path.join(installed, "package.json"),
    JSON.stringify({ name, type: "module", exports: published }),
  );
}

const tsconfig = (house: House): string => path.join(house.folder, "../../tsconfig.base.json");

function compilation(house: House, neighbours: readonly House[], scratch: string): object {
  const paths = neighbours.flatMap(({ name, entries }) =>
    entries.map(({ subpath, file }) => {
      const types = path.join(scratch, "node_modules", name, "dist", `${file}.d.ts`);
      return [path.posix.join(name, subpath), [types]] as const;
    }),
  );
  return {
    extends: tsconfig(house),
    compilerOptions: {
      paths: Object.fromEntries(paths),
      rootDir: path.join(house.folder, "src"),
      outDir: scratch,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    },
    include: [path.join(house.folder, "src")],
  };
}

function extract(house: House, entry: Entry, made: string, update: boolean): string[] {
  const reports = path.join(house.folder, "api");
  mkdirSync(reports, { recursive: true });
  const source = entry.source.replace(/^\.\/src\//, "").replace(/\.ts$/, ".d.ts");
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: house.folder,
      mainEntryPointFilePath: path.join(made, source),
      newlineKind: "lf",
      compiler: { overrideTsconfig: { extends: tsconfig(house), include: [path.join(made, source)] } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.file}.api.md`,
        reportFolder: reports,
        reportTempFolder: path.join(made, "reports"),
      },
      dtsRollup: {
        enabled: true,
        untrimmedFilePath: path.join(house.folder, "dist", `${entry.file}.d.ts`),
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          // Every export is public; there are no release stages.
          "ae-missing-release-tag": { logLevel: ExtractorLogLevel.None },
          // The report itself marks missing docstrings.
          "ae-undocumented": { logLevel: ExtractorLogLevel.None },
          "ae-unresolved-link": { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(house.folder, "package.json"),
  });
  const problems: string[] = [];
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) problems.push(`${house.name}: ${message.text}`);
    },
  });
  if (apiReportChanged && !update)
    problems.push(
      `${house.name}: what ${entry.subpath} exports differs from api/${entry.file}.api.md. If that is meant, run \`pnpm package --update\` and commit the report.`,
    );
  return problems;
}
