import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { NoWayToShop, Shopping, ShopSignOn } from '@portico/application/payments';

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'led'; readonly address: string }
  | { readonly kind: 'failed'; readonly failure: NoWayToShop | Failure };

/** Signs a person on to the shop that sent them here, and leads back there (`MON-217`, `MON-218`). */
export class ShopSignOnViewModel {
  phase: Phase = { kind: 'asking' };

  readonly #shopping: Pick<Shopping, 'signOn'>;
  readonly #request: ShopSignOn;
  readonly #replies = new LatestRequest();

  constructor(shopping: Pick<Shopping, 'signOn'>, request: ShopSignOn) {
    this.#shopping = shopping;
    this.#request = request;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'asking' };
    const wanted = this.#replies.expect();
    const answer = await this.#shopping.signOn(this.#request);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'led', address: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
