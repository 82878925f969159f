"use client";

/** The eight cards of a Start: who gives how many, counted up to eight. */
import { mostToDial, type Table } from "@stillwater/engine";
import { Button, EightSockets, Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Stage } from "@/stage/useStage";
import type { TableProps } from "./table-props";
import { evenSplit } from "./writing";

interface EightProps extends Pick<TableProps, "onUndo"> {
  readonly table: Table;
  readonly nameOf: Stage["nameOf"];
  readonly total: number;
  readonly onSplit: (split: readonly number[]) => void;
}

export function Eight({ table, nameOf, total, onSplit, onUndo }: EightProps) {
  const t = useTranslations("track");
  const [split, setSplit] = useState(() => evenSplit(table));
  const given = split.reduce((sum, share) => sum + share, 0);
  return (
    <section className="companion-told" aria-labelledby="companion-eight">
      <h2 id="companion-eight" className="companion-headline">
        {t("eight", { total })}
      </h2>
      <EightSockets filled={given} total={total} label={t("offered", { given, total })} />
      <ul className="grid gap-2">
        {split.map((share, seat) => {
          const name = nameOf(seat);
          return (
            <li key={name + String(seat)} className="flex items-center justify-between font-semibold">
              <span>{name}</span>
              <Stepper
                value={share}
                min={0}
                max={mostToDial(table, seat)}
                onChange={(value) => setSplit(Object.assign([...split], { [seat]: value }))}
                labels={{
                  name: t("gives", { name }),
                  less: t("less"),
                  more: t("more"),
                  value: t("cards", { count: share }),
                }}
              />
            </li>
          );
        })}
      </ul>
      <Button variant="primary" size="large" block disabled={given !== total} onClick={() => onSplit(split)}>
        {given === total ? t("eightDone") : t("eightLeft", { left: total - given })}
      </Button>
      {onUndo === undefined ? null : (
        <Button icon="undo" variant="text" onClick={onUndo}>
          {t("undo")}
        </Button>
      )}
    </section>
  );
}
