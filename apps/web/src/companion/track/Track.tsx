"use client";

/** A game with the printed cards: it judges what is typed, records what is tapped, and stays out of the way. */
import { undoing } from "@stillwater/companion";
import { useMemo, useRef, useState } from "react";
import { onDemand } from "@/layout/late";
import { useSounds } from "@/stage/useCues";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";
import { CentredNote } from "../CentredNote";
import { crewWith } from "../device/shelf";
import { useFollowed } from "../device/useFollowed";
import { heardMoment } from "./lines";
import { NoGame } from "./NoGame";
import { OpenSheet } from "./OpenSheet";
import { PhoneName } from "./PhoneName";
import { Strips } from "./Strips";
import { TrackedTable } from "./TrackedTable";
import type { OpenedSheet, TableHandle, TableProps } from "./table-props";
import { useSharing } from "./useSharing";

const Conflicts = onDemand(() => import("./Conflicts"));

interface TrackProps {
  readonly id: string;
  /** Opens the game again. */
  readonly onAgain: () => void;
}

export function Track({ id, onAgain }: TrackProps) {
  const followed = useFollowed(id);
  const { game, view, trouble, write } = followed;
  const sharing = useSharing(followed);
  const [sheet, open] = useState<OpenedSheet | null>(null);
  const [flat, setFlat] = useState(false);
  const [onRule, ruleSheet] = useRuleSheet();
  const handle = useRef<TableHandle>(null);
  useSounds(useMemo(() => heardMoment(view), [view]));
  if (trouble === "gone" || trouble === "notRead") return <NoGame why={trouble} onAgain={onAgain} />;
  if (game === null || view === null) return <div className="companion" />;
  const last = undoing(view);
  const name = (by: string) => void followed.amend((before) => ({ ...before, by, nameless: false }));
  const undo: TableProps["onUndo"] = (press) =>
    press !== undefined && press.detail > 1 ? undefined : void write([(now) => undoing(now)]);
  return (
    <div className="companion-screen">
      <Strips {...{ trouble, sharing }} />
      {game.nameless === true && view.names.length > 0 ? (
        <CentredNote>
          <PhoneName by="" names={view.names} onName={name} />
        </CentredNote>
      ) : null}
      {view.conflicts.length > 0 ? (
        <Conflicts view={view} onAnswer={(contents) => void write(contents)} />
      ) : null}
      {view.table === undefined ? (
        <div className="companion" />
      ) : (
        <TrackedTable
          ref={handle}
          {...{ id, view, table: view.table, flat, onFlat: setFlat, onOpen: open, onRule }}
          blocked={view.conflicts.length > 0}
          busy={sheet !== null || ruleSheet !== null}
          onWrite={write}
          onUndo={last === undefined ? undefined : undo}
          crew={game.crew}
          onCrew={(seat, kept) =>
            void followed.amend((before) => ({ ...before, crew: crewWith(before.crew, seat, kept) }))
          }
        />
      )}
      <OpenSheet
        {...{ sheet, followed, sharing, table: handle, onOpen: open, onFlat: setFlat, onName: name, onRule }}
      />
      {ruleSheet}
    </div>
  );
}
