import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSocialLink, socialNetworks } from './social-link.ts';

describe('a link to a page of the practice elsewhere', () => {
  it('ACC-294 leads by https to a host of its network, or is none', () => {
    const parts = fc.tuple(
      fc.constantFrom('https://', 'http://', 'javascript:', '//', 'https:\\\\', ''),
      fc.constantFrom(
        'www.yelp.com',
        'www.yelp.com.evil.example',
        'evil.example',
        'x@www.yelp.com',
        'www.yelp.com:8080',
      ),
      fc.oneof(fc.constantFrom('/biz/desert', '@evil.example', '\\@evil.example', '?x=1'), fc.string({ maxLength: 8 })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...socialNetworks), parts, (network, [scheme, host, path]) => {
        const link = parseSocialLink({ network, address: `${scheme}${host}${path}` });
        if (link === undefined) return;
        expect(link.address).toMatch(/^https:\/\/www\.yelp\.com(?:$|[/?#])/);
        expect(link.address).not.toContain('\\');
        expect(network).toBe('Yelp');
      }),
    );
  });

  it('is kept as it was written', () => {
    const link = { network: 'Google', address: 'https://g.page/r/desert/review' } as const;
    expect(parseSocialLink(link)).toEqual(link);
    expect(parseSocialLink({ ...link, network: 'Yelp' })).toBeUndefined();
    expect(parseSocialLink({ ...link, network: 'function toString() { [native code] }' })).toBeUndefined();
  });
});
