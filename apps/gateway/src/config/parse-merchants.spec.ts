import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseMerchants } from './index.ts';

const clover = {
  execution: 'cloverapi',
  sclAddress: 'https://scl.clover.com',
  tokenAddress: 'https://token.clover.com',
  privateToken: 'a private token',
  publicKey: 'a public key',
  cardEntry: 'own',
};
const payeezy = {
  execution: 'payeezy',
  address: 'https://api.payeezy.com',
  apiKey: 'an api key',
  apiSecret: 'an api secret',
  merchantToken: 'fdoa-merchant',
  securityKey: 'js-security',
  transArmorToken: 'NOIW',
  tokenizer: 'browser',
};

const mistakesOf = (file: unknown): readonly string[] => {
  const parsed = parseMerchants(typeof file === 'string' ? file : JSON.stringify(file));
  return parsed.ok ? [] : parsed.error;
};

describe('parseMerchants', () => {
  it('MON-007 reads how each practice takes cards', () => {
    const parsed = parseMerchants(JSON.stringify({ riverwalk: clover, biscayne: payeezy }));
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual({ riverwalk: clover, biscayne: payeezy });
  });

  it('takes cards in Clover’s own fields unless told otherwise, for which it must know the merchant', () => {
    const { cardEntry: _, ...hosted } = clover;
    const merchantId = 'ABCDEFGHIJKLM';
    const parsed = parseMerchants(JSON.stringify({ riverwalk: { ...hosted, merchantId } }));
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual({
      riverwalk: { ...hosted, merchantId, cardEntry: 'hosted', sdkAddress: 'https://checkout.clover.com' },
    });
    expect(mistakesOf({ riverwalk: hosted })).toEqual([
      'riverwalk.merchantId is missing: Clover\'s own card fields need it. Or set cardEntry to "own".',
    ]);
  });

  it('offers wallets with Clover’s own fields, and not without them', () => {
    const { cardEntry: _, ...hosted } = { ...clover, merchantId: 'ABCDEFGHIJKLM', wallets: 'both' };
    const parsed = parseMerchants(JSON.stringify({ riverwalk: hosted }));
    expect(parsed.ok && Object.values(Object.fromEntries(parsed.value))).toMatchObject([{ wallets: 'both' }]);
    expect(mistakesOf({ a: { ...hosted, cardEntry: 'own' } })).toEqual([
      'a.wallets needs Clover\'s own card fields: leave cardEntry out, or set wallets to "none".',
    ]);
    expect(mistakesOf({ a: { ...hosted, wallets: 'venmo' } })).toEqual([
      'a.wallets must be one of "both", "apple-pay", "google-pay", "none".',
    ]);
    expect(mistakesOf({ a: { ...hosted, cardEntry: 'own', wallets: 'none' } })).toEqual([]);
  });

  it('PAY-F12 lets a practice in at Clover by a private token, or by an app whose tokens are renewed', () => {
    const { privateToken, ...without } = clover;
    const app = {
      clientId: 'ABCDEFGHIJKLM',
      refreshToken: 'clvroar-granted',
      platformAddress: 'https://api.clover.com',
    };
    const parsed = parseMerchants(JSON.stringify({ riverwalk: { ...without, ...app } }));
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual({ riverwalk: { ...without, ...app } });
    expect(mistakesOf({ a: without })).toEqual([
      'a.privateToken is missing. Or set clientId and refreshToken of a Clover app.',
    ]);
    expect(mistakesOf({ a: { ...without, ...app, platformAddress: undefined } })).toEqual([
      'a.platformAddress is missing: the tokens of a Clover app are renewed by it.',
    ]);
    expect(mistakesOf({ a: { ...without, ...app, privateToken } })).toEqual([
      'a.privateToken is not set beside clientId and refreshToken: a practice has one or the other.',
    ]);
  });

  it('reads what a merchant may do without', () => {
    const more = { merchantId: 'ABCDEFGHIJKLM', platformAddress: 'https://api.clover.com', wrongCode: 'refuse' };
    const file = { riverwalk: { ...clover, ...more }, biscayne: { ...payeezy, report: 'transactions' } };
    const parsed = parseMerchants(JSON.stringify(file));
    expect(parsed.ok && Object.fromEntries(parsed.value)).toEqual(file);
    expect(mistakesOf({ a: { ...payeezy, report: 'daily' } })).toEqual([
      'a.report must be one of "transactions", "none".',
    ]);
  });

  it('lets a double on this machine be reached without TLS, and nothing else', () => {
    expect(mistakesOf({ a: { ...payeezy, address: 'http://127.0.0.1:4000' } })).toEqual([]);
    expect(mistakesOf({ a: { ...payeezy, address: 'http://api.payeezy.com' } })).toEqual([
      'a.address must be an origin such as https://api.example.com.',
    ]);
  });

  it('names every mistake at once', () => {
    const file = {
      north: { ...clover, privateToken: 'short', publicKey: 7, privatToken: 'x' },
      south: { execution: 'paypal' },
      east: [],
      west: { ...payeezy, address: 'https://api.payeezy.com/v1', tokenizer: 'iframe' },
    };
    expect(mistakesOf(file)).toEqual([
      'north.publicKey is missing, or no text.',
      'north.privateToken must have at least 8 characters, better more, from a random source.',
      'north.privatToken is not a setting of a merchant.',
      'south.execution must be one of "cloverapi", "payeezy".',
      'east must be an object.',
      'west.address must be an origin such as https://api.example.com.',
      'west.tokenizer must be one of "browser", "none".',
    ]);
  });

  it.each(['', '[]', 'null', '{"a":', '"text"'])('takes %j for no file of merchants', (json) => {
    expect(mistakesOf(json)).toEqual(['The file must be a JSON object with one entry for each practice.']);
  });

  it('repeats nothing that stands in a value, nor a name that may be one', () => {
    const marked = 'marked~secret';
    for (const whole of [clover, payeezy]) {
      for (const name of Object.keys(whole)) {
        for (const value of [marked, [marked], { [marked]: marked }]) {
          expect(mistakesOf({ a: { ...whole, [name]: value } }).join()).not.toContain('marked');
        }
      }
    }
    expect(mistakesOf({ a: { ...clover, [marked]: '' } })).toEqual(['A name in a is not a setting of a merchant.']);
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(parseMerchants(json)).toBeDefined();
      }),
    );
  });
});
