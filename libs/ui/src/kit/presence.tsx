import { useState, type ReactNode } from 'react';

/**
 * Something that opens over the page and stays drawn, with what it last said, while it closes. `children` is asked with
 * `isOpen` false from then on; what it draws takes itself away once its closing is seen.
 */
export const Presence = <Shown,>({
  show,
  children,
}: {
  /** What is to be shown; undefined once it is to close. */
  readonly show: Shown | undefined;
  readonly children: (shown: Shown, isOpen: boolean) => ReactNode;
}) => {
  const [last, setLast] = useState(show);
  if (show !== undefined && show !== last) setLast(show);
  const shown = show ?? last;
  return shown === undefined ? null : children(shown, show !== undefined);
};
