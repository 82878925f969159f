"use client";

import { Field, Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { useCommandKey } from "@/stage/useCommandKey";
import { MOST_QUERY } from "./useQuery";

interface SearchBoxProps {
  readonly query: string;
  readonly onAsk: (query: string) => void;
  readonly onFocus: () => void;
  readonly onLeave: () => void;
  /** Down from the field: moves the focus to the first answer. */
  readonly onDown: () => void;
  /** Enter: opens the first answer. */
  readonly onGo: () => void;
}

/** The field for questions. The command key of the table moves the focus here. */
export function SearchBox({ query, onAsk, onFocus, onLeave, onDown, onGo }: SearchBoxProps) {
  const t = useTranslations("rules");
  const field = useRef<HTMLInputElement>(null);
  useCommandKey(() => {
    field.current?.focus();
    field.current?.select();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") onDown();
    else if (event.key === "Escape" && query !== "") onAsk("");
    else return;
    event.preventDefault();
  };
  return (
    <search className="[&_.sw-icon-button]:-me-3" onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onLeave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onGo();
        }}
      >
        <Field
          ref={field}
          label={t("search")}
          labelHidden
          name="q"
          icon="search"
          inputMode="search"
          placeholder={t("searchHint")}
          autoComplete="off"
          maxLength={MOST_QUERY}
          value={query}
          onChange={onAsk}
          end={
            query === "" ? undefined : (
              <button
                type="button"
                className="sw-icon-button"
                aria-label={t("clearSearch")}
                onClick={() => {
                  onAsk("");
                  field.current?.focus();
                }}
              >
                <Icon name="cross" size={20} />
              </button>
            )
          }
        />
      </form>
    </search>
  );
}
