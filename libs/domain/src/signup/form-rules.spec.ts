import { describe, expect, it } from '@jest/globals';
import { formRulesOf, isRegisterPath } from './form-rules.ts';

describe('formRulesOf', () => {
  it.each(['/signup', '/signup.html', '/register_account'])(
    'ACC-197 ACC-207 asks for a password once and for terms on %s, and lets prefilled fields be sent unchanged',
    (path) => {
      expect(formRulesOf(path)).toEqual({
        password: true,
        terms: true,
        unchangedMayBeSent: true,
      });
    },
  );

  it.each(['/login', '/profile_settings/personal'])('ACC-197 asks for none of this on %s', (path) => {
    expect(Object.values(formRulesOf(path))).toEqual([false, false, false]);
  });

  it('tells the path of people who register by themselves', () => {
    expect(['/register_account', '/signup'].map(isRegisterPath)).toEqual([true, false]);
  });
});
