// After a build: writes compressed copies of each script and style sheet, at the best level, which is too slow while
// somebody waits. smaller.mjs sends them.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = fileURLToPath(new URL(".next/static", import.meta.url));
const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
// All are started at once: Node compresses as many at a time as it has threads.
await Promise.all(
  files.map(async (name) => {
    const file = path.join(folder, name);
    const plain = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
  }),
);
