import type { ElementType, MouseEvent, ReactNode, Ref } from "react";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: "primary" | "secondary" | "waiting" | "danger" | "text" | undefined;
  /** `large` is the one main action of a page (54 px high), `small` is 44 px. */
  readonly size?: "small" | "normal" | "large" | undefined;
  readonly icon?: IconName | undefined;
  readonly block?: boolean | undefined;
  /** If given, the button is a link. */
  readonly href?: string | undefined;
  /** The router's link component, used when `href` is given. */
  readonly link?: ElementType | undefined;
  readonly type?: "button" | "submit" | undefined;
  /** The id of the form that it submits, if it stands outside of it. */
  readonly form?: string | undefined;
  /** The button stays focusable, but a press does nothing. A `waiting` button is always disabled. */
  readonly disabled?: boolean | undefined;
  readonly label?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The five kinds of button. One primary per view; the primary names the act and its price. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = "secondary",
    size = "normal",
    icon,
    block,
    href,
    link,
    type = "button",
  } = props;
  const { form, disabled, label, pressed, shortcut, className, ref, onClick } = props;
  const off = disabled === true || variant === "waiting";
  const shared = {
    className: className === undefined ? "sw-button" : `sw-button ${className}`,
    "data-variant": variant,
    "data-size": size,
    "data-block": block === true ? "" : undefined,
    "aria-label": label,
    "aria-keyshortcuts": shortcut,
  };
  const words = (
    <>
      {icon === undefined ? null : <Icon name={icon} size={20} />}
      <span>{children}</span>
    </>
  );
  if (href !== undefined && !off) {
    const Link = link ?? "a";
    return (
      <Link {...shared} href={href} onClick={onClick}>
        {words}
      </Link>
    );
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...shared}
      ref={ref}
      type={type}
      form={form}
      aria-disabled={off ? true : undefined}
      aria-pressed={pressed}
      onClick={off || onClick !== undefined ? press : undefined}
    >
      {words}
    </button>
  );
}

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href?: string | undefined;
  readonly link?: ElementType | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Menu, back, undo, book and similar: a 44 px target with an accessible name. */
export function IconButton({ icon, label, href, link, pressed, expanded, ref, onClick }: IconButtonProps) {
  if (href !== undefined) {
    const Link = link ?? "a";
    return (
      <Link className="sw-icon-button" href={href} aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </Link>
    );
  }
  return (
    <button
      ref={ref}
      type="button"
      className="sw-icon-button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
