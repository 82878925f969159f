"use client";

import { Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSetting } from "@/preferences/store";
import type { useDiscard } from "./useDiscard";

interface DiscardTileProps extends Pick<ReturnType<typeof useDiscard>, "may" | "discard"> {
  readonly shortcuts: boolean;
}

/** The tile at the end of the hand that starts to discard two cards. */
export function DiscardTile({ may, discard, shortcuts }: DiscardTileProps) {
  const t = useTranslations("table");
  const [keys] = useSetting("keys");
  return (
    <button
      type="button"
      className="sw-tile"
      aria-disabled={may ? undefined : true}
      aria-keyshortcuts={shortcuts ? keys.discard : undefined}
      onClick={may ? discard : undefined}
    >
      <Icon name="discards" size={26} />
      {t("discardTwo")}
    </button>
  );
}
