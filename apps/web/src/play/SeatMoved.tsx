"use client";

import type { TableView } from "@stillwater/table/session";
import { Strip } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { keepHere, keptHere } from "@/layout/kept-here";

const FIELD = "seat";

/** On a device whose seat was moved to another one: what has happened, and how the seat comes back. */
export function SeatMoved({ id, you, lost, seats, status }: TableView) {
  const t = useTranslations("wait");
  const [moved, setMoved] = useState(false);
  const over = status !== "waiting" && status !== "playing";
  useEffect(() => {
    const held = you ?? keptHere(FIELD, id);
    const taken = held !== null && held !== "" && seats[Number(held)] != null;
    setMoved(taken && you === null && lost === undefined && !over);
    // A seat that is free was given up: whoever sits there next has not moved it.
    const said = taken ? `${held}` : "";
    if ((keptHere(FIELD, id) ?? "") !== said) keepHere(FIELD, id, said);
  }, [id, you, lost, seats, over]);
  if (!moved) return null;
  return (
    <div className="mx-auto w-full max-w-[160rem] px-3.5 md:px-8">
      <Strip headline={t("moved")} icon="phone">
        {t("movedText", { move: t("moveSeat") })}
      </Strip>
    </div>
  );
}
