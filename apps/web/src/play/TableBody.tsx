"use client";

/** Everything on the page of a table: sitting down, waiting, playing, the end. */
import { begin, type Frame, type Live, receive, withEarlier } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, memo, Suspense, useState } from "react";
import { late } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { Alive } from "@/stage/early";
import { ReadOn } from "@/stage/read-on";
import { useReading } from "@/stage/useReading";
import type { GameProps } from "@/stage/useStage";
import type { TableLine } from "@/stage/useTable";
import { useOffer } from "@/table/advice/useOffer";
import { NetStrip } from "@/table/frame/NetStrip";
import { GamePage } from "@/table/GamePage";

// Each stage of a table is a file of its own: a guest does not wait for the chart, nor a player for the code.
const GuestSeat = dynamic(() =>
  late(() => import("@/play/waiting-room/GuestSeat").then((file) => file.GuestSeat)),
);
const WaitingTable = dynamic(() =>
  late(() => import("@/play/waiting-room/WaitingTable").then((file) => file.WaitingTable)),
);

const FOLDING = { begin, receive, withEarlier } as const;

export interface TableBodyProps {
  /** What the page came with; null where it came with nothing. */
  readonly first: readonly Frame[] | null;
  readonly line: TableLine;
}

interface Played {
  /** The table of the game that is played. */
  readonly Game: ComponentType<GameProps>;
}

export function TableBody({
  first,
  Game,
  line: { line, gone, full, readOn, now, afresh, ...followed },
}: TableBodyProps & Played) {
  const live = followed.live ?? begin(first);
  const shortcuts = useSetting("shortcuts")[0] === "yes";
  useReading(live);
  const [watching, setWatching] = useState(false);
  const atDoor = live !== null && !watching && maySit(live.view);
  const playing = live?.table != null && !atDoor;
  return (
    <GamePage
      live={live}
      head={atDoor ? null : live}
      playing={playing}
      strips={full ? null : <NetStrip line={line} onNow={now} />}
      onLeft={afresh}
    >
      {(onKeys) =>
        gone ? (
          <NoTable why="gone" />
        ) : followed.live === null && full ? (
          <NoTable why="full" />
        ) : live === null ? (
          <>
            <Loading />
            <Alive folding={FOLDING} />
          </>
        ) : atDoor ? (
          <>
            <GuestSeat live={live} onSeated={afresh} onWatch={() => setWatching(true)} />
            <Alive folding={FOLDING} />
          </>
        ) : (
          <ReadOn value={readOn}>
            <Stage Game={Game} live={live} shortcuts={shortcuts} onKeys={onKeys} />
          </ReadOn>
        )
      }
    </GamePage>
  );
}

interface StageProps extends Played {
  readonly live: Live;
  readonly shortcuts: boolean;
  readonly onKeys: () => void;
}

const Stage = memo(Staged);

function Staged({ Game, live, shortcuts, onKeys }: StageProps) {
  const { table, figures } = live;
  const advice = useOffer(live.view);
  if (table === null || figures === null)
    return (
      <>
        <WaitingTable live={live} />
        <Alive folding={FOLDING} />
      </>
    );
  return (
    <Suspense fallback={<Loading />}>
      <Game {...{ live, table, figures, shortcuts, onKeys, advice }} />
      <Alive folding={FOLDING} />
    </Suspense>
  );
}

/** Whether there is a seat for who looks. Nobody sees two hands: who had a seat may only have that one again. */
function maySit({ you, status, seats, lost }: Live["view"]): boolean {
  const going = status === "waiting" || status === "playing";
  // While a table waits, the quiet crew gives way to whoever comes; later to the one whose seat it keeps.
  const yields = (seat: (typeof seats)[number]): boolean => seat === null || seat.crew !== undefined;
  const open = status === "waiting" ? seats.some(yields) : seats.includes(null);
  return you === null && going && (lost === undefined ? open : yields(seats[lost] ?? null));
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
