"use client";

/** What the modules of either game show at a table, wherever that is the same for both. */
import type { ModuleId, Seat } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { Fragment, useMemo } from "react";
import { onDemand } from "@/layout/late";
import type { TableParts } from "@/modules/table-part";
import type { Stage } from "@/stage/useStage";

const OffBoard = onDemand(() => import("./act-builder/OffBoard").then((file) => file.OffBoardAtTable));

/** Each is undefined if no module shows anything there. */
export function useModuleParts(parts: readonly (TableParts & { readonly of: ModuleId })[], stage: Stage) {
  const t = useTranslations("table");
  const { table } = stage.scene;
  const badges = useMemo(() => {
    const ofSeat = parts.flatMap(({ of, OfSeat }) => (OfSeat === null ? [] : [{ of, OfSeat }]));
    if (ofSeat.length === 0) return undefined;
    return (seat: Seat) => ofSeat.map(({ of, OfSeat }) => <OfSeat key={of} table={table} seat={seat} />);
  }, [parts, table]);
  const council = only(
    parts.flatMap(({ together }) => together?.(stage) ?? []),
    "what speaks to the whole table",
  );
  const details = parts.flatMap(({ of, detail }) => {
    const own = detail?.(stage) ?? null;
    return own === null ? [] : [<Fragment key={of}>{own}</Fragment>];
  });
  return {
    badges,
    speech: council?.speech,
    acting: council !== undefined,
    idle: council?.idle == null ? undefined : t(council.idle),
    detail:
      details.length > 0 ? (
        details
      ) : stage.helm.choosing.choice.at === "tool" ? (
        <OffBoard stage={stage} />
      ) : null,
  };
}
