import { DAY, instant, MINUTE, plus, type Cents } from '@portico/domain/kernel';
import type {
  AttemptReference,
  AuthorizeOutcome,
  CardProcessor,
  ChargeOrder,
  ChargeOutcome,
  LostAttempt,
  ProcessorCharge,
  RefundKnown,
  RefundOutcome,
  Settlement,
} from '@portico/domain/payments';
import { gatewayCodeIn, textOf, type PayeezyClient, type PayeezyReply } from './client.ts';
import { reasonOf, reasonOfMistakes, undecided } from './decline-reasons.ts';
import { reportTellsAfter, type PayeezyReport, type Reported } from './transaction-report.ts';
import {
  captureName,
  isPostalCodeWrong,
  moneyOf,
  namedIn,
  primaryOf,
  processorChargeOf,
  refundName,
  transactionOf,
} from './payeezy-wire-values.ts';

/** A transaction may be on its way for this long after it was sent; until then `not found` proves nothing. Not documented. */
export const onItsWayFor = 2 * MINUTE;

/** Bank code for a transaction that is to be undone and was undone before. Not documented for reversals. */
const alreadyUndone = '305';
/** No authorization is older: banks let go of them by then. */
const authorizedFor = 31 * DAY;
/** Bank code for a capture of what was captured before. Not documented. */
const alreadyCaptured = '264';

/**
 * What undoing came to. `refused` says that it cannot be undone and not why: a transaction that never was and one that is
 * in the banks' batch already are both "not found" (307) by what others saw, or a rejection.
 */
type Undone = 'now' | 'before' | 'refused' | 'unknown';

/**
 * Payeezy knows no idempotency: nothing is sent twice. An attempt whose answer is lost is undone by the name it was given;
 * where that is refused, the report of transactions tells what it came to, and without a report it stays unknown.
 */
export class PayeezyProcessor implements CardProcessor {
  readonly #client: PayeezyClient;
  readonly #report: PayeezyReport;
  readonly #now: () => number;
  readonly #refusesPostalCodes: boolean;

  constructor(client: PayeezyClient, report: PayeezyReport, now: () => number, refusesPostalCodes: boolean) {
    this.#refusesPostalCodes = refusesPostalCodes;
    this.#client = client;
    this.#report = report;
    this.#now = now;
  }

  charge(order: ChargeOrder): Promise<ChargeOutcome> {
    return this.#place(order, 'purchase');
  }

  async authorize(order: ChargeOrder): Promise<AuthorizeOutcome> {
    const outcome = await this.#place(order, 'authorize');
    return outcome.kind === 'captured' ? { ...outcome, kind: 'authorised' } : outcome;
  }

