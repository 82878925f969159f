"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * What speaks to the whole table. Where the table is all there is on a phone it lies over the chart, which comes up for who
 * wants to see it. It reaches from the crew down to the hand, and where the hand is docked it ends above it: nothing of it
 * may stand behind cards.
 */
export function Speech({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("table");
  const [peeking, setPeeking] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  // Whatever grows, the hand by a word or the crew by a line: asked once the page is laid out, which asking would do itself.
  useEffect(() => {
    const { current } = sheet;
    if (current === null) return;
    const observer = new ResizeObserver(() => makeRoom(current));
    for (const part of document.querySelectorAll(".table-grid, .table-desk, .table-board, .table-hand"))
      observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="table-speech" ref={sheet}>
      <div hidden={peeking}>{children}</div>
      <Button
        variant="text"
        size="small"
        className="hidden max-md:talking:inline-flex"
        onClick={() => setPeeking(!peeking)}
      >
        {t(peeking ? "seeTalk" : "seeBoard")}
      </Button>
    </div>
  );
}

/** Says how high what speaks may be, and what of its place a docked hand covers. */
function makeRoom(sheet: HTMLElement): void {
  const desk = sheet.closest<HTMLElement>(".table-desk");
  const grid = sheet.closest(".table-grid");
  const board = grid?.querySelector<HTMLElement>(".table-board");
  const hand = grid?.querySelector<HTMLElement>(".table-hand");
  if (desk == null || board == null) return;
  const bottom = desk.getBoundingClientRect().bottom + window.scrollY;
  const style = hand == null ? null : getComputedStyle(hand);
  const dock =
    hand == null || style?.position !== "sticky"
      ? bottom
      : window.innerHeight - Number.parseFloat(style.bottom) - hand.offsetHeight;
  const behind = Math.max(0, bottom - dock);
  const room = bottom - behind - board.getBoundingClientRect().top - window.scrollY;
  sheet.style.setProperty("--behind", `${behind}px`);
  sheet.style.setProperty("--room", `${Math.max(room, desk.clientHeight)}px`);
}
