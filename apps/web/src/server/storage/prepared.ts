/**
 * Queries that every act or look asks. Putting one together takes Kysely longer than the database takes to answer it, so each is
 * put together once for each open database, and from then on only given its values.
 */
import type { Compilable, CompiledQuery, DialectAdapter } from "kysely";
import type { Reader } from "./store";

/** Stands in a query for the value of this name; a group of values has a dot in the names of what is in it. */
class Blank {
  constructor(readonly name: string) {}
}

/** What is given by its names, groups taken apart. What is undefined is not written: each choice of columns is a query of its own. */
function taken(
  values: object,
  given = new Map<string, unknown>(),
  within = "",
): ReadonlyMap<string, unknown> {
  for (const [key, value] of Object.entries(values))
    if (isGroup(value)) taken(value, given, `${within}${key}.`);
    else if (value !== undefined) given.set(`${within}${key}`, value);
  return given;
}

const isGroup = (value: unknown): value is object => value?.constructor === Object;

/** The same with a blank in place of every value. */
const blank = (values: object, within = ""): object =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        key,
        isGroup(value) ? blank(value, `${within}${key}.`) : new Blank(`${within}${key}`),
      ]),
  );

export interface Prepared<Values, Row> {
  all(db: Reader, values: Values): Promise<Row[]>;
  first(db: Reader, values: Values): Promise<Row | undefined>;
  /** How many rows it changed. */
  change(db: Reader, values: Values): Promise<bigint>;
}

/** @param make puts the query together; what it is given may stand where values stand; only which names there are may be looked at */
export function prepared<Values extends object, Row>(
  make: (db: Reader, given: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const made = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();
  const filled = (db: Reader, values: Values): CompiledQuery<Row> => {
    const given = taken(values);
    const { adapter } = db.getExecutor();
    const queries = made.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    made.set(adapter, queries);
    const columns = [...given.keys()].join();
    let query = queries.get(columns);
    if (query === undefined) {
      // The one thing that the types cannot know: a blank takes the place of a value of any type.
      query = make(db, blank(values) as Values).compile();
      queries.set(columns, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Blank ? given.get(one.name) : one));
    return { ...query, parameters };
  };
  return {
    all: async (db, values) => (await db.executeQuery(filled(db, values))).rows,
    first: async (db, values) => (await db.executeQuery(filled(db, values))).rows[0],
    change: async (db, values) => (await db.executeQuery(filled(db, values))).numAffectedRows ?? 0n,
  };
}
