import { counted, type Analytics } from '@portico/application/kernel';
import type { MakePayment, PaymentReceipt } from '@portico/application/payments';
import { isKnownEnd } from './payment-sending.ts';

type Answered = Awaited<ReturnType<MakePayment['submit']>>;

/** What takes or promises money; the others only change what was promised. */
const payments: ReadonlySet<PaymentReceipt['done']> = new Set(['paid', 'scheduled', 'plan-created']);

/** An end that is known now, whether it was sent just now or before: of one that is not known nothing is told (`MON-033`). */
const eventOf = (answer: Answered) => {
  if (answer.ok) return payments.has(answer.value.done) ? ({ name: 'Complete Payment' } as const) : undefined;
  return isKnownEnd(answer) ? ({ name: 'Failed Payment' } as const) : undefined;
};

/** Payments, counted by their ends. */
export const trackedPayments = (port: MakePayment, analytics: Analytics): MakePayment =>
  counted(port, analytics, { submit: eventOf, outcome: eventOf });
