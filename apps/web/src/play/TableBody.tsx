"use client";

/** Everything on the page of a table: sitting down, waiting, playing, the end. */
import type { Frame } from "@stillwater/table/session";
import { maySit } from "@stillwater/table/view-model";
import dynamic from "next/dynamic";
import { type ComponentType, useMemo, useState } from "react";
import { late, onDemand } from "@/layout/late";
import { Alive, type TableRules } from "@/stage/early";
import { ReadOn } from "@/stage/read-on";
import { useReading } from "@/stage/useReading";
import type { GameProps } from "@/stage/useStage";
import type { TableLine } from "@/stage/useTable";
import { NetStrip } from "@/table/frame/NetStrip";
import { SettingTable } from "@/table/frame/SettingTable";
import { GamePage } from "@/table/GamePage";
import { PlayedGame } from "@/table/PlayedGame";
import { SeatMoved } from "./SeatMoved";

// Each stage of a table is a file of its own: a guest does not load the chart, nor a player the QR code.
const GuestSeat = dynamic(() =>
  late(() => import("@/play/waiting-room/GuestSeat").then((file) => file.GuestSeat)),
);
const WaitingTable = dynamic(() =>
  late(() => import("@/play/waiting-room/WaitingTable").then((file) => file.WaitingTable)),
);

const NoTable = onDemand(() => import("@/play/NoTable").then((file) => file.NoTable));

export interface TableBodyProps {
  /** The frames that the page came with; null for none. */
  readonly first: readonly Frame[] | null;
  readonly line: TableLine;
}

export function TableBody({
  first,
  Game,
  rules,
  line: { line, gone, full, readOn, now, afresh, ...followed },
}: TableBodyProps & { readonly Game: ComponentType<GameProps>; readonly rules: TableRules }) {
  const alive = useMemo(() => <Alive part="table" rules={rules} />, [rules]);
  const live = followed.live ?? rules.begin(first);
  useReading(live);
  const [watching, setWatching] = useState(false);
  const atDoor = live !== null && !watching && maySit(live.view);
  const playing = live?.table != null && !atDoor;
  return (
    <GamePage
      live={live}
      head={atDoor ? null : live}
      playing={playing}
      strips={
        <>
          {full ? null : <NetStrip line={line} onNow={now} />}
          {live === null ? null : <SeatMoved {...live.view} />}
        </>
      }
      onLeft={afresh}
    >
      {(onKeys) =>
        gone ? (
          <NoTable why="gone" />
        ) : followed.live === null && full ? (
          <NoTable why="full" />
        ) : live === null ? (
          <>
            <SettingTable />
            {alive}
          </>
        ) : atDoor ? (
          <>
            <GuestSeat live={live} onSeated={afresh} onWatch={() => setWatching(true)} />
            {alive}
          </>
        ) : (
          <ReadOn value={readOn}>
            {live.table === null ? (
              <>
                <WaitingTable live={live} />
                {alive}
              </>
            ) : (
              <PlayedGame {...{ Game, live, onKeys }} beside={alive} />
            )}
          </ReadOn>
        )
      }
    </GamePage>
  );
}
