"use client";

import { Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { SHOWN } from "@/preferences/kinds";
import { useSetting } from "@/preferences/store";
import { Disclosure } from "./Disclosure";

/** Day, night, or the device's own theme. */
export const ThemeSwitch = memo(Themes);

function Themes() {
  const [theme, choose] = useSetting("theme");
  const t = useTranslations("shell");
  return (
    <Disclosure icon={theme === "night" ? "moon" : "sun"} shown={t(theme)} label={t("theme")}>
      {(close) => (
        <ul>
          {SHOWN.theme.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === theme}
                className="flex min-h-11 w-full items-center justify-between gap-4 px-4 text-start hover:bg-act-soft"
                onClick={() => {
                  choose(one);
                  close();
                }}
              >
                {t(one)}
                {one === theme ? <Icon name="check" size={18} /> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
