"use client";

/** A game with the printed cards: what is typed is judged, what is tapped is written down, nothing is in the way. */
import { rewinding, undoing, writeFile } from "@stillwater/companion";
import type { ClauseId } from "@stillwater/engine";
import { Button, Strip } from "@stillwater/ui";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { late } from "@/layout/late";
import { useFollowed } from "../device/useFollowed";
import { TakeOver } from "../reading/TakeOver";
import { useAwake } from "../useAwake";
import { useSaidOnce } from "../useSaidOnce";
import { PhoneName } from "./PhoneName";
import { Table } from "./Table";
import type { TableHandle } from "./table-props";
import { useSharing } from "./useSharing";
import { useWriteOnce } from "./useWriteOnce";

const HistorySheet = dynamic(() => late(() => import("./HistorySheet")), { ssr: false });
const CountSheet = dynamic(() => late(() => import("./CountSheet")), { ssr: false });
const ShareSheet = dynamic(() => late(() => import("./ShareSheet")), { ssr: false });
const Leftovers = dynamic(() => late(() => import("./Leftovers")), { ssr: false });
const GoOnline = dynamic(() => late(() => import("./GoOnline")), { ssr: false });
const TrackMenu = dynamic(() => late(() => import("./TrackMenu")), { ssr: false });
const Conflicts = dynamic(() => late(() => import("./Conflicts")), { ssr: false });
const SetUpSheet = dynamic(() => late(() => import("../set-up/SetUpSheet")), { ssr: false });
const RuleSheet = dynamic(() => late(() => import("@/table/verdict/RuleSheet")), { ssr: false });

export type OpenSheet = "menu" | "history" | "count" | "share" | "left" | "online" | "setUp" | null;

export function Track({ id }: { readonly id: string }) {
  const t = useTranslations("track");
  const followed = useFollowed(id);
  const { game, view, trouble, write } = followed;
  const sharing = useSharing(followed);
  const awake = useAwake(game !== null);
  const [mayDim, dimRead] = useSaidOnce("dim");
  const [bare, bareRead] = useSaidOnce("bare");
  const [open, setOpen] = useState<OpenSheet>(null);
  const [flat, setFlat] = useState(false);
  const [rule, setRule] = useState<ClauseId | null>(null);
  const handle = useRef<TableHandle>(null);
  const writeOnce = useWriteOnce(view, write);
  if (trouble === "gone") return <Gone />;
  if (game === null || view === null) return <div className="companion" />;
  const last = undoing(view);
  const name = (by: string) => void followed.amend((before) => ({ ...before, by, nameless: false }));
  const tick = (step: string, ticked: boolean) =>
    void followed.amend((before) => {
      const others = before.laidOut?.filter((one) => one !== step) ?? [];
      return { ...before, laidOut: ticked ? [...others, step] : others };
    });
  const undo = () => void write([(now) => undoing(now)]);
  return (
    <div className="companion-screen">
      {trouble === "notSaved" ? <Strip headline={t("notSaved")}>{t("notSavedText")}</Strip> : null}
      {sharing.line === "offline" && sharing.unsent > 0 ? (
        <Strip headline={t("offline")}>{t("unsent", { count: sharing.unsent })}</Strip>
      ) : null}
      {awake === "refused" && mayDim ? <Once icon="moon" text={t("mayDim")} onRead={dimRead} /> : null}
      {!isSecureContext && bare ? <Once icon="offline" text={t("notOffline")} onRead={bareRead} /> : null}
      {game.nameless === true && view.names.length > 0 ? (
        <div className="companion-conflict">
          <PhoneName by="" names={view.names} onName={name} />
        </div>
      ) : null}
      {view.conflicts.length > 0 ? (
        <Conflicts view={view} onAnswer={(contents) => void write(contents)} />
      ) : null}
      {view.table === undefined ? (
        <div className="companion" />
      ) : (
        <Table
          ref={handle}
          id={id}
          view={view}
          table={view.table}
          blocked={view.conflicts.length > 0}
          flat={flat}
          onFlat={setFlat}
          busy={open !== null || rule !== null}
          onWrite={writeOnce}
          onUndo={last === undefined ? undefined : undo}
          onOpen={setOpen}
          onRule={setRule}
        />
      )}
      {open === "menu" ? (
        <TrackMenu
          game={game}
          view={view}
          file={() => writeFile(game.id, followed.log.entries)}
          onOpen={(sheet) => {
            if (sheet === "menu" || handle.current === null) setOpen(sheet);
            else void handle.current.settle().then(() => setOpen(sheet));
          }}
          onLine={() => {
            setOpen(null);
            handle.current?.line();
          }}
          onStuck={() => {
            setOpen(null);
            handle.current?.stuck();
          }}
          onTableMode={() => {
            setOpen(null);
            setFlat(true);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "history" ? (
        <HistorySheet
          view={view}
          onWrite={(content) => void write([content])}
          onRewind={(turn) => void write([rewinding(turn)])}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "count" && view.table !== undefined ? (
        <CountSheet
          view={view}
          table={view.table}
          onWrite={(content) => void write([content])}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "left" && view.table !== undefined ? (
        <Leftovers view={view} table={view.table} onClose={() => setOpen(null)} />
      ) : null}
      {open === "online" && view.table !== undefined ? (
        <GoOnline view={view} table={view.table} by={game.by} onClose={() => setOpen(null)} />
      ) : null}
      {open === "setUp" ? (
        <SetUpSheet
          view={view}
          done={game.laidOut ?? []}
          onTick={tick}
          onRule={setRule}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "share" ? (
        <ShareSheet followed={followed} sharing={sharing} onName={name} onClose={() => setOpen(null)} />
      ) : null}
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

interface OnceProps {
  readonly icon: "moon" | "offline";
  readonly text: string;
  readonly onRead: () => void;
}

function Once({ icon, text, onRead }: OnceProps) {
  const t = useTranslations("track");
  return (
    <Strip
      headline={text}
      icon={icon}
      action={
        <Button size="small" onClick={onRead}>
          {t("goOn")}
        </Button>
      }
    />
  );
}

function Gone() {
  const t = useTranslations("track");
  const locale = useLocale();
  return (
    <div className="companion-gone">
      <h1 className="page-title">{t("gone")}</h1>
      <p className="text-quiet">{t("goneText")}</p>
      <TakeOver />
      <Button href={`/${locale}/companion`} link={Link}>
        {t("toCheck")}
      </Button>
    </div>
  );
}
