import { useSyncExternalStore } from 'react';

/** Same breakpoint as in the style sheets: narrower pages are those of phones. */
const wide = '(width > 567px)';

const medium = (): MediaQueryList | undefined =>
  // Tests have no `matchMedia`; they count as wide.
  typeof window.matchMedia === 'function' ? window.matchMedia(wide) : undefined;

const subscribe = (onChange: () => void): (() => void) => {
  const list = medium();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Whether there is room for columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => medium()?.matches ?? true);
