import { createContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The entry that the address leads to, as `entryAnchor` spells it. */
export const SoughtEntry = createContext<string | undefined>(undefined);

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
};

/** Marks what can be sought. */
export const soughtAttributes = (anchor: string) => ({ id: anchor, tabIndex: -1, 'data-entry': true }) as const;

const show = (anchor: string): void => {
  const entry = document.getElementById(anchor);
  if (entry?.dataset['entry'] === undefined) return;
  if (entry instanceof HTMLDetailsElement) entry.open = true;
  entry.scrollIntoView({ block: 'center' });
  (entry.querySelector('summary') ?? entry).focus({ preventScroll: true });
};

/** Opens, shows and focuses the entry that the address names, once the record is there. */
export const useSoughtEntry = (isReady: boolean): string | undefined => {
  const { hash, key } = useLocation();
  const sought = hash === '' ? undefined : decoded(hash.slice(1));
  useEffect(() => {
    if (!isReady || sought === undefined) return undefined;
    // Two frames later: the page's own heading takes the focus first, and a search gives it back.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => show(sought));
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, sought, key]);
  return sought;
};
