"use client";

import { Button, Segments, Sheet } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CHECK_KINDS, type CheckKind } from "./check-board";
import { beginPath } from "./device/paths";
import { FollowedList } from "./FollowedList";
import { TakeOver } from "./reading/TakeOver";

interface CheckMenuProps {
  readonly kind: CheckKind;
  readonly onKind: (kind: CheckKind) => void;
  /** Opens the line for typing or dictating. */
  readonly onLine: () => void;
  readonly onClose: () => void;
}

/** Chooses the board that a card is checked on, and links to other pages. */
export function CheckMenu({ kind, onKind, onLine, onClose }: CheckMenuProps) {
  const t = useTranslations("companion");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const [taking, setTaking] = useState(false);
  const half = CHECK_KINDS.length / 2;
  return (
    <Sheet open title={t("meta")} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-3 pb-2">
        {[CHECK_KINDS.slice(0, half), CHECK_KINDS.slice(half)].map((kinds) => (
          <Segments
            key={kinds[0]}
            label={t("board")}
            face="words"
            value={kind}
            onChange={(next) => {
              onClose();
              onKind(next);
            }}
            options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
        ))}
        <Button
          href={`/${locale}${beginPath(kind === "mountain" ? kind : "sea")}`}
          link={Link}
          variant="primary"
          block
        >
          {t("track")}
        </Button>
        <Button
          icon="keyboard"
          block
          onClick={() => {
            onClose();
            onLine();
          }}
        >
          {t("sayIt")}
        </Button>
        <FollowedList />
        {taking ? (
          <TakeOver />
        ) : (
          <Button block onClick={() => setTaking(true)}>
            {t("takeOver")}
          </Button>
        )}
        <Button href={`/${locale}`} link={Link} block>
          {shell("home")}
        </Button>
      </div>
    </Sheet>
  );
}
