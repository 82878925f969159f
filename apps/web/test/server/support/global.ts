/** One PostgreSQL for all server tests of a run; each test makes its own database in it. */
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    postgresFolder: string;
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresFolder", postgres.folder);
  return () => postgres.stop();
}
