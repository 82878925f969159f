"use client";

import { type Act, type Table, writeAct, writePosition } from "@stillwater/engine";
import { checkPath } from "@stillwater/table/position";
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { CopyButton } from "@/layout/CopyButton";

interface BoardWaysProps {
  readonly table: Table;
  /** The act that is tried on the board. */
  readonly act: Act | undefined;
}

/** Ways to use a board elsewhere: in the editor, or as a line of text. */
export function BoardWays({ table, act }: BoardWaysProps) {
  const t = useTranslations("rules");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const position = useMemo(() => writePosition(table), [table]);
  const tried = act === undefined ? undefined : writeAct(table.rulebook, act);
  return (
    <div className="flex flex-wrap gap-x-3.5 gap-y-2 items-center">
      <Button variant="text" size="small" href={`/${locale}${checkPath(position, tried)}`} link={Link}>
        {t("openEditor")}
      </Button>
      <CopyButton quiet text={position} label={shell("copyPosition")} done={shell("copied")} />
    </div>
  );
}
