"use client";

/** A message about this device, shown until somebody confirms that they have read it. */
import { Button, type IconName, Strip } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

const KEY = "stillwater.companion.read";

function read(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}

interface SaidOnceProps {
  /** The name it is remembered by. */
  readonly what: string;
  readonly icon: IconName;
  readonly text: string;
}

export function SaidOnce({ what, icon, text }: SaidOnceProps) {
  const t = useTranslations("track");
  const [due, setDue] = useState(false);
  useEffect(() => setDue(!read().includes(what)), [what]);
  if (!due) return null;
  const onRead = () => {
    setDue(false);
    try {
      localStorage.setItem(KEY, [...read(), what].join(" ").trim());
    } catch {
      // A browser that stores nothing shows it again.
    }
  };
  return (
    <Strip
      headline={text}
      icon={icon}
      action={
        <Button size="small" onClick={onRead}>
          {t("goOn")}
        </Button>
      }
    />
  );
}
