import { describe, expect, it } from '@jest/globals';
import { MemoryPaymentIds } from '@portico/domain/payments/testing';
import { paymentIdsContract } from './conformance/payment-ids.contract.ts';
import { RandomPaymentIds } from './random-payment-ids.ts';

paymentIdsContract('of chance', new RandomPaymentIds());
paymentIdsContract('in memory', new MemoryPaymentIds());

describe('RandomPaymentMint', () => {
  it('uses every letter and digit in every place of a reference', () => {
    const ids = new RandomPaymentIds();
    const made = Array.from({ length: 1_500 }, () => ids.reference());
    for (let place = 0; place < 12; place += 1) expect(new Set(made.map((one) => one[place])).size).toBe(36);
  });
});
