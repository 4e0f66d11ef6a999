import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import type { MerchantSettings } from '../config/index.ts';
import { cardFrames, merchantsOf, offersWallets, tokenizerOrigins } from './merchants-and-card-frames.ts';

const clover: MerchantSettings = {
  execution: 'cloverapi',
  sclAddress: 'https://scl.clover.example',
  tokenAddress: 'https://token.clover.example',
  privateToken: 'a private token',
  publicKey: 'a public key',
};
const hosted: MerchantSettings = {
  ...clover,
  cardEntry: 'hosted',
  sdkAddress: 'https://checkout.clover.example',
  merchantId: 'ABCDEFGHIJKLM',
};
const payeezy: MerchantSettings = {
  execution: 'payeezy',
  address: 'https://api.payeezy.example',
  apiKey: 'an api key',
  apiSecret: 'an api secret',
  merchantToken: 'fdoa-merchant',
  securityKey: 'js-security',
  transArmorToken: 'NOIW',
  tokenizer: 'browser',
};
const typed: MerchantSettings = { ...payeezy, address: 'https://other.example', tokenizer: 'none' };

const [river, bay, creek, mesa] = ['river', 'bay', 'creek', 'mesa'] as unknown as readonly [
  PracticeId,
  PracticeId,
  PracticeId,
  PracticeId,
];
const settings = new Map<PracticeId, MerchantSettings>([
  [river, clover],
  [bay, payeezy],
  [creek, typed],
]);

describe('merchantsOf', () => {
  it('MON-007 MON-008 gives each practice the processor that it has', () => {
    const merchants = merchantsOf(settings);
    expect([river, bay, creek].map((practice) => merchants.of(practice)?.execution)).toEqual([
      'cloverapi',
      'payeezy',
      'payeezy',
    ]);
  });

  it('MON-011 gives none to a practice without online payments', () => {
    expect(merchantsOf(settings).of(mesa)).toBeUndefined();
  });

  it('tells the browser nothing that is a secret of the practice', () => {
    const merchants = merchantsOf(settings);
    const told = JSON.stringify([river, bay, creek].map((practice) => merchants.of(practice)?.tokenizer));
    for (const secret of ['a private token', 'an api secret', 'fdoa-merchant']) expect(told).not.toContain(secret);
    expect(merchants.of(creek)?.tokenizer).toEqual({ kind: 'none' });
  });

  it('lets pages ask the places where cards are exchanged, and no other', () => {
    expect(tokenizerOrigins(settings)).toEqual(['https://token.clover.example']);
    expect(tokenizerOrigins(new Map([[river, hosted]]))).toEqual([]);
  });

  it('MON-071 shows cards of Clover in Clover’s own fields, unless the practice wants its own form', () => {
    const kindOf = (merchant: MerchantSettings) => merchantsOf(new Map([[river, merchant]])).of(river)?.tokenizer;
    expect(kindOf(clover)?.kind).toBe('clover');
    expect(kindOf(hosted)).toEqual({
      kind: 'clover-hosted',
      frame: '/card-frame/clover',
      sdk: 'https://checkout.clover.example/sdk.js',
      key: 'a public key',
      merchantId: 'ABCDEFGHIJKLM',
      postalCode: 'none',
    });
  });
});

