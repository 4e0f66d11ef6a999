import { MINUTE, type Cents } from '@portico/domain/kernel';
import type {
  AttemptReference,
  AuthoriseOutcome,
  CardProcessor,
  ChargeOrder,
  ChargeOutcome,
  LostAttempt,
  ProcessorCharge,
  RefundOutcome,
  Settlement,
} from '@portico/domain/payments';
import { textOf, type PayeezyClient, type PayeezyReply } from './client.ts';
import { gatewayCodeIn, reasonOf, reasonOfMistakes, undecided } from './reasons.ts';
import { captureName, moneyOf, namedIn, primaryOf, processorChargeOf, refundName, transactionOf } from './wire.ts';

/** A transaction may be on its way for this long after it was sent; until then `not found` proves nothing. Not documented. */
export const onItsWayFor = 2 * MINUTE;

/** Bank codes for a transaction that is to be undone: it was undone before, and there is none. Not documented for reversals. */
const alreadyUndone = '305';
const notFound = '307';
/** Bank code for a capture of what was captured before. Not documented. */
const alreadyCaptured = '264';

/** Refunds of one reference that may have been undone; beyond it somebody looks. */
const mostUndone = 20;

/** What undoing came to: `none` was never there. */
type Undone = 'now' | 'before' | 'none' | 'unknown';

/**
 * Payeezy knows no idempotency: nothing is sent twice, and an attempt whose answer is lost is undone by the name it was
 * given, until the processor says that it is undone or never was.
 */
export class PayeezyProcessor implements CardProcessor {
  readonly #client: PayeezyClient;

  constructor(client: PayeezyClient) {
    this.#client = client;
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    const body = primaryOf(order, 'purchase');
    if (body === undefined) return { kind: 'declined', reason: 'card-gone' };
    return outcomeOf(await this.#client.post('/transactions', body), order.amount);
  }

  async authorise(order: ChargeOrder): Promise<AuthoriseOutcome> {
    const body = primaryOf(order, 'authorize');
    if (body === undefined) return { kind: 'declined', reason: 'card-gone' };
    const outcome = outcomeOf(await this.#client.post('/transactions', body), order.amount);
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
    return outcome.kind === 'unknown' ? { kind: 'unknown', processorCharge: charge } : outcome;
  }

  async release(charge: ProcessorCharge, amount: Cents): Promise<'released' | 'unknown'> {
    const undone = undoneBy(await this.#secondary(charge, 'void', amount));
    return undone === 'now' || undone === 'before' ? 'released' : 'unknown';
  }

  /** An earlier refund of the same reference is undone first, so that only the latest stands. */
  async refund(charge: ProcessorCharge, amount: Cents, reference: AttemptReference): Promise<RefundOutcome> {
    for (let undone = 0; undone < mostUndone; undone += 1) {
      const name = refundName(reference, undone);
      const earlier = await this.#undo(name, amount);
      if (earlier === 'unknown') return { kind: 'unknown' };
      if (earlier !== 'none') continue;
      const reply = await this.#secondary(charge, 'refund', amount, { merchant_ref: reference, reversal_id: name });
      const { kind } = outcomeOf(reply, amount);
      if (reply.kind === 'barred' || kind === 'unknown') return { kind: 'unknown' };
      return { kind: kind === 'captured' ? 'refunded' : 'refused' };
    }
    return { kind: 'unknown' };
  }

  /** Undoes all of it, the capture first: whoever paid is told that nothing was taken, and nothing is. */
  async settle({ reference, amount, at, now, processorCharge }: LostAttempt): Promise<Settlement> {
    const names = [...(processorCharge === undefined ? [] : [captureName(reference)]), reference];
    let found = false;
    for (const name of names) {
      const undone = await this.#undo(name, amount);
      if (undone === 'unknown') return { kind: 'unknown' };
      found ||= undone !== 'none';
    }
    if (found) return { kind: 'voided' };
    if (now - at < onItsWayFor) return { kind: 'unknown' };
    const again = await this.#undo(reference, amount);
    if (again === 'unknown') return { kind: 'unknown' };
    return again === 'none' ? { kind: 'declined', reason: 'abandoned' } : { kind: 'voided' };
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
      return reply.mistakes.some((mistake) => undecided.includes(gatewayCodeIn(mistake)))
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
  if (reply.kind !== 'answered') return 'unknown';
  if (textOf(reply.body['transaction_status']).toLowerCase() === 'approved') return 'now';
  const bank = bankCodeOf(reply);
  return bank === alreadyUndone ? 'before' : bank === notFound ? 'none' : 'unknown';
};
