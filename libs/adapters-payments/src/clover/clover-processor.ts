import type { Cents } from '@portico/domain/kernel';
import type {
  AttemptReference,
  AuthorizeOutcome,
  CardDrawn,
  CardProcessor,
  ChargeOrder,
  ChargeOutcome,
  DeclineReason,
  Installment,
  LostAttempt,
  Occasion,
  ProcessorCharge,
  RefundKnown,
  RefundOutcome,
  Settlement,
  Tokenize,
  TokenizerFacts,
} from '@portico/domain/payments';
import { chargeIn, type ChargeView } from './charge-view.ts';
import { keyOf, type CloverAnswer, type CloverClient } from './client.ts';
import { CURRENCY, NOBODYS_ADDRESS } from './timing-limits.ts';
import { takeStep } from './idempotent-step.ts';
import { CloverLookup } from './charge-lookup.ts';
import { declineOf, errorIn, refusalOf, untried } from './decline-reasons.ts';
import type { CloverSettings } from './settings.ts';
import { sourceOf } from './vault-reference.ts';

type CloverChecks = Pick<CloverSettings, 'wrongCode' | 'wrongPostalCode'>;
type Declined = Extract<ChargeOutcome, { readonly kind: 'declined' }>;
type Unknown = Extract<ChargeOutcome, { readonly kind: 'unknown' }>;

interface Placed {
  readonly kind: 'placed';
  readonly processorCharge: ProcessorCharge;
  readonly drawn?: CardDrawn;
}

/**
 * Prefix of a charge to be reversed: Clover refused it with 402 but took the money, or took another amount. It stays
 * until the reversal is certain, so that the charge is never taken for paid.
 */
const UNDO = 'undo:';

/** What Clover is told when a card on file is charged: who initiates it, and whether on an agreed date. */
const credentials: Readonly<Record<Occasion, { readonly initiator: string; readonly is_scheduled: boolean }>> = {
  payer: { initiator: 'CARDHOLDER', is_scheduled: false },
  schedule: { initiator: 'MERCHANT', is_scheduled: true },
  practice: { initiator: 'MERCHANT', is_scheduled: false },
};

const toUndo = (charge: string): Unknown => ({
  kind: 'unknown',
  processorCharge: `${UNDO}${charge}` as ProcessorCharge,
});

const installmentInfo = ({ number, of }: Installment) => ({
  bill_pay_indicator: 'Installment',
  sequence_number: number,
  total_count: of,
});

/** Takes cards by Clover's Ecommerce API. */
export class CloverProcessor implements CardProcessor {
  readonly #client: CloverClient;
  readonly #lookup: CloverLookup;
  readonly #tokenize: Tokenize;
  readonly #facts: TokenizerFacts;
  readonly #settings: CloverChecks;

  constructor(client: CloverClient, tokenize: Tokenize, facts: TokenizerFacts, settings: CloverChecks = {}) {
    this.#client = client;
    this.#settings = settings;
    this.#lookup = new CloverLookup(client);
    this.#tokenize = tokenize;
    this.#facts = facts;
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    const placed = await this.#place(order, true);
    return placed.kind === 'placed' ? { ...placed, kind: 'captured' } : placed;
  }

  async authorize(order: ChargeOrder): Promise<AuthorizeOutcome> {
    const placed = await this.#place(order, false);
    return placed.kind === 'placed' ? { ...placed, kind: 'authorised' } : placed;
  }

