import { hasTwoParts, sumOwed, type LeftToPay } from '@portico/domain/payments';
import type { Message } from '../../words/message-descriptor.ts';
import { leftWords } from './history/left-to-pay.messages.ts';

/**
 * The rows of a receipt about what is left to pay; amounts that are not known are left out. Balance and copay are
 * followed by their sum, as check-out has it.
 */
export const leftRows = (
  left: LeftToPay | undefined,
  money: (amount: LeftToPay['balance']) => string,
): readonly (readonly [Message, string | undefined])[] => {
  const amounts = { ...left, sum: left !== undefined && hasTwoParts(left) ? sumOwed(left) : undefined };
  return (['plan', 'copay', 'balance', 'sum'] as const).map((which) => {
    const amount = amounts[which];
    return [leftWords[which], amount === undefined ? undefined : money(amount)];
  });
};
