import type { Failure } from '@portico/application/kernel';
import { mostPeopleAtOnce, type PersonOverview, type RepresentedPeople } from '@portico/application/delegates';
import type { ProfileId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

/** What waits at each of the people whom a delegate acts for; asked for a few of them at a time. */
export class RepresentedPeopleViewModel {
  isLoading = false;
  failure: Failure | undefined;
  readonly found = new Map<ProfileId, PersonOverview>();
  readonly #people: RepresentedPeople;
  readonly #replies = new LatestRequest();

  constructor(people: RepresentedPeople) {
    this.#people = people;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(profiles: readonly ProfileId[]): Promise<void> {
    const wanted = this.#replies.expect();
    this.isLoading = true;
    this.failure = undefined;
    this.found.clear();
    for (let from = 0; from < profiles.length && this.failure === undefined; from += mostPeopleAtOnce) {
      const answer = await this.#people.overview(profiles.slice(from, from + mostPeopleAtOnce));
      if (!wanted()) return;
      runInAction(() => {
        if (answer.ok) for (const one of answer.value) this.found.set(one.profile, one);
        else this.failure = answer.error;
      });
    }
    runInAction(() => {
      this.isLoading = false;
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
