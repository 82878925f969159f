"use client";

/** Where and with whom to play: the last questions before the table. */
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { late } from "@/layout/late";
import { HowHard } from "./HowHard";
import { useKeeping } from "./kept";
import { Manner } from "./Manner";
import { useCrewSeats } from "./useCrewSeats";
import type { DealSearch } from "./useDeal";
import { useNames } from "./useNames";
import { useOpening } from "./useOpening";
import type { SetTable } from "./useSetTable";
import { WhereToPlay } from "./WhereToPlay";

// Loaded on demand, as most tables have no printed cards.
const PrintedWishes = dynamic(() => late(() => import("./PrintedWishes").then((file) => file.PrintedWishes)));

interface GoingProps extends SetTable {
  readonly code: string;
  readonly players: number;
  /** The deal to be played again, if any. */
  readonly again: DealSearch;
}

/** The parts of this form, which appear in different places of the page. */
interface Going {
  /** Where, and under which names. */
  readonly fields: ReactNode;
  /** How quickly the table is played, and who may sit down. */
  readonly manner: ReactNode;
  /** How hard the deal should be. */
  readonly hard: ReactNode;
  readonly button: ReactNode;
  /** Whether it will be played with printed cards. */
  readonly printed: boolean;
}

export function useGoing({ code, players, again: { deal, typed }, ...props }: GoingProps): Going {
  const { asked, kept, keptFor, changing } = props;
  const t = useTranslations("open");
  const { wishes, wish, busy, error, open } = useOpening(deal, changing, asked, kept);
  const form = useId();
  const here = wishes.where === "here";
  const crew = useCrewSeats(here ? players : 1, asked.has("crew") ? players - 1 : 0, kept);
  const names = useNames(wishes.where === "online" ? 1 : players - crew.count, kept.getAll("name"));
  const table = wishes.where === "table";
  useKeeping(keptFor, {
    ...{ code, wishes, crew: crew.chosen, names: names.shown },
    deal: deal === null ? null : typed,
  });
  const go = () => {
    // A person who changes a table has a name there already, which may load only after the button is pressed.
    const unnamed = changing !== null && names.shown[0] === "";
    const called = unnamed ? ([""] as const) : names.read();
    if (called !== null) open(code, called, crew.chosen);
  };
  const word =
    changing !== null
      ? "goChange"
      : table && wishes.begun
        ? "goBegun"
        : table
          ? "goTable"
          : here || players === 1
            ? "goHere"
            : "go";
  return {
    printed: table,
    fields: (
      <div className="grid gap-4">
        {changing === null ? (
          <WhereToPlay {...{ wishes, players, fixed: deal !== null }} onWish={wish} />
        ) : null}
        {crew.fields}
        {names.form(form, go)}
        {table ? <PrintedWishes {...{ wishes, players, names: names.shown }} onWish={wish} /> : null}
      </div>
    ),
    manner: here || table || players === 1 ? null : <Manner wishes={wishes} onWish={wish} />,
    hard:
      changing === null && deal === null && wishes.where === "online" ? (
        <HowHard code={code} grade={wishes.grade} onChange={(grade) => wish({ grade })} />
      ) : null,
    button: (
      <>
        <p role="status" className="empty:hidden">
          {error}
        </p>
        <Button variant="primary" size="large" block disabled={busy} type="submit" form={form}>
          {t(word)}
        </Button>
      </>
    ),
  };
}
