"use client";

/** Any position of either game: set up by taps or typed, asked about, passed on, and gone on from. */
import { type Act, type Place, plainName, setupOf, type Table, type Verdict } from "@stillwater/engine";
import { NOTHING, type Typed, typedOf } from "@stillwater/table/act-builder";
import {
  actorOf,
  askedFor,
  cleared,
  laid,
  moved,
  openFor,
  playedOn,
  slipsOn,
} from "@stillwater/table/position";
import { verdictOn } from "@stillwater/table/queries";
import { Button, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useKeyStage } from "@/companion/useKeyStage";
import { CompanionBoard } from "@/table/CompanionBoard";
import { AskCard } from "./AskCard";
import { AskSpace } from "./AskSpace";
import { UNKNOWN } from "./board-cards";
import { GamePanel } from "./GamePanel";
import { LayPanel } from "./LayPanel";
import { More } from "./More";
import { Oddities } from "./Oddities";
import { Problems } from "./Problems";
import { Standing } from "./Standing";
import { useAboveKeys } from "./useAboveKeys";
import { useAddress } from "./useAddress";
import { useEditing } from "./useEditing";

const MODES = ["lay", "card", "space"] as const;
type Mode = (typeof MODES)[number];

interface EditorProps {
  /** What the address asks for. */
  readonly query: string;
  /** Told what the address says from now on. */
  readonly onQuery: (query: string) => void;
}

/** A card on its way to another space. */
type Hand = { readonly at: Place; readonly moving: boolean } | null;

