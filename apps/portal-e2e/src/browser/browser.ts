import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '@portico/tools/setup/chromium.mjs';

/** The Chromium of this machine, headless; the pages of one profile share a process. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium on this machine; run `npm test` once.');
  return chromium.launch({ executablePath, args: [...chromiumFlags, '--process-per-site'] });
};

/** A phone and a desktop, as the requirements draw the line between them (`ACC-402`). */
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1_280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
