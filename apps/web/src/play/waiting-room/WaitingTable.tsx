"use client";

import { hasStart, modulesIn, readOptions } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import type { Live } from "@stillwater/table/session";
import { Cartouche, Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Fetching, onDemand } from "@/layout/late";
import type { Silence } from "@/modules/room";
import { ROOMS } from "@/modules/rooms";
import { mayChange } from "@/new-table/changing";
import { KeptUntil } from "@/table/KeptUntil";
import BegunTable from "./BegunTable";
import { EmptyBoard } from "./EmptyBoard";
import { Invitation } from "./Invitation";
import { KnownDeal } from "./KnownDeal";
import { SeatList } from "./SeatList";
import { StartNow } from "./StartNow";
import { ThisTable } from "./ThisTable";

const EnterHand = onDemand(() => import("@/companion/online/EnterHand"), { Meanwhile: Fetching });
const FillSeats = onDemand(() => import("./FillSeats"));
const Gathering = onDemand(() => import("./Gathering"));
const PaceNotice = onDemand(() => import("@/table/absence/PaceNotice"));

/** Three words to say across a room, the code beside them, and the chart already in its place. */
export function WaitingTable({ live }: { readonly live: Live }) {
  const t = useTranslations("wait");
  const { view } = live;
  const { begins, seats } = view;
  const open = seats.filter((seat) => seat === null).length;
  const alone = seats.length === 1;
  const crewed = seats.some((seat) => seat?.crew !== undefined);
  // Hands entered from a real table belong to people.
  const entered = begins?.hands.some((need) => need > 0) === true;
  const fillable = mayChange(view) && !entered && (open > 0 || crewed);
  const seen = view.you === null && open === 0;
  // Shown in the chart's cartouche, and announced from under the button.
  const next = open > 0 ? t("startsWhenFull") : alone ? t("aloneStarts") : t("anyone");
  const waiting = open > 0 ? t("waitingFor", { count: open }) : alone ? t("aloneReady") : t("ready");
  return (
    <div
      className="grid gap-4.5 pt-3 pb-8 max-lg:flex max-lg:flex-col max-lg:pb-0
      lg:grid-cols-[19.5rem_minmax(0,39rem)_22.5rem] lg:justify-between lg:gap-6.5 lg:pt-7.5"
    >
      <Invitation view={view} />
      {begins === undefined ? (
        <div className="wait-board order-1 lg:order-0 lg:mx-0 lg:self-center" aria-hidden="true" inert>
          <EmptyBoard
            code={view.code}
            seed={view.id}
            notice={
              <Cartouche centered title={waiting}>
                {seen ? null : <p className="text-quiet">{next}</p>}
              </Cartouche>
            }
          />
        </div>
      ) : (
        <BegunTable view={view} position={begins.position} note={seen ? waiting : `${waiting} ${next}`} />
      )}
      <div className="contents lg:flex lg:flex-col lg:gap-6.5">
        <KeptUntil until={view.keptUntil} />
        <SeatList live={live} />
        {view.gathersUntil === undefined ? null : <Gathering until={view.gathersUntil} />}
        {fillable ? <FillSeats view={view} /> : null}
        {begins === undefined ? null : (
          <div className="max-lg:order-1">
            <EnterHand view={view} begins={begins} />
          </div>
        )}
        <div className="max-lg:order-2">
          <ThisTable view={view} />
        </div>
        {view.pace === "now" ? null : (
          <div className="max-lg:order-2">
            <PaceNotice live={live} />
          </div>
        )}
        <p className="flex items-start gap-3 max-lg:order-2">
          <Icon name="silence" size={22} /> {t(silenceOf(view.code))}
        </p>
        <KnownDeal view={view} />
        <StartNow {...{ view, open, next }} />
      </div>
    </div>
  );
}

/** How often talk opens: at the Start, in councils too, or never. */
function silenceOf(code: string): Silence {
  const options = readOptions(code);
  if (!options.ok || options.value.game === "mountain" || !hasStart(options.value)) return "silenceAll";
  const own = only(
    modulesIn(options.value).flatMap((id) => ROOMS[id].silence ?? []),
    "how silent a table is",
  );
  return own ?? "silence";
}
