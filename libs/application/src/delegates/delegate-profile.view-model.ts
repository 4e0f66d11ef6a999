import type { ProfileId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { RepresentedPerson, SessionKeeper } from '../access/index.ts';
import { Replies, type Failure } from '../kernel/index.ts';
import type { Delegates } from './delegates.port.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly people: readonly RepresentedPerson[]; readonly hasOwnRecords: boolean };

/** For whom a delegate acts from now on (`ACC-337`, `ACC-357`). */
export class DelegateProfileViewModel {
  phase: Phase = { kind: 'loading' };
  /** For whom they act at the moment; nobody when it is for themselves. */
  readonly current: ProfileId | undefined;
  /** For whom they act no longer, if that has just ended (`ACC-340`). */
  readonly endedFor: string | undefined;

  readonly #delegates: Pick<Delegates, 'profiles'>;
  readonly #keeper: SessionKeeper;
  readonly #replies = new Replies();

  constructor(delegates: Pick<Delegates, 'profiles'>, keeper: SessionKeeper) {
    this.#delegates = delegates;
    this.#keeper = keeper;
    this.current = keeper.represented?.profile;
    this.endedFor = keeper.takeEndedFor();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#delegates.profiles();
    if (!wanted()) return;
    if (answer.ok) this.#keeper.keepDelegate(answer.value.self);
    runInAction(() => {
      this.phase = answer.ok
        ? {
            kind: 'ready',
            people: answer.value.self.people,
            hasOwnRecords: this.#keeper.ownPractices.length > 0,
          }
        : { kind: 'failed', failure: answer.error };
    });
  }

  /**
   * Stores for whom the person acts, and forgets what was open (`ACC-339`). Answers the address to load: the one that was
   * asked for before, else the dashboard (`ACC-173`).
   */
  choose(person: RepresentedPerson | undefined): string {
    if (person === undefined) this.#keeper.actForSelf();
    else this.#keeper.actFor(person);
    this.#keeper.noteSwitch();
    return this.#keeper.takeRequested() ?? '/dashboard';
  }

  dispose(): void {
    this.#replies.stop();
  }
}
