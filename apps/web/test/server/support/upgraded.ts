/** A process that is killed while it upgrades a folder, just before its nth statement. */
import Database from "better-sqlite3";
import { openStore } from "@/server/storage/store";

const [folder = "", statement = "1"] = process.argv.slice(2);
const { prepare } = Database.prototype;
let left = Number(statement);
Database.prototype.prepare = function (this: Database.Database, text: string) {
  left--;
  if (left === 0) process.kill(process.pid, "SIGKILL");
  return prepare.call(this, text);
} as typeof prepare;
await openStore({ folder });
