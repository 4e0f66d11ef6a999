import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Heard, not seen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);

/**
 * Says what it holds whenever that changes, and nothing while it is empty. It must stand in the page before its words
 * come: a region that appears together with its text stays unheard.
 */
export const LiveRegion = ({
  urgent = false,
  children,
}: {
  readonly urgent?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={css.hidden} role={urgent ? 'alert' : 'status'}>
    {children}
  </div>
);
