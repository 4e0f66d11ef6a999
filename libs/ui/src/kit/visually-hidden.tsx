import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** For screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);

/**
 * Announces its content whenever that changes, and nothing while it is empty. It must be in the page before its text: a
 * region inserted together with its text is not announced.
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
