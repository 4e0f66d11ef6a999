import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { destinationOf } from './allowed-destination.ts';

const portal = 'https://portal.example/';
const lead = (stored: string) => destinationOf(stored, portal, ['https://shop.example']);

describe('where a short link may lead', () => {
  it('ACC-018 is a page of the portal, with its query, or an origin that is named', () => {
    expect(lead('/guest/guestPay?code=abc&language=es')).toBe('/guest/guestPay?code=abc&language=es');
    expect(lead('https://portal.example/signup?i=1#x')).toBe('/signup?i=1#x');
    expect(lead('https://shop.example/x?y=1')).toBe('https://shop.example/x?y=1');
  });

  it.each([
    'https://elsewhere.example/',
    'http://shop.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil@shop.example/',
    '//elsewhere.example/x',
    '\\\\elsewhere.example\\x',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://portal.example/',
    'https://portal.example:444/',
  ])('ACC-021 APT-284 is never %s', (stored) => {
    const to = lead(stored);
    if (to !== undefined) expect(new URL(to, portal).origin).toBe('https://portal.example');
  });

  it('ACC-021 APT-284 ASVS-3.7 leads to the portal’s own origin or a named one, whatever was stored', () => {
    const stored = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc
        .tuple(fc.constantFrom('/', '//', '\\', '/\\', '/./', '/..//', 'https:', 'https:/', ' //'), fc.string())
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const to = lead(text);
        if (to === undefined) return;
        const there = new URL(to, portal);
        expect(['https://portal.example', 'https://shop.example']).toContain(there.origin);
        expect({ username: there.username, password: there.password }).toEqual({ username: '', password: '' });
      }),
      { numRuns: 500 },
    );
  });
});
