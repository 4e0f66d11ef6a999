import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRecoveryCode, recoveryCodes, spelledRecoveryCode } from './recovery-code.ts';

const codes = fc.stringMatching(new RegExp(`^\\d{${recoveryCodes.digits}}$`));

describe('a recovery code', () => {
  it('is known again as it is written down, with or without its spaces', () => {
    fc.assert(
      fc.property(codes, (digits) => {
        const spelled = spelledRecoveryCode(digits);
        expect(spelled).toMatch(/^\d{4}( \d{4})+$/);
        for (const typed of [digits, spelled, ` ${spelled.replaceAll(' ', '-')} `])
          expect(parseRecoveryCode(typed)).toBe(digits);
      }),
    );
  });

  it('is nothing else than its digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text.replace(/[\s-]/g, '').length !== recoveryCodes.digits);
        expect(parseRecoveryCode(text)).toBeUndefined();
      }),
    );
    expect(parseRecoveryCode('١'.repeat(recoveryCodes.digits))).toBeUndefined();
  });
});
