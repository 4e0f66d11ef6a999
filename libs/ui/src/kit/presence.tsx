import { Observer } from 'mobx-react-lite';
import { createContext, useState, type ReactNode } from 'react';

/** Whether what opened over the page is still to be there, rather than on its way out. */
export const IsOpen = createContext(true);

/**
 * Something that opens over the page and stays drawn, with what it last said, while it closes: a modal knows from it when
 * to close, and takes itself away once that is seen. Each opening is one of its own, with nothing of the one before. What
 * opens may be fetched first.
 */
export const Presence = <Shown,>({
  show,
  children,
}: {
  /** What is to be shown; undefined once it is to close. */
  readonly show: Shown | undefined;
  readonly children: (shown: Shown) => ReactNode;
}) => {
  const isOpen = show !== undefined;
  const [kept, keep] = useState({ shown: show, isOpen, availability: 0 });
  if (isOpen !== kept.isOpen || (isOpen && show !== kept.shown)) {
    keep({
      shown: show ?? kept.shown,
      isOpen,
      availability: isOpen && !kept.isOpen ? kept.availability + 1 : kept.availability,
    });
  }
  const { shown, availability } = kept;
  return shown === undefined ? null : (
    <IsOpen key={availability} value={isOpen}>
      <Observer>{() => children(shown)}</Observer>
    </IsOpen>
  );
};
