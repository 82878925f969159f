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
  // Where a hand is docked may depend on the window alone.
  useEffect(() => {
    const again = () => makeRoom(sheet.current);
    const observer = new ResizeObserver(again);
    for (const part of document.querySelectorAll(`.table-grid, ${DESK}, ${BOARD}, ${HAND}`))
      observer.observe(part);
    window.addEventListener("resize", again);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", again);
    };
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

const DESK = ".table-desk";
const BOARD = ".table-board";
const HAND = ".table-hand";

const found = (part: string) => document.querySelector<HTMLElement>(part);

/** Says how high what speaks may be, and what of its place a docked hand covers. */
function makeRoom(sheet: HTMLElement | null): void {
  const [desk, board, hand] = [found(DESK), found(BOARD), found(HAND)];
  if (sheet === null || desk === null || board === null) return;
  const { bottom } = desk.getBoundingClientRect();
  const style = hand && getComputedStyle(hand);
  const behind =
    hand && style?.position === "sticky"
      ? bottom + window.scrollY + Number.parseFloat(style.bottom) + hand.offsetHeight - window.innerHeight
      : 0;
  const covered = Math.max(0, behind);
  const room = bottom - covered - board.getBoundingClientRect().top;
  sheet.style.setProperty("--behind", `${covered}px`);
  sheet.style.setProperty("--room", `${Math.max(room, desk.clientHeight)}px`);
}
