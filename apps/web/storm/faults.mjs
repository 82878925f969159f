// Is loaded into a server before anything else (`node --import`), so that a storm can do two things to it which only root
// could do from outside: fill its disk and change its clock.
import Database from "better-sqlite3";

/** @typedef {{ readonly full?: boolean, readonly clock?: number }} Fault */

/** @type {Set<import("better-sqlite3").Database>} */
const opened = new Set();
const { pragma } = Database.prototype;
Database.prototype.pragma = function (...args) {
  opened.add(this);
  return pragma.apply(this, args);
};

const MOST_PAGES = 0xff_ff_ff_fe;
const Clock = Date;
let ahead = 0;

/** @param {unknown} message */
function suffer(message) {
  const { full, clock } = /** @type {Fault} */ (message);
  // If a file may not grow, SQLite reports the same error as for a full disk. A limit below the present number of pages is
  // taken to be that number.
  if (full !== undefined)
    for (const db of opened) if (db.open) pragma.call(db, `max_page_count = ${full ? 1 : MOST_PAGES}`);
  if (clock !== undefined) ahead = clock;
}

globalThis.Date = /** @type {DateConstructor} */ (
  class extends Clock {
    /** @param {[]} args */
    constructor(...args) {
      super(...(args.length === 0 ? /** @type {[]} */ (/** @type {unknown} */ ([Date.now()])) : args));
    }
    static now() {
      return Clock.now() + ahead;
    }
    // Next makes a Date class of its own, and copies into it only the own properties of this class.
    static parse = Clock.parse;
    static UTC = Clock.UTC;
  }
);

process.on("message", suffer);
// The server ends when the process that started it has ended.
process.on("disconnect", () => process.exit());
process.channel?.unref();
