import { describe, expect, it } from '@jest/globals';
import { MemoryPaymentMint } from '@portico/domain/payments/testing';
import { paymentMintContract } from './payment-mint.contract.ts';
import { RandomPaymentMint } from './random-payment-mint.ts';

paymentMintContract('of chance', new RandomPaymentMint());
paymentMintContract('in memory', new MemoryPaymentMint());

describe('RandomPaymentMint', () => {
  it('uses every letter and digit in every place of a reference', () => {
    const mint = new RandomPaymentMint();
    const made = Array.from({ length: 1_500 }, () => mint.reference());
    for (let place = 0; place < 12; place += 1) expect(new Set(made.map((one) => one[place])).size).toBe(36);
  });
});
