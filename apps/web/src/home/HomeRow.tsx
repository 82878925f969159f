import { Icon, type IconName } from "@stillwater/ui";
import Link from "next/link";
import { useLocale } from "next-intl";

interface HomeRowProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** On a phone a job is a row that leads to its own page. */
export function HomeRow({ icon, href, title, text }: HomeRowProps) {
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
