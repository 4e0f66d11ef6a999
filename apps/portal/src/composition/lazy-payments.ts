import type { MakePayment } from '@portico/application/payments';
import { failed } from '@portico/domain/kernel';

/** Pays by what is fetched with the first question: nobody who only looks at a calendar loads it. */
export const lazyPayments = (load: () => Promise<MakePayment>): MakePayment => {
  let loading: Promise<MakePayment> | undefined;
  const ask = async <T>(question: (payments: MakePayment) => Promise<T>) => {
    loading ??= load();
    const payments = await loading.catch(() => undefined);
    if (payments !== undefined) return question(payments);
    // It is fetched anew with the next question.
    loading = undefined;
    return failed({ kind: 'unreachable' as const });
  };
  return {
    screen: (context) => ask((payments) => payments.screen(context)),
    submit: (order) => ask((payments) => payments.submit(order)),
    outcome: (uniqueId) => ask((payments) => payments.outcome(uniqueId)),
  };
};
