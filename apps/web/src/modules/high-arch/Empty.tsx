"use client";

import { ArchBoard } from "@stillwater/ui/modules/high-arch";
import { EMPTY_FINISH, emptySpace } from "../empty-space";
import type { EmptyProps } from "../sea-part";

const PILLARS = [1, 2, 6, 7];
const CELLS = [
  ...[1, 2, 3].flatMap((row) => PILLARS.map((column) => emptySpace(row, column))),
  ...[4, 5, 6, 7].flatMap((row) => [1, 2, 3, 4, 5, 6, 7].map((column) => emptySpace(row, column))),
];

/** The arch before the deal. */
export default function Empty({ notice }: EmptyProps) {
  return <ArchBoard label="" cells={CELLS} rowLabels={[]} finish={EMPTY_FINISH} notice={notice} />;
}
