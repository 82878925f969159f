"use client";

import { useTranslations } from "next-intl";
import { Problems } from "./Problems";
import type { useEditor } from "./useEditor";

/** A note about the address that was opened: that a game continues from it, or which part could not be read. */
export function OpenedNote({
  asked,
  opened: { unread, badAct },
  fresh,
}: Pick<ReturnType<typeof useEditor>, "asked" | "opened" | "fresh">) {
  const t = useTranslations("editor");
  return (
    <>
      {asked.names.length > 0 ? <p className="px-3 py-2 bg-act-soft">{t("begun")}</p> : null}
      {unread !== null && fresh ? (
        <Problems headline={t("unread", { empty: "yes" })} problems={unread.problems} at />
      ) : null}
      {badAct !== null && fresh ? <Problems headline={t("badAct")} problems={[badAct]} at /> : null}
    </>
  );
}
