import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardToday, goodExpiries, typedCards } from '../testing/index.ts';
import type { LocalDate } from '../../kernel/index.ts';
import { cardLapse, expiryText, parseCardExpiry } from './card-expiry.ts';
import { cardDigits, groupCardNumber } from './card-number.ts';
import { cardMistakes, cardDetailsOf, parseCardDetails, parseTypedCard, type CardTyping } from './typed-card-fields.ts';

const typings: fc.Arbitrary<CardTyping> = fc.record({
  holder: fc.string(),
  number: fc.oneof(fc.string(), fc.stringMatching(/^[ \d-]{0,24}$/)),
  expiration: fc.oneof(fc.string(), fc.stringMatching(/^\d\d\/\d\d$/)),
  code: fc.oneof(fc.string(), fc.stringMatching(/^\d{0,5}$/)),
});

const monthsOf = (day: LocalDate): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

describe('cards', () => {
  it('MON-143 a card pays on every day up to the last of its month, and on none after it', () => {
    const months = fc.record({ year: fc.integer({ min: 2026, max: 2030 }), month: fc.integer({ min: 1, max: 12 }) });
    const days = months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-15` as LocalDate);
    fc.assert(
      fc.property(months, days, days, ({ year, month }, one, other) => {
        const [today = one, day = one] = [one, other].sort();
        // Months as whole numbers: 12 · year + month.
        const [last, now, then] = [12 * year + month, monthsOf(today), monthsOf(day)];
        const lapse = last < now ? 'expired' : last < then ? 'expires-first' : undefined;
        expect(cardLapse({ expiry: { year, month } }, today, day)).toBe(lapse);
        expect(cardLapse(undefined, today, day)).toBe('expired');
      }),
    );
  });

  it('MON-136 MON-137 MON-138 MON-139 a card is read exactly when nothing is wrong with it', () => {
    fc.assert(
      fc.property(typings, (typing) => {
        const mistakes = cardMistakes(typing, cardToday);
        const card = parseTypedCard(typing, cardToday);
        expect(card.ok).toBe(mistakes.length === 0);
        expect(new Set(mistakes.map(({ field }) => field)).size).toBe(mistakes.length);
      }),
    );
  });

  it('MON-136 MON-138 every whole card is read as it was typed', () => {
    fc.assert(
      fc.property(typedCards, (card) => {
        const typing = { ...card, number: groupCardNumber(card.number), expiration: expiryText(card.expiry) };
        expect(parseTypedCard(typing, cardToday)).toEqual({ ok: true, value: card });
      }),
    );
  });

  it('MON-136 a digit less is no whole number', () => {
    fc.assert(
      fc.property(typedCards, (card) => {
        const typing = { ...card, number: card.number.slice(0, -1), expiration: expiryText(card.expiry) };
        expect(cardMistakes(typing, cardToday).map(({ kind }) => kind)).toEqual(['number-short']);
      }),
    );
  });

  it('MON-142 one digit mistyped, or two neighbors that differ swapped, is told before anything is sent', () => {
    fc.assert(
      fc.property(typedCards, fc.nat(8), fc.integer({ min: 1, max: 9 }), (card, back, more) => {
        const digits = [...card.number];
        const at = digits.length - 1 - back;
        const told = (number: readonly string[]) =>
          cardMistakes({ ...card, number: number.join(''), expiration: expiryText(card.expiry) }, cardToday);
        const wrong = [{ field: 'number', kind: 'invalid-card' }];
        expect(told(digits.with(at, String((Number(digits[at]) + more) % 10)))).toEqual(wrong);
        const [one, other] = [digits[at - 1] ?? '', digits[at] ?? ''];
        // Luhn's formula does not tell 09 from 90.
        const isSeen = one !== other && ![`${one}${other}`, `${other}${one}`].includes('09');
        if (isSeen && at > 7) expect(told(digits.with(at - 1, other).with(at, one))).toEqual(wrong);
      }),
    );
  });

  it('MON-142 a number without a brand is invalid, however long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[07]\d{5,15}$/), (number) => {
        const kinds = cardMistakes({ holder: 'James', number, expiration: '12/30', code: '123' }, cardToday);
        expect(kinds).toEqual([{ field: 'number', kind: 'invalid-card' }]);
      }),
    );
  });

  it('MON-144 groups hold the digits and nothing else, and grouping again changes nothing', () => {
    fc.assert(
      fc.property(typings, ({ number }) => {
        const grouped = groupCardNumber(number);
        expect(grouped.replaceAll(' ', '')).toBe(cardDigits(number));
        expect(groupCardNumber(grouped)).toBe(grouped);
        expect(grouped).toMatch(/^(\d{1,4}|\d{4} \d{1,6}|\d{4} \d{6} \d{1,5}|(\d{4} ){1,3}\d{1,4})?$/);
      }),
    );
  });

  it('MON-137 MON-145 every month of the years that may be chosen is read back', () => {
    fc.assert(
      fc.property(goodExpiries, (expiry) => {
        expect(parseCardExpiry(expiryText(expiry), cardToday)).toEqual({ ok: true, value: expiry });
      }),
    );
  });

  it('MON-137 no text makes the expiry throw or lie in the past', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d\d\/\d\d$/)), (text) => {
        const read = parseCardExpiry(text, cardToday);
        if (!read.ok) return;
        const { year, month } = read.value;
        expect(year * 100 + month).toBeGreaterThanOrEqual(2026_11);
        expect(year * 100 + month).toBeLessThanOrEqual(2046_12);
      }),
    );
  });

  it('the face of a card is read back and has neither number nor code', () => {
    fc.assert(
      fc.property(typedCards, (card) => {
        const cardDetails = cardDetailsOf(card);
        expect(JSON.stringify(cardDetails)).not.toContain(card.number);
        expect(cardDetails).not.toHaveProperty('code');
        expect(parseCardDetails({ ...cardDetails, expiration: expiryText(cardDetails.expiry) }, cardToday)).toEqual({
          ok: true,
          value: cardDetails,
        });
      }),
    );
  });
});
