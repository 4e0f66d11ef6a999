import { failed, MINUTE, ok, type Cents, type PracticeId, type Result } from '../../kernel/index.ts';
import type { CardRefused, EnteredCard, TokenizerFacts, VaultReference, Wallet } from '../cards/card.ts';
import type { AttemptReference, CardDrawn, DeclineReason, ProcessorCharge } from '../charge.ts';
import type {
  AuthorizeOutcome,
  CardProcessor,
  CardVault,
  ChargeOrder,
  ChargeOutcome,
  ChargeSource,
  KeptCard,
  LostAttempt,
  Merchant,
  Merchants,
  RefundOutcome,
  Settlement,
} from '../ports/card-processor.ts';
import { MemoryProcessorActivity } from './memory-processor-activity.ts';

/**
 * What goes wrong with a call: its request is lost, its answer is lost, or the request is handled after the caller has
 * given up.
 */
export type Loss = 'request-lost' | 'answer-lost' | 'late';

interface Attempt {
  readonly charge: ProcessorCharge;
  readonly reference: AttemptReference;
  readonly amount: Cents;
  approvals: number;
  held: boolean;
  captures: number;
  readonly refunds: Map<AttemptReference, Cents>;
}

/** How long an attempt that cannot be found may still be in transit. */
const onItsWay = 10 * MINUTE;

/**
 * An in-memory processor, with books of its own. Charging an attempt again charges it twice, so that tests detect double
 * charges. When settling an attempt it keeps what was captured, or takes it back if it `reverses`.
 */
export class MemoryCardProcessor implements CardProcessor, CardVault {
  /** What goes wrong with the next calls, in order; all later ones succeed. */
  readonly losses: (Loss | undefined)[] = [];
  /** How the next captures are refused, in order; all later ones succeed. */
  readonly refusedCaptures: (DeclineReason | undefined)[] = [];
  /** Cards that are declined, by their last four digits. */
  readonly declining = new Map<string, DeclineReason>();
  /** Every order as received. */
  readonly orders: ChargeOrder[] = [];
  /** The payer's network address given with every capture. */
  readonly capturedFrom: (string | undefined)[] = [];
  readonly #reverses: boolean;
  readonly #attempts = new Map<AttemptReference, Attempt>();
  readonly #refused = new Map<AttemptReference, DeclineReason>();
  readonly #onTheWay: (() => unknown)[] = [];
  readonly #usedTokens = new Set<string>();
  readonly #vault = new Set<VaultReference>();

  constructor({ reverses }: { readonly reverses: boolean } = { reverses: false }) {
    this.#reverses = reverses;
  }

  /** Handles the requests that were `late`. */
  arrive(): void {
    for (const act of this.#onTheWay.splice(0)) act();
  }

  get references(): readonly AttemptReference[] {
    return [...this.#attempts.keys()];
  }

  /** Cents taken from the card for an attempt. */
  taken(reference: AttemptReference): number {
    const attempt = this.#attempts.get(reference);
    if (attempt === undefined) return 0;
    return attempt.captures * attempt.amount - sumOf(attempt.refunds);
  }

  held(reference: AttemptReference): number {
    const attempt = this.#attempts.get(reference);
    return attempt?.held === true ? attempt.amount : 0;
  }

  approvals(reference: AttemptReference): number {
    return this.#attempts.get(reference)?.approvals ?? 0;
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    return this.#lossy<ChargeOutcome>({ kind: 'unknown' }, () => {
      const attempt = this.#attempt(order);
      if (typeof attempt === 'string') return { kind: 'declined', reason: attempt };
      attempt.captures += 1;
      return { kind: 'captured', processorCharge: attempt.charge, ...drawnOf(order) };
    });
  }

