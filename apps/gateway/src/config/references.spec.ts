import { describe, expect, it } from '@jest/globals';
import { parseMerchants, parsePractices, parseShops, type Elsewhere } from './index.ts';

const elsewhere: Elsewhere = {
  file: (path) => ({ '/run/secrets/key': ' from a file \n', '/run/secrets/empty': '\n' })[path],
  variable: (name) => ({ SHOP_SECRET: 'x'.repeat(32) })[name],
};
const payeezy = {
  execution: 'payeezy',
  address: 'https://api.payeezy.com',
  apiKey: 'an api key',
  apiSecret: 'a secret of an api',
  merchantToken: 'fdoa-12345678',
  securityKey: 'js-12345678',
  transArmorToken: 'NOIW12345678',
  tokenizer: 'browser',
};
const seaside = {
  ...{ name: 'Seaside', phone: '(305) 555-0100', timeZone: 'America/New_York', behavior: 'carecloud' },
  connection: { adapter: 'fhir', base: 'https://ehr.example.com/r4' },
};

describe('what a settings file names instead of holding it', () => {
  it('is read from files and variables, without the space around it, wherever a text may stand', () => {
    const merchants = parseMerchants(
      JSON.stringify({ bay: { ...payeezy, apiSecret: { file: '/run/secrets/key' } } }),
      elsewhere,
    );
    expect(merchants).toMatchObject({ ok: true });
    expect(merchants.ok && [...merchants.value.values()][0]).toMatchObject({ apiSecret: 'from a file' });
    const practices = parsePractices(
      JSON.stringify({
        seaside: { ...seaside, connection: { ...seaside.connection, auth: { secret: { file: '/run/secrets/key' } } } },
      }),
      elsewhere,
    );
    expect(practices.ok && [...practices.value.values()][0]?.connection).toMatchObject({
      auth: { secret: 'from a file' },
    });
    const shop = {
      ...{ shopId: 's', name: 'Shop', widgetHost: 'https://shop.example.com', api: 'https://api.shop.example.com/v3' },
      ...{ key: '12345678', secret: { env: 'SHOP_SECRET' }, channel: '1', sso: 'on' },
    };
    expect(parseShops(JSON.stringify({ river: shop }), elsewhere)).toMatchObject({ ok: true });
  });

  it('is named by its place where it is not known, once, beside all other mistakes and without a value', () => {
    const wrong = {
      ...payeezy,
      apiKey: { file: '/nowhere/hidden' },
      apiSecret: { env: 'HIDDEN' },
      merchantToken: { file: '/run/secrets/empty' },
      securityKey: { file: 7 },
      transArmorToken: { file: '/run/secrets/key', env: 'HIDDEN' },
      address: 'hidden',
    };
    const read = parseMerchants(JSON.stringify({ bay: wrong }), elsewhere);
    expect(read).toEqual({
      ok: false,
      error: [
        'bay.apiKey names a file that cannot be read.',
        'bay.apiSecret names a variable that is not set.',
        'bay.merchantToken names a file that is empty.',
        'bay.securityKey must name a file.',
        'bay.address must be an origin such as https://api.example.com.',
        'bay.transArmorToken is missing, or no text.',
      ],
    });
    expect(JSON.stringify(read)).not.toMatch(/hidden/i);
    const deep = { ...seaside, connection: { ...seaside.connection, auth: { secret: { file: '/nowhere' } } } };
    expect(parsePractices(JSON.stringify({ seaside: deep }), elsewhere)).toEqual({
      ok: false,
      error: ['seaside.connection.auth.secret names a file that cannot be read.'],
    });
  });
});
