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
const titleOf = (name: string): string => `${name}-title`;
export const soughtSection = (name: string) =>
  ({ id: name, 'data-entry': 'section', 'aria-labelledby': titleOf(name) }) as const;
export const headingAttributes = (name: string) => ({ id: titleOf(name), tabIndex: -1 }) as const;

const soughtOf = (anchor: string): HTMLElement | undefined => {
  const found = document.getElementById(anchor);
  return found?.dataset['entry'] === undefined ? undefined : found;
};

/** What can be longer than the window is shown from its beginning. */
const scrollTo = (sought: HTMLElement): void => {
  const isLong = sought.dataset['entry'] === 'section' || sought instanceof HTMLDetailsElement;
  sought.scrollIntoView({ block: isLong ? 'start' : 'center', behavior: 'instant' });
};

/** What it is folded away in opens, and so does a section that folds by itself. */
export const unfold = (sought: HTMLElement): void => {
  for (let at: Element | null = sought.firstElementChild ?? sought; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
};

const show = (sought: HTMLElement): void => {
  unfold(sought);
  scrollTo(sought);
  const heading = document.getElementById(titleOf(sought.id));
  (heading ?? sought.querySelector('summary') ?? sought).focus({ preventScroll: true });
};

/** From now on the way back of the browser leads to this entry, and opens nothing else. The router keeps what goes along with an address as `usr`. */
export const comeBackTo = (anchor: string): void => {
  const { history, location } = window;
  const kept = history.state as object | null;
  history.replaceState({ ...kept, usr: null }, '', `${location.pathname}#${encodeURIComponent(anchor)}`);
};

/** A link within an entry is left from there. */
const leaveFromEntry = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  const entry = target instanceof Element && target.closest('a[href^="/"]')?.closest('[data-entry=entry]');
  if (entry && !ctrlKey && !metaKey && !shiftKey) comeBackTo(entry.id);
};

const actions = ['wheel', 'pointerdown', 'keydown'] as const;

/** Keeps it in its place while parts above it are still coming, until the person does something; answers what ends that. */
const keepInPlace = (sought: HTMLElement): (() => void) => {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => scrollTo(sought));
  const release = (): void => {
    observer.disconnect();
    for (const action of actions) window.removeEventListener(action, release);
  };
  for (const action of actions) window.addEventListener(action, release, { passive: true });
  observer.observe(document.body);
  return release;
};

/** Opens, shows and focuses what the address names, once the record is there; `first` instead, if any, where all new results are opened. */
export const useSoughtEntry = (isReady: boolean, first?: string): string | undefined => {
  const { hash, key, state } = useLocation();
  const named = hash === '' ? undefined : decoded(hash.slice(1));
  const sought = opensNewResults(state) ? (first ?? named) : named;
  useEffect(() => {
    document.addEventListener('click', leaveFromEntry, true);
    return () => document.removeEventListener('click', leaveFromEntry, true);
  }, []);
  useEffect(() => {
    if (!isReady || sought === undefined) return undefined;
    // Two frames later: the page's own heading takes the focus first, and a search gives it back.
    let release = (): void => undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const found = soughtOf(sought);
        if (found === undefined) return;
        show(found);
        release = keepInPlace(found);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
  }, [isReady, sought, key]);
  return sought;
};
