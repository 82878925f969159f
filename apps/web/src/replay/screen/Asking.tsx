"use client";

/** Questions about the board that is shown, and its position as text. */
import { type Gauge, type Table, writePosition } from "@stillwater/engine";
import { seen } from "@stillwater/table/position";
import type { EntryView } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { memo, useRef, useState } from "react";
import { EarlyLine } from "@/command-palette/EarlyLine";
import { addressOf } from "@/editor/useAddress";
import { CopyButton } from "@/layout/CopyButton";
import { onDemand } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { useShortcuts } from "@/preferences/useShortcuts";
import { useCommandKey } from "@/stage/useCommandKey";

const AskLine = onDemand(() => import("@/command-palette/AskLine"), { Meanwhile: EarlyLine });

interface AskingProps {
  readonly table: Table;
  readonly figures: Gauge;
  readonly names: readonly string[];
  /** The log up to the step that is shown. */
  readonly log: readonly EntryView[];
  /** The board below takes acts and has a command line of its own. */
  readonly quiet: boolean;
}

export const Asking = memo(Asked);

function Asked({ quiet, ...rest }: AskingProps) {
  const t = useTranslations("table");
  const shell = useTranslations("shell");
  const replay = useTranslations("replay");
  const locale = useLocale();
  const [keys] = useSetting("keys");
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const on = useShortcuts() && !quiet;
  useCommandKey(() => setOpen(true), !quiet);
  return (
    <div className="flex flex-wrap items-start gap-2">
      {quiet ? null : (
        <Button ref={opener} onClick={() => setOpen(!open)} {...(on ? { shortcut: keys.command } : {})}>
          {t("command")}
        </Button>
      )}
      <CopyButton text={writePosition(rest.table)} label={shell("copyPosition")} done={shell("copied")} />
      <Button href={`/${locale}${addressOf(seen(rest.table), null)}`} link={Link}>
        {replay("setUp")}
      </Button>
      {open && !quiet ? (
        <AskLine
          {...rest}
          onClose={() => {
            setOpen(false);
            opener.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}
