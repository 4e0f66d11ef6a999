import { makeAutoObservable, runInAction } from 'mobx';
import { Replies, type Failure } from '../kernel/index.ts';
import type { Personal, Profile } from './profile.port.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly personal: Personal };

export class PersonalViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #profile: Profile;
  readonly #replies = new Replies();

  constructor(profile: Profile) {
    this.#profile = profile;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#profile.personal();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', personal: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
