import { Observer } from 'mobx-react-lite';
import { createContext, useState, type ReactNode } from 'react';

/** Whether the overlay is open, rather than closing. */
export const IsOpen = createContext(true);

/**
 * Keeps an overlay mounted, with its last content, while it closes: a modal reads from it when to close, and removes
 * itself after its animation. Each opening is a new mount. The overlay may be lazily loaded.
 */
export const Presence = <Shown,>({
  show,
  children,
}: {
  /** The content; undefined once it should close. */
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
