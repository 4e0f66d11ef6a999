import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WebStorage } from './web-storage.ts';

/** Web storage that holds `most` values and then refuses more. */
const storage = (most = Number.POSITIVE_INFINITY): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (values.size >= most && !values.has(key)) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => {
      values.clear();
    },
  };
};

const refusing = (): Storage => {
  throw new Error('SecurityError');
};

const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('write' as const), fc.constantFrom('a', 'b', 'c', 'd'), fc.string()),
    fc.tuple(fc.constant('remove' as const), fc.constantFrom('a', 'b', 'c', 'd'), fc.constant('')),
    fc.tuple(fc.constant('clear' as const), fc.constant('a'), fc.constant('')),
  ),
);

describe('web storage as a keep', () => {
  it('reads what was written last, whether the browser keeps all of it, some of it or nothing', () => {
    const browsers = fc.constantFrom<() => () => Storage>(
      () => () => storage(),
      () => refusing.bind(undefined),
      ...[0, 1, 2].map((most) => () => {
        const full = storage(most);
        return () => full;
      }),
    );
    fc.assert(
      fc.property(steps, browsers, (all, open) => {
        const keep = new WebStorage(open());
        const model = new Map<string, string>();
        for (const [step, key, value] of all) {
          if (step === 'write') {
            keep.write(key, value);
            model.set(key, value);
          } else if (step === 'remove') {
            keep.remove(key);
            model.delete(key);
          } else {
            keep.clear();
            model.clear();
          }
          for (const each of ['a', 'b', 'c', 'd']) expect(keep.read(each)).toBe(model.get(each));
        }
      }),
    );
  });

  it('leaves everything in the browser when it can, so that a reload finds it, and nothing after clear', () => {
    const shared = storage();
    new WebStorage(() => shared).write('a', '1');
    const reloaded = new WebStorage(() => shared);
    expect(reloaded.read('a')).toBe('1');
    reloaded.clear();
    expect(shared).toHaveLength(0);
  });

  it('never shows an older value from the browser than the one that found no room there', () => {
    const full = storage(1);
    const keep = new WebStorage(() => full);
    keep.write('a', 'old');
    full.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    keep.write('a', 'new');
    expect(keep.read('a')).toBe('new');
    keep.remove('a');
    expect(keep.read('a')).toBeUndefined();
  });

  it('goes back to the browser as soon as there is room', () => {
    const full = storage(1);
    const keep = new WebStorage(() => full);
    keep.write('a', 'first');
    keep.write('b', 'no room');
    keep.remove('a');
    keep.write('b', 'room');
    expect(keep.read('b')).toBe('room');
    expect(new WebStorage(() => full).read('b')).toBe('room');
  });
});
