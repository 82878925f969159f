"use client";

import type { View } from "@stillwater/companion";
import { Button, Sheet } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { saveText } from "@/layout/save-text";
import { checkKindOf } from "../check-board";
import type { FollowedGame } from "../device/shelf";
import { setUpSteps } from "../set-up/steps";
import type { OpenedSheet as SheetName } from "./table-props";

interface TrackMenuProps {
  readonly game: FollowedGame;
  readonly view: View;
  readonly file: () => string;
  readonly onOpen: (sheet: SheetName) => void;
  /** Opens the line for typing or dictating. */
  readonly onLine: () => void;
  readonly onStuck: () => void;
  /** The quiet crew plays for the seat that must act. */
  readonly onCrew: () => void;
  readonly onTableMode: () => void;
  readonly onClose: () => void;
}

/** Functions that are not needed in every turn. */
export default function TrackMenu({
  game,
  view,
  file,
  onOpen,
  onLine,
  onStuck,
  onCrew,
  onTableMode,
  onClose,
}: TrackMenuProps) {
  const t = useTranslations("track");
  const companion = useTranslations("companion");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const save = () => saveText(`stillwater-${game.id.slice(0, 8)}.json`, file(), "application/json");
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open title={t("menu")} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-3 pb-2">
        <p className="text-quiet">
          {view.names.join(", ")} · {companion(`kind_${checkKindOf(game.code)}`)}
        </p>
        {setUpSteps(view).length === 0 ? null : (
          <Button block icon="book" onClick={() => onOpen("setUp")}>
            {t("setUp")}
          </Button>
        )}
        <Button block icon="log" onClick={() => onOpen("history")}>
          {t("mistake")}
        </Button>
        <Button block icon="hand" onClick={() => onOpen("count")}>
          {t("count")}
        </Button>
        <Button block icon="keyboard" onClick={then(onLine)}>
          {companion("sayIt")}
        </Button>
        <Button block icon="lock" onClick={then(onStuck)}>
          {t("stuck")}
        </Button>
        <Button block icon="wheel" onClick={then(onCrew)}>
          {t("crewPlay")}
        </Button>
        <Button block icon="phone" onClick={() => onOpen("share")}>
          {t("share")}
        </Button>
        <Button block icon="globe" onClick={() => onOpen("online")}>
          {t("goOnline")}
        </Button>
        <Button block icon="eye" onClick={then(onTableMode)}>
          {t("tableMode")}
        </Button>
        <Button block icon="copy" onClick={save}>
          {t("saveFile")}
        </Button>
        <Button block icon="search" href={`/${locale}/companion`} link={Link}>
          {t("toCheck")}
        </Button>
        <Button block icon="home" href={`/${locale}`} link={Link}>
          {shell("home")}
        </Button>
      </div>
    </Sheet>
  );
}
