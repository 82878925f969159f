// After a build: writes compressed copies of each script and style sheet, at the best level, which is too slow while
// somebody waits. smaller.mjs sends them.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The ways in which Brotli may write distances. Which is smallest differs from text to text, by a few bytes in a thousand. */
const WAYS = [0, 1, 2, 3].map((postfix) => ({ [constants.BROTLI_PARAM_NPOSTFIX]: postfix }));

const folder = fileURLToPath(new URL(".next/static", import.meta.url));
const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
// All are started at once: Node compresses as many at a time as it has threads.
await Promise.all(
  files.map(async (name) => {
    const file = path.join(folder, name);
    const plain = await readFile(file);
    // A page has one sheet, but dozens of scripts, for which the time would be too long.
    const packed = await Promise.all(
      WAYS.slice(0, name.endsWith(".css") ? WAYS.length : 1).map((way) =>
        promisify(brotliCompress)(plain, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, ...way },
        }),
      ),
    );
    const smallest = packed.reduce((least, next) => (next.length < least.length ? next : least));
    await writeFile(`${file}.br`, smallest);
    await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
  }),
);
