import { useTranslations } from "next-intl";

interface OptionCodesProps {
  readonly caption: string;
  readonly options: readonly { readonly code: string; readonly allowed: boolean }[];
}

/** Choices of a game that go together or do not. */
export function OptionCodes({ caption, options }: OptionCodesProps) {
  const t = useTranslations("rules");
  return (
    <div className="option-codes">
      <p className="touch-caption">{caption}</p>
      <ul>
        {options.map(({ code, allowed }) => (
          <li key={code} data-allowed={allowed ? "" : undefined}>
            <code lang="en">{code}</code>
            <span>{t(allowed ? "allowed" : "notAllowed")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
