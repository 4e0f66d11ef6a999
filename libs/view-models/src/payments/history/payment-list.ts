import { remainingAfter, type Page } from '@portico/domain/kernel';
import { shownAfter } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { LatestRequest } from '../../kernel/index.ts';
import type { PaymentEntry, PaymentHistory } from '@portico/application/payments';

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The list of payments: a few at first, more with each press, pages fetched as they are needed (`MON-181` to `MON-183`). */
export class PaymentList {
  more: MorePhase = { kind: 'idle' };
  loaded: readonly PaymentEntry[];
  page: Page<unknown>;
  presses = 0;

  readonly #history: Pick<PaymentHistory, 'more'>;
  readonly #replies: LatestRequest;

  constructor(history: Pick<PaymentHistory, 'more'>, first: Page<PaymentEntry>, replies: LatestRequest) {
    this.#history = history;
    this.#replies = replies;
    this.loaded = first.entries;
    this.page = first;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): readonly PaymentEntry[] {
    return this.loaded.slice(0, shownAfter(this.page.total, this.presses));
  }

  /** The number on the button; 0 if there is no button (`MON-182`). */
  get remaining(): number {
    return this.page.total - shownAfter(this.page.total, this.presses);
  }

  async showMore(): Promise<void> {
    if (this.remaining === 0 || this.more.kind === 'loading') return;
    const wanted = shownAfter(this.page.total, this.presses + 1);
    this.more = { kind: 'loading' };
    while (this.loaded.length < wanted && remainingAfter(this.page) > 0) {
      const answer = await this.#history.more(this.page.page + 1);
      if (this.#replies.over) return;
      if (!answer.ok) {
        runInAction(() => {
          this.more = { kind: 'failed', failure: answer.error };
        });
        return;
      }
      this.#add(answer.value);
    }
    runInAction(() => {
      this.presses += 1;
      this.more = { kind: 'idle' };
    });
  }

  /** Appends a page without duplicates: a new payment shifts the pages. */
  #add(further: Page<PaymentEntry>): void {
    runInAction(() => {
      const seen = new Set(this.loaded.map(({ charge }) => charge));
      this.loaded = [...this.loaded, ...further.entries.filter(({ charge }) => !seen.has(charge))];
      this.page = further;
    });
  }
}
