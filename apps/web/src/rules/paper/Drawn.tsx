"use client";

import { CompanionBoard } from "@/companion/CompanionBoard";
import { useTouchStage } from "../board/useTouchStage";
import type { BoardToTouch } from "../clause-page";

/** A board with what is tried on it. */
export default function Drawn({ board }: { readonly board: BoardToTouch }) {
  return <CompanionBoard stage={useTouchStage(board, 0).stage} />;
}
