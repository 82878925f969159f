/** Brings a database up to date, or refuses one that a newer Stillwater has changed. */
import { type Kysely, Migrator } from "kysely";
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE, MIGRATIONS } from "./migrations";
import type { Schema } from "./schema";
import { faultOf, StorageTrouble } from "./trouble";

/** Throws if migrations have been applied that this program does not know. */
export function refuseNewer(applied: readonly string[], where: string): void {
  const unknown = applied.find((name) => !(name in MIGRATIONS));
  if (unknown !== undefined)
    throw new StorageTrouble(
      `${where} was written by a newer Stillwater (it has "${unknown}"). Run that version, or restore an older backup. Nothing was changed.`,
    );
}

/** The first migration that a database lacks; undefined if it is up to date. */
export function firstMissing(applied: readonly string[]): string | undefined {
  return Object.keys(MIGRATIONS).find((name) => !applied.includes(name));
}

/**
 * Applies the missing migrations, all or none. Two servers that start at once take turns (the write lock on SQLite, an
 * advisory lock on PostgreSQL).
 */
export async function migrate(db: Kysely<Schema>, where: string, shape?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
  });
  const { error, results } = await (shape === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(shape));
  if (error === undefined) return;
  if (faultOf(error) !== undefined) throw error;
  const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "the first one";
  const cause = error instanceof Error ? error.message : String(error);
  throw new StorageTrouble(
    `${where} could not be brought up to date: ${failed} failed (${cause}). Nothing was changed: run the version you had, and report this line.`,
  );
}
