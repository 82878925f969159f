"use client";

/** One address for the whole life of a table: sitting down, waiting, playing, the end. */
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { NetStrip } from "@/play/chrome/NetStrip";
import { PlayHeader } from "@/play/chrome/PlayHeader";
import type { Live } from "@/play/table/live";
import { useReading } from "@/play/table/useReading";
import { useTable } from "@/play/table/useTable";
import { useSetting } from "@/settings/store";

// Each stage of a table is a file of its own: a guest does not wait for the chart, nor a player for the code.
const loadCore = () => import("@/play/table/core");
const GuestSeat = dynamic(() => import("@/play/door/GuestSeat").then((file) => file.GuestSeat), {
  loading: Loading,
});
const WaitingTable = dynamic(() => import("@/play/door/WaitingTable").then((file) => file.WaitingTable), {
  loading: Loading,
});
const GameTable = dynamic(() => loadCore().then(({ core }) => core.GameTable), { loading: Loading });
const KeysSheet = dynamic(() => import("@/play/chrome/KeysSheet"), { ssr: false });
const MenuSheet = dynamic(() => import("@/play/chrome/MenuSheet"), { ssr: false });

export function TablePage({ id }: { readonly id: string }) {
  const { live, line, gone, full, now, afresh } = useTable(id);
  const shell = useTranslations("shell");
  const [open, setOpen] = useState<"keys" | "menu" | null>(null);
  const shortcuts = useSetting("shortcuts")[0] === "yes";
  useReading(live);
  const locale = useLocale();
  const code = live?.view.code;
  useEffect(() => {
    if (code !== undefined) void loadCore().then(({ core }) => core.prepare(code, locale));
  }, [code, locale]);
  const [watching, setWatching] = useState(false);
  const atDoor = live !== null && !watching && maySit(live.view);
  const playing = live?.table != null && !atDoor;
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={playing ? "#board" : "#main"} className="skip-link">
        {shell(playing ? "skipBoard" : "skip")}
      </a>
      <PlayHeader live={atDoor ? null : live} onMenu={() => setOpen("menu")} onKeys={() => setOpen("keys")} />
      {full ? null : <NetStrip line={line} onNow={now} />}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[90rem] flex-1 px-3.5 outline-none md:px-8"
      >
        {gone ? (
          <NoTable why="gone" />
        ) : live === null && full ? (
          <NoTable why="full" />
        ) : live === null ? (
          <Loading />
        ) : atDoor ? (
          <GuestSeat live={live} onSeated={afresh} onWatch={() => setWatching(true)} />
        ) : (
          <Stage live={live} shortcuts={shortcuts} onKeys={() => setOpen("keys")} />
        )}
      </main>
      {open === "keys" ? <KeysSheet onClose={() => setOpen(null)} /> : null}
      {open === "menu" ? (
        <MenuSheet
          live={live}
          onKeys={() => setOpen("keys")}
          onClose={() => setOpen(null)}
          onLeft={() => {
            setOpen(null);
            afresh();
          }}
        />
      ) : null}
    </div>
  );
}

interface StageProps {
  readonly live: Live;
  readonly shortcuts: boolean;
  readonly onKeys: () => void;
}

function Stage({ live, shortcuts, onKeys }: StageProps) {
  const { table, figures } = live;
  if (table === null || figures === null) return <WaitingTable live={live} />;
  return (
    <Suspense fallback={<Loading />}>
      <GameTable live={live} table={table} figures={figures} shortcuts={shortcuts} onKeys={onKeys} />
    </Suspense>
  );
}

/** Whether there is a seat for who looks. Nobody sees two hands: who had a seat may only have that one again. */
function maySit({ you, status, seats, lost }: Live["view"]): boolean {
  const going = status === "waiting" || status === "playing";
  return you === null && going && (lost === undefined ? seats.includes(null) : seats[lost] === null);
}

/** Not seen before 400 ms: most tables are there sooner. Who waits longer may not have the page's script yet. */
function Loading() {
  const t = useTranslations("net");
  return (
    <p className="late-words py-16 text-center font-serif text-xl text-quiet italic" role="status">
      {t("loading")}
    </p>
  );
}

/** There is no table to show: why, what is kept, and where to go. */
function NoTable({ why }: { readonly why: "gone" | "full" }) {
  const t = useTranslations("net");
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="page-title">{t(why)}</h1>
      <p className="text-quiet">{t(`${why}Text`)}</p>
      <div className="flex flex-wrap gap-3">
        {why === "gone" ? (
          <Button href={`/${locale}/join`} link={Link}>
            {t("join")}
          </Button>
        ) : null}
        <Button href={`/${locale}`} link={Link}>
          {t("home")}
        </Button>
      </div>
    </div>
  );
}
