"use client";

/** The sheet over a tracked game: the menu, or what the menu opens. */
import { type Content, rewinding, writeFile } from "@stillwater/companion";
import type { ClauseId } from "@stillwater/engine";
import { type RefObject, useState } from "react";
import { onDemand } from "@/layout/late";
import type { Followed } from "../device/useFollowed";
import type { LeftCards } from "./Leftovers";
import type { OpenedSheet, TableHandle } from "./table-props";
import type { Sharing } from "./useSharing";

const HistorySheet = onDemand(() => import("./HistorySheet"));
const CountSheet = onDemand(() => import("./CountSheet"));
const ShareSheet = onDemand(() => import("./ShareSheet"));
const Leftovers = onDemand(() => import("./Leftovers"));
const GoOnline = onDemand(() => import("./GoOnline"));
const TrackMenu = onDemand(() => import("./TrackMenu"));
const SetUpSheet = onDemand(() => import("../set-up/SetUpSheet"));

interface OpenSheetProps {
  readonly sheet: OpenedSheet | null;
  readonly followed: Followed;
  readonly sharing: Sharing;
  /** The table below, once it is rendered. */
  readonly table: RefObject<TableHandle | null>;
  readonly onOpen: (sheet: OpenedSheet | null) => void;
  readonly onFlat: (flat: boolean) => void;
  readonly onName: (name: string) => void;
  readonly onRule: (clause: ClauseId) => void;
}

export function OpenSheet(props: OpenSheetProps) {
  const { sheet, followed, sharing, table: at, onOpen, onFlat, onName, onRule } = props;
  const { game, view, log, write, amend } = followed;
  const [left, setLeft] = useState<LeftCards>({});
  if (game === null || view === null) return null;
  const { table } = view;
  const onClose = () => onOpen(null);
  const onWrite = (content: Content) => void write([content]);
  const tick = (step: string, ticked: boolean) =>
    void amend((before) => {
      const others = before.laidOut?.filter((one) => one !== step) ?? [];
      return { ...before, laidOut: ticked ? [...others, step] : others };
    });
  switch (sheet) {
    case "menu":
      return (
        <TrackMenu
          {...{ game, view, onClose }}
          file={() => writeFile(game.id, log.entries)}
          onOpen={(next) => {
            if (at.current === null) onOpen(next);
            else void at.current.settle().then(() => onOpen(next));
          }}
          onLine={() => at.current?.line()}
          onStuck={() => at.current?.stuck()}
          onCrew={() => at.current?.crew()}
          onTableMode={() => onFlat(true)}
        />
      );
    case "history":
      return (
        <HistorySheet {...{ view, onWrite, onClose }} onRewind={(turn) => void write([rewinding(turn)])} />
      );
    case "count":
      return table === undefined ? null : <CountSheet {...{ view, table, onWrite, onClose }} />;
    case "left":
      return table === undefined ? null : (
        <Leftovers {...{ view, table, onClose }} cards={left} onCards={setLeft} />
      );
    case "online":
      return table === undefined ? null : <GoOnline {...{ view, table, onClose }} by={game.by} />;
    case "setUp":
      return <SetUpSheet {...{ view, onRule, onClose }} done={game.laidOut ?? []} onTick={tick} />;
    case "share":
      return <ShareSheet {...{ followed, sharing, onName, onClose }} />;
    case null:
      return null;
  }
}
