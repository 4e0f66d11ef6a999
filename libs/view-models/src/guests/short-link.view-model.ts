import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Lengthened, ShortAddresses } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'following' }
  | { readonly kind: 'leads'; readonly to: string }
  /** Shown in a toast, then back to `/` (`ACC-020`, `ACC-021`). */
  | { readonly kind: 'nowhere'; readonly why: Exclude<Lengthened['kind'], 'leads'> | Failure['kind'] };

/** How long the reason is shown before the page goes back to `/`, in milliseconds (`ACC-020`). */
export const backAfter = 2_000;

/** Follows a short link. */
export class ShortLinkViewModel {
  phase: Phase = { kind: 'following' };

  readonly #addresses: ShortAddresses;
  readonly #link: { readonly type: string; readonly hash: string };
  readonly #replies = new LatestRequest();

  constructor(addresses: ShortAddresses, link: { readonly type: string; readonly hash: string }) {
    this.#addresses = addresses;
    this.#link = link;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#addresses.lengthen(this.#link.type, this.#link.hash);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) this.phase = { kind: 'nowhere', why: answer.error.kind };
      else if (answer.value.kind === 'leads') this.phase = answer.value;
      else this.phase = { kind: 'nowhere', why: answer.value.kind };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