export function Editor({ query, onQuery }: EditorProps) {
  const t = useTranslations("editor");
  const asked = useMemo(() => askedFor(new URLSearchParams(query)), [query]);
  const opened = useMemo(() => openFor(asked), [asked]);
  const { table, refused, edit, undo, redo, dismiss } = useEditing(opened.table);
  const [mode, setMode] = useState<Mode>(opened.act === null ? "lay" : "card");
  const [typed, setTyped] = useState<Typed>(() => typedFor(opened.table, opened.act));
  const [picked, setPicked] = useState<Hand>(null);
  const [said, setSaid] = useState<Act | null>(opened.act);
  const [names, setNames] = useState(asked.names);
  const { rulebook } = table;
  const seat = actorOf(table);
  const nameAt = (place: number): string => names[place]?.trim() || t("seat", { seat: place + 1 });
  const called = rulebook.hands.map((_hand, index) => nameAt(index));
  const odd = useMemo(() => slipsOn(table), [table]);
  const desk = useAboveKeys(opened.unread === null && opened.badAct === null);
  const count = Object.keys(setupOf(table).cells ?? {}).length;
  const type = (next: Typed) => {
    setPicked(null);
    setSaid(null);
    setTyped(next);
  };
  const { stage, aimed, name, piece, cards } = useKeyStage({
    ...{ id: `check-${rulebook.code}`, table, names: called, seat, rev: count },
    ...{ typed: mode === "space" ? null : typed, onTyped: type, keys: true },
    frame: (up) => ({
      captions: { bottom: t("laid", { count }) },
      receding: up !== 0 && mode === "card",
      bare: true,
      everySpace: mode !== "card",
      slips: { places: new Set(odd.map(({ place }) => place)), text: t("against") },
    }),
    onSpace: (to, press) => {
      if (mode === "lay") return lay(to);
      setSaid(null);
      if (mode === "card") return press();
      helm.choosing.move({ do: "space", to });
      setPicked({ at: to, moving: false });
    },
  });
  const { helm } = stage;
  const shown = said === null ? aimed : judged(said);
  function judged(plan: Act): { readonly plan: Act; readonly verdict: Verdict } {
    return { plan, verdict: verdictOn(table, plan) };
  }
  const untouched = table === opened.table && (shown?.plan ?? null) === opened.act;
  const also = useMemo(() => new URLSearchParams(asked.names.map((one) => ["n", one])), [asked]);
  useAddress({ table, act: shown?.plan ?? null, untouched, also, onQuery });

  const change = (after: ReturnType<typeof laid>): boolean => {
    setSaid(null);
    helm.choosing.reset();
    return edit(after);
  };
  const lay = (to: Place) => {
    const place = rulebook.placeName(to);
    if (picked?.moving === true) {
      change(moved(table, rulebook.placeName(picked.at), place));
      return setPicked(null);
    }
    if (name === null || (piece === 0 && name !== UNKNOWN)) return setPicked({ at: to, moving: false });
    // A Wild lies for a number, which is put right once it lies there.
    const wild = name === "wild" && rulebook.cells.includes(to);
    const cost = helm.choosing.answers
      ?.get(to)
      ?.verdict.findings.find((one) => one.clause === "T.place.cost");
    if (change(laid(table, place, wild ? `wild=${cost?.with.card ?? 1}` : name))) {
      setTyped(NOTHING);
      setPicked(wild ? { at: to, moving: false } : null);
    }
  };
  // What is said is shown on the board as if it had been tapped.
  const say = (plan: Act) => {
    setTyped(typedFor(table, plan));
    aimAt(plan);
    setSaid(plan);
  };
  const aimAt = (plan: Act) => {
    if (plan.card === 0 || plan.to === 0) helm.choosing.reset();
    else helm.choosing.take({ ...plan, cards: [] }, "card");
  };
  const first = useRef(opened.act);
  useEffect(() => {
    // The card has to be up first.
    if (first.current === null || helm.choosing.choice.at !== "card") return;
    aimAt(first.current);
    first.current = null;
  });
  const take = (next: Mode) => {
    setMode(next);
    // A card that was tried is not laid: the next tap on the board would put it over another.
    if (next === "lay" && mode !== "lay") setTyped(NOTHING);
    setPicked(null);
    setSaid(null);
    helm.choosing.reset();
  };
  // Whatever was pressed may be gone after it: the board takes the focus, where it was last about.
  const toBoard = (place: Place = picked?.at ?? rulebook.cells[0] ?? 0) => helm.board.current?.focus(place);
  const panel = { table, called, onEdit: change };
  return (
    <div className="editor" data-game={rulebook.game}>
      <div className="editor-top">
        <Standing table={table} />
        <GamePanel table={table} onEdit={change} />
      </div>
      {asked.names.length > 0 ? <p className="editor-begun">{t("begun")}</p> : null}
      {opened.unread !== null && table === opened.table ? (
        <Problems headline={t("unread", { empty: "yes" })} problems={opened.unread.problems} at />
      ) : null}
      {opened.badAct !== null && table === opened.table ? (
        <Problems headline={t("badAct")} problems={[opened.badAct]} at />
      ) : null}
      <div className="editor-board" ref={desk}>
        <Segments
          label={t("mode")}
          value={mode}
          onChange={take}
          options={MODES.map((value) => ({ value, label: t(`mode_${value}`) }))}
        />
        {/* A board that is fetched late is waited for alone: what was opened over it stays open. */}
        <Suspense fallback={<div className="editor-board-waiting" />}>
          <CompanionBoard stage={stage} />
        </Suspense>
        <div className="editor-tools">
          <Button variant="text" size="small" icon="undo" disabled={undo === undefined} onClick={undo}>
            {t("undo")}
          </Button>
          <Button
            variant="text"
            size="small"
            icon="undo"
            className="editor-redo"
            disabled={redo === undefined}
            onClick={redo}
          >
            {t("redo")}
          </Button>
          <Button variant="text" size="small" disabled={count === 0} onClick={() => change(cleared(table))}>
            {t("clear")}
          </Button>
        </div>
        <Oddities table={table} slips={odd} cards={cards} />
      </div>
      <div className="editor-lower">
        {refused === null ? null : (
          <Problems
            headline={t("refused")}
            problems={refused}
            onDismiss={() => {
              dismiss();
              toBoard();
            }}
          />
        )}
        {mode === "lay" ? (
          <LayPanel
            {...{ ...panel, stage, typed, cards }}
            names={called}
            picked={picked?.at ?? null}
            moving={picked?.moving === true}
            onTyped={type}
            onMove={(moving) => setPicked(picked === null ? null : { ...picked, moving })}
            onDone={() => {
              setPicked(null);
              toBoard();
            }}
          />
        ) : mode === "card" ? (
          <AskCard
            {...{ table, names: called, stage, typed, cards, shown }}
            onTyped={type}
            onSaid={say}
            onBack={() => {
              setSaid(null);
              helm.back();
              toBoard(shown?.plan.to || undefined);
            }}
            onPlay={(plan, price) => {
              const after = playedOn(table, plan, price);
              if (after === null) return;
              change({ ok: true, value: after });
              setTyped(NOTHING);
              toBoard(plan.to || undefined);
            }}
          />
        ) : (
          <AskSpace {...{ table, seat }} place={picked?.at ?? null} />
        )}
      </div>
      <More
        {...{ ...panel, cards, names, onNames: setNames }}
        act={shown?.plan ?? null}
        unread={opened.unread?.line ?? null}
        following={asked.names.length > 0}
      />
    </div>
  );
}

/** What would have been typed for the card of an act. */
function typedFor({ rulebook }: Table, act: Act | null): Typed {
  return act === null || act.card === 0 ? NOTHING : typedOf(plainName(rulebook.pieceName(act.card)));
}
