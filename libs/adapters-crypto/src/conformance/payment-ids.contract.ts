import { describe, expect, it } from '@jest/globals';
import type { PaymentIds } from '@portico/domain/payments';

export const paymentIdsContract = (name: string, ids: PaymentIds): void => {
  describe(`PaymentMint ${name}`, () => {
    it.each(['chargeId', 'reference', 'cardId', 'planId', 'scheduledPaymentId'] as const)(
      'never repeats a %s',
      (of) => {
        const made = Array.from({ length: 10_000 }, () => ids[of]());
        expect(new Set(made).size).toBe(made.length);
      },
    );

    it('makes references of twelve capital letters and digits', () => {
      for (let each = 0; each < 1_000; each += 1) expect(ids.reference()).toMatch(/^[A-Z0-9]{12}$/);
    });
  });
};
