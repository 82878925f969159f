/** A lesson as the play screen knows tables: one reader, one board, nobody else. */
import type { Table } from "@stillwater/engine";
import { type Live, stillLive } from "@stillwater/table/session";
import type { Language } from "@/i18n/routing";
import { READER } from "./lessons";

export function liveOf(id: string, table: Table, done: boolean, language: Language): Live {
  return stillLive({
    ...{ id: `learn-${id}`, table, names: [], language },
    you: done ? null : READER,
    rev: done ? 1 : 0,
  });
}
