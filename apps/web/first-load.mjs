// After a build: the compressed size of each page's own script, before anything is loaded on demand.
import { readFileSync } from "node:fs";

const read = (/** @type {string} */ file) => readFileSync(new URL(`.next/${file}`, import.meta.url));
const size = (/** @type {string} */ file) => read(`${file}.br`).length;
const { rootMainFiles } = JSON.parse(read("build-manifest.json").toString());
const pages = {
  home: "[locale]/(pages)",
  "new table": "[locale]/(pages)/play/new",
  table: "[locale]/(tables)/play/[table]",
};

for (const [name, route] of Object.entries(pages)) {
  const manifest = read(`server/app/${route}/page_client-reference-manifest.js`).toString();
  const entries = JSON.parse(/"entryJSFiles":(\{.*?\})/s.exec(manifest)?.[1] ?? "{}");
  const own = Object.entries(entries).filter(([entry]) => entry.endsWith(`/app/${route}/page`));
  const files = new Set([...rootMainFiles, ...own.flatMap(([, chunks]) => chunks)]);
  const bytes = [...files].reduce((sum, file) => sum + size(file), 0);
  process.stdout.write(`First-load script, Brotli · ${name}: ${Math.round(bytes / 1000)} kB\n`);
}
