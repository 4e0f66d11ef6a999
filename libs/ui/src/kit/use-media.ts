import { useSyncExternalStore } from 'react';

/** Whether a media query holds; `otherwise` where there is none to ask, as in tests. */
export const useMedia = (query: string, otherwise: boolean): boolean => {
  const media = (): MediaQueryList | undefined =>
    typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
  return useSyncExternalStore(
    (onChange) => {
      const list = media();
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => media()?.matches ?? otherwise,
  );
};

/** Whether there is room for columns: the same breakpoint as in the style sheets, where narrower pages are those of phones. */
export const useWide = (): boolean => useMedia('(width > 567px)', true);

/** Whether Home has its two columns: the breakpoint of its style sheet. */
export const useColumns = (): boolean => useMedia('(width >= 1024px)', true);
