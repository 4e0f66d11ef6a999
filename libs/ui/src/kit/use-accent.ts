import { useEffect } from 'react';
import { readableAccent, type Scheme } from './readable-accent.ts';

const names: Readonly<Record<Scheme, string>> = { light: '--brand-light', dark: '--brand-dark' };

/** Replaces the portal's accent by a practice's color, in both schemes, while the caller is mounted. */
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
