import type { Cards, MakePayment, PaymentHistory } from '@portico/application/payments';
import { failed, type Result } from '@portico/domain/kernel';

/** Pays by what is fetched with the first question: nobody who only looks at a calendar loads it. */
export const lazyPayments = (load: () => Promise<MakePayment>): MakePayment => {
  const ask = asking(load);
  return {
    screen: (context) => ask((payments) => payments.screen(context)),
    submit: (order) => ask((payments) => payments.submit(order)),
    outcome: (uniqueId) => ask((payments) => payments.outcome(uniqueId)),
  };
};

/** The same for the cards on file. */
export const lazyCards = (load: () => Promise<Cards>): Cards => {
  const ask = asking(load);
  return {
    screen: (patient) => ask((cards) => cards.screen(patient)),
    add: (card) => ask((cards) => cards.add(card)),
    remove: (card, patient) => ask((cards) => cards.remove(card, patient)),
    makeDefault: (card, patient) => ask((cards) => cards.makeDefault(card, patient)),
  };
};

/** The same for what was paid. */
export const lazyPaymentHistory = (load: () => Promise<PaymentHistory>): PaymentHistory => {
  const ask = asking(load);
  return {
    screen: (patient) => ask((history) => history.screen(patient)),
    more: (page) => ask((history) => history.more(page)),
    receipt: (charge) => ask((history) => history.receipt(charge)),
    receiptPdf: (charge) => ask((history) => history.receiptPdf(charge)),
    statementPdf: (statement) => ask((history) => history.statementPdf(statement)),
    year: (year) => ask((history) => history.year(year)),
  };
};

const asking = <Port>(load: () => Promise<Port>) => {
  let loading: Promise<Port> | undefined;
  return async <T, E>(question: (port: Port) => Promise<Result<T, E>>) => {
    loading ??= load();
    const port = await loading.catch(() => undefined);
    if (port !== undefined) return question(port);
    // It is fetched anew with the next question.
    loading = undefined;
    return failed({ kind: 'unreachable' as const });
  };
};
