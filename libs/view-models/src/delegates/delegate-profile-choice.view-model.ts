import { type Failure, paths } from '@portico/application/kernel';
import type { PracticeId, ProfileId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { RepresentedPerson } from '@portico/application/access';
import type { ClientSession } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { Delegates, RepresentedPeople } from '@portico/application/delegates';
import { RepresentedPeopleViewModel } from './represented-people.view-model.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly people: readonly RepresentedPerson[]; readonly hasOwnRecords: boolean };

type Session = Pick<ClientSession, 'actingAs' | 'handover'>;

/** For whom a delegate acts from now on (`ACC-337`, `ACC-357`). */
export class DelegateProfileViewModel {
  phase: Phase = { kind: 'loading' };
  /** The represented person; undefined while the delegate acts for themselves. */
  readonly current: ProfileId | undefined;
  /** The person whose representation has just ended, if any (`ACC-340`). */
  readonly endedFor: string | undefined;
  readonly waiting: RepresentedPeopleViewModel;

  readonly #delegates: Pick<Delegates, 'profiles'>;
  readonly #session: Session;
  readonly #replies = new LatestRequest();

  constructor(delegates: Pick<Delegates, 'profiles'>, people: RepresentedPeople, session: Session) {
    this.#delegates = delegates;
    this.#session = session;
    this.waiting = new RepresentedPeopleViewModel(people);
    this.current = session.actingAs.represented?.profile;
    this.endedFor = session.handover.endedFor.take();
    makeAutoObservable(this, { waiting: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#delegates.profiles();
    if (!wanted()) return;
    if (answer.ok) this.#session.actingAs.keepDelegate(answer.value.self);
    runInAction(() => {
      this.phase = answer.ok
        ? {
            kind: 'ready',
            people: answer.value.self.people,
            hasOwnRecords: this.#session.actingAs.ownPractices.length > 0,
          }
        : { kind: 'failed', failure: answer.error };
    });
    await this.loadWaiting();
  }

  /** The list of people stands before what waits at each of them is known. */
  async loadWaiting(): Promise<void> {
    const people = this.phase.kind === 'ready' ? this.phase.people : [];
    await this.waiting.load(people.map(({ profile }) => profile));
  }

  /**
   * Stores for whom the person acts, and forgets what was open (`ACC-339`). Returns the address to load: the requested
   * one, otherwise the dashboard (`ACC-173`).
   */
  choose(person: RepresentedPerson | undefined): string {
    if (person === undefined) this.#session.actingAs.actForSelf();
    else this.#session.actingAs.actFor(person);
    this.#session.handover.switched.leave();
    return this.#session.handover.requested.take() ?? paths.dashboard;
  }

  /** Acts for the person at this practice, and returns the address of the page to load there. */
  open(person: RepresentedPerson, at: PracticeId, path: string): string {
    this.#session.actingAs.actFor(
      person,
      person.practices.find(({ id }) => id === at),
    );
    this.#session.handover.switched.leave();
    this.#session.handover.requested.take();
    return path;
  }

  dispose(): void {
    this.waiting.dispose();
    this.#replies.stop();
  }
}
