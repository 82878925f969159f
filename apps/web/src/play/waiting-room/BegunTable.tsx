"use client";

/**
 * The middle of the waiting page of a table that continues from a real one: its board. It stands beside the entered hand
 * where there is room; on a phone it is folded below it, so that the keys come first.
 */
import type { TableView } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { onDemand } from "@/layout/late";
import { EmptyBoard } from "./EmptyBoard";

const BegunBoard = onDemand(() => import("./BegunBoard"));

interface BegunTableProps {
  readonly view: TableView;
  readonly position: string;
  /** Whom the table waits for, and what starts it. */
  readonly note: string;
}

export default function BegunTable({ view, position, note }: BegunTableProps) {
  const t = useTranslations("wait");
  const [unfolded, setUnfolded] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const whenDrawn = useCallback(() => setDrawn(true), []);
  return (
    <div
      className="wait-board group/begun max-lg:order-2 max-lg:mx-0 lg:order-0 lg:mx-0 lg:self-start"
      data-unfolded={unfolded ? "" : undefined}
    >
      <p className="text-quiet max-lg:hidden pb-2 text-center">{note}</p>
      <div className="max-lg:pb-3 lg:hidden">
        <Button block icon="eye" pressed={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t("begun")}
        </Button>
      </div>
      <div
        className="mx-auto grid w-full max-w-156 grid-cols-1 *:[grid-area:1/1]
        max-lg:group-not-data-unfolded/begun:hidden"
      >
        {/* An empty board reserves the space until then. */}
        {drawn ? null : (
          <div aria-hidden="true" inert>
            <EmptyBoard code={view.code} seed={view.id} notice={null} />
          </div>
        )}
        <BegunBoard id={view.id} position={position} onDrawn={whenDrawn} />
      </div>
    </div>
  );
}
