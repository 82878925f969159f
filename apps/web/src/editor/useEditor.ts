"use client";

/** Everything a person can do in the editor: what a press on the board does in each mode, and what is asked about. */
import { type Act, type Place, plainName, setupOf, slips, type Table } from "@stillwater/engine";
import { NOTHING, type Typed, typedOf } from "@stillwater/table/act-builder";
import {
  actingSeat,
  askedFor,
  type Edited,
  laid,
  moved,
  openFor,
  playedOn,
} from "@stillwater/table/position";
import { verdictOn } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useKeyStage } from "@/companion/useKeyStage";
import { UNKNOWN_FACE } from "./board-cards";
import { useAddress } from "./useAddress";
import { useEditing } from "./useEditing";

export const MODES = ["lay", "card", "space"] as const;
type Mode = (typeof MODES)[number];

export interface EditorProps {
  /** The address's query. */
  readonly query: string;
  /** Called with the address's new query. */
  readonly onQuery: (query: string) => void;
}

/** A space whose card is being changed, or moved to another. */
type Picked = { readonly at: Place; readonly moving: boolean } | null;

export function useEditor({ query, onQuery }: EditorProps) {
  const t = useTranslations("editor");
  const words = useTranslations("table");
  const asked = useMemo(() => askedFor(new URLSearchParams(query)), [query]);
  const opened = useMemo(() => openFor(asked), [asked]);
  const { table, edit, ...editing } = useEditing(opened.table);
  const [mode, setMode] = useState<Mode>(opened.act === null ? "lay" : "card");
  const [typed, setTyped] = useState<Typed>(() => typedFor(opened.table, opened.act));
  const [picked, setPicked] = useState<Picked>(null);
  const [said, setSaid] = useState<Act | null>(opened.act);
  const [names, setNames] = useState(asked.names);
  const { rulebook } = table;
  const seat = actingSeat(table);
  const called = rulebook.hands.map(
    (_hand, index) => names[index]?.trim() || words("seat", { number: index + 1 }),
  );
  const odd = useMemo(() => slips(table), [table]);
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
      choosing.move({ do: "space", to });
      setPicked({ at: to, moving: false });
    },
  });
  const { helm } = stage;
  const { choosing } = helm;
  const shown = said === null ? aimed : { plan: said, verdict: verdictOn(table, said) };
  const act = shown?.plan ?? null;
  const fresh = table === opened.table;
  const also = useMemo(() => new URLSearchParams(asked.names.map((one) => ["n", one])), [asked]);
  useAddress({ table, act, untouched: fresh && act === opened.act, also, onQuery });

  const change = (after: Edited): boolean => {
    setSaid(null);
    choosing.reset();
    return edit(after);
  };
  const lay = (to: Place) => {
    const place = rulebook.placeName(to);
    if (picked?.moving === true) {
      change(moved(table, rulebook.placeName(picked.at), place));
      return setPicked(null);
    }
    if (name === null || (piece === 0 && name !== UNKNOWN_FACE)) return setPicked({ at: to, moving: false });
    // A stand-in needs a number to stand for, which can be corrected once it is laid.
    const standsIn = rulebook.standIns.includes(piece) && rulebook.cells.includes(to);
    const cost = choosing.answers?.get(to)?.verdict.findings.find(({ about }) => about === "cost");
    if (change(laid(table, place, standsIn ? `${name}=${cost?.with.card ?? 1}` : name))) {
      setTyped(NOTHING);
      setPicked(standsIn ? { at: to, moving: false } : null);
    }
  };
  const aimAt = (plan: Act) => {
    if (plan.card === 0 || plan.to === 0) choosing.reset();
    else choosing.take({ ...plan, cards: [] }, "card");
  };
  const first = useRef(opened.act);
  useEffect(() => {
    // The card must be picked first.
    if (first.current === null || choosing.choice.at !== "card") return;
    aimAt(first.current);
    first.current = null;
  });
  // The pressed element may disappear: the focus moves to the board, to the place last worked on.
  const toBoard = (place: Place = picked?.at ?? rulebook.cells[0] ?? 0) => helm.board.current?.focus(place);
  return {
    ...{ table, asked, opened, fresh, seat, called, names, setNames, odd, count, mode, typed, type },
    ...{ stage, cards, shown, act, picked, change, editing },
    take: (next: Mode) => {
      setMode(next);
      // A card that was tried is not laid yet: the next tap on the board would put it over another card.
      if (next === "lay" && mode !== "lay") setTyped(NOTHING);
      setPicked(null);
      setSaid(null);
      choosing.reset();
    },
    carry: (moving: boolean) => setPicked(picked === null ? null : { ...picked, moving }),
    done: () => {
      setPicked(null);
      toBoard();
    },
    dismiss: () => {
      editing.dismiss();
      toBoard();
    },
    /** An act in words is shown on the board as if it had been tapped. */
    say: (plan: Act) => {
      setTyped(typedFor(table, plan));
      aimAt(plan);
      setSaid(plan);
    },
    back: () => {
      setSaid(null);
      helm.back();
      toBoard(act?.to || undefined);
    },
    playOn: (plan: Act, price: number) => {
      const after = playedOn(table, plan, price);
      if (after === null) return;
      change({ ok: true, value: after });
      setTyped(NOTHING);
      toBoard(plan.to || undefined);
    },
  };
}

/** The keys that would have been typed for an act's card. */
function typedFor({ rulebook }: Table, act: Act | null): Typed {
  return act === null || act.card === 0 ? NOTHING : typedOf(plainName(rulebook.pieceName(act.card)));
}
