import { cancellationReason, givenBackOf, isAnother } from '@portico/domain/appointments';
import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import {
  partialBounds,
  type BalanceCover,
  type Charge,
  type ChargePurpose,
  type UniqueId,
  bookingKeyOf,
  sameCard,
  visitOf,
} from '@portico/domain/payments';
import { fittingVisitReason } from '@portico/domain/scheduling';
import { log } from '../../activity/index.ts';
import type { Failure } from '@portico/application/kernel';
import { mailCardAgreement } from '../cards/card-agreement.ts';
import { cardKeptWith, namedAs } from '../cards/card-drawn.ts';
import { linkOf, payerOf } from '../cards/card-keeping.ts';
import type { ChargeRequest, NotPaid, Paid, Step } from '../charges/card-charge-service.port.ts';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type {
  PaymentChoice,
  PaymentContext,
  PaymentReceipt,
  PaymentRefusal,
  PayWith,
} from '@portico/application/payments';
import { openBalance, openVisit } from './payable.ts';
import { cardInHand } from '../cards/payment-card.ts';
import type { PaymentScope } from './payment-scope.ts';
import { judgeAmount, leadsTo, receiptFor } from './payment-receipt.ts';
import { cancellableVisit, slotFor, visitFor } from './payment-visit.ts';
import { openTransaction } from '../shop/shop-payment.ts';

type Paying = Extract<PaymentChoice, { readonly kind: 'full' | 'partial' }>;
type Answered = Result<PaymentReceipt, PaymentRefusal | Failure>;

interface Asked {
  readonly uniqueId: UniqueId;
  readonly context: PaymentContext;
  readonly choice: Paying;
  readonly card?: PayWith;
}

/** Pays the balance, a visit's dues, a prepayment, a cancellation fee, or a shop order. */
export const payOnce = async (deps: MakePaymentDeps, place: PaymentScope, asked: Asked): Promise<Answered> => {
  const known = await deps.ledger.byUniqueId(place.chart, asked.uniqueId);
  if (known !== undefined) return repeated(deps, place, asked, known);
  const answer = await paidNow(deps, place, asked);
  if (answer.ok) return answer;
  // The same request may have been sent twice: this one may find paid, booked or canceled what the other one did.
  const twin = await deps.ledger.byUniqueId(place.chart, asked.uniqueId);
  const cameToNothing = twin === undefined || twin.state.kind === 'declined' || twin.state.kind === 'voided';
  return cameToNothing ? answer : repeated(deps, place, asked, twin);
};

const paidNow = async (deps: MakePaymentDeps, place: PaymentScope, asked: Asked): Promise<Answered> => {
  switch (asked.context.kind) {
    case 'balance':
    case 'guest':
      return onBalance(deps, place, asked, { kind: 'balance' });
    case 'check-in':
    case 'check-out':
      return atVisit(deps, place, asked, asked.context);
    case 'prepayment':
      return beforeVisit(deps, place, asked, asked.context);
    case 'cancellation':
      return forCanceling(deps, place, asked, asked.context);
    case 'shop':
      return atShop(deps, place, asked, asked.context);
    default:
      return failed({ kind: 'bad-input' });
  }
};

/** A repeated unique id returns the result of its first payment. */
const repeated = async (deps: MakePaymentDeps, place: PaymentScope, asked: Asked, known: Charge): Promise<Answered> => {
  if (!isSame(asked, known)) return failed({ kind: 'duplicate' });
  const answer = await deps.chargeService.outcome(place.chart, asked.uniqueId);
  return answer === undefined ? failed({ kind: 'not-found' }) : receiptFor(deps, place, answer);
};

const isSame = ({ context, choice, card }: Asked, known: Charge): boolean => {
  if (known.amount !== choice.amount || !isFor(context, choice, known.purpose)) return false;
  if (card === undefined) return true;
  return card.kind === 'saved' ? known.card.saved === card.card : sameCard(known.card, namedAs(card.card));
};

