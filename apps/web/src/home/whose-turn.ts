import { due, readPosition } from "@stillwater/engine";

/** The seats (0-based) that must act now; none for a finished game or an unreadable position. */
export function whoseTurn(position: string): readonly number[] {
  const table = readPosition(position);
  if (!table.ok) return [];
  return due(table.value).seats;
}
