import { failed, ok, type ProfileId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Delegate, OpenedPractice, RepresentedPerson } from '@portico/application/access';
import type { ActingAs } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { DelegateLink, Delegates, HelpersOfPerson, OtherHelper } from '@portico/application/delegates';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly self: Delegate; readonly otherHelpers: readonly HelpersOfPerson[] };

/** An action that needs confirmation. */
export type ProfileQuestion =
  | { readonly kind: 'merge'; readonly from: RepresentedPerson; readonly into: RepresentedPerson }
  | { readonly kind: 'disconnect'; readonly person: RepresentedPerson; readonly practice: OpenedPractice };

type Acting = Pick<ActingAs, 'represented' | 'actForSelf' | 'keepDelegate'>;

/**
 * The people whom a delegate represents: profiles of one person can be merged, and ended ones disconnected (`ACC-357`).
 */
export class ManageProfilesViewModel {
  phase: Phase = { kind: 'loading' };
  question: ProfileQuestion | undefined;
  busy = false;
  /** Shown in a modal of its own (`ACC-358`). */
  failure: Failure | undefined;
  /** The last successful action, to be shown. */
  done: ProfileQuestion | undefined;
  /** The currently represented person was disconnected: the portal reloads. */
  left = false;

  readonly #delegates: Pick<Delegates, 'profiles' | 'merge' | 'disconnect'>;
  readonly #actingAs: Acting;
  readonly #replies = new LatestRequest();

  constructor(delegates: Pick<Delegates, 'profiles' | 'merge' | 'disconnect'>, actingAs: Acting) {
    this.#delegates = delegates;
    this.#actingAs = actingAs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get people(): readonly RepresentedPerson[] {
    return this.phase.kind === 'ready' ? this.phase.self.people : [];
  }

  /**
   * Profiles that may be the same person: a person has one chart per practice, so those without a practice in common.
   */
  partnersOf(person: RepresentedPerson): readonly RepresentedPerson[] {
    const own = new Set(person.practices.map(({ id }) => id));
    return this.people.filter(
      (other) => other.profile !== person.profile && !other.practices.some(({ id }) => own.has(id)),
    );
  }

  /** Who else helps a person at a practice; undefined where the reader may not know it (ADR 183). */
  othersAt({ profile }: RepresentedPerson, { id }: OpenedPractice): readonly OtherHelper[] | undefined {
    if (this.phase.kind !== 'ready') return undefined;
    return this.phase.otherHelpers.find((one) => one.profile === profile && one.practice === id)?.helpers;
  }

  async load(): Promise<void> {
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#delegates.profiles();
    if (!wanted()) return;
    if (answer.ok) this.#actingAs.keepDelegate(answer.value.self);
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'ready', self: answer.value.self, otherHelpers: answer.value.otherHelpers ?? [] }
        : { kind: 'failed', failure: answer.error };
    });
  }

  ask(question: ProfileQuestion | undefined): void {
    if (!this.busy) this.question = question;
  }

  async confirm(): Promise<void> {
    const { question, phase } = this;
    if (question === undefined || phase.kind !== 'ready' || this.busy) return;
    const before = this.#actingAs.represented;
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#do(question, phase.self);
    if (this.#replies.over) return;
    runInAction(() => {
      this.busy = false;
      this.question = undefined;
      if (!answer.ok) this.failure = answer.error;
      else this.done = question;
    });
    if (!answer.ok) return;
    if (before?.profile === answer.value) {
      this.#actingAs.actForSelf();
      runInAction(() => {
        this.left = true;
      });
    } else await this.load();
  }

  dismiss(): void {
    this.failure = undefined;
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** Returns the profile that was removed. */
  async #do(question: ProfileQuestion, { id: delegate }: Delegate): ServiceResult<ProfileId> {
    const linkTo = ({ id: practice, patient }: OpenedPractice): DelegateLink => ({
      delegate,
      chart: { practice, patient },
    });
    if (question.kind === 'disconnect') {
      const answer = await this.#delegates.disconnect(linkTo(question.practice));
      return answer.ok ? ok(question.person.profile) : answer;
    }
    const [from, into] = [question.from.profile, question.into.profile];
    const [first] = question.from.practices;
    if (first === undefined) return failed({ kind: 'not-found' });
    const answer = await this.#delegates.merge(linkTo(first), from, into);
    return answer.ok ? ok(answer.value === from ? into : from) : answer;
  }
}
