"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * A message to the whole table. On a phone whose screen the table fills, it lies over the chart, which can be brought to the
 * front. It reaches from the crew down to the hand; a docked hand limits it, so that nothing of it is hidden behind cards.
 */
export function Speech({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("table");
  const [peeking, setPeeking] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  // Measured again when anything grows, such as the hand or the crew by a line. An observer runs after layout, so that
  // measuring does not force one. Whether a hand is docked may depend on the window alone.
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

/** Sets how high the message may be, and how much of its place a docked hand covers. */
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
