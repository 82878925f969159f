// Renders the kit to static pages for looking at: `node scripts/gallery.mjs OUT_DIR [page …]`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { createViteServer } from "vitest/node";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(resolve(root, "package.json"));
const [out = "gallery"] = process.argv.slice(2);

/** One sheet from all imports, font addresses made absolute. */
function readStyles(file) {
  const text = readFileSync(file, "utf8");
  return text
    .replaceAll(
      /url\(["']?(\.[^"')]+)["']?\)/g,
      (_, path) => `url("${pathToFileURL(resolve(dirname(file), path))}")`,
    )
    .replaceAll(/@import "([^"]+)";/g, (_, name) =>
      readStyles(name.startsWith(".") ? resolve(dirname(file), name) : require.resolve(name)),
    );
}

const server = await createViteServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true },
});
const { pages } = await server.ssrLoadModule("/scripts/gallery.tsx");
const sheets = [
  "styles.css",
  "drawings/drawings.css",
  "mountain/mountain.css",
  "modules/expansions.css",
  "modules/grids.css",
  // Those that a board or a panel brings along.
  "mountain/board.css",
  "mountain/bricks.css",
  "mountain/trails.css",
  "mountain/receding.css",
  "mountain/ledge.css",
  "mountain/summit.css",
  "grids/shape.css",
  "modules/high-arch/arch.css",
  "mountain/goals.css",
  "modules/storm-compass/council.css",
  "modules/wild-cards/wheel.css",
  "modules/duel/duel.css",
  "modules/pyramid/explorer.css",
  "modules/pyramid/apex.css",
  "modules/day-night/night.css",
  "companion/keys.css",
  "companion/answer.css",
  "companion/table-mode.css",
  "companion/slip.css",
  "replay/scrubber.css",
];
const styles = sheets.map((sheet) => readStyles(resolve(root, "src", sheet))).join("\n");
mkdirSync(out, { recursive: true });
writeFileSync(resolve(out, "styles.css"), styles);
for (const [name, page] of Object.entries(pages)) {
  for (const theme of ["day", "night"]) {
    const body = renderToStaticMarkup(page);
    writeFileSync(
      resolve(out, `${name}-${theme}.html`),
      `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="styles.css"><link rel="stylesheet" href="${pathToFileURL(resolve(root, "scripts/gallery.css"))}">
<body class="sw-root">${body}</body></html>`,
    );
  }
}
await server.close();
console.log(`${Object.keys(pages).length} pages in ${resolve(out)}`);
