import { useSyncExternalStore } from 'react';

/** As the style sheets have it: narrower pages are those of phones. */
const wide = '(width > 567px)';

const medium = (): MediaQueryList | undefined =>
  // A test has no screen, and as much room as it needs.
  typeof window.matchMedia === 'function' ? window.matchMedia(wide) : undefined;

const subscribe = (onChange: () => void): (() => void) => {
  const list = medium();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** Whether there is room for columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => medium()?.matches ?? true);
