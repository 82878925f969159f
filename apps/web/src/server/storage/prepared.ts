/**
 * Queries that every act or look runs. Kysely takes longer to build one than the database takes to answer it, so each is
 * built once for each open database, and afterwards only gets its values.
 */
import type { Compilable, CompiledQuery, DialectAdapter } from "kysely";
import type { Reader } from "./store";

/** A placeholder in a query for the value of this name; the names of values in a group contain a dot. */
class Blank {
  constructor(readonly name: string) {}
}

/** The values by name, with groups flattened. Undefined values are left out: each set of names is its own query. */
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

/** The same values with a placeholder for each. */
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
  /** The number of rows it changed. */
  change(db: Reader, values: Values): Promise<bigint>;
}

/** @param make builds the query; it may use what it is given only as values, and may look only at which names there are */
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
      // The one thing the types cannot express: a placeholder stands for a value of any type.
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
