/** The commands for the person who runs a site: `backup`, `restore`, `check`, `move`. The environment locates the data. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { readSettings } from "../runtime/settings";
import { StorageTrouble } from "../storage/trouble";
import { checkStore, repair } from "./check";
import { copyOut } from "./copying";
import { Refused, readPlace, storeNameOf } from "./places";
import { moveStore, restore } from "./restore";

const USAGE = `Usage, with DATA_DIR or DATABASE_URL set as for the site:
  npm run backup -- FILE            everything in one file; the site may run
  npm run backup -- --into FOLDER   the same under a name with its date; the latest 30 are kept
  npm run restore -- FILE           checks the file, then puts it in place; what was there is kept
  npm run check [-- --repair]       looks through everything; makes damaged positions anew from their logs
  npm run move -- --from PLACE --to PLACE   a place is a folder or postgres://…; the second must be empty
`;

/** The command line fits no command. */
class Misread extends Error {
  override readonly name = "Misread";
}

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function only(words: readonly string[], count: number): void {
  if (words.length !== count) throw new Misread();
}

function after(words: readonly string[], flag: string): string {
  const value = words[words.indexOf(flag) + 1];
  if (!words.includes(flag) || value === undefined) throw new Misread();
  return value;
}

/** The site's own place, as its environment has it. */
const placeHere = () => readSettings(process.env).place;

/** One of several dated backups in a folder. */
const DATED = /^stillwater-\d{8}T\d{6}Z\.sqlite$/;
const BACKUPS_KEPT = 30;

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<number>>> = {
  backup: async (words) => {
    const dated = words[0] === "--into";
    only(words, dated ? 2 : 1);
    const folder = path.resolve(dated ? after(words, "--into") : ".");
    const name = `stillwater-${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}.sqlite`;
    if (dated) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = dated ? path.join(folder, name) : path.resolve(words[0] ?? "");
    await copyOut(placeHere(), file, say);
    say(`Everything in ${storeNameOf(placeHere())} is in ${file} now, and could be read back.`);
    const all = dated
      ? readdirSync(folder)
          .filter((one) => DATED.test(one))
          .sort()
      : [];
    for (const old of all.slice(0, -BACKUPS_KEPT)) rmSync(path.join(folder, old));
    return 0;
  },
  restore: async (words) => {
    only(words, 1);
    const { tables, kept } = await restore(placeHere(), path.resolve(words[0] ?? ""), say);
    say(`${tables} tables are in ${storeNameOf(placeHere())} now.`);
    if (kept !== null) say(`What was there before is kept in ${kept}.`);
    return 0;
  },
  check: async (words) => {
    const mending = words.includes("--repair");
    only(words, mending ? 1 : 0);
    const { tables, entries, wrong } = await checkStore(placeHere(), say);
    for (const { what } of wrong) say(`Wrong: ${what}.`);
    say(`${tables} tables with ${entries} entries checked, ${wrong.length} wrong.`);
    const done = mending ? await repair(placeHere(), wrong) : [];
    for (const table of done) say(`The position of table ${table} was made anew from its log.`);
    const possible = wrong.filter(({ rebuildable }) => rebuildable !== null).length;
    if (!mending && possible > 0)
      say(`${possible} of them can be made anew from their logs: npm run check -- --repair`);
    return wrong.length === done.length ? 0 : 1;
  },
  move: async (words) => {
    only(words, 4);
    const [from, to] = [readPlace(after(words, "--from")), readPlace(after(words, "--to"))];
    await moveStore(from, to, say);
    say(
      `Everything in ${storeNameOf(from)} is in ${storeNameOf(to)} now, row by row the same. ${storeNameOf(from)} is as it was.`,
    );
    return 0;
  },
};

const [command = "", ...words] = process.argv.slice(2);
try {
  const run = COMMANDS[command];
  if (run === undefined) throw new Misread();
  process.exitCode = await run(words);
} catch (cause) {
  process.exitCode = 1;
  if (cause instanceof Misread) process.stderr.write(USAGE);
  else if (cause instanceof Refused || cause instanceof StorageTrouble)
    process.stderr.write(`${cause.message}\n`);
  else throw cause;
}
