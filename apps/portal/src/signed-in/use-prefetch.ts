import { useEffect } from 'react';

/** The first screen has the line to itself for this long. */
const settled = 3_000;

/** Browsers that say that their owner pays for each byte, or wants few of them, fetch only what is opened. */
const sparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Once the page has settled and has nothing else to do, fetches what is likely to be needed without a network. */
export const usePrefetch = (prefetch: () => Promise<void>): void => {
  useEffect(() => {
    const begin = (): void => {
      if (navigator.onLine && !sparing()) void prefetch();
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
      else begin();
    }, settled);
    return () => {
      clearTimeout(timer);
    };
  }, [prefetch]);
};
