import { useEffect } from 'react';

const takesFocus =
  'h1, h2, h3, h4, a[href], button, input:not([type=hidden], [hidden]), select, textarea, summary, [tabindex]';

const isShown = (element: Element): boolean =>
  // Where nothing is laid out, as in tests, whatever is there is shown.
  element.isConnected && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

const isGone = (element: Element): boolean =>
  !isShown(element) || element.matches(':disabled') || element.closest('[inert]') !== null;

/** The first of what still stands where something stood that is gone: `around` are its ancestors, innermost first. */
const nearestLeft = (around: readonly Element[]): HTMLElement | undefined => {
  for (const place of around) {
    if (!isShown(place) || place.closest('main') === null) continue;
    const left = [...place.querySelectorAll<HTMLElement>(takesFocus)].find((element) => !isGone(element));
    if (left !== undefined) return left;
  }
  return [...document.querySelectorAll<HTMLElement>('main h1, main h2')].find(isShown);
};

const focusOn = (element: HTMLElement): void => {
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus();
};

/**
 * Where what has the focus goes away, and the screen names nothing that takes it, the focus goes to what is left nearest to
 * where it was: never to the body, from where the keyboard begins at the top and a screen reader says nothing.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let around: readonly Element[] = [];
    let frame = 0;
    const remember = (target: EventTarget | null): void => {
      if (!(target instanceof Element) || target === document.body) return;
      const path: Element[] = [];
      for (let each: Element | null = target; each !== null; each = each.parentElement) path.push(each);
      around = path;
    };
    const isLost = (): boolean => {
      const [last] = around;
      return last !== undefined && isGone(last) && (document.activeElement ?? document.body) === document.body;
    };
    const keep = (): void => {
      if (!isLost()) return;
      const left = nearestLeft(around.slice(1));
      if (left !== undefined) focusOn(left);
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      // Two frames later, since a screen moves the focus one frame after what it draws.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(keep);
      });
    });
    const hear = ({ target }: FocusEvent): void => remember(target);
    // The page may have been typed into before there was a script.
    remember(document.activeElement);
    document.addEventListener('focusin', hear);
    // A key may be pressed before those frames are drawn, and begins where the focus then is.
    window.addEventListener('keydown', keep, true);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled', 'inert', 'style'],
    });
    return () => {
      document.removeEventListener('focusin', hear);
      window.removeEventListener('keydown', keep, true);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
};
