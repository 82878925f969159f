"use client";

/** From a position into a game: tracked with the printed cards, or played on this device. */
import { outcome, type Problem, type Table } from "@stillwater/engine";
import { LONGEST_NAME } from "@stillwater/table/session";
import { Button, Field } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { People } from "@/companion/device/begin";
import { trackPath } from "@/companion/device/paths";
import { tidyName } from "@/layout/useKnownName";
import { isFull } from "@/local-games/full";
import { localPath } from "@/local-games/path";
import { EDITOR } from "@/modules/editors";
import { modulesOf } from "@/modules/in-play";
import { useRequest } from "@/trpc/useRequest";
import { FoldedPart } from "./FoldedPart";
import { Problems } from "./Problems";

interface GoOnProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
  /** The people are in the middle of a game and only want to continue. */
  readonly following: boolean;
}

export function GoOn({ table, names, onNames, following }: GoOnProps) {
  const t = useTranslations("editor");
  const words = useTranslations("table");
  const open = useTranslations("open");
  const locale = useLocale();
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const { rulebook } = table;
  const nameOf = (seat: number) => tidyName(names[seat] ?? "") ?? words("seat", { number: seat + 1 });
  const called: People = [nameOf(0), ...rulebook.hands.slice(1).map((_hand, index) => nameOf(index + 1))];
  const over = outcome(table) !== "playing";
  const [unplayable] = modulesOf(rulebook).flatMap((id) => EDITOR[id]?.unplayable?.(rulebook) ?? []);
  // The code that stores games on this device is loaded when one begins.
  const here = useRequest(
    async (how: "follow" | "start") => {
      if (how === "follow") {
        const { followFrom } = await import("@/companion/device/begin");
        return { go: trackPath(await followFrom(table, called)) };
      }
      const { dealLocalFrom } = await import("@/local-games/deal-local");
      return { go: localPath(await dealLocalFrom(table, called, locale)) };
    },
    (cause) => open(isFull(cause) ? "full" : "notKept"),
  );
  const online = useRequest(
    async () => {
      setWrong([]);
      const { openOnlineFrom } = await import("./online");
      const reply = await openOnlineFrom(table, names, words("seat", { number: 1 }), locale);
      if ("table" in reply) return { go: `/play/${reply.table}` };
      setWrong(reply.wrong);
      return undefined;
    },
    () => t("onlineFail"),
  );
  const busy = here.busy || online.busy;
  const press = (send: () => void) => () => {
    here.forget();
    online.forget();
    send();
  };
  return (
    <FoldedPart title={t("goOn")} open>
      <fieldset className="grid gap-2.5">
        <legend className="pb-1.5 text-quiet">{t("names")}</legend>
        {rulebook.hands.map((hand, seat) => (
          <Field
            key={hand}
            label={words("seat", { number: seat + 1 })}
            value={names[seat] ?? ""}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(name) =>
              onNames(rulebook.hands.map((_hand, at) => (at === seat ? name : (names[at] ?? ""))))
            }
          />
        ))}
      </fieldset>
      <div className="grid gap-2.5">
        <Button
          variant={following ? "primary" : "secondary"}
          block
          disabled={busy}
          onClick={press(() => here.send("follow"))}
        >
          {t("follow")}
        </Button>
        <p className="text-quiet">{t("followNote")}</p>
        <Button
          block
          disabled={busy || over || unplayable !== undefined}
          onClick={press(() => here.send("start"))}
        >
          {t("start")}
        </Button>
        <p className="text-quiet">{t(over ? "startOver" : (unplayable ?? "startNote"))}</p>
        <Button
          block
          disabled={busy || over || unplayable !== undefined}
          onClick={press(() => online.send())}
        >
          {t("online")}
        </Button>
        <p className="text-quiet">{t("onlineNote")}</p>
      </div>
      {wrong.length === 0 ? null : <Problems headline={t("onlineWrong")} problems={wrong} />}
      <p role="status">{here.error ?? online.error}</p>
    </FoldedPart>
  );
}