const isFor = (context: PaymentContext, { kind }: Paying, purpose: ChargePurpose): boolean => {
  switch (purpose.kind) {
    case 'balance':
      return context.kind === 'balance' || context.kind === 'guest' || kind === 'partial';
    case 'prepayment':
      return context.kind === 'prepayment' && (context.hold ?? purpose.hold) === purpose.hold;
    case 'check-in':
    case 'check-out':
    case 'cancellation':
      return context.kind === purpose.kind && (context.appointment ?? purpose.appointment) === purpose.appointment;
    case 'shop':
      return context.kind === 'shop' && context.store === purpose.store && context.transaction === purpose.transaction;
    case 'installment':
      return false;
  }
};

const onBalance = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  purpose: ChargePurpose,
): Promise<Answered> => {
  const [open, settings] = await Promise.all([
    openBalance(deps, place.chart),
    deps.billing.settings(place.chart.practice, place.call.language),
  ]);
  const bounds = settings.partial && partialBounds(settings.partial, open.payable);
  const amount = judgeAmount(asked.choice, open.payable, bounds);
  return amount.ok ? charged(deps, place, asked, amount.value, purpose) : amount;
};

/** The full amount covers balance and copay; a partial amount pays the balance only (`MON-169`). */
const atVisit = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  { kind, appointment }: Extract<PaymentContext, { readonly kind: 'check-in' | 'check-out' }>,
): Promise<Answered> => {
  const visit = await visitFor(deps, place, appointment);
  if (visit === undefined) return failed({ kind: 'not-found' });
  if (asked.choice.kind === 'partial') {
    const part = await onBalance(deps, place, asked, { kind: 'balance' });
    // Whatever was paid, a payment at a visit leads back to the visits (`MON-175`).
    const isGuest = place.call.acting.actor.kind === 'guest';
    return part.ok && !isGuest ? ok({ ...part.value, next: leadsTo.appointments }) : part;
  }
  const open = await openVisit(deps, place.chart, visit.id);
  if (open === undefined) return failed({ kind: 'not-found' });
  const amount = judgeAmount(asked.choice, open.amount, undefined);
  if (!amount.ok) return amount;
  return charged(deps, place, asked, amount.value, { kind, appointment: visit.id });
};

/** The slot is booked between authorization and capture, so neither happens without the other (`MON-159`). */
const beforeVisit = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  { hold, checkOut, visitReason }: Extract<PaymentContext, { readonly kind: 'prepayment' }>,
): Promise<Answered> => {
  if (checkOut !== undefined && (await deps.billing.visitDues(place.chart, checkOut)) === undefined)
    return failed({ kind: 'not-found' });
  const slot = await slotFor(deps, place, hold);
  if (slot === undefined) return failed({ kind: 'slot-gone' });
  const amount = judgeAmount(asked.choice, slot.prepayment, undefined);
  if (!amount.ok) return amount;
  return reserved(deps, place, asked, amount.value, { kind: 'prepayment', hold: slot.id }, async (charge) => {
    const booked = await deps.appointmentBooking.book(place.chart, slot.id, bookingKeyOf(charge), wordsOf(visitReason));
    if (booked.ok) {
      const done = slot.replaces === undefined ? 'booked' : 'changed';
      await log(deps.activityLog, place.call, `${done}-visit`, booked.value);
      deps.visitNotifications(done, { ...slot.visit, id: booked.value });
    }
    return booked;
  });
};

/** Truncated to the length that a visit accepts (`APT-055`). */
const wordsOf = (visitReason: string | undefined): string | undefined =>
  fittingVisitReason(visitReason?.trim() ?? '') || undefined;