describe('cardFrames', () => {
  const pageAt = async (path: string, options: Parameters<typeof cardFrames>[1] = {}, method = 'GET') => {
    const all = new Map([...settings, [mesa, hosted] as const]);
    const reply = await cardFrames(all, options)({ method, path, headers: {}, body: async () => undefined });
    const headers = reply?.headers ?? [];
    const named = (name: string) => headers[headers.indexOf(name) + 1] ?? '';
    return { reply, policy: named('content-security-policy'), permissions: named('permissions-policy') };
  };
  const directives = (policy: string) => policy.split('; ');

  it('ASVS-3.6 serves each processor’s page without an origin, letting in that processor and nothing else', async () => {
    const { policy: forClover } = await pageAt('/card-frame/clover');
    expect(directives(forClover)).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'sha256-[\w+/=]+' https:\/\/checkout\.clover\.example$/),
      'frame-src https://checkout.clover.example',
      'connect-src https://checkout.clover.example https://token.clover.example',
      'img-src https://checkout.clover.example',
      "style-src 'unsafe-inline'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-scripts',
    ]);
    const { policy: forPayeezy } = await pageAt('/card-frame/payeezy');
    expect(directives(forPayeezy)).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'sha256-[\w+/=]+' https:\/\/api\.payeezy\.example https:\/\/other\.example$/),
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-scripts',
    ]);
  });

  it('ASVS-3.6 serves the page of the wallets, which may open a sheet, apart from the page of the card', async () => {
    const { policy, permissions } = await pageAt('/card-frame/clover-wallets');
    expect(directives(policy)).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'sha256-[\w+/=]+' https:\/\/checkout\.clover\.example$/),
      'frame-src https://checkout.clover.example',
      'connect-src https://checkout.clover.example https://token.clover.example',
      'img-src https://checkout.clover.example',
      "style-src 'unsafe-inline'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-scripts allow-popups allow-forms',
    ]);
    expect(permissions).toContain('payment=(self "https://checkout.clover.example")');
    for (const path of ['/card-frame/clover', '/card-frame/payeezy'])
      expect((await pageAt(path)).permissions).toContain('payment=()');
  });

  it('tells Apple by what it knows the domain, where that was set up, and is missing elsewhere', async () => {
    const at = '/.well-known/apple-developer-merchantid-domain-association';
    const { reply, policy } = await pageAt(at, { applePayDomainFile: '7B2270' });
    expect({ status: reply?.status, body: reply?.body }).toEqual({ status: 200, body: '7B2270' });
    expect(policy).toContain("default-src 'none'");
    expect((await pageAt(at)).reply).toMatchObject({ status: 404 });
    expect((await pageAt(at, { applePayDomainFile: '7B2270' }, 'POST')).reply).toMatchObject({ status: 404 });
  });

  it('offers wallets where a practice wants them, in Clover’s frames', () => {
    const kindOf = (wallets: 'both' | 'google-pay' | 'none') =>
      merchantsOf(new Map([[mesa, { ...hosted, wallets }]]), undefined, 'https://cards.example').of(mesa)?.tokenizer;
    const frame = 'https://cards.example/card-frame/clover-wallets';
    expect(kindOf('both')).toMatchObject({ wallets: { frame, offered: ['apple-pay', 'google-pay'] } });
    expect(kindOf('google-pay')).toMatchObject({ wallets: { frame, offered: ['google-pay'] } });
    expect(kindOf('none')).not.toHaveProperty('wallets');
    expect(offersWallets(new Map([[mesa, { ...hosted, wallets: 'both' }]]))).toBe(true);
    expect(offersWallets(settings)).toBe(false);
  });

  it('gives them an origin apart from the portal’s where there is one', async () => {
    const options = { frameOrigin: 'https://cards.example', publicOrigins: ['https://portal.example'] };
    const { policy } = await pageAt('/card-frame/clover', options);
    expect(directives(policy)).toContain("frame-ancestors 'self' https://portal.example");
    expect(policy).not.toContain('sandbox');
    for (const path of ['/card-frame/clover', '/card-frame/payeezy']) {
      const { reply } = await pageAt(path, options);
      // Its script does nothing at another origin.
      expect(String(reply?.body)).toContain('"apart":"https://cards.example"');
    }
  });

  it('has nothing of a practice in its pages, and answers nothing else', async () => {
    for (const path of ['/card-frame/clover', '/card-frame/payeezy']) {
      const { reply } = await pageAt(path);
      for (const secret of [
        'a private token',
        'a public key',
        'an api key',
        'an api secret',
        'fdoa-merchant',
        'js-security',
      ])
        expect(String(reply?.body)).not.toContain(secret);
      expect((await pageAt(path, {}, 'POST')).reply).toBeUndefined();
    }
    for (const path of ['/card-frame', '/card-frame/other', '/', '/constructor'])
      expect((await pageAt(path)).reply).toBeUndefined();
  });
});
