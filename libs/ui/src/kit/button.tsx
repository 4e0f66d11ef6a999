import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';
import { cx } from './join-class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLooks {
  readonly look?: ButtonLook;
  readonly icon?: IconName | undefined;
  /** Full width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const classOf = (look: ButtonLook, wide: boolean, className?: string): string =>
  cx(css.button, css[look], wide && css.wide, className);

/**
 * A native button, as the sign-in page is interactive before any library is loaded. `busy` announces itself and keeps
 * the button focusable. It is never `disabled`, which would lose the focus and answer no press: a press says what is
 * missing (`CheckedForm`), and `aria-disabled` marks what cannot be done now.
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
  /** The icon comes after the text. */
  readonly iconLast?: boolean;
} & Omit<ComponentProps<'button'>, 'disabled'>) => (
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

/** A link that looks like a button, for targets outside the portal: a phone, a map, a file. */
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
