import { counted, type Analytics } from '@portico/application/kernel';
import type { MakePayment, PaymentReceipt } from '@portico/application/payments';
import { isKnownEnd } from './payment-sending.ts';

type Answered = Awaited<ReturnType<MakePayment['submit']>>;

/** Results that take or plan money; the others only change a plan. */
const payments: ReadonlySet<PaymentReceipt['done']> = new Set(['paid', 'scheduled', 'plan-created']);

/** Only known outcomes are counted, of new and earlier attempts; unknown ones are not (`MON-033`). */
const eventOf = (answer: Answered) => {
  if (answer.ok) return payments.has(answer.value.done) ? ({ name: 'Complete Payment' } as const) : undefined;
  return isKnownEnd(answer) ? ({ name: 'Failed Payment' } as const) : undefined;
};

/** Payments, counted by analytics by their outcome. */
export const trackedPayments = (port: MakePayment, analytics: Analytics): MakePayment =>
  counted(port, analytics, { submit: eventOf, outcome: eventOf });
