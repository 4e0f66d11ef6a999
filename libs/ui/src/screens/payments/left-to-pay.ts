import type { LeftToPay } from '@portico/domain/payments';
import type { Message } from '../../words/message-descriptor.ts';
import { leftWords } from './history/left-to-pay.messages.ts';

/** The rows of a receipt about what is left to pay; amounts that are not known are left out. */
export const leftRows = (
  left: LeftToPay | undefined,
  money: (amount: LeftToPay['balance']) => string,
): readonly (readonly [Message, string | undefined])[] =>
  (['plan', 'copay', 'balance'] as const).map((which) => {
    const amount = left?.[which];
    return [leftWords[which], amount === undefined ? undefined : money(amount)];
  });
