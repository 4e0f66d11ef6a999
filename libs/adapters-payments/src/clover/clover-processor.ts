import type { Cents } from '@portico/domain/kernel';
import type {
  AttemptReference,
  AuthoriseOutcome,
  CardProcessor,
  ChargeOrder,
  ChargeOutcome,
  LostAttempt,
  Occasion,
  ProcessorCharge,
  RefundOutcome,
  Settlement,
  Tokenize,
  TokenizerFacts,
} from '@portico/domain/payments';
import { chargeIn, type ChargeView } from './charge-view.ts';
import { keyOf, type CloverAnswer, type CloverClient } from './client.ts';
import { CURRENCY, NOBODYS_ADDRESS } from './facts.ts';
import { CloverLookup } from './lookup.ts';
import { declineOf, errorIn, refusalOf, untried } from './reasons.ts';
import { sourceOf } from './vault-reference.ts';

type Declined = Extract<ChargeOutcome, { readonly kind: 'declined' }>;
type Unknown = Extract<ChargeOutcome, { readonly kind: 'unknown' }>;

/**
 * A charge that Clover refused with 402 and took all the same. It goes back; until that is certain it is known by this
 * mark, so that nobody takes it for paid.
 */
const UNDO = 'undo:';

/** What Clover is told of a card on file: who asks for the money, and whether on a day that was agreed. */
const credentials: Readonly<Record<Occasion, { readonly initiator: string; readonly is_scheduled: boolean }>> = {
  payer: { initiator: 'CARDHOLDER', is_scheduled: false },
  schedule: { initiator: 'MERCHANT', is_scheduled: true },
  practice: { initiator: 'MERCHANT', is_scheduled: false },
};

/** Takes cards by Clover's Ecommerce API. */
export class CloverProcessor implements CardProcessor {
  readonly #client: CloverClient;
  readonly #lookup: CloverLookup;
  readonly #tokenize: Tokenize;
  readonly #facts: TokenizerFacts;

  constructor(client: CloverClient, tokenize: Tokenize, facts: TokenizerFacts) {
    this.#client = client;
    this.#lookup = new CloverLookup(client);
    this.#tokenize = tokenize;
    this.#facts = facts;
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    const placed = await this.#place(order, true);
    return placed.kind === 'placed' ? { kind: 'captured', processorCharge: placed.processorCharge } : placed;
  }

  async authorise(order: ChargeOrder): Promise<AuthoriseOutcome> {
    const placed = await this.#place(order, false);
    return placed.kind === 'placed' ? { kind: 'authorised', processorCharge: placed.processorCharge } : placed;
  }

