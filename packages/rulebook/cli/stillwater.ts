#!/usr/bin/env node
/**
 * `npx tsx packages/rulebook/cli/stillwater.ts check "<position>" "<action>"`. It stands beside `src` and not in it: the library knows no
 * process, and this is the one file that does.
 */
import { readFileSync } from "node:fs";
import { ask } from "./asking";

const STANDARD_INPUT = 0;

const { code, out, err } = ask(process.argv.slice(2), () => readFileSync(STANDARD_INPUT, "utf8"));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
