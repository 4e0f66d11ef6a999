import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptWith, mostKept, type KeptReleases } from './documents-per-release.ts';

describe('documents of earlier releases', () => {
  it('OPS-D2 are those of the last three, each as it was released last', () => {
    const name = fc.stringMatching(/^v\d$/);
    const released = fc.array(fc.tuple(name, fc.dictionary(fc.string(), fc.string())), { maxLength: 8 });
    fc.assert(
      fc.property(released, (releases) => {
        const kept = releases.reduce<KeptReleases>((before, [of, documents]) => keptWith(before, of, documents), {});
        const latest = new Map<string, object>();
        for (const [of, documents] of releases) {
          latest.delete(of);
          latest.set(of, documents);
        }
        expect(Object.entries(kept)).toEqual([...latest].slice(-mostKept));
      }),
    );
  });
});
