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

  it('ACC-235 APT-205 come from a frame of the own origin as well, by its messages', () => {
    const target = new EventTarget();
    let signs = 0;
    const stop = watchActivity(
      target,
      () => {
        signs += 1;
      },
      'https://portal.example',
    );
    const say = (data: unknown, origin = 'https://portal.example') =>
      target.dispatchEvent(new MessageEvent('message', { data, origin }));
    say({ kind: 'activity' });
    expect(signs).toBe(1);
    for (const other of [{ kind: 'scrolled' }, 'activity', null]) say(other);
    say({ kind: 'activity' }, 'https://elsewhere.example');
    stop();
    say({ kind: 'activity' });
    expect(signs).toBe(1);
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
