import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes.ts';

export type ButtonLook =
  | 'primary'
  | 'accent'
  | 'outline'
  | 'neutral'
  | 'whatsapp'
  | 'ghost'
  /** White outline on a teal ground. */
  | 'onTeal';

interface Look {
  look?: ButtonLook;
  /** As wide as its container. */
  full?: boolean;
  /** 44 high instead of 48, for use inside strips and rows. */
  compact?: boolean;
  /** A square with an icon alone; needs an aria-label. */
  icon?: boolean;
  children: ReactNode;
}

/** Class names of a button, for elements that are neither of the three below. One `primary` per view. */
export function buttonClass(
  { look = 'primary', full, compact, icon }: Omit<Look, 'children'>,
  extra?: string,
) {
  return classes(
    styles.button,
    styles[look],
    full && styles.full,
    compact && styles.compact,
    icon && styles.icon,
    extra,
  );
}

/** A button. `busy` keeps its width and blocks it; give the words for the busy state as children. */
export function Button({
  look,
  full,
  compact,
  icon,
  busy,
  className,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ look, full, compact, icon }, className)}
    />
  );
}

/** A link within the app that looks like a button. */
export function LinkButton({ look, full, compact, icon, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass({ look, full, compact, icon }, className)} />;
}

/** A plain anchor that looks like a button: tel:, mailto:, chat and files (A26). */
export function AnchorButton({
  look,
  full,
  compact,
  icon,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={buttonClass({ look, full, compact, icon }, className)} />;
}
