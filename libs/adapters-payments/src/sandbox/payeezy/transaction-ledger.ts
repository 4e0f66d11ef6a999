import { Bounded } from '../../wire/bounded-map.ts';
import type { PayeezyHabits } from './undocumented-behavior.ts';

export type Kind = 'authorize' | 'purchase' | 'capture' | 'refund';

/** One approved transaction. `of` is what it captures or gives back. */
export interface Transaction {
  readonly id: string;
  readonly tag: string;
  readonly kind: Kind;
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** `merchant_ref`; empty where none came. */
  readonly reference: string;
  /** `reversal_id`; empty where none came. */
  readonly reversal: string;
  readonly of?: Transaction;
  readonly later: Transaction[];
  undone: boolean;
}

/** Approved as a transaction, or refused with a code of the bank or the gateway. */
export type Entered =
  | { readonly kind: 'approved'; readonly id: string; readonly tag: string }
  | { readonly kind: 'refused'; readonly bank?: string; readonly gateway?: string };

const refused = (code: { readonly bank?: string; readonly gateway?: string }): Entered => ({
  kind: 'refused',
  ...code,
});

/** Enough for days of a demo. */
const KEPT = 20_000;

/** The processor's books. What is undone stays in them, as undone. */
export class Ledger {
  readonly #byId = new Bounded<string, Transaction>(KEPT);
  readonly #byReversal = new Bounded<string, Transaction>(KEPT);
  readonly #newName: () => { readonly id: string; readonly tag: string };
  readonly #now: () => number;
  readonly #habits: Pick<PayeezyHabits, 'batchesAfter'>;

  constructor(
    newName: () => { readonly id: string; readonly tag: string },
    now: () => number,
    habits: Pick<PayeezyHabits, 'batchesAfter'>,
  ) {
    this.#newName = newName;
    this.#now = now;
    this.#habits = habits;
  }

  get transactions(): readonly Transaction[] {
    return [...this.#byId.values()];
  }

  clear(): void {
    this.#byId.clear();
    this.#byReversal.clear();
  }

  /** Id and tag must belong together. */
  find(id: string, tag: string): Transaction | undefined {
    const found = this.#byId.get(id);
    return found?.tag === tag ? found : undefined;
  }

  first(kind: 'authorize' | 'purchase', amount: number, reference: string, reversal: string): Entered {
    return this.#enter({ kind, amount, reference }, reversal);
  }

  capture(held: Transaction, amount: number, reference: string, reversal: string): Entered {
    if (held.kind !== 'authorize') return refused({ gateway: '32' });
    if (held.undone) return refused({ bank: '305' });
    if (liveOf(held).length > 0) return refused({ bank: '264' });
    if (amount > held.amount) return refused({ bank: '306' });
    return this.#enter({ kind: 'capture', amount, reference, of: held }, reversal);
  }

  /** Refunds a purchase or a capture; an authorization stands for its capture. */
  refund(named: Transaction, amount: number, reference: string, reversal: string): Entered {
    const paid = named.kind === 'authorize' ? liveOf(named)[0] : named;
    if (paid === undefined || paid.kind === 'refund' || paid.undone) return refused({ bank: '599' });
    if (amount > paid.amount - sumOf(liveOf(paid))) return refused({ bank: '599' });
    return this.#enter({ kind: 'refund', amount, reference, of: paid }, reversal);
  }

  /** Undoes all of a transaction, once; a capture takes its authorization with it. */
  undo(transaction: Transaction, amount: number): Entered {
    if (transaction.undone) return refused({ bank: '305' });
    if (amount !== transaction.amount) return refused({ bank: '306' });
    if (liveOf(transaction).length > 0) return refused({ gateway: '24' });
    if (this.#isBatched(transaction)) return refused({ bank: '307' });
    transaction.undone = true;
    if (transaction.kind === 'capture' && transaction.of) transaction.of.undone = true;
    return { kind: 'approved', ...this.#newName() };
  }

  /** By the name that it was given when it was sent, whether or not its answer arrived. */
  undoNamed(reversal: string, amount: number): Entered {
    const found = this.#byReversal.get(reversal);
    return found === undefined ? refused({ bank: '307' }) : this.undo(found, amount);
  }

  #isBatched({ kind, at }: Transaction): boolean {
    const { batchesAfter } = this.#habits;
    return batchesAfter !== undefined && kind !== 'authorize' && this.#now() - at >= batchesAfter;
  }

  #enter(entry: Pick<Transaction, 'kind' | 'amount' | 'reference' | 'of'>, reversal: string): Entered {
    const name = this.#newName();
    const transaction: Transaction = { ...name, ...entry, at: this.#now(), reversal, later: [], undone: false };
    entry.of?.later.push(transaction);
    this.#byId.set(name.id, transaction);
    if (reversal !== '') this.#byReversal.set(reversal, transaction);
    return { kind: 'approved', ...name };
  }
}

export const liveOf = ({ later }: Transaction): readonly Transaction[] => later.filter(({ undone }) => !undone);
export const sumOf = (transactions: readonly Transaction[]): number =>
  transactions.reduce((sum, { amount }) => sum + amount, 0);
