import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '../kernel/testing/index.ts';
import { isFitPassword, isNewPassword, judgePassword, passwordRules } from './password.ts';

const of = (letters: string) => fc.constantFrom(...letters);
const letter = { lower: of('abzéñß'), upper: of('ABZÉÑ'), digit: of('0139'), symbol: of('!-_.,€#¿+') };

/** A password that meets every rule, its characters in any order. */
const fit = fc
  .tuple(
    fc.record(letter),
    fc.array(fc.oneof(...Object.values(letter)), { minLength: 4, maxLength: 60 }),
    fc.infiniteStream(fc.nat()),
  )
  .map(([{ lower, upper, digit, symbol }, more, order]) => {
    const keys = [...order.take(more.length + 4)];
    return [lower, upper, digit, symbol, ...more]
      .map((text, index) => ({ text, key: keys[index] ?? 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ text }) => text)
      .join('');
  });

describe('a new password', () => {
  it('ACC-219 is fit with a lower-case letter, an upper-case letter, a digit and a symbol, from 8 characters', () => {
    fc.assert(fc.property(fit, (password) => isFitPassword(password, { email: 'ana@example.org' })));
  });

  it('ACC-219 breaks exactly the rule whose characters are taken out', () => {
    const without = [
      ['lower-case', /\p{Ll}/gu, 'A'],
      ['upper-case', /\p{Lu}/gu, 'a'],
      ['digit', /\p{Nd}/gu, 'a'],
      ['symbol', /[\p{P}\p{S}]/gu, 'a'],
    ] as const;
    fc.assert(
      fc.property(fit, fc.constantFrom(...without), (password, [rule, characters, instead]) => {
        const verdict = judgePassword(password.replace(characters, instead));
        expect(passwordRules.filter((one) => !verdict[one])).toEqual([rule]);
      }),
    );
  });

  it('ACC-219 has 8 to 128 characters, a sign outside the first plane being one', () => {
    for (const [length, met] of [
      [0, false],
      [7, false],
      [8, true],
      [128, true],
      [129, false],
    ] as const) {
      expect(judgePassword('🔑'.repeat(length)).length).toBe(met);
      expect(judgePassword('x'.repeat(length)).length).toBe(met);
    }
  });

  it('ACC-219 is not the email, in whatever case and with blanks around it', () => {
    const email = 'Ana.1@example.org';
    for (const typed of [email, email.toUpperCase(), ` ${email} `, email.toLowerCase()]) {
      expect(judgePassword(typed, { email: 'ana.1@EXAMPLE.org' })['not-email']).toBe(false);
    }
    expect(judgePassword(`${email}!`, { email })['not-email']).toBe(true);
    expect(judgePassword(email)['not-email']).toBe(true);
    expect(judgePassword('')['not-email']).toBe(false);
  });

  it('ACC-207 may be sent only when it is repeated letter by letter', () => {
    fc.assert(
      fc.property(fit, fc.string({ minLength: 1 }), (password, more) => {
        expect(isNewPassword(password, password)).toBe(true);
        expect(isNewPassword(password, password + more)).toBe(false);
        expect(isNewPassword(password, '')).toBe(false);
      }),
    );
    expect(isNewPassword('short', 'short')).toBe(false);
  });

  it('is judged alike however its letters were composed', () => {
    fc.assert(
      fc.property(fit, (password) => {
        expect(judgePassword(password.normalize('NFD'))).toEqual(judgePassword(password.normalize('NFC')));
      }),
    );
  });

  it('is judged whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: characters }), fc.string(), (password, email) => {
        expect(Object.keys(judgePassword(password, { email }))).toEqual([...passwordRules]);
      }),
    );
  });
});
