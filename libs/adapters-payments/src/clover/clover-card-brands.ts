import type { CardBrand } from '@portico/domain/payments';

/** Brands as Clover spells them, in capitals. */
export const cloverBrands: Readonly<Record<string, CardBrand | undefined>> = {
  VISA: 'visa',
  MC: 'mastercard',
  MASTERCARD: 'mastercard',
  AMEX: 'american express',
  AMERICAN_EXPRESS: 'american express',
  DISCOVER: 'discover',
  JCB: 'jcb',
};
