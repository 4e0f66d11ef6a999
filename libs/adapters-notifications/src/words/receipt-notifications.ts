import { hasTwoParts, sumOwed } from '@portico/domain/payments';
import { moneyText } from './money-and-day-text.ts';
import { receiptBeforeWords, receiptSubjectWords, receiptTextWords, receiptWords } from './receipts.messages.ts';
import { textWith } from './text-message-with-link.ts';
import type { Told, Voice, WordsOf } from './notification-language.ts';

const valuesOf = ({ amount, practice, wallet, last4 }: Told<'payment-receipt'>, { say }: Voice) => ({
  money: moneyText(amount),
  practice,
  card: say(receiptWords.card, { wallet: wallet ?? 'none', last4: last4 ?? 'none' }),
});

/** What is left to pay, as the gateway knew it when the payment was made. */
const leftLines = ({ left }: Told<'payment-receipt'>, { say }: Voice): readonly string[] => {
  if (left === undefined) return [];
  const { plan, copay, balance } = left;
  const lines = [
    [receiptWords.leftPlan, plan],
    [receiptWords.leftCopay, copay],
    [receiptWords.leftBalance, balance],
    [receiptWords.leftSum, hasTwoParts(left) ? sumOwed(left) : undefined],
  ] as const;
  return lines.flatMap(([words, amount]) => (amount === undefined ? [] : say(words, { left: moneyText(amount) })));
};

/** What is told of money that was paid or given back. */
export const receiptNotifications: WordsOf<'payment-receipt'> = {
  'payment-receipt': {
    mail: (receipt, voice) => {
      const { say } = voice;
      const values = valuesOf(receipt, voice);
      return {
        subject: say(receiptSubjectWords[receipt.event], values),
        before: [
          say(receiptBeforeWords[receipt.event], values),
          ...leftLines(receipt, voice),
          say(receiptWords.reference, { reference: receipt.reference }),
        ],
        action: say(receiptWords.action),
        after: [say(receiptWords.after)],
      };
    },
    text: (receipt, voice) => {
      const news = voice.say(receiptTextWords[receipt.event], valuesOf(receipt, voice));
      return textWith(`${receipt.practice}: ${news}`, receipt.link);
    },
  },
};
