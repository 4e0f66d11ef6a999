import {
  installmentByHandWords,
  installmentDeclinedWords,
  installmentPaidWords,
  paymentDueWords,
} from './plan-payments.messages.ts';
import { dayText, moneyText } from './money-and-day-text.ts';
import { receiptWords } from './receipts.messages.ts';
import type { WordsOf } from './notification-language.ts';

/** What is told of the payments of a plan. */
export const planPaymentNotifications: WordsOf<
  'payment-due' | 'installment-paid' | 'installment-declined' | 'installment-by-hand'
> = {
  'payment-due': {
    mail: ({ amount, day, last4, practice }, { say, language }) => ({
      subject: say(paymentDueWords.subject, { amount: moneyText(amount), day: dayText(day, language), practice }),
      before: [
        say(paymentDueWords.before, {
          day: dayText(day, language),
          practice,
          amount: moneyText(amount),
          card: last4 ?? 'none',
        }),
      ],
      action: say(paymentDueWords.action),
      after: [say(paymentDueWords.after)],
    }),
    text: ({ amount, day, practice, link }, { say, language }) =>
      say(paymentDueWords.text, { practice, amount: moneyText(amount), day: dayText(day, language), link }),
  },
  'installment-paid': {
    mail: ({ amount, last4, left, practice }, { say }) => ({
      subject: say(installmentPaidWords.subject, { amount: moneyText(amount), practice }),
      before: [
        say(installmentPaidWords.before, { practice, amount: moneyText(amount), last4 }),
        ...(left === undefined ? [] : [say(receiptWords.leftPlan, { left: moneyText(left) })]),
      ],
      action: say(installmentPaidWords.action),
      after: [say(installmentPaidWords.after)],
    }),
    text: ({ amount, practice, link }, { say }) =>
      say(installmentPaidWords.text, { practice, amount: moneyText(amount), link }),
  },
  'installment-declined': {
    mail: ({ amount, retry, practice }, { say, language }) => ({
      subject: say(installmentDeclinedWords.subject, { practice }),
      before: [
        say(installmentDeclinedWords.before, { practice, amount: moneyText(amount) }),
        retry === undefined
          ? say(installmentDeclinedWords.before2)
          : say(installmentDeclinedWords.before3, { retry: dayText(retry, language) }),
      ],
      action: say(installmentDeclinedWords.action),
      after: [say(installmentDeclinedWords.after)],
    }),
    text: ({ amount, practice, link }, { say }) =>
      say(installmentDeclinedWords.text, { practice, amount: moneyText(amount), link }),
  },
  'installment-by-hand': {
    mail: ({ amount, practice }, { say }) => ({
      subject: say(installmentByHandWords.subject, { practice }),
      before: [say(installmentByHandWords.before, { practice, amount: moneyText(amount) })],
      action: say(installmentByHandWords.action),
      after: [say(installmentByHandWords.after)],
    }),
    text: ({ amount, practice, link }, { say }) =>
      say(installmentByHandWords.text, { practice, amount: moneyText(amount), link }),
  },
};