  async capture(processorCharge: ProcessorCharge, amount: Cents, reference: AttemptReference): Promise<ChargeOutcome> {
    const answer = await this.#client.ask({
      method: 'POST',
      path: `/v1/charges/${encodeURIComponent(processorCharge)}/capture`,
      body: { amount },
      key: keyOf('capture', reference),
      payerAddress: NOBODYS_ADDRESS,
    });
    const unknown: Unknown = { kind: 'unknown', processorCharge };
    if (answer.kind === 'unknown') return unknown;
    const answered = answer.status === 200 ? chargeIn(answer.body) : undefined;
    if (answered?.standing.kind === 'captured') return { kind: 'captured', processorCharge };
    // Whatever it says, the charge itself knows whether it was captured, before or now.
    const charge = await this.#lookup.byId(processorCharge);
    switch (charge === 'unknown' || charge === 'none' ? charge : charge.standing.kind) {
      case 'captured':
        return { kind: 'captured', processorCharge };
      case 'given-back':
      case 'failed':
      case 'none':
        return { kind: 'declined', reason: 'declined' };
      default:
        return unknown;
    }
  }

  async release(processorCharge: ProcessorCharge, _amount: Cents): Promise<'released' | 'unknown'> {
    return this.#giveBack(processorCharge);
  }

  async refund(processorCharge: ProcessorCharge, amount: Cents, reference: AttemptReference): Promise<RefundOutcome> {
    const answer = await this.#client.ask({
      method: 'POST',
      path: '/v1/refunds',
      body: { charge: processorCharge, amount },
      key: keyOf('refund', reference),
    });
    if (answer.kind === 'unknown' || answer.status === 429) return { kind: 'unknown' };
    if (answer.status === 200) return { kind: 'refunded' };
    // Where an earlier try was lost, or its key forgotten, this may be the echo of a refund that went through: a charge
    // has no other one of its whole amount.
    if (errorIn(answer.body).code === 'charge_already_refunded') {
      const refunds = await this.#lookup.refundsOf(processorCharge);
      if (refunds === 'unknown') return { kind: 'unknown' };
      return { kind: refunds.includes(amount) ? 'refunded' : 'refused' };
    }
    return { kind: answer.doubtful ? 'unknown' : 'refused' };
  }

  async settle(attempt: LostAttempt): Promise<Settlement> {
    const known = attempt.processorCharge;
    if (known?.startsWith(UNDO)) return this.#undone(known.slice(UNDO.length) as ProcessorCharge);
    const charge = known === undefined ? await this.#lookup.byReference(attempt) : await this.#lookup.byId(known);
    if (charge === 'unknown') return { kind: 'unknown' };
    if (charge === 'none') return { kind: 'declined', reason: 'abandoned' };
    const processorCharge = charge.id as ProcessorCharge;
    switch (charge.standing.kind) {
      case 'captured':
        return { kind: 'captured', processorCharge };
      case 'authorised':
        // Nobody waits for it any more.
        return { kind: (await this.#giveBack(processorCharge)) === 'released' ? 'voided' : 'unknown' };
      case 'given-back':
        return { kind: 'voided' };
      case 'failed':
        return { kind: 'declined', reason: charge.standing.reason };
      default:
        return { kind: 'unknown' };
    }
  }

  async #place(
    { reference, amount, source, occasion, payerAddress }: ChargeOrder,
    capture: boolean,
  ): Promise<{ readonly kind: 'placed'; readonly processorCharge: ProcessorCharge } | Declined | Unknown> {
    const entered =
      source.kind === 'entered' && source.card.kind === 'typed'
        ? await this.#tokenize(source.card.card, this.#facts)
        : undefined;
    if (entered?.ok === false) return { kind: 'declined', reason: untried(entered.error) };
    const card = entered?.value ?? (source.kind === 'entered' ? source.card : undefined);
    const token = source.kind === 'saved' ? sourceOf(source.vault) : card?.kind === 'token' ? card.token : '';
    const answer = await this.#client.ask({
      method: 'POST',
      path: '/v1/charges',
      key: keyOf('charge', reference),
      payerAddress: payerAddress ?? NOBODYS_ADDRESS,
      body: {
        amount,
        currency: CURRENCY,
        source: token,
        capture,
        ecomind: 'ecom',
        external_reference_id: reference,
        ...(source.kind === 'saved' && {
          stored_credentials: { sequence: source.first ? 'FIRST' : 'SUBSEQUENT', ...credentials[occasion] },
        }),
      },
    });
    return this.#judge(answer, capture);
  }

  async #judge(
    answer: CloverAnswer,
    capture: boolean,
  ): Promise<{ readonly kind: 'placed'; readonly processorCharge: ProcessorCharge } | Declined | Unknown> {
    if (answer.kind === 'unknown') return { kind: 'unknown' };
    const { status, body, doubtful } = answer;
    if (status === 200) {
      const charge = chargeIn(body);
      if (charge?.standing.kind === (capture ? 'captured' : 'authorised'))
        return { kind: 'placed', processorCharge: charge.id as ProcessorCharge };
      return charge?.standing.kind === 'failed'
        ? { kind: 'declined', reason: charge.standing.reason }
        : { kind: 'unknown' };
    }
    const { code, declineCode, charge } = errorIn(body);
    if (status === 402) {
      const reason = declineOf(declineCode, code);
      return charge === undefined ? { kind: 'declined', reason } : this.#declined(charge as ProcessorCharge, reason);
    }
    if (doubtful || status < 400) return { kind: 'unknown' };
    return { kind: 'declined', reason: refusalOf(code) };
  }

  /** 402 is no proof that nothing was taken: the charge that it names is looked at, and given back if it stands. */
  async #declined(charge: ProcessorCharge, reason: Declined['reason']): Promise<Declined | Unknown> {
    const { kind } = await this.#undone(charge);
    return kind === 'unknown'
      ? { kind: 'unknown', processorCharge: `${UNDO}${charge}` as ProcessorCharge }
      : { kind: 'declined', reason };
  }

  async #undone(id: ProcessorCharge): Promise<Settlement> {
    const charge: ChargeView | 'none' | 'unknown' = await this.#lookup.byId(id);
    if (charge === 'unknown' || (charge !== 'none' && charge.standing.kind === 'open')) return { kind: 'unknown' };
    if (charge === 'none') return { kind: 'declined', reason: 'declined' };
    if (charge.standing.kind === 'failed') return { kind: 'declined', reason: charge.standing.reason };
    if (charge.standing.kind === 'given-back') return { kind: 'voided' };
    return { kind: (await this.#giveBack(id)) === 'released' ? 'voided' : 'unknown' };
  }

  /** Clover has no other way to let go of a charge than to refund it whole. */
  async #giveBack(id: ProcessorCharge): Promise<'released' | 'unknown'> {
    const answer = await this.#client.ask({
      method: 'POST',
      path: '/v1/refunds',
      body: { charge: id },
      key: keyOf('release', id),
    });
    if (answer.kind === 'answered' && answer.status === 200) return 'released';
    const charge = await this.#lookup.byId(id);
    if (charge === 'unknown') return 'unknown';
    const gone = charge === 'none' || charge.standing.kind === 'given-back' || charge.standing.kind === 'failed';
    return gone ? 'released' : 'unknown';
  }
}
