import type { HTMLAttributes, ReactNode } from 'react';
import css from './disclosure.module.css';
import { Icon } from './icon.tsx';

/** Native details element: opens without a script, and for a search in the page. */
export const Disclosure = ({
  title,
  isOpen = false,
  of,
  children,
}: {
  readonly title: ReactNode;
  /** Open initially. */
  readonly isOpen?: boolean;
  /** What is known of the whole of it. */
  readonly of?: HTMLAttributes<HTMLElement>;
  readonly children: ReactNode;
}) => (
  <details {...of} className={css.details} open={isOpen || undefined}>
    <summary className={css.summary}>
      <span>{title}</span>
      <Icon name="down" className={css.arrow} />
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