  async capture(
    processorCharge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    payerAddress = NOBODYS_ADDRESS,
  ): Promise<ChargeOutcome> {
    const captured: ChargeOutcome = { kind: 'captured', processorCharge };
    const outcome = await takeStep<ChargeOutcome>(this.#client, {
      operation: 'capture',
      of: reference,
      request: {
        method: 'POST',
        path: `/v1/charges/${encodeURIComponent(processorCharge)}/capture`,
        body: { amount },
        payerAddress,
      },
      done: ({ status, body }) =>
        status === 200 && chargeIn(body)?.standing.kind === 'captured' ? captured : undefined,
      // For any answer, the charge itself shows whether it was captured, before or now.
      look: async () => {
        const charge = await this.#lookup.byId(processorCharge);
        switch (charge === 'unknown' || charge === 'none' ? charge : charge.standing.kind) {
          case 'captured':
            return captured;
          case 'given-back':
          case 'failed':
          case 'none':
            return { kind: 'declined', reason: 'declined' };
          case 'authorised':
            return 'nothing';
          default:
            return 'unknown';
        }
      },
      refused: ({ status, body }) => {
        const { code, declineCode } = errorIn(body);
        return status < 400 ? undefined : { kind: 'declined', reason: declineOf(declineCode, code) };
      },
    });
    return outcome === 'unknown' ? { kind: 'unknown', processorCharge } : outcome;
  }

  async release(processorCharge: ProcessorCharge, _amount: Cents): Promise<'released' | 'unknown'> {
    return this.#giveBack(processorCharge);
  }

  async refund(
    processorCharge: ProcessorCharge,
    amount: Cents,
    reference: AttemptReference,
    { before = 0 as Cents }: RefundKnown = {},
  ): Promise<RefundOutcome> {
    const kind = await takeStep<'refunded' | 'refused'>(this.#client, {
      operation: 'refund',
      of: reference,
      request: { method: 'POST', path: '/v1/refunds', body: { charge: processorCharge, amount } },
      done: ({ status }) => (status === 200 ? 'refunded' : undefined),
      // The ledger knows what went back before: as much is nothing new, and exactly this much more is this refund.
      look: async () => {
        const charge = await this.#lookup.byId(processorCharge);
        if (charge === 'unknown' || charge === 'none') return charge === 'none' ? 'refused' : 'unknown';
        if (charge.back === before + amount) return 'refunded';
        return charge.back === before ? 'nothing' : charge.back + amount > charge.amount ? 'refused' : 'unknown';
      },
      refused: ({ status }) => (status < 400 ? undefined : 'refused'),
    });
    return { kind };
  }

  async settle(attempt: LostAttempt): Promise<Settlement> {
    const known = attempt.processorCharge;
    if (known?.startsWith(UNDO)) return this.#undone(known.slice(UNDO.length) as ProcessorCharge);
    const charge = known === undefined ? await this.#lookup.byReference(attempt) : await this.#lookup.byId(known);
    if (charge === 'unknown') return { kind: 'unknown' };
    if (charge === 'none') return { kind: 'declined', reason: 'abandoned' };
    // A charge of another amount is reversed as a whole, and so is one with a wrong code at practices that refuse it.
    const isWrong = charge.amount !== attempt.amount || this.#wrongIn(charge) !== undefined;
    if (isWrong) return this.#undone(charge.id as ProcessorCharge);
    const processorCharge = charge.id as ProcessorCharge;
    switch (charge.standing.kind) {
      case 'captured':
        return { kind: 'captured', processorCharge, ...(charge.drawn && { drawn: charge.drawn }) };
      case 'authorised':
        // An authorization that no request waits for any more.
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
    { reference, amount, source, occasion, payerAddress, installment }: ChargeOrder,
    capture: boolean,
  ): Promise<Placed | Declined | Unknown> {
    const entered =
      source.kind === 'entered' && source.card.kind === 'typed'
        ? await this.#tokenize(source.card.card, this.#facts)
        : undefined;
    if (entered?.ok === false) return { kind: 'declined', reason: untried(entered.error) };
    const card = entered?.value ?? (source.kind === 'entered' ? source.card : undefined);
    const token =
      source.kind === 'saved' ? sourceOf(source.vault) : card !== undefined && card.kind !== 'typed' ? card.token : '';
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
          stored_credentials: {
            sequence: source.first ? 'FIRST' : 'SUBSEQUENT',
            ...credentials[occasion],
            ...(installment && { installment_info: installmentInfo(installment) }),
          },
        }),
      },
    });
    return this.#judge(answer, amount, capture);
  }

  async #judge(answer: CloverAnswer, amount: Cents, capture: boolean): Promise<Placed | Declined | Unknown> {
    if (answer.kind === 'unknown') return { kind: 'unknown' };
    const { status, body, doubtful } = answer;
    if (status === 200) {
      const charge = chargeIn(body);
      if (charge !== undefined && charge.amount !== amount) return toUndo(charge.id);
      if (charge?.standing.kind === (capture ? 'captured' : 'authorised')) {
        const wrong = this.#wrongIn(charge);
        return wrong === undefined
          ? {
              kind: 'placed',
              processorCharge: charge.id as ProcessorCharge,
              ...(charge.drawn && { drawn: charge.drawn }),
            }
          : this.#declined(charge.id as ProcessorCharge, wrong);
      }
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

  /** Why a charge that was approved does not stand, by what the practice wants. */
  #wrongIn({ failedChecks }: ChargeView): DeclineReason | undefined {
    const { wrongCode, wrongPostalCode } = this.#settings;
    if (wrongCode === 'refuse' && failedChecks.includes('code')) return 'wrong-code';
    return wrongPostalCode === 'refuse' && failedChecks.includes('postal-code') ? 'wrong-postal-code' : undefined;
  }

  /** 402 is no proof that nothing was taken: the charge that it names is looked at, and given back if it stands. */
  async #declined(charge: ProcessorCharge, reason: Declined['reason']): Promise<Declined | Unknown> {
    const undone = await this.#undone(charge);
    if (undone.kind === 'unknown') return toUndo(charge);
    const isPlain = reason === 'declined' && undone.kind === 'declined';
    return { kind: 'declined', reason: isPlain ? undone.reason : reason };
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
    return takeStep<'released'>(this.#client, {
      operation: 'release',
      of: id,
      request: { method: 'POST', path: '/v1/refunds', body: { charge: id } },
      done: ({ status }) => (status === 200 ? 'released' : undefined),
      look: async () => {
        const charge = await this.#lookup.byId(id);
        if (charge === 'unknown') return 'unknown';
        const gone = charge === 'none' || charge.standing.kind === 'given-back' || charge.standing.kind === 'failed';
        return gone ? 'released' : 'nothing';
      },
      refused: () => undefined,
    });
  }
}
