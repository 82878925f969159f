/** One JavaScript module for each entry; code shared by entries goes into chunks, dependencies stay imports. */
import path from "node:path";
// esbuild: already runs our TypeScript; bundles ES modules with shared chunks in a tenth of a second.
import { build } from "esbuild";
import type { House } from "./houses";

export async function bundle({ folder, entries, commands, dependencies }: House): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries([...entries, ...commands].map(({ file, source }) => [file, source])),
    outdir: path.join(folder, "dist"),
    // A command may use Node's modules; another check makes sure that the library does not.
    external: ["node:*", ...dependencies.flatMap((name) => [name, `${name}/*`])],
    bundle: true,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    format: "esm",
    platform: "neutral",
    target: "es2022",
    logLevel: "warning",
  });
}
