// Loaded into a server before anything else (`node --import`), so that a storm can do to it what cannot be done from
// outside without being root: fill its disk, and turn its clock.
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
  // A file that may not grow any more: SQLite then says what it says of a full disk. Fewer pages than there are is as many.
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
    // Next makes a Date of its own of what this one has itself.
    static parse = Clock.parse;
    static UTC = Clock.UTC;
  }
);

process.on("message", suffer);
// With whoever started this it ends.
process.on("disconnect", () => process.exit());
process.channel?.unref();
