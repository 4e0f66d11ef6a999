import { useEffect } from 'react';
import { readableAccent, type Scheme } from './accent.ts';

const names: Readonly<Record<Scheme, string>> = { light: '--brand-light', dark: '--brand-dark' };

/** Lays a practice's color over the portal's own accent, in both schemes, for as long as the caller stands. */
export const useAccent = (accent: string | undefined): void => {
  useEffect(() => {
    if (accent === undefined) return undefined;
    const { style } = document.documentElement;
    for (const scheme of ['light', 'dark'] as const) {
      const shown = readableAccent(accent, scheme);
      if (shown !== undefined) style.setProperty(names[scheme], shown);
    }
    return () => {
      style.removeProperty(names.light);
      style.removeProperty(names.dark);
    };
  }, [accent]);
};
