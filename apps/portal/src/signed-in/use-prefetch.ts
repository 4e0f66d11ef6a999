import { useEffect } from 'react';
import { pageSettled } from './wait-for-first-screen.ts';

/** Browsers that say that their owner pays for each byte, or wants few of them, fetch only what is opened. */
const sparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Once the page has settled, fetches what is likely to be needed without a network. */
export const usePrefetch = (prefetch: () => Promise<void>): void => {
  useEffect(() => {
    let left = false;
    void pageSettled().then(() => {
      if (!left && navigator.onLine && !sparing()) void prefetch();
    });
    return () => {
      left = true;
    };
  }, [prefetch]);
};
