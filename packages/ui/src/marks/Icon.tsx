import { ICON_PATHS, type IconName } from "./icon-paths";

export interface IconProps {
  readonly name: IconName;
  /** Drawn size in CSS pixels; the line stays 1.5 on the 24 grid. */
  readonly size?: number | undefined;
  /** Accessible name. Left out when a word stands beside the icon, which is nearly always. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A chart symbol in the colour of the surrounding text. */
export function Icon({ name, size = 24, label, className }: IconProps) {
  const names = className === undefined ? "sw-icon" : `sw-icon ${className}`;
  const path = <path d={ICON_PATHS[name]} />;
  return label === undefined ? (
    <svg className={names} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {path}
    </svg>
  ) : (
    <svg className={names} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      {path}
    </svg>
  );
}
