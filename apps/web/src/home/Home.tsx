import { Button, Cartouche, Icon, type IconName, Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { LateDrawing } from "@/layout/LateDrawing";
import { Page } from "@/layout/Page";
import { Data } from "@/trpc/Data";
import { CrewNow } from "./CrewNow";
import { JoinForm } from "./JoinForm";
import { Legal } from "./Legal";
import { OpenNow } from "./OpenNow";
import { QuestionDoor } from "./QuestionDoor";
import { TodayGrade } from "./TodayGrade";
import { TodayPlay } from "./TodayPlay";
import { YourTables } from "./YourTables";

/** The sea is another drawing on a phone, not a smaller one; one of the two is shown. */
const CROPS = [
  { crop: "wide", shown: "max-sm:hidden" },
  { crop: "phone", shown: "sm:hidden" },
] as const;

const NEW = { sea: "/play/new", mountain: "/play/new?game=mountain" } as const;
const COMPANION = { check: "/companion", track: "/play/new?companion" } as const;

/** What waits for this person, two drawings that open a table, and below them the quiet jobs. */
export function Home({ daily }: { readonly daily: number }) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <Data>
      <Page>
        <div
          className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 py-5
          max-sm:pt-0 max-sm:pb-2.5 max-sm:[&>.page-title]:sr-only lg:py-3.5"
        >
          <h1 className="page-title">{t("title")}</h1>
          <YourTables />
        </div>
        <div
          className="grid gap-2.5 [&_.sw-neatline-inside]:overflow-hidden
          max-sm:[&_.sw-neatline]:aspect-auto max-sm:[&_.sw-neatline]:h-37.5
          max-sm:[&_.sw-drawing-picture]:h-47.5 max-sm:[&_.sw-drawing-over]:top-2.25
          max-sm:[&_.sw-drawing-over]:left-2.25 max-sm:[&_.sw-drawing-over]:w-[64%]
          max-sm:[&_.sw-cartouche-inside]:pt-0.5 max-sm:[&_.sw-cartouche-inside]:px-2
          max-sm:[&_.sw-cartouche-inside]:pb-1.5 max-sm:[&_.sw-cartouche-title]:text-20
          max-sm:[&_.sw-cartouche-inside>p:not(.sw-cartouche-title)]:m-0
          max-sm:[&_.sw-cartouche-inside>p:not(.sw-cartouche-title)]:text-15
          max-sm:[&_.sw-cartouche-inside>p:not(.sw-cartouche-title)]:leading-[1.2]
          max-sm:[&_.sw-button]:mt-1 max-sm:[&_.sw-button]:px-1 max-sm:[&_.sw-button]:py-0.5
          max-sm:[&_.sw-button]:text-16 max-sm:[&_.sw-button]:leading-[1.1]
          sm:max-lg:[&_.sw-neatline]:aspect-auto sm:max-lg:[&_.sw-neatline]:h-80
          sm:[&_.sw-drawing-picture]:h-auto sm:[&_.sw-drawing-picture]:min-h-full
          sm:[&_.sw-drawing-picture]:aspect-676/452 sm:gap-4
          lg:grid-cols-[1fr_1fr] lg:gap-6 lg:[&_.sw-neatline]:aspect-auto
          lg:[&_.sw-neatline]:h-[clamp(300px,33vh,560px)]"
        >
          {CROPS.map(({ crop, shown }) => (
            <div key={crop} className={shown}>
              <LateDrawing game="sea" crop={crop} label={t("seaDrawing")}>
                <OpenCard game="sea" wide={crop === "wide"} />
              </LateDrawing>
            </div>
          ))}
          <LateDrawing game="mountain" crop="auto" label={t("mountainDrawing")}>
            <OpenCard game="mountain" />
          </LateDrawing>
        </div>
        <div
          className="grid gap-2.5 mt-2.5 [&_.sw-section>p]:text-quiet
          max-sm:[&_.sw-section-head]:sr-only max-sm:[&_.sw-section>p]:sr-only
          max-sm:[&_.sw-section]:border-0 max-sm:[&_.sw-section]:p-0
          sm:grid-cols-2 sm:gap-x-8 sm:gap-y-3.5 sm:mt-4.5 sm:[&_.sw-section]:grid
          sm:[&_.sw-section]:gap-1 sm:[&_.sw-section]:content-start sm:[&_.sw-section-head]:m-0
          lg:grid-cols-3"
        >
          <Section
            title={t("nobody")}
            className="max-sm:[&_.sw-button]:flex-col max-sm:[&_.sw-button]:gap-0.5 max-sm:[&_.sw-button]:w-full
            max-sm:[&_.sw-button]:min-h-15.5 max-sm:[&_.sw-button]:px-0.5 max-sm:[&_.sw-button]:py-1.5
            max-sm:[&_.sw-button]:text-15 max-sm:[&_.sw-button]:leading-[1.1]
            max-sm:[&_.sw-button]:whitespace-normal max-sm:[&_.sw-button]:text-center
            sm:[&_.sw-icon]:hidden"
          >
            <p>{t("nobodyText")}</p>
            <Alone />
          </Section>
          <Section title={t("real")} className="max-sm:hidden">
            <p>{t("realText")}</p>
            <Real />
          </Section>
          <Section title={t("join")} className="home-join">
            <p>{t("joinText")}</p>
            <JoinForm labelHidden />
          </Section>
          <ul
            className="[&_a]:flex [&_a]:gap-3.5 [&_a]:items-center [&_a]:min-h-12.5 [&_a]:py-1 [&_a]:border-b
            [&_a]:border-b-rule [&_a]:leading-[1.2] [&_a>span]:grid [&_a>span]:flex-1
            [&_b]:font-serif [&_b]:text-18/[1.2] [&_b]:font-560 [&_.text-quiet]:text-15
            sm:hidden"
          >
            <Row icon="phone" href={COMPANION.check} title={t("real")} text={t("realShort")} />
            <Row icon="compass" href="/daily" title={t("today")} text={t("todayShort", { number: daily })} />
            <Row icon="help" href="/question" title={t("question")} text={t("questionShort")} />
            <Row icon="book" href="/learn" title={t("how")} text={t("learn")} />
          </ul>
          <Section title={t("today")} className="max-sm:hidden">
            <Today number={daily} />
          </Section>
          <Section title={t("question")} className="max-sm:hidden">
            <QuestionDoor />
          </Section>
          <Section title={t("legal")} className="home-legal">
            <p>{t("legalText")}</p>
            <Legal />
            <div className="max-sm:hidden">
              <Link className="action-link" href={`/${locale}/learn`}>
                {t("learn")}
              </Link>
            </div>
          </Section>
        </div>
      </Page>
    </Data>
  );
}

