import { useEffect, useState } from 'react';

/**
 * The section, of these element ids, that is currently read: the topmost one below the sticky bars and within the upper
 * half of the window. The first one until the page is scrolled.
 */
export const useSectionInView = <Id extends string>(ids: readonly Id[]): Id | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent((before) => ids.find((id) => inView.has(id)) ?? before);
      },
      // A section reached by a link starts where the page scrolls it to, below the bars: the one above it must not count.
      {
        rootMargin: `-${(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + 12}px 0px -50%`,
      },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