const forCanceling = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  { appointment, reason: id, comments }: Extract<PaymentContext, { readonly kind: 'cancellation' }>,
): Promise<Answered> => {
  const found = await cancellableVisit(deps, place, appointment);
  if (!found.ok) return found;
  const { visit, fee, rules } = found.value;
  const amount = judgeAmount(asked.choice, fee, undefined);
  if (!amount.ok) return amount;
  const shown = asked.choice.kind === 'full' ? asked.choice.givenBack : undefined;
  if (isAnother(shown, givenBackOf(await deps.prepaid.terms(visit)))) return failed({ kind: 'prepayment-changed' });
  const said = { ...(id === undefined ? {} : { id }), ...(comments === undefined ? {} : { comments }) };
  const reason = cancellationReason(said, rules.reasons);
  if (!reason.ok) return failed({ kind: 'bad-input' });
  return reserved(deps, place, asked, amount.value, { kind: 'cancellation', appointment }, async (charge) => {
    const key = bookingKeyOf(charge);
    const done = await deps.prepaid.canceling(visit, key, shown, () =>
      deps.appointmentBooking.cancel(place.chart, appointment, reason.value, key),
    );
    if (done.ok) {
      await log(deps.activityLog, place.call, 'cancelled-visit', appointment);
      deps.visitNotifications('cancelled', visit);
    }
    if (done.ok) return done;
    return failed({ kind: done.error.kind === 'already-canceled' ? 'not-cancellable' : done.error.kind });
  });
};

/**
 * Pays a whole order and nothing else; the ledger allows one charge per order, and the ledger posting worker reports it
 * to the shop.
 */
const atShop = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  context: Extract<PaymentContext, { readonly kind: 'shop' }>,
): Promise<Answered> => {
  const open = await openTransaction(deps, place.chart, context);
  if (!open.ok) return open;
  const { store, transaction } = open.value;
  const amount = judgeAmount(asked.choice, open.value.amount, undefined);
  if (!amount.ok) return amount;
  const order = await orderOf(deps, place, asked, amount.value, { kind: 'shop', store, transaction });
  return order.ok ? finished(deps, place, await deps.chargeService.charge(order.value)) : order;
};

const charged = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  amount: Cents,
  purpose: ChargePurpose,
): Promise<Answered> => {
  const order = await orderOf(deps, place, asked, amount, purpose);
  if (!order.ok) return order;
  const visit = visitOf(purpose);
  const coverNow = async (): Promise<BalanceCover> => {
    const open = visit === undefined ? undefined : await openVisit(deps, place.chart, visit);
    return (open ?? (await openBalance(deps, place.chart))).cover;
  };
  return finished(deps, place, await deps.chargeService.charge({ ...order.value, cover: await coverNow(), coverNow }));
};

const reserved = async <T>(
  deps: MakePaymentDeps,
  place: PaymentScope,
  asked: Asked,
  amount: Cents,
  purpose: ChargePurpose,
  step: Step<T, { readonly kind: 'slot-gone' | 'not-cancellable' | 'prepayment-changed' }>,
): Promise<Answered> => {
  const order = await orderOf(deps, place, asked, amount, purpose);
  if (!order.ok) return order;
  const answer = await deps.chargeService.authorizeThen(order.value, step);
  if (answer.ok) return finished(deps, place, answer);
  const { error } = answer;
  return error.kind === 'step-failed' ? failed(error.error) : finished(deps, place, failed(error));
};

const orderOf = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  { uniqueId, card }: Asked,
  amount: Cents,
  purpose: ChargePurpose,
): Promise<Result<ChargeRequest, PaymentRefusal | Failure>> => {
  const inHand = await cardInHand(deps, place, card);
  if (!inHand.ok) return inHand;
  const { chart, call } = place;
  return {
    ok: true,
    value: {
      uniqueId,
      patient: chart,
      amount,
      purpose,
      occasion: 'payer',
      card: inHand.value,
      payer: payerOf(call.acting),
      ...linkOf(call.acting),
      ...(call.address === undefined ? {} : { payerAddress: call.address }),
    },
  };
};

/** Notifies the payer and logs what was paid. */
export const finished = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  answer: Result<Paid, NotPaid>,
): Promise<Answered> => {
  if (answer.ok) {
    const { charge, cardSaved } = answer.value;
    await log(deps.activityLog, place.call, 'paid', charge.id);
    if (cardSaved === true) await mailCardAgreement(deps, place, cardKeptWith(charge.id));
  }
  return receiptFor(deps, place, answer);
};
