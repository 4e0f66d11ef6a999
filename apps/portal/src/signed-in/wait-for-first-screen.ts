/** The first screen has the line to itself for this long. */
const ownTime = 3_000;

let settled: Promise<void> | undefined;

/** Resolves once the first screen behind sign-in had the line to itself, and the page has nothing else to do. */
export const pageSettled = (): Promise<void> =>
  (settled ??= new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
      else resolve();
    }, ownTime);
  }));
