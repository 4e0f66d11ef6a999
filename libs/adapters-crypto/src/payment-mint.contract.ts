import { describe, expect, it } from '@jest/globals';
import type { PaymentMint } from '@portico/domain/payments';

export const paymentMintContract = (name: string, mint: PaymentMint): void => {
  describe(`PaymentMint ${name}`, () => {
    it.each(['chargeId', 'reference', 'cardId', 'planId', 'scheduledPaymentId'] as const)(
      'never repeats a %s',
      (of) => {
        const made = Array.from({ length: 10_000 }, () => mint[of]());
        expect(new Set(made).size).toBe(made.length);
      },
    );

    it('makes references of twelve capital letters and digits', () => {
      for (let each = 0; each < 1_000; each += 1) expect(mint.reference()).toMatch(/^[A-Z0-9]{12}$/);
    });
  });
};