  async authorize(order: ChargeOrder): Promise<AuthorizeOutcome> {
    return this.#lossy<AuthorizeOutcome>({ kind: 'unknown' }, () => {
      const attempt = this.#attempt(order);
      if (typeof attempt === 'string') return { kind: 'declined', reason: attempt };
      attempt.held = true;
      return { kind: 'authorised', processorCharge: attempt.charge, ...drawnOf(order) };
    });
  }

  async capture(
    processorCharge: ProcessorCharge,
    _amount?: Cents,
    _reference?: AttemptReference,
    payerAddress?: string,
  ): Promise<ChargeOutcome> {
    this.capturedFrom.push(payerAddress);
    return this.#lossy<ChargeOutcome>({ kind: 'unknown' }, () => {
      const attempt = this.#byCharge(processorCharge);
      if (attempt.captures > 0) return { kind: 'captured', processorCharge };
      const refused = this.refusedCaptures.shift() ?? (attempt.held ? undefined : 'declined');
      if (refused !== undefined) return { kind: 'declined', reason: refused };
      attempt.held = false;
      attempt.captures = 1;
      return { kind: 'captured', processorCharge };
    });
  }

  async release(processorCharge: ProcessorCharge): Promise<'released' | 'unknown'> {
    return this.#lossy('unknown', () => {
      const attempt = this.#byCharge(processorCharge);
      if (attempt.captures > 0) return 'unknown';
      attempt.held = false;
      return 'released';
    });
  }

  async refund(processorCharge: ProcessorCharge, amount: Cents, reference: AttemptReference): Promise<RefundOutcome> {
    return this.#lossy<RefundOutcome>({ kind: 'unknown' }, () => {
      const { refunds, captures, amount: whole } = this.#byCharge(processorCharge);
      if (refunds.has(reference)) return { kind: 'refunded' };
      if (sumOf(refunds) + amount > captures * whole) return { kind: 'refused' };
      refunds.set(reference, amount);
      return { kind: 'refunded' };
    });
  }

  async settle({ reference, at, now }: LostAttempt): Promise<Settlement> {
    return this.#lossy<Settlement>({ kind: 'unknown' }, () => {
      const refused = this.#refused.get(reference);
      if (refused !== undefined) return { kind: 'declined', reason: refused };
      const attempt = this.#attempts.get(reference);
      if (attempt === undefined) {
        return now - at < onItsWay ? { kind: 'unknown' } : { kind: 'declined', reason: 'abandoned' };
      }
      if (attempt.captures > 0 && !this.#reverses) return { kind: 'captured', processorCharge: attempt.charge };
      attempt.held = false;
      attempt.captures = 0;
      return { kind: 'voided' };
    });
  }

  async keep(card: EnteredCard): Promise<Result<KeptCard, CardRefused>> {
    return this.#lossy<Result<KeptCard, CardRefused>>(failed({ kind: 'card-refused', reason: 'unreachable' }), () => {
      if (card.kind === 'token' && this.#usedTokens.has(card.token)) {
        return failed({ kind: 'card-refused', reason: 'number' });
      }
      if (card.kind === 'token') this.#usedTokens.add(card.token);
      const vault = `vault-${this.#vault.size}` as VaultReference;
      this.#vault.add(vault);
      if (card.kind === 'wallet') return failed({ kind: 'card-refused', reason: 'unsupported' });
      const { expiry } = card.kind === 'token' ? card.cardDetails : card.card;
      return ok({ vault, last4: last4Of({ kind: 'entered', card }), expiry });
    });
  }

  async forget(vault: VaultReference): Promise<void> {
    this.#vault.delete(vault);
  }

  #attempt(order: ChargeOrder): Attempt | DeclineReason {
    this.orders.push(order);
    const { reference, amount, source } = order;
    const reason = this.declining.get(last4Of(source)) ?? this.#useUp(source);
    if (reason !== undefined) {
      this.#refused.set(reference, reason);
      return reason;
    }
    const attempt = this.#attempts.get(reference) ?? {
      charge: `processor-${reference}` as ProcessorCharge,
      reference,
      amount,
      approvals: 0,
      held: false,
      captures: 0,
      refunds: new Map(),
    };
    attempt.approvals += 1;
    this.#attempts.set(reference, attempt);
    return attempt;
  }

  /** A token can be used once, a stored card as long as it is stored. */
  #useUp(source: ChargeSource): DeclineReason | undefined {
    if (source.kind === 'saved') return this.#vault.has(source.vault) ? undefined : 'card-gone';
    if (source.card.kind === 'typed') return undefined;
    if (this.#usedTokens.has(source.card.token)) return 'not-accepted';
    this.#usedTokens.add(source.card.token);
    return undefined;
  }

  #byCharge(processorCharge: ProcessorCharge): Attempt {
    const found = [...this.#attempts.values()].find(({ charge }) => charge === processorCharge);
    if (found === undefined) throw new Error('Bug: the processor knows no such charge.');
    return found;
  }

  #lossy<T>(nothing: T, act: () => T): T {
    const loss = this.losses.shift();
    if (loss === 'request-lost') return nothing;
    if (loss === 'late') {
      this.#onTheWay.push(act);
      return nothing;
    }
    const answer = act();
    return loss === 'answer-lost' ? nothing : answer;
  }
}

const sumOf = (amounts: ReadonlyMap<unknown, number>): number =>
  [...amounts.values()].reduce((sum, one) => sum + one, 0);

/** A wallet's card: a Visa whose last digits are those of the token. */
const drawnOf = ({ source }: ChargeOrder): { readonly drawn?: CardDrawn } =>
  source.kind === 'entered' && source.card.kind === 'wallet'
    ? { drawn: { brand: 'visa', last4: last4Of(source) } }
    : {};

const last4Of = (source: ChargeSource): string => {
  if (source.kind === 'saved') return source.cardDetails.last4;
  const { card } = source;
  if (card.kind === 'wallet') return card.token.slice(-4);
  return card.kind === 'token' ? card.cardDetails.last4 : card.card.number.slice(-4);
};

/** The processor's own fields, with the buttons of these wallets. */
export const hostedWith = (offered: readonly Wallet[]): TokenizerFacts => ({
  kind: 'clover-hosted',
  frame: '/card-frame/clover',
  sdk: 'https://checkout.example.org/sdk.js',
  key: 'public',
  merchantId: 'MERCHANT1',
  postalCode: 'none',
  wallets: { frame: '/card-frame/clover-wallets', offered },
});

/** Every practice uses the same processor, except those that take no cards. */
export class MemoryMerchants implements Merchants {
  readonly without = new Set<PracticeId>();
  readonly activity = new MemoryProcessorActivity();
  /** The wallets that every practice offers. */
  offered: readonly Wallet[] = [];
  readonly #merchant: Merchant;

  constructor(processor: CardProcessor & CardVault, execution: Merchant['execution'] = 'cloverapi') {
    const tokenizer = { kind: 'clover', address: 'https://token.example.org', key: 'public' } as const;
    this.#merchant = { execution, processor, vault: processor, activity: this.activity, tokenizer };
  }

  of(practice: PracticeId): Merchant | undefined {
    if (this.without.has(practice)) return undefined;
    return this.offered.length === 0 ? this.#merchant : { ...this.#merchant, tokenizer: hostedWith(this.offered) };
  }
}
