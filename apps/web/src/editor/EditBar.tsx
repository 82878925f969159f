"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";

interface EditBarProps {
  /** Each is absent if there is nothing to do. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly clear: (() => void) | undefined;
}

/** Below the board: undo, redo, and clear. */
export function EditBar({ undo, redo, clear }: EditBarProps) {
  const t = useTranslations("editor");
  return (
    <div className="flex flex-wrap gap-x-3.5 gap-y-1 justify-between print:hidden">
      <Button variant="text" size="small" icon="undo" disabled={undo === undefined} onClick={undo}>
        {t("undo")}
      </Button>
      <Button
        variant="text"
        size="small"
        icon="undo"
        className="[&_svg]:[transform:scaleX(-1)]"
        disabled={redo === undefined}
        onClick={redo}
      >
        {t("redo")}
      </Button>
      <Button variant="text" size="small" disabled={clear === undefined} onClick={clear}>
        {t("clear")}
      </Button>
    </div>
  );
}
