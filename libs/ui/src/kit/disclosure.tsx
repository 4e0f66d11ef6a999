import type { ReactNode } from 'react';
import css from './disclosure.module.css';
import { Icon } from './icon.tsx';

/** Native details element: opens without a script, and for a search in the page. */
export const Disclosure = ({
  title,
  isOpen = false,
  children,
}: {
  readonly title: ReactNode;
  /** Open initially. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) => (
  <details className={css.details} open={isOpen || undefined}>
    <summary className={css.summary}>
      <span>{title}</span>
      <Icon name="down" className={css.arrow} />
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
