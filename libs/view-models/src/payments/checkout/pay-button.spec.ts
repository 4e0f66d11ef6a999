import { describe, expect, it } from '@jest/globals';
import type { PayMode } from '@portico/application/payments';
import { mayPay, missingForPay, needsCard, payModeOf, type PayFacts } from './pay-button.ts';

const all: PayFacts = {
  amountValid: true,
  cardValid: true,
  cardMistakeShown: false,
  agreed: true,
  mistakeShown: false,
  dateChanged: true,
  changed: true,
};

/** What breaks each rule when everything else is as it should be. */
const breakers: Readonly<Record<PayMode, readonly (keyof PayFacts)[]>> = {
  full: ['cardValid'],
  partial: ['amountValid', 'cardValid'],
  'new-plan': ['amountValid', 'cardValid', 'agreed', 'mistakeShown'],
  'schedule-payment': ['amountValid', 'cardValid', 'agreed', 'mistakeShown'],
  'existing-plan': ['agreed', 'amountValid', 'mistakeShown'],
  'edit-one-time': ['mistakeShown'],
  'edit-plan': ['amountValid', 'cardValid', 'agreed', 'mistakeShown', 'changed'],
};

describe('the pay button', () => {
  it.each(Object.entries(breakers) as [PayMode, readonly (keyof PayFacts)[]][])(
    'MON-063 MON-064 MON-065 MON-066 MON-068 for %s waits for exactly %j',
    (mode, needed) => {
      expect(mayPay(mode, all)).toBe(true);
      for (const fact of Object.keys(all) as (keyof PayFacts)[]) {
        expect({ fact, mayPay: mayPay(mode, { ...all, [fact]: !all[fact] }) }).toEqual({
          fact,
          mayPay: !needed.includes(fact),
        });
      }
    },
  );

  it('MON-067 for an edited one-time payment waits for a valid amount or another date', () => {
    const at = (amountValid: boolean, dateChanged: boolean) =>
      mayPay('edit-one-time', { ...all, amountValid, dateChanged });
    expect([at(true, false), at(false, true), at(false, false)]).toEqual([true, true, false]);
  });

  it('says of a new card with an error that it is to be mended, and of one that is not typed yet to type it', () => {
    for (const mode of (Object.keys(breakers) as PayMode[]).filter(needsCard)) {
      const said = (cardMistakeShown: boolean) => missingForPay(mode, { ...all, cardValid: false, cardMistakeShown });
      expect({ mode, said: [said(false), said(true)] }).toEqual({ mode, said: ['card', 'mistake'] });
    }
  });

  it.each([
    ['balance', 'full', 'full'],
    ['prepayment', 'full', 'full'],
    ['cancellation', 'full', 'full'],
    ['shop', 'full', 'full'],
    ['guest', 'full', 'full'],
    ['check-out', 'full', 'full'],
    ['check-in', 'full', 'full'],
    ['check-in', 'partial', 'partial'],
    ['balance', 'partial', 'partial'],
    ['schedule-payment', undefined, 'schedule-payment'],
    ['edit-one-time', undefined, 'edit-one-time'],
    ['edit-plan', undefined, 'edit-plan'],
  ] as const)('MON-065 MON-069 %s, paid as %s, follows the rule for %s', (context, type, mode) => {
    expect(payModeOf(context, type, 'new')).toBe(mode);
  });

  it('MON-063 MON-066 tells a new plan from one that is there', () => {
    expect(payModeOf('check-out', 'plan', 'new')).toBe('new-plan');
    expect(payModeOf('check-out', 'plan', 'existing')).toBe('existing-plan');
  });
});
