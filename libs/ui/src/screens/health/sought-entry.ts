import { opensNewResults } from '@portico/application/health';
import { createContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The entry or section that the address leads to: as `entryAnchor` spells it, or a section's name. */
export const SoughtEntry = createContext<string | undefined>(undefined);

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
};

/** Marks an entry that can be sought. */
export const soughtAttributes = (anchor: string) => ({ id: anchor, tabIndex: -1, 'data-entry': 'entry' }) as const;

/** Marks a section that can be sought; `headingAttributes` mark its heading, which takes the focus and names it. */
export const titleOf = (name: string): string => `${name}-title`;
export const soughtSection = (name: string) =>
  ({ id: name, 'data-entry': 'section', 'aria-labelledby': titleOf(name) }) as const;
export const headingAttributes = (name: string) => ({ id: titleOf(name), tabIndex: -1 }) as const;

/** Opens, shows and focuses what the address names, once the record is there; `first` instead, if any, where all new results are opened. Where the person comes back, the page is as it was left. */
export const useSoughtEntry = (isReady: boolean, first?: string): string | undefined => {
  const location = useLocation();
  const { hash, key } = location;
  const named = hash === '' ? undefined : decoded(hash.slice(1));
  const sought = opensNewResults(location) ? (first ?? named) : named;
  useEffect(() => {
    if (!isReady) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    // Fetched after the screen, which is as heavy as it may be. Without it the page is read from its top.
    import('./come-back.ts').then(
      ({ arrive }) => (end = isOver ? undefined : arrive(sought)),
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isReady, sought, key]);
  return sought;
};
