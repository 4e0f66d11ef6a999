import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arriveAt } from './resolve-address.ts';
import { table } from './route-table.ts';

const origin = 'https://portal.example';

/** Pieces of which addresses are made that look like the portal's own and lead away. */
const pieces = fc.constantFrom(
  ...['/', '//', '/\\', '\\', '@', ':', '%2f', '%5c', '..', '.', '\t', '\n', '?', '#', '&', '=', ' '],
  ...['evil.example', 'https:', 'javascript:', 'data:', 'redirect', 'code', 'a', '1', 'ñ'],
  ...table.map(({ path }) => path.replaceAll(/:\w+/g, 'x')),
);
const wild = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
/** The address as a browser normalizes it when it is opened at the portal. */
const opened = fc
  .oneof(wild, fc.webPath(), fc.string())
  .map((text) => `${origin}/${text}`)
  .filter((address) => URL.canParse(address))
  .map((address) => new URL(address));

describe('wherever an address leads', () => {
  it('ACC-021 ACC-087 it is a place of the portal, for visitors and people who are signed in', () => {
    fc.assert(
      fc.property(opened, fc.boolean(), ({ pathname, search }, signedIn) => {
        const there = arriveAt({ path: pathname, search }, signedIn);
        const led = new URL(`${there.path}${there.search}`, `${origin}/somewhere`);
        expect(led.origin).toBe(origin);
        expect(led.pathname).toBe(new URL(there.path, origin).pathname);
      }),
      { numRuns: 3_000 },
    );
  });

  it('ACC-021 who goes on from there arrives where they are', () => {
    fc.assert(
      fc.property(opened, fc.boolean(), ({ pathname, search }, signedIn) => {
        const once = arriveAt({ path: pathname, search }, signedIn);
        const again = arriveAt(once, signedIn);
        expect({ path: again.path, search: again.search }).toEqual({ path: once.path, search: once.search });
      }),
      { numRuns: 1_000 },
    );
  });
});
