"use client";

/** The page around a table, wherever the table is kept: its header, its main part, and the sheets over it. */
import type { Live } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import { onDemand } from "@/layout/late";
import { PlayHeader } from "./frame/PlayHeader";

const KeysSheet = onDemand(() => import("./frame/KeysSheet"));
const MenuSheet = onDemand(() => import("./frame/MenuSheet"));

interface GamePageProps {
  /** The table that the menu is about. */
  readonly live: Live | null;
  /** The table that the header is about: null before the person sits or watches. */
  readonly head: Live | null;
  /** There is a board for the skip link to lead to. */
  readonly playing: boolean;
  /** Notices under the header about current problems. */
  readonly strips: ReactNode;
  /** Called when the seat was given up. */
  readonly onLeft?: () => void;
  /** The content of the page; it is given a function that opens the sheet of keys, stable while the page is mounted. */
  readonly children: (onKeys: () => void) => ReactNode;
}

export function GamePage({ live, head, playing, strips, onLeft, children }: GamePageProps) {
  const shell = useTranslations("shell");
  const [open, setOpen] = useState<"keys" | "menu" | null>(null);
  // Stable callbacks: opening a sheet over the table does not render the table again.
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
