import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { CREW_SETUP } from "@/local-games/path";
import { CrewNow } from "./CrewNow";
import { OpenNow } from "./OpenNow";
import { COMPANION, NEW_TABLE } from "./ways";

/** On a phone the sign stands over the words, two in a row. */
const WAY = `px-3.5 max-sm:min-h-15.5 max-sm:w-full max-sm:flex-col max-sm:gap-0.5 max-sm:px-0.5 max-sm:py-1.5
  max-sm:text-15 max-sm:leading-[1.1]`;

/** For people who have nobody to play with at present. */
export function PlayAlone() {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
      <OpenNow className={WAY} opens="sea p1" otherwise={NEW_TABLE.sea} icon="finish">
        {t("aloneSea")}
      </OpenNow>
      <OpenNow className={WAY} opens="mountain p1" otherwise={NEW_TABLE.mountain} icon="summit">
        {t("aloneMountain")}
      </OpenNow>
      <CrewNow className={WAY} />
      <Button className={WAY} href={`/${locale}/play/find`} link={Link} icon="people">
        {t("findCrew")}
      </Button>
      <Link className="action-link max-sm:hidden" href={`/${locale}${CREW_SETUP}`}>
        {t("changeCrew")}
      </Link>
    </div>
  );
}

/** The links to the companion. */
export function PrintedCards() {
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
