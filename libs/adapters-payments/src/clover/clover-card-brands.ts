import type { CardBrand } from '@portico/domain/payments';

/** Brands as Clover spells them, in capitals. */
export const cloverBrands: ReadonlyMap<string, CardBrand | undefined> = new Map(
  Object.entries({
    VISA: 'visa',
    MC: 'mastercard',
    MASTERCARD: 'mastercard',
    AMEX: 'american express',
    AMERICAN_EXPRESS: 'american express',
    DISCOVER: 'discover',
    JCB: 'jcb',
  }),
);
