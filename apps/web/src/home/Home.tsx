import { Button, Cartouche, Icon, type IconName, Section } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Page } from "@/layout/Page";
import { Data } from "@/trpc/Data";
import { CrewNow } from "./CrewNow";
import { JoinForm } from "./JoinForm";
import { LateDrawing } from "./LateDrawing";
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
        <div className="home-top">
          <h1 className="page-title">{t("title")}</h1>
          <YourTables />
        </div>
        <div className="home-drawings">
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
        <div className="home-jobs">
          <Section title={t("nobody")} className="home-nobody">
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
          <ul className="home-rows">
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
              <Link className="home-all" href={`/${locale}/learn`}>
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
      <p className="home-base">
        <span>{t("base")}</span>
        <Link href={`/${locale}${NEW[game]}`} aria-label={t(sea ? "changeSea" : "changeMountain")}>
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
    <div className="home-ways">
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
    <div className="home-ways">
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
      <ul className="home-today">
        {(["sea", "mountain"] as const).map((game) => {
          const name = t(game === "sea" ? "dailySea" : "dailyMountain", { number });
          return (
            <li key={game}>
              <span data-game={game}>{name}</span>
              <TodayGrade code={`${game} p1`} />
              <TodayPlay code={`${game} p1`} label={`${t("dailyPlay")}: ${name}, ${t("dailyAlone")}`}>
                {t("dailyPlay")}
              </TodayPlay>
            </li>
          );
        })}
      </ul>
      <Link className="home-all" href={`/${locale}/daily`}>
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
