import { describe, expect, it } from '@jest/globals';
import { HOUR, plus, type Instant } from '@portico/domain/kernel';
import { MemoryShortLinks } from '@portico/domain/notices/testing';
import fc from 'fast-check';
import { noon } from '../kernel/testing/index.ts';
import { destinationOf } from './destination.ts';
import { ShortAddressesService, ShortLinkViewModel } from './index.ts';

const portal = 'https://portal.example/';
const expiresAt = plus(noon, HOUR);

const follow = async (longUrl: string, more: { from?: Instant; now?: Instant; hash?: string; type?: string } = {}) => {
  const shortLinks = new MemoryShortLinks();
  const { from, now = noon, type = 'n' } = more;
  const hash = await shortLinks.keep({ type: 'n', longUrl, expiresAt, ...(from === undefined ? {} : { from }) });
  const linkTo = (path: string) => new URL(path, portal).href;
  const service = new ShortAddressesService({ shortLinks, linkTo, linkHosts: ['shop.example'] }, { now });
  const viewModel = new ShortLinkViewModel(service, { type, hash: more.hash ?? hash });
  await viewModel.load();
  return viewModel.phase;
};

describe('a short link', () => {
  it('ACC-018 leads to the long address', async () => {
    expect(await follow('/guest/guestPay?code=abc&language=es')).toEqual({
      kind: 'leads',
      to: '/guest/guestPay?code=abc&language=es',
    });
    expect(await follow('https://portal.example/signup?i=1')).toEqual({ kind: 'leads', to: '/signup?i=1' });
    expect(await follow('https://shop.example/x?y=1')).toEqual({ kind: 'leads', to: 'https://shop.example/x?y=1' });
  });

  it('ACC-020 that is early leads nowhere yet', async () => {
    expect(await follow('/x', { from: plus(noon, 1) })).toEqual({ kind: 'nowhere', why: 'too-early' });
    expect(await follow('/x', { from: noon })).toMatchObject({ kind: 'leads' });
  });

  it('ACC-021 that is unknown or over leads nowhere', async () => {
    for (const more of [{ hash: 'another' }, { type: 'g' }, { type: 'x' }, { now: expiresAt }]) {
      expect(await follow('/x', more)).toEqual({ kind: 'nowhere', why: 'unknown' });
    }
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
  ])('ACC-021 never leads off to %s', async (longUrl) => {
    const phase = await follow(longUrl);
    if (phase.kind === 'leads') expect(new URL(phase.to, portal).origin).toBe('https://portal.example');
    else expect(phase).toEqual({ kind: 'nowhere', why: 'unknown' });
  });

  it('ACC-021 leads to the portal’s own origin or a named host, whatever was stored', () => {
    const stored = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc
        .tuple(fc.constantFrom('/', '//', '\\', '/\\', '/./', '/..//', 'https:', 'https:/', ' //'), fc.string())
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const to = destinationOf(text, portal, ['shop.example']);
        if (to === undefined) return;
        const there = new URL(to, portal);
        expect(['https://portal.example', 'https://shop.example']).toContain(there.origin);
        expect([there.username, there.password]).toEqual(['', '']);
      }),
      { numRuns: 2_000 },
    );
  });
});
