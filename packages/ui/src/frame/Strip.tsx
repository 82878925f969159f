import type { ReactNode } from "react";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";

export interface StripProps {
  readonly headline: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly action?: ReactNode;
}

/** A line under the header with an ink top edge: words without colour, for "No connection." */
export function Strip({ headline, children, icon = "offline", action }: StripProps) {
  return (
    <div className="sw-strip" role="status">
      <Icon name={icon} size={20} />
      <p className="flex-1">
        <strong>{headline}</strong> {children}
      </p>
      {action}
    </div>
  );
}

export interface ToastProps {
  readonly headline: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly tone?: "plain" | "note" | "stop" | undefined;
  readonly action?: ReactNode;
  /** By default the caller's live region announces the toast; with a role it announces itself. */
  readonly role?: "status" | "alert" | undefined;
  /** If given, a tap on the strip dismisses it. */
  readonly dismissLabel?: string | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

const TONES = {
  plain: "border-ink",
  note: "border-ink [&>.sw-icon]:text-note",
  stop: "border-stop [&>.sw-icon]:text-stop",
} as const;

/** A short message to the table at the bottom of the board column. The caller does the timing. */
export function Toast(props: ToastProps) {
  const {
    headline,
    children,
    icon = "reconnect",
    tone = "plain",
    action,
    role,
    dismissLabel,
    onDismiss,
  } = props;
  return (
    <div
      // On a phone the action stands under the words, because a column beside it would leave them too narrow.
      className={`sw-toast
        ${TONES[tone]}`}
      role={role}
    >
      <Icon name={icon} size={22} />
      <div className="flex-1">
        <p className="font-serif text-19 leading-[1.25] font-semibold">{headline}</p>
        {children === undefined ? null : <p className="text-[0.9688rem] text-quiet">{children}</p>}
      </div>
      {action}
      {dismissLabel === undefined ? null : (
        <button type="button" className="sw-icon-button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="cross" size={18} />
        </button>
      )}
    </div>
  );
}
