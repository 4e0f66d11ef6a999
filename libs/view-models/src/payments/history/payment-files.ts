import type { Result } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, FileDelivery, FileWindows } from '@portico/application/kernel';
import type { LatestRequest } from '../../kernel/index.ts';
import type { CsvWords, PaymentHistory } from '@portico/application/payments';
import { paymentsCsv } from './payments-csv.ts';

/** Identifies a file on the screen while it is loading, or after that failed. */
export type PaymentFile = `receipt:${string}` | `statement:${string}` | `year:${number}`;
export type PaymentFilePhase = { readonly kind: 'fetching' } | { readonly kind: 'failed'; readonly failure: Failure };

/** Statements, which open in a new window (`MON-186`), and receipts and yearly lists, which are saved. */
export class PaymentFiles {
  phases: ReadonlyMap<PaymentFile, PaymentFilePhase> = new Map();
  /** The browser blocked a window. */
  blocked = false;

  readonly #history: PaymentHistory;
  readonly #delivery: FileDelivery;
  readonly #windows: FileWindows;
  readonly #utf8: (text: string) => Uint8Array;
  readonly #replies: LatestRequest;

  constructor(
    history: PaymentHistory,
    delivery: FileDelivery,
    windows: FileWindows,
    utf8: (text: string) => Uint8Array,
    replies: LatestRequest,
  ) {
    this.#history = history;
    this.#delivery = delivery;
    this.#windows = windows;
    this.#utf8 = utf8;
    this.#replies = replies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async openStatement(id: string): Promise<void> {
    const key = `statement:${id}` as const;
    if (this.phases.get(key)?.kind === 'fetching') return;
    const window = this.#windows.open();
    this.blocked = window === undefined;
    if (window === undefined) return;
    const file = await this.#fetched(key, () => this.#history.statementPdf(id));
    if (file === undefined) window.close();
    else window.show(file);
  }

  dismissBlocked(): void {
    this.blocked = false;
  }

  async saveReceipt(charge: ChargeId): Promise<void> {
    const file = await this.#fetched(`receipt:${charge}`, () => this.#history.receiptPdf(charge));
    if (file !== undefined) this.#delivery.deliver(file);
  }

  async saveYear(year: number, words: CsvWords): Promise<void> {
    const entries = await this.#fetched(`year:${year}`, () => this.#history.year(year));
    if (entries === undefined) return;
    const bytes = this.#utf8(paymentsCsv(entries, words));
    this.#delivery.deliver({ name: `payments_${year}.csv`, mediaType: 'text/csv', bytes });
  }

  /** The loaded file; undefined if that failed, or it is no longer wanted. */
  async #fetched<T>(key: PaymentFile, ask: () => Promise<Result<T, Failure>>): Promise<T | undefined> {
    if (this.phases.get(key)?.kind === 'fetching') return undefined;
    this.#set(key, { kind: 'fetching' });
    const answer = await ask();
    // A file of the former practice or person must not open over the next screen.
    if (this.#replies.over) return undefined;
    this.#set(key, answer.ok ? undefined : { kind: 'failed', failure: answer.error });
    return answer.ok ? answer.value : undefined;
  }

  #set(key: PaymentFile, phase: PaymentFilePhase | undefined): void {
    runInAction(() => {
      const phases = new Map(this.phases);
      if (phase === undefined) phases.delete(key);
      else phases.set(key, phase);
      this.phases = phases;
    });
  }
}
