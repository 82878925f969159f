"use client";

import type { Content, View } from "@stillwater/companion";
import { Button, Field } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ownPanoramas } from "./own-panoramas";

interface OwnPanoramasProps {
  readonly view: View;
  readonly onWrite: (content: Content) => void;
}

/** Panoramas that this app does not have: their numbers are typed. */
export function OwnPanoramas({ view, onWrite }: OwnPanoramasProps) {
  const t = useTranslations("track");
  const [typed, setTyped] = useState("");
  const content = ownPanoramas(view, typed);
  if (ownPanoramas(view, "") === null) return null;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== null && content !== undefined) onWrite(content);
      }}
    >
      <Field asTyped label={t("ownPanoramas")} value={typed} hint="3-4-3, 9-8-7, 2-3-4" onChange={setTyped} />
      <Button type="submit" disabled={content === undefined}>
        {t("ownPanoramasGo")}
      </Button>
    </form>
  );
}
