import { describe, expect, it } from '@jest/globals';
import { hasLuhnCheckDigit, type LocalDate } from '../../kernel/index.ts';
import { cardToday, dinersNumber, goodTyping, testNumbers } from '../testing/index.ts';
import { cardBrandNames, cardBrands, parseCardBrand } from './card.ts';
import { expiryMonths, expiryText, expiryYears, isCardExpired, parseCardExpiry } from './card-expiry.ts';
import { cardDigits, groupCardNumber } from './card-number.ts';
import { detectCard } from './card-brand-detection.ts';
import { checkEnteredCard } from './check-entered-card.ts';
import {
  cardMistakes,
  cardDetailsOf,
  parseCardDetails,
  parseTypedCard,
  type CardMistake,
  type CardTyping,
} from './typed-card-fields.ts';

const mistakesOf = (changes: Partial<CardTyping>) => cardMistakes(goodTyping(changes), cardToday);
const kindsOf = (changes: Partial<CardTyping>) => mistakesOf(changes).map(({ kind }) => kind);

describe('the brand of a card', () => {
  it('MON-132 is found by the number, for the five that practices take', () => {
    for (const brand of cardBrands) {
      expect(detectCard(testNumbers[brand])).toMatchObject({ kind: 'supported', brand });
    }
  });

  it('MON-132 has the name that the wire says', () => {
    expect(Object.values(cardBrandNames)).toEqual(['Visa', 'Mastercard', 'American Express', 'JCB', 'Discover']);
    for (const brand of cardBrands) expect(parseCardBrand(cardBrandNames[brand].toUpperCase())).toBe(brand);
    expect(parseCardBrand(' Visa ')).toBe('visa');
    expect(parseCardBrand('Diners Club')).toBeUndefined();
    expect(parseCardBrand(7)).toBeUndefined();
  });

  it('is open as long as the digits do not say', () => {
    expect(detectCard('')).toEqual({ kind: 'open' });
    expect(detectCard('3')).toEqual({ kind: 'open' });
    expect(detectCard('3569')).toMatchObject({ kind: 'supported', brand: 'jcb' });
  });

  it('MON-141 MON-146 says of others, such as Diners, that they are not supported', () => {
    expect(kindsOf({ number: dinersNumber, code: '1234' })).toEqual(['card-not-supported']);
    expect(kindsOf({ number: '6200000000000005' })).toEqual(['card-not-supported']);
    expect(kindsOf({ number: '3' })).toEqual(['number-short']);
    expect(kindsOf({ number: '30', code: '1234' })).toEqual(['card-not-supported']);
  });

  it('MON-142 MON-146 says of numbers of no brand that they are invalid, from 6 digits on', () => {
    expect(kindsOf({ number: '99999' })).toEqual(['number-short']);
    // More than one brand has this prefix; the next digits decide.
    expect(kindsOf({ number: '650837' })).toEqual(['number-short']);
    expect(kindsOf({ number: '999999' })).toEqual(['invalid-card']);
    expect(kindsOf({ number: '9999999999999' })).toEqual(['invalid-card']);
    expect(kindsOf({ number: '99999999999999' })).toEqual(['invalid-card']);
  });
});

