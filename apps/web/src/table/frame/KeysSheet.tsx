"use client";

import { KEYED_ACTS } from "@stillwater/table/act-builder";
import { Kbd, Sheet } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSetting } from "@/preferences/store";

/** The list of all keys of the table. */
export default function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("keys");
  const shell = useTranslations("shell");
  const [map] = useSetting("keys");
  const keys = [
    [["1–9"], t("pick")],
    [["←", "↑", "→", "↓"], t("arrows")],
    [[map.next, map.previous], t("along")],
    [["Enter"], t("enter")],
    [[map.discard], t("discard")],
    ...KEYED_ACTS.map((act) => [[map[act]], t(act)] as const),
    [[map.command], t("command")],
    [["Esc"], t("back")],
    [[map.help], t("help")],
  ] as const;
  return (
    <Sheet open title={t("title")} closeLabel={shell("close")} onClose={onClose} side="end">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3">
        {keys.map(([names, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-quiet">{t("off")}</p>
    </Sheet>
  );
}
