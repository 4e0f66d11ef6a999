import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseShops } from './index.ts';

const shop = {
  shopId: 'riverwalk-shop',
  name: 'Riverwalk Shop',
  widgetHost: 'https://shop.example.com',
  api: 'https://api.shop.example.com/v3',
  key: 'portal-key',
  secret: 'a secret of at least 32 characters',
  channel: '1',
  sso: 'on',
};

const mistakesOf = (file: unknown): readonly string[] => {
  const parsed = parseShops(JSON.stringify(file));
  return parsed.ok ? [] : parsed.error;
};

describe('parseShops', () => {
  it('MON-222 reads how the shop of each practice is reached', () => {
    const parsed = parseShops(JSON.stringify({ riverwalk: { ...shop, api: `${shop.api}/` } }));
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual({ riverwalk: shop });
  });

  it('names every mistake at once and repeats none of it', () => {
    const file = {
      a: { ...shop, widgetHost: 'http://shop.example.com', secret: 'short', channel: '1/2', sso: 'yes' },
      b: { ...shop, api: 'http://api.example.com', shopId: '', colour: 'red' },
    };
    expect(mistakesOf(file)).toEqual([
      'a.widgetHost must be an origin such as https://shop.example.com.',
      'a.secret must have at least 32 characters, better more, from a random source.',
      'a.channel must be letters, digits, _ and -.',
      'a.sso must be one of "on", "off".',
      'b.shopId must be letters, digits, _ and -.',
      'b.api must be an address such as https://service.example.com/path.',
      'b.colour is not a setting of a shop.',
    ]);
    expect(mistakesOf({ a: { ...shop, sso: 'marked~secret', 'marked~secret': '' } }).join()).not.toContain('marked');
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(parseShops(json)).toBeDefined();
      }),
    );
  });
});
