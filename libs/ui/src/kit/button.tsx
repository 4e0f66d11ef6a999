import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLooks {
  readonly look?: ButtonLook;
  readonly icon?: IconName | undefined;
  /** As wide as its place. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const classOf = (look: ButtonLook, wide: boolean, className?: string): string =>
  cx(css.button, css[look], wide && css.wide, className);

/**
 * A button of the platform: the sign-in page is alive before any library is. `busy` keeps it focusable and says so,
 * where `disabled` would throw the focus away.
 */
export const Button = ({
  look = 'secondary',
  icon,
  iconLast = false,
  wide = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonLooks & {
  readonly busy?: boolean;
  /** The icon stands behind the words. */
  readonly iconLast?: boolean;
} & ComponentProps<'button'>) => (
  <button
    {...rest}
    type={type}
    className={classOf(look, wide, className)}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {icon !== undefined && !iconLast && <Icon name={icon} />}
    {children}
    {icon !== undefined && iconLast && <Icon name={icon} />}
  </button>
);

/** A link that looks like a button, for a way out of the portal: a phone, a map, a file. */
export const ButtonLink = ({
  look = 'secondary',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: ButtonLooks & ComponentProps<'a'>) => (
  <a {...rest} className={classOf(look, wide, className)}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </a>
);
