import type { ReactNode } from "react";
import { Icon } from "../marks/Icon";
import type { IconName } from "../marks/icon-paths";

export interface StripProps {
  readonly headline: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly action?: ReactNode;
}

/** A line under the header with an ink top: words, no colour. For "No connection." */
export function Strip({ headline, children, icon = "offline", action }: StripProps) {
  return (
    <div className="sw-strip" role="status">
      <Icon name={icon} size={20} />
      <p className="flex-1">
        <strong className="font-640">{headline}</strong> {children}
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
  /** Announced by the caller's live region, unless asked to speak for itself. */
  readonly role?: "status" | "alert" | undefined;
  /** Given a name, the whole strip can be put away by tap. */
  readonly dismissLabel?: string | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

const TONES = {
  plain: "border-ink",
  note: "border-ink [&>.sw-icon]:text-note",
  stop: "border-stop [&>.sw-icon]:text-stop",
} as const;

/** One short word to the table at the bottom of the board column. Timing is the caller's. */
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
      // On a phone what can be done about it stands under the words, which would be a narrow column beside it.
      className={`sw-toast
        ${TONES[tone]}`}
      role={role}
    >
      <Icon name={icon} size={22} />
      <div className="flex-1">
        <p className="font-serif text-19 leading-[1.25] font-520">{headline}</p>
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
