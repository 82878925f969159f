"use client";

/** The page around a table, whoever keeps it: its header, its main part, and the sheets over it. */
import type { Live } from "@stillwater/table/session";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import { late } from "@/layout/late";
import { PlayHeader } from "./frame/PlayHeader";

const KeysSheet = dynamic(() => late(() => import("./frame/KeysSheet")), { ssr: false });
const MenuSheet = dynamic(() => late(() => import("./frame/MenuSheet")), { ssr: false });

interface GamePageProps {
  /** What the menu is about. */
  readonly live: Live | null;
  /** What the header is about: nothing before somebody sits or looks on. */
  readonly head: Live | null;
  /** The board is there to be skipped to. */
  readonly playing: boolean;
  /** Under the header: what is wrong just now. */
  readonly strips: ReactNode;
  /** The seat was given up. */
  readonly onLeft?: () => void;
  /** What is on the table; told how the sheet of keys is opened, the same function for as long as the page stands. */
  readonly children: (onKeys: () => void) => ReactNode;
}

export function GamePage({ live, head, playing, strips, onLeft, children }: GamePageProps) {
  const shell = useTranslations("shell");
  const [open, setOpen] = useState<"keys" | "menu" | null>(null);
  // The same functions for as long as the page stands: a sheet over the table does not draw the table again.
  const onKeys = useCallback(() => setOpen("keys"), []);
  const onMenu = useCallback(() => setOpen("menu"), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={playing ? "#board" : "#main"} className="skip-link">
        {shell(playing ? "skipBoard" : "skip")}
      </a>
      <PlayHeader live={head} onMenu={onMenu} onKeys={onKeys} />
      {strips}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[160rem] flex-1 px-3.5 outline-none md:px-8"
      >
        {children(onKeys)}
      </main>
      {open === "keys" ? <KeysSheet onClose={() => setOpen(null)} /> : null}
      {open === "menu" ? (
        <MenuSheet
          live={live}
          onKeys={onKeys}
          onClose={() => setOpen(null)}
          onLeft={() => {
            setOpen(null);
            onLeft?.();
          }}
        />
      ) : null}
    </div>
  );
}
