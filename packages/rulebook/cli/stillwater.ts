#!/usr/bin/env node
/**
 * `npx tsx packages/rulebook/cli/stillwater.ts check "<position>" "<action>"`. It is beside `src` and not in it, because
 * only this file uses the process; the library does not.
 */
import { readFileSync } from "node:fs";
import { ask } from "./asking";

const STANDARD_INPUT = 0;

const { code, out, err } = ask(process.argv.slice(2), () => readFileSync(STANDARD_INPUT, "utf8"));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
