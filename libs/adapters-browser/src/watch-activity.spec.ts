import { describe, expect, it } from '@jest/globals';
import { watchActivity } from './watch-activity.ts';

describe('the signs of a person', () => {
  it.each([
    ['ACC-234', 'click'],
    ['ACC-234', 'scroll'],
    ['ACC-239', 'keydown'],
    ['ACC-239', 'touchstart'],
  ])('%s %s counts, until nobody listens any more', (_, sign) => {
    const target = new EventTarget();
    let signs = 0;
    const stop = watchActivity(target, () => {
      signs += 1;
    });
    target.dispatchEvent(new Event(sign));
    target.dispatchEvent(new Event(sign));
    expect(signs).toBe(2);
    stop();
    target.dispatchEvent(new Event(sign));
    expect(signs).toBe(2);
  });

  it('are not the moves of a mouse that something brushed against, or what the page does by itself', () => {
    const target = new EventTarget();
    let signs = 0;
    watchActivity(target, () => {
      signs += 1;
    });
    for (const other of ['mousemove', 'focus', 'load', 'visibilitychange']) target.dispatchEvent(new Event(other));
    expect(signs).toBe(0);
  });
});
