import type { ReactNode } from 'react';
import css from './disclosure.module.css';
import { Icon } from './icon.tsx';

/** More on demand. The platform's own: it opens without a script, and a search in the page opens it too. */
export const Disclosure = ({
  title,
  isOpen = false,
  children,
}: {
  readonly title: ReactNode;
  /** From the start. */
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
