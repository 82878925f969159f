"use client";

/** Shown between two turns on one device: no hand is on the screen until its owner opens it. */
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { keepFocus } from "@/layout/KeepFocus";

interface Person {
  readonly seat: number;
  readonly name: string;
}

interface CurtainProps {
  /** The people who may look next. */
  readonly next: readonly Person[];
  readonly onOpen: (seat: number) => void;
}

export function Curtain({ next, onOpen }: CurtainProps) {
  const t = useTranslations("here");
  const title = useRef<HTMLHeadingElement>(null);
  const [only] = next;
  // A screen reader first tells the person who takes the device whose turn it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: and again when it is another's
  useEffect(() => title.current?.focus(), [only?.seat, next.length]);
  useEffect(() => keepFocus, []);
  const name = next.length === 1 && only !== undefined ? only.name : null;
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-4.5 text-center">
      <h1 ref={title} tabIndex={-1} className="page-title">
        {next.length === 0 ? t("crewPlays") : name === null ? t("who") : t("pass", { name })}
      </h1>
      {next.length === 0 ? null : (
        <p className="text-quiet">{name === null ? t("whoText") : t("passText", { name })}</p>
      )}
      {next.map(({ seat, name: called }) => (
        <Button key={seat} variant="primary" size="large" onClick={() => onOpen(seat)}>
          {t("open", { name: called })}
        </Button>
      ))}
    </div>
  );
}

interface PassOnProps {
  /** The names of those who may be next; empty while the crew plays. */
  readonly to: readonly string[];
  readonly onHide: () => void;
}

/** Replaces the buttons of an act without moving anything on the table: the screen is passed on. */
export function PassOn({ to, onHide }: PassOnProps) {
  const t = useTranslations("here");
  return (
    <div className="table-actions">
      <p
        className="min-h-12 content-center font-serif text-18 leading-[1.15] font-normal whitespace-normal"
        role="status"
      >
        {to.length === 0 ? t("crewPlays") : to.length > 1 ? t("who") : t("pass", { name: to.join() })}
      </p>
      <Button variant="primary" onClick={onHide}>
        {t("hide")}
      </Button>
    </div>
  );
}
