import { Icon, type IconName } from "@stillwater/ui";
import Link from "next/link";
import { useLocale } from "next-intl";

interface HomeRowProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** On a phone a task is a row that links to its own page. */
export function HomeRow({ icon, href, title, text }: HomeRowProps) {
  const locale = useLocale();
  return (
    <li>
      <Link
        className="flex min-h-12 items-center gap-3.5 border-b border-b-rule py-1 leading-[1.2]"
        href={`/${locale}${href}`}
      >
        <Icon name={icon} size={24} />
        <span className="grid flex-1">
          <b className="font-serif text-18/[1.2]">{title}</b>
          <span className="text-15 text-quiet">{text}</span>
        </span>
        <Icon name="forward" size={20} />
      </Link>
    </li>
  );
}
