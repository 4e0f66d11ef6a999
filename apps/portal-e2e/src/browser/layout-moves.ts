import type { Page } from 'playwright-core';
import { beforeScripts } from './profile-overrides.ts';

declare global {
  interface Window {
    moved: string[];
  }
}

/** Notes what moves on its own or by what a person does, before anything of the page runs. */
export const watchMoves = (page: Page): Promise<unknown> =>
  beforeScripts(page, () => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { readonly sources: readonly { readonly node?: Node }[] };
        window.moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const movedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        // What moved in a frame is told in the one after it.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.moved)));
      }),
  );