/** The cartouche over a drawing, with the only primary button there is. */
function OpenCard({ game, wide }: { readonly game: "sea" | "mountain"; readonly wide?: boolean }) {
  const t = useTranslations("home");
  const locale = useLocale();
  const sea = game === "sea";
  const long = t(sea ? "seaText" : "mountainText");
  const short = t(sea ? "seaShort" : "mountainShort");
  return (
    <Cartouche title={t(game)} italic={sea} level={2} size="large">
      {wide === undefined ? (
        <>
          <p className="max-sm:hidden">{long}</p>
          <p className="sm:hidden">{short}</p>
        </>
      ) : (
        <p>{wide ? long : short}</p>
      )}
      <OpenNow variant="primary" block code={`${game} p2`} otherwise={NEW[game]}>
        {t(sea ? "openSea" : "openMountain")}
      </OpenNow>
      <p
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0 text-quiet text-15
        max-sm:sr-only max-sm:hidden"
      >
        <span>{t("base")}</span>
        <Link
          className="flex items-center min-h-11 -mb-3 text-act font-semibold"
          href={`/${locale}${NEW[game]}`}
          aria-label={t(sea ? "changeSea" : "changeMountain")}
        >
          {t("change")}
        </Link>
      </p>
    </Cartouche>
  );
}

/** For who has nobody to play with now. */
function Alone() {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2 [&_.sw-button]:px-3.5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
      <OpenNow code="sea p1" otherwise={NEW.sea} icon="finish">
        {t("aloneSea")}
      </OpenNow>
      <OpenNow code="mountain p1" otherwise={NEW.mountain} icon="summit">
        {t("aloneMountain")}
      </OpenNow>
      <CrewNow />
      <Button href={`/${locale}/play/find`} link={Link} icon="people">
        {t("findCrew")}
      </Button>
    </div>
  );
}

/** The companion's door. */
function Real() {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2 [&_.sw-button]:px-3.5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
      <Button href={`/${locale}${COMPANION.check}`} link={Link}>
        {t("checkCard")}
      </Button>
      <Button href={`/${locale}${COMPANION.track}`} link={Link}>
        {t("trackTable")}
      </Button>
    </div>
  );
}

/** Today's deal of each game, and straight into it. */
function Today({ number }: { readonly number: number }) {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <>
      <ul className="[&_.sw-button]:ms-auto">
        {(["sea", "mountain"] as const).map((game) => {
          const name = t(game === "sea" ? "dailySea" : "dailyMountain", { number });
          return (
            <li
              className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0 min-h-11 border-b border-b-hair"
              key={game}
            >
              <span
                className="data-game:font-serif data-game:text-19/[1.2] data-game:font-560
                data-[game=sea]:italic"
                data-game={game}
              >
                {name}
              </span>
              <TodayGrade code={`${game} p1`} />
              <TodayPlay code={`${game} p1`} label={`${t("dailyPlay")}: ${name}, ${t("dailyAlone")}`}>
                {t("dailyPlay")}
              </TodayPlay>
            </li>
          );
        })}
      </ul>
      <Link className="action-link" href={`/${locale}/daily`}>
        {t("dailyOthers")}
      </Link>
    </>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** On a phone a job is a row that leads to its own page. */
function Row({ icon, href, title, text }: RowProps) {
  const locale = useLocale();
  return (
    <li>
      <Link href={`/${locale}${href}`}>
        <Icon name={icon} size={24} />
        <span>
          <b>{title}</b>
          <span className="text-quiet">{text}</span>
        </span>
        <Icon name="forward" size={20} />
      </Link>
    </li>
  );
}
