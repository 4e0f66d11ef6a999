import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import type { MerchantSettings } from '../config/index.ts';
import { merchantsOf, tokenizerOrigins } from './merchants.ts';

const clover: MerchantSettings = {
  execution: 'cloverapi',
  sclAddress: 'https://scl.clover.example',
  tokenAddress: 'https://token.clover.example',
  privateToken: 'a private token',
  publicKey: 'a public key',
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
    expect(tokenizerOrigins(settings)).toEqual(['https://token.clover.example', 'https://api.payeezy.example']);
  });
});