  async capture(charge: ProcessorCharge, amount: Cents, reference: AttemptReference): Promise<ChargeOutcome> {
    const reply = await this.#secondary(charge, 'capture', amount, {
      merchant_ref: reference,
      reversal_id: captureName(reference),
    });
    // Proof that the first capture arrived, though its answer did not; its own id is lost with it.
    if (bankCodeOf(reply) === alreadyCaptured) return { kind: 'captured', processorCharge: charge };
    const outcome = outcomeOf(reply, amount);
    // A key that is refused for a while says nothing of the money that is held: it is asked again.
    const isOpen = outcome.kind === 'unknown' || reply.kind === 'barred';
    return isOpen ? { kind: 'unknown', processorCharge: charge } : outcome;
  }

  async release(charge: ProcessorCharge, amount: Cents): Promise<'released' | 'unknown'> {
    const undone = undoneBy(await this.#secondary(charge, 'void', amount));
    if (undone === 'now' || undone === 'before') return 'released';
    return undone === 'refused' ? this.#releasedBefore(charge) : 'unknown';
  }

  /** A first refund is sent; of one that was asked for before it is only found out what it came to, and it is sent no more. */
  async refund(
    charge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    { lost }: RefundKnown = {},
  ): Promise<RefundOutcome> {
    const name = refundName(reference);
    if (lost !== undefined) return this.#lostRefund(name, amount, reference, lost);
    const reply = await this.#secondary(charge, 'refund', amount, { merchant_ref: reference, reversal_id: name });
    const { kind } = outcomeOf(reply, amount);
    if (reply.kind === 'barred' || kind === 'unknown') return { kind: 'unknown' };
    return { kind: kind === 'captured' ? 'refunded' : 'refused' };
  }

  /** Undoes all of it, the capture first; what cannot be undone any more stands as it is reported. */
  async settle({ reference, amount, at, now, processorCharge }: LostAttempt): Promise<Settlement> {
    const names = [...(processorCharge === undefined ? [] : [captureName(reference)]), reference];
    let found = false;
    for (const name of names) {
      const undone = await this.#undo(name, amount);
      if (undone === 'unknown') return { kind: 'unknown' };
      found ||= undone !== 'refused';
    }
    if (found) return { kind: 'voided' };
    if (now - at < onItsWayFor) return { kind: 'unknown' };
    const reported = await this.#report.named(reference, at, now);
    if (reported === 'unavailable') return { kind: 'unknown' };
    // A refund may carry the same reference.
    const charged = reported.filter(({ type }) => type !== 'refund');
    return this.#asReported(charged, amount, now - at);
  }

  /** What was approved against a wrong ZIP code is undone at once where the practice wants that; until it is, it is unknown. */
  async #place(order: ChargeOrder, type: 'purchase' | 'authorize'): Promise<ChargeOutcome> {
    const body = primaryOf(order, type);
    if (body === undefined) {
      return { kind: 'declined', reason: order.source.kind === 'entered' ? 'unsupported-card' : 'card-gone' };
    }
    const reply = await this.#client.post('/transactions', body);
    const outcome = outcomeOf(reply, order.amount);
    const isWrong = this.#refusesPostalCodes && reply.kind === 'answered' && isPostalCodeWrong(reply.body);
    if (outcome.kind !== 'captured' || !isWrong) return outcome;
    const undone = undoneBy(await this.#secondary(outcome.processorCharge, 'void', order.amount));
    return undone === 'now' || undone === 'before'
      ? { kind: 'declined', reason: 'wrong-postal-code' }
      : { kind: 'unknown' };
  }

  async #asReported(reported: readonly Reported[], amount: Cents, age: number): Promise<Settlement> {
    const live = reported.filter(({ state }) => state === 'live');
    const taken = live.find(({ type }) => type !== 'authorize');
    if (taken !== undefined) {
      return taken.amount === amount
        ? { kind: 'captured', processorCharge: processorChargeOf(taken) }
        : { kind: 'unknown' };
    }
    const [held] = live;
    if (held !== undefined) {
      const undone = undoneBy(await this.#secondary(processorChargeOf(held), 'void', amount));
      return { kind: undone === 'now' || undone === 'before' ? 'voided' : 'unknown' };
    }
    if (reported.some(({ state }) => state === 'voided')) return { kind: 'voided' };
    if (reported.length > 0) return { kind: 'declined', reason: 'declined' };
    return age < reportTellsAfter ? { kind: 'unknown' } : { kind: 'declined', reason: 'abandoned' };
  }

  /** Without a report, a refund that can still be undone is undone: then it is certain that nothing went back. */
  async #lostRefund(
    name: string,
    amount: Cents,
    reference: AttemptReference,
    { at, now }: NonNullable<RefundKnown['lost']>,
  ): Promise<RefundOutcome> {
    const reported = await this.#report.named(reference, at, now);
    if (reported === 'unavailable') {
      const undone = await this.#undo(name, amount);
      return { kind: undone === 'now' || undone === 'before' ? 'refused' : 'unknown' };
    }
    const refunds = reported.filter(({ type }) => type === 'refund');
    if (refunds.some(({ state }) => state === 'live')) return { kind: 'refunded' };
    return { kind: refunds.length > 0 || now - at >= reportTellsAfter ? 'refused' : 'unknown' };
  }

  async #releasedBefore(charge: ProcessorCharge): Promise<'released' | 'unknown'> {
    const now = instant(this.#now());
    const reported = await this.#report.between(plus(now, -authorizedFor), plus(now, DAY));
    if (reported === 'unavailable') return 'unknown';
    const { id } = transactionOf(charge);
    return reported.some((one) => one.id === id && one.state === 'voided') ? 'released' : 'unknown';
  }

  async #undo(name: string, amount: Cents): Promise<Undone> {
    const body = { transaction_type: 'void', method: 'credit_card', ...moneyOf(amount), reversal_id: name };
    return undoneBy(await this.#client.post('/transactions', body));
  }

  /** `credit_card` also where the first was paid by a token. */
  #secondary(
    charge: ProcessorCharge,
    type: 'capture' | 'void' | 'refund',
    amount: Cents,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<PayeezyReply> {
    const { id, tag } = transactionOf(charge);
    return this.#client.post(`/transactions/${encodeURIComponent(id)}`, {
      transaction_tag: tag,
      transaction_type: type,
      method: 'credit_card',
      ...moneyOf(amount),
      ...more,
    });
  }
}

/** Approved is what says so twice, names its transaction and moved the whole amount; any other approval is undone. */
const outcomeOf = (reply: PayeezyReply, amount: Cents): ChargeOutcome => {
  switch (reply.kind) {
    case 'lost':
      return { kind: 'unknown' };
    case 'barred':
      return { kind: 'declined', reason: 'not-accepted' };
    case 'rejected':
      return outcomeIsOpen(reply)
        ? { kind: 'unknown' }
        : { kind: 'declined', reason: reasonOfMistakes(reply.mistakes) };
    case 'answered':
      return outcomeIn(reply.body, amount);
  }
};

const outcomeIn = (body: Readonly<Record<string, unknown>>, amount: Cents): ChargeOutcome => {
  const named = namedIn(body);
  const gateway = textOf(body['gateway_resp_code']);
  const status = textOf(body['transaction_status']).toLowerCase();
  const processorCharge = named && processorChargeOf(named);
  if (status === 'declined' && !undecided.includes(gateway)) {
    return { kind: 'declined', reason: reasonOf(textOf(body['bank_resp_code']), gateway) };
  }
  const isWhole = textOf(body['amount']) === String(amount);
  if (status === 'approved' && gateway === '00' && isWhole && processorCharge !== undefined) {
    return { kind: 'captured', processorCharge };
  }
  return processorCharge === undefined ? { kind: 'unknown' } : { kind: 'unknown', processorCharge };
};

const bankCodeOf = (reply: PayeezyReply): string =>
  reply.kind === 'answered' ? textOf(reply.body['bank_resp_code']) : '';

const undoneBy = (reply: PayeezyReply): Undone => {
  if (reply.kind === 'lost' || reply.kind === 'barred') return 'unknown';
  if (outcomeIsOpen(reply)) return 'unknown';
  if (reply.kind === 'rejected') return 'refused';
  const status = textOf(reply.body['transaction_status']).toLowerCase();
  if (status === 'approved') return 'now';
  if (status !== 'declined') return 'unknown';
  return bankCodeOf(reply) === alreadyUndone ? 'before' : 'refused';
};

/** The bank may or may not have been asked. */
const outcomeIsOpen = (reply: PayeezyReply): boolean => {
  if (reply.kind === 'rejected') return reply.mistakes.some((mistake) => undecided.includes(gatewayCodeIn(mistake)));
  return reply.kind === 'answered' && undecided.includes(textOf(reply.body['gateway_resp_code']));
};
