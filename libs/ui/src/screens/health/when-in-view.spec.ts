import { afterEach, describe, expect, it } from '@jest/globals';
import { whenInView } from './when-in-view.ts';

const { IntersectionObserver } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver });
});

describe('a report that is opened', () => {
  const watched = (isOpen: boolean) => {
    const report = document.createElement('details');
    report.open = true;
    let told: (isIntersecting: boolean) => void = () => undefined;
    let times = 0;
    class Observer {
      constructor(tell: (changes: readonly { readonly isIntersecting: boolean }[]) => void) {
        told = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    whenInView(report, () => (times += 1));
    told(false);
    const before = times;
    report.open = isOpen;
    told(true);
    return { before, after: times };
  };

  it('is read once it comes into view, and not before', () => {
    expect(watched(true)).toEqual({ before: 0, after: 1 });
  });

  it('is not read where it is folded before that', () => {
    expect(watched(false)).toEqual({ before: 0, after: 0 });
  });
});
