"use client";

/** Asks which seat of the real table is one's own. */
import type { BeginsView, TableView } from "@stillwater/table/session";
import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { WithWords } from "./WithWords";

interface OwnSeatProps {
  readonly view: TableView;
  readonly begins: BeginsView;
  readonly seat: number;
  readonly onSeat: (seat: number, name: string) => void;
}

export default function OwnSeat(props: OwnSeatProps) {
  return (
    <WithWords>
      <Choosing {...props} />
    </WithWords>
  );
}

function Choosing({ view, begins, seat, onSeat }: OwnSeatProps) {
  const t = useTranslations("online");
  const open = begins.names.flatMap((label, value) =>
    view.seats[value] === null && label !== "" ? [{ value, label }] : [],
  );
  if (open.length < 2) return null;
  return (
    <Segments
      label={t("seat")}
      value={seat}
      onChange={(value) => {
        const label = begins.names[value];
        if (label !== undefined) onSeat(value, label);
      }}
      options={open}
    />
  );
}