describe('the number of a card', () => {
  it('MON-144 is written in groups', () => {
    expect(groupCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(groupCardNumber(dinersNumber)).toBe('3056 930902 5904');
    expect(groupCardNumber('42424')).toBe('4242 4');
    expect(groupCardNumber('')).toBe('');
  });

  it('MON-144 takes no more digits than its mask holds', () => {
    expect(cardDigits('42424242424242421')).toBe('4242424242424242');
    expect(cardDigits('3782-8224-6310-0059')).toBe('378282246310005');
  });

  it('MON-136 is whole when it reaches the length of its brand', () => {
    expect(kindsOf({ number: '4242 4242 4242 424' })).toEqual(['number-short']);
    expect(kindsOf({ number: '4242 4242 4242 4242' })).toEqual([]);
    expect(kindsOf({ number: '3782 822463 1000', code: '1234' })).toEqual(['number-short']);
    expect(kindsOf({ number: '3782 822463 10005', code: '1234' })).toEqual([]);
    expect(kindsOf({ number: '42424242424242424242' })).toEqual(['invalid-card']);
    expect(kindsOf({ number: `${testNumbers.jcb}1` })).toEqual(['invalid-card']);
    expect(kindsOf({ number: '' })).toEqual(['number-missing']);
  });

  it('MON-142 MON-146 is held against its check digit, and against no list of numbers that were issued', () => {
    expect(kindsOf({ number: '4242 4242 4242 4241' })).toEqual(['invalid-card']);
    for (const number of Object.values(testNumbers)) expect(hasLuhnCheckDigit(number)).toBe(true);
    // Worked by hand: doubled from the right, 70 for the first, 71 for the second.
    expect([hasLuhnCheckDigit('49927398716'), hasLuhnCheckDigit('49927398717')]).toEqual([true, false]);
  });
});

describe('the month until which a card is good', () => {
  it('MON-137 is written as MM/YY', () => {
    for (const expiration of ['', '1/30', '12/2030', '112/30', '1230', '12-30']) {
      expect(kindsOf({ expiration })).toEqual(['expiration-missing']);
    }
    expect(parseCardExpiry('12/30', cardToday)).toEqual({ ok: true, value: { year: 2030, month: 12 } });
    expect(parseCardExpiry('13/30', cardToday)).toEqual({ ok: false, error: { kind: 'invalid-date' } });
    expect(expiryText({ year: 2030, month: 1 })).toBe('01/30');
  });

  it('MON-137 MON-143 is not before the current month', () => {
    expect(kindsOf({ expiration: '11/26' })).toEqual([]);
    expect(kindsOf({ expiration: '10/26' })).toEqual(['invalid-date']);
    expect(kindsOf({ expiration: '12/25' })).toEqual(['invalid-date']);
    expect(kindsOf({ expiration: '13/30' })).toEqual(['invalid-date']);
    expect(kindsOf({ expiration: '00/30' })).toEqual(['invalid-date']);
  });

  it('MON-145 MON-146 is chosen from twelve months and 21 years', () => {
    expect(expiryMonths).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']);
    expect(expiryYears(cardToday)).toHaveLength(21);
    expect(expiryYears(cardToday)[0]).toBe('2026');
    expect(expiryYears(cardToday).at(-1)).toBe('2046');
    expect(parseCardExpiry('12/46', cardToday)).toEqual({ ok: true, value: { year: 2046, month: 12 } });
    expect(parseCardExpiry('01/47', cardToday).ok).toBe(false);
  });

  it('is in the next century when that is near', () => {
    const late = '2095-03-01' as LocalDate;
    expect(parseCardExpiry('01/04', late)).toEqual({ ok: true, value: { year: 2104, month: 1 } });
    expect(parseCardExpiry('01/94', late).ok).toBe(false);
  });

  it('is over on the first day of the next one', () => {
    const december = { year: 2026, month: 12 };
    expect(isCardExpired(december, '2026-12-31' as LocalDate)).toBe(false);
    expect(isCardExpired(december, '2027-01-01' as LocalDate)).toBe(true);
  });
});

describe('the code of a card', () => {
  it('MON-138 has 3 digits, and 4 on American Express and Diners', () => {
    expect(mistakesOf({ code: '12' })).toEqual([{ field: 'code', kind: 'code-length', limit: 3 }]);
    expect(mistakesOf({ code: '1234' })).toEqual([{ field: 'code', kind: 'code-length', limit: 3 }]);
    const amex = testNumbers['american express'];
    expect(mistakesOf({ number: amex, code: '123' })).toEqual([{ field: 'code', kind: 'code-length', limit: 4 }]);
    expect(mistakesOf({ number: amex, code: '1234' })).toEqual([]);
    expect(kindsOf({ number: dinersNumber, code: '123' })).toEqual(['card-not-supported', 'code-length']);
    expect(kindsOf({ code: '12x' })).toEqual(['code-length']);
    expect(kindsOf({ code: 'x12' })).toEqual(['code-length']);
    expect(kindsOf({ code: '' })).toEqual(['code-missing']);
  });
});

describe('the name on a card', () => {
  it('MON-139 has more than 3 characters', () => {
    expect(kindsOf({ holder: '' })).toEqual(['holder-missing']);
    expect(mistakesOf({ holder: 'Ann' })).toEqual([{ field: 'holder', kind: 'holder-short', limit: 4 }]);
    expect(kindsOf({ holder: ' Ann ' })).toEqual(['holder-short']);
    expect(kindsOf({ holder: 'Anna' })).toEqual([]);
  });

  it('MON-146 has at most 60', () => {
    expect(kindsOf({ holder: 'n'.repeat(60) })).toEqual([]);
    expect(mistakesOf({ holder: 'n'.repeat(61) })).toEqual([{ field: 'holder', kind: 'holder-long', limit: 60 }]);
  });

  it('is not a card number, which would be kept with it', () => {
    expect(kindsOf({ holder: '4242 4242 4242 4242' })).toEqual(['holder-is-number']);
    expect(kindsOf({ holder: 'James Walker 3rd' })).toEqual([]);
    expect(kindsOf({ holder: '123456789012' })).toEqual(['holder-is-number']);
    expect(kindsOf({ holder: '12345678901' })).toEqual([]);
  });
});

describe('a whole card', () => {
  it('MON-132 is read from what was typed, and its face shows four digits', () => {
    const card = parseTypedCard(goodTyping({ holder: '  James  Walker ' }), cardToday);
    if (!card.ok) throw new Error('not a card');
    const { number: _, code: __, ...shown } = card.value;
    expect(card.value).toMatchObject({ number: '4242424242424242', code: '123', brand: 'visa' });
    expect(cardDetailsOf(card.value)).toEqual({ ...shown, last4: '4242' });
    expect(shown.holder).toBe('James Walker');
  });

  it('MON-146 has each mistake told at its own field', () => {
    const wrong: readonly (readonly [Partial<CardTyping>, CardMistake])[] = [
      [{ holder: ' ' }, { field: 'holder', kind: 'holder-missing' }],
      [{ holder: testNumbers.visa }, { field: 'holder', kind: 'holder-is-number' }],
      [{ number: '' }, { field: 'number', kind: 'number-missing' }],
      [{ number: '6200000000000005' }, { field: 'number', kind: 'card-not-supported' }],
      [{ number: '4242' }, { field: 'number', kind: 'number-short' }],
      [{ expiration: '' }, { field: 'expiration', kind: 'expiration-missing' }],
      [{ expiration: '10/26' }, { field: 'expiration', kind: 'invalid-date' }],
      [{ code: '' }, { field: 'code', kind: 'code-missing' }],
    ];
    for (const [change, mistake] of wrong) expect(mistakesOf(change)).toEqual([mistake]);
  });

  it('is none with a mistake, and every mistake is told', () => {
    const typing = { holder: 'A', number: '4', expiration: '', code: '' };
    const card = parseTypedCard(typing, cardToday);
    expect(card).toEqual({ ok: false, error: cardMistakes(typing, cardToday) });
    expect(cardMistakes(typing, cardToday).map(({ field }) => field)).toEqual([
      'holder',
      'number',
      'expiration',
      'code',
    ]);
  });

  it('has a face that is believed only when it is one', () => {
    const cardDetails = { brand: 'Visa', last4: '4242', holder: 'James Walker', expiration: '12/30' };
    expect(parseCardDetails(cardDetails, cardToday)).toMatchObject({
      ok: true,
      value: { brand: 'visa', last4: '4242' },
    });
    expect(parseCardDetails({ ...cardDetails, holder: ' James  Walker ' }, cardToday)).toMatchObject({
      value: { holder: 'James Walker' },
    });
    const wrong = { brand: 'Diners', last4: '42424242', holder: 'Al', expiration: '10/26' };
    for (const [field, value] of Object.entries(wrong)) {
      expect(parseCardDetails({ ...cardDetails, [field]: value }, cardToday).ok).toBe(false);
      expect(parseCardDetails({ ...cardDetails, [field]: 4242 }, cardToday).ok).toBe(false);
    }
    // It converts to a valid month, but is not a string.
    expect(parseCardDetails({ ...cardDetails, expiration: Object('12/30') as unknown }, cardToday).ok).toBe(false);
  });
});

describe('a card from outside', () => {
  const typed = {
    number: testNumbers.visa,
    code: '123',
    holder: 'James Walker',
    expiry: { year: 2030, month: 12 },
    brand: 'visa',
  } as const;
  const cardDetails = cardDetailsOf(typed);
  const reasonOf = (card: Parameters<typeof checkEnteredCard>[0]) => {
    const checked = checkEnteredCard(card, cardToday);
    return checked.ok ? undefined : checked.error.reason;
  };

  it('MON-136 MON-137 MON-138 MON-139 is held against the rules of the form, typed or as a token', () => {
    expect(checkEnteredCard({ kind: 'typed', card: typed }, cardToday)).toEqual({ ok: true, value: cardDetails });
    expect(checkEnteredCard({ kind: 'token', token: 't', cardDetails }, cardToday)).toEqual({
      ok: true,
      value: cardDetails,
    });
    const past = { expiry: { year: 2026, month: 10 } };
    const wrong = [
      ['number', { number: '424242424242' }],
      ['code', { code: '1234' }],
      ['expiry', past],
      ['holder', { holder: 'Al' }],
      ['unsupported', { number: dinersNumber }],
      ['unsupported', { brand: 'discover' }],
    ] as const;
    for (const [reason, change] of wrong) {
      expect(checkEnteredCard({ kind: 'typed', card: { ...typed, ...change } }, cardToday)).toEqual({
        ok: false,
        error: { kind: 'card-refused', reason },
      });
    }
    expect(reasonOf({ kind: 'token', token: 't', cardDetails: { ...cardDetails, ...past } })).toBe('expiry');
    expect(
      reasonOf({ kind: 'token', token: 't', cardDetails: { ...cardDetails, expiry: { year: 2099, month: 1 } } }),
    ).toBe('expiry');
    expect(reasonOf({ kind: 'token', token: 't', cardDetails: { ...cardDetails, holder: '4242424242424242' } })).toBe(
      'holder',
    );
  });
});

describe('the ZIP code of a card', () => {
  it('PAY-F11 is wanted where it is asked for, in the two forms that it has', () => {
    expect(kindsOf({ postalCode: ' ' })).toEqual(['postal-code-missing']);
    for (const wrong of ['3310', '331012', '33101-22', 'SW1A 1AA']) {
      expect(kindsOf({ postalCode: wrong })).toEqual(['invalid-postal-code']);
    }
    for (const right of ['33101', '33101-2214']) {
      expect(parseTypedCard(goodTyping({ postalCode: ` ${right}` }), cardToday)).toMatchObject({
        ok: true,
        value: { postalCode: right },
      });
    }
    expect(parseTypedCard(goodTyping(), cardToday)).toMatchObject({ ok: true });
  });

  it('PAY-F11 is held against the same rule by the gateway', () => {
    const read = parseTypedCard(goodTyping({ postalCode: '33101' }), cardToday);
    if (!read.ok) throw new Error('The card was refused.');
    const check = (postalCode: string) =>
      checkEnteredCard({ kind: 'typed', card: { ...read.value, postalCode } }, cardToday);
    expect(check('33101').ok).toBe(true);
    expect(check('x')).toEqual({ ok: false, error: { kind: 'card-refused', reason: 'postal-code' } });
  });
});
