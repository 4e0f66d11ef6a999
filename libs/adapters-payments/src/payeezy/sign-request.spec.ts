import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signatureOf, type Signed } from './sign-request.ts';

const signed: Signed = {
  apiKey: 'y6pWAJNyJyjGv66IsVuWnklkKUPFbb0a',
  nonce: '6057786719490086000',
  timestamp: '1773846000000',
  merchantToken: 'fdoa-a480ce8951daa73262734cf102641994c1e55e7cdf4c02b6',
  body: '{"amount":"1299","cardholder_name":"Núñez"}',
};
const secret = '86fbae7030253af3cd15faef2a1f4b67353e41fb6799f576b5093ae52901e6f7';

describe('signatureOf', () => {
  // Worked out with OpenSSL: printf … | openssl dgst -sha256 -hmac SECRET | base64 of the hexadecimal text.
  it('is the Base64 of the lowercase hexadecimal of the HMAC, 88 characters', () => {
    expect(signatureOf(signed, secret)).toBe(
      'NTgwZjAyZmFlYmIxMWZjODljMWU4ZmZjYWZlM2NkMWY1ZTg2ZjJiZGFhYjYyODcyZmFjMzY3OTJlNmEwYzMzMw==',
    );
    expect(signatureOf({ ...signed, body: '' }, secret)).toMatch(/^[A-Za-z0-9+/]{86}==$/);
  });

  it('changes with every part and with the secret', () => {
    const parts = Object.keys(signed) as (keyof Signed)[];
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.string({ minLength: 1 }), (part, more) => {
        const other = { ...signed, [part]: signed[part] + more };
        expect(signatureOf(other, secret)).not.toBe(signatureOf(signed, secret));
        expect(signatureOf(signed, secret + more)).not.toBe(signatureOf(signed, secret));
      }),
    );
  });
});
