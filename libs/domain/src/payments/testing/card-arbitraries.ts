import fc from 'fast-check';
import { hasLuhnCheckDigit, type LocalDate } from '../../kernel/index.ts';
import { integers, withOptional } from '../../kernel/testing/index.ts';
import type { CardBrand, CardExpiry, CardDetails, TypedCard } from '../cards/card.ts';
import { cardBrands } from '../cards/card.ts';
import type { CardTyping } from '../cards/typed-card-fields.ts';

/** Numbers from the lists that brands and processors publish for tests, one of each brand that practices take. */
export const testNumbers: Readonly<Record<CardBrand, string>> = {
  visa: '4242424242424242',
  mastercard: '5424180279791732',
  'american express': '378282246310005',
  jcb: '3566002020360505',
  discover: '6011000990139424',
};

/** A brand that is recognized and not accepted. */
export const dinersNumber = '30569309025904';

export const brands: fc.Arbitrary<CardBrand> = fc.constantFrom(...cardBrands);

/** Valid input for the card form, `today` being 2026-11-21. */
export const goodTyping = (changes: Partial<CardTyping> = {}): CardTyping => ({
  holder: 'James Walker',
  number: '4242 4242 4242 4242',
  expiration: '12/30',
  code: '123',
  ...changes,
});

export const cardToday = '2026-11-21' as LocalDate;

/** Valid at `cardToday`, within the selectable years. */
export const goodExpiries: fc.Arbitrary<CardExpiry> = fc.record({
  year: integers(2027, 2046),
  month: integers(1, 12),
});

export const holders: fc.Arbitrary<string> = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñ]{2,20} [A-Za-z'-]{2,30}$/u);

export const postalCodes: fc.Arbitrary<string> = fc.stringMatching(/^\d{5}(-\d{4})?$/);

/** The one last digit that goes with these, found by trying. */
const withCheckDigit = (digits: string): string =>
  [...'0123456789'].map((last) => digits + last).find(hasLuhnCheckDigit) ?? digits;

/** Cards whose number is in no published list: a brand's prefix followed by random digits and their check digit. */
export const typedCards: fc.Arbitrary<TypedCard> = fc
  .record({ brand: brands, rest: fc.stringMatching(/^\d{9}$/), code: fc.stringMatching(/^\d{4}$/) })
  .chain(({ brand, rest, code }) =>
    withOptional(
      {
        brand: fc.constant(brand),
        number: fc.constant(withCheckDigit(testNumbers[brand].slice(0, -10) + rest)),
        code: fc.constant(brand === 'american express' ? code : code.slice(1)),
        holder: holders,
        expiry: goodExpiries,
      },
      { postalCode: postalCodes },
    ),
  );

export const cardDetailsList: fc.Arbitrary<CardDetails> = fc.record({
  brand: brands,
  last4: fc.stringMatching(/^\d{4}$/),
  holder: holders,
  expiry: goodExpiries,
});
