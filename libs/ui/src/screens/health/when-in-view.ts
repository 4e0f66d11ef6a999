/** The lowest quarter of the window does not count: what only begins to show there is not read yet. */
const rootMargin = '0px 0px -25% 0px';

/** Calls `act` once an open report stands where it is read; at once where a browser cannot tell. A report that is folded before is none. */
export const whenInView = (report: HTMLDetailsElement, act: () => void): void => {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return;
  }
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (report.open) act();
    },
    { rootMargin },
  );
  observer.observe(report);
};
