/** Fresh places for data, of either kind of database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import type { StoreKind, StorePlace } from "@/server/storage/store";
import { run } from "./postgres";

export const KINDS: readonly StoreKind[] = ["sqlite", "postgres"];

/** A folder that is deleted after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stillwater-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let made = 0;

/** An empty PostgreSQL database. */
export async function freshDatabase(): Promise<string> {
  const folder = inject("postgresFolder");
  const url = (name: string): string =>
    `postgresql://stillwater@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const name = `t${process.pid}_${Date.now()}_${++made}`;
  await run(url("postgres"), `create database ${name}`);
  return url(name);
}

export async function freshPlace(kind: StoreKind): Promise<StorePlace> {
  return kind === "sqlite" ? { folder: freshFolder() } : { url: await freshDatabase() };
}
