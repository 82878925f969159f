"use client";

/**
 * The middle of the waiting page of a table that goes on from a real one: what lies there. Beside the hand that is
 * entered where there is room; on a phone folded under it, so that the keys come first.
 */
import type { TableView } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { late } from "@/layout/late";
import { EmptyBoard } from "./EmptyBoard";

const BegunBoard = dynamic(() => late(() => import("./BegunBoard")), { ssr: false });

interface BegunTableProps {
  readonly view: TableView;
  readonly position: string;
  /** Whom it waits for, and what begins it. */
  readonly note: string;
}

export default function BegunTable({ view, position, note }: BegunTableProps) {
  const t = useTranslations("wait");
  const [unfolded, setUnfolded] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const whenDrawn = useCallback(() => setDrawn(true), []);
  return (
    <div className="wait-board wait-begun" data-unfolded={unfolded ? "" : undefined}>
      <p className="wait-begun-note text-quiet">{note}</p>
      <div className="wait-begun-fold">
        <Button block icon="eye" pressed={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t("begun")}
        </Button>
      </div>
      <div className="wait-begun-board">
        {/* Its place is kept by an empty one until it is there. */}
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
