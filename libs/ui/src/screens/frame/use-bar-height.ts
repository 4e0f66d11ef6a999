import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheets how high the bar is, in pixels, whatever stands in it: what sticks or is scrolled to stops below it. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const say = (): void => style.setProperty('--bar', `${element.offsetHeight}px`);
    say();
    const observer = new ResizeObserver(say);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, [bar]);
};
