import type { Failure } from '@portico/application/kernel';
import type { ChosenPractice, OpenPractice, OpenPractices, Signup } from '@portico/application/signup';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Asked = Pick<Signup, 'findPractices' | 'choosePractice'>;

/** The practice that a new patient registers with: one of a list, or where there are too many, one that is searched for. */
export class PracticeChoice {
  /** The first by name, which are all of them unless they are searched. */
  listed: readonly OpenPractice[] = [];
  isSearched = false;
  search = '';
  found: OpenPractices = { practices: [], hasMore: false };
  isSearching = false;
  problem: Failure | undefined;
  chosen: Pick<OpenPractice, 'id' | 'name'> | undefined;
  /** The chosen practice keeps with its patients what they need at visits. */
  asksNeeds = false;

  readonly #signup: Asked;
  readonly #enter: (practice: string) => void;
  readonly #searches = new LatestRequest();
  readonly #choices = new LatestRequest();

  /** `enter` puts the id of the chosen practice into the form. */
  constructor(signup: Asked, enter: (practice: string) => void) {
    this.#signup = signup;
    this.#enter = enter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes in the first page, and the practice that the address named, if new patients may register with it. */
  begin(first: OpenPractices | undefined, named: ChosenPractice | undefined): void {
    this.listed = first?.practices ?? [];
    this.isSearched = first?.hasMore === true;
    if (first !== undefined) this.found = first;
    const [only, ...others] = this.listed;
    if (named !== undefined) {
      this.#take(named);
      this.asksNeeds = named.asksAccommodations;
    } else if (only !== undefined && others.length === 0 && !this.isSearched) void this.choose(only.id);
  }

  /** The practices to choose from: what was found, after the one that is chosen already. */
  get offered(): readonly OpenPractice[] {
    const { chosen, found } = this;
    if (chosen === undefined || found.practices.some(({ id }) => id === chosen.id)) return found.practices;
    return [{ cities: [], management: '', ...chosen }, ...found.practices];
  }

  /** What was typed stays where a search fails, and what was found before does not stand below it. */
  async type(search: string): Promise<void> {
    this.search = search;
    const wanted = this.#searches.expect();
    this.isSearching = true;
    const answer = await this.#signup.findPractices(search.trim());
    if (!wanted()) return;
    runInAction(() => {
      this.isSearching = false;
      this.problem = answer.ok ? undefined : answer.error;
      this.found = answer.ok ? answer.value : { practices: [], hasMore: false };
    });
  }

  searchAgain(): Promise<void> {
    return this.type(this.search);
  }

  async choose(practice: string): Promise<void> {
    const known = [...this.listed, ...this.offered].find(({ id }) => id === practice);
    const wanted = this.#take(known);
    if (known === undefined) return;
    const answer = await this.#signup.choosePractice(known.id);
    if (!wanted()) return;
    runInAction(() => {
      this.asksNeeds = answer.ok && answer.value?.asksAccommodations === true;
    });
  }

  stop(): void {
    this.#searches.stop();
    this.#choices.stop();
  }

  #take(practice: PracticeChoice['chosen']): () => boolean {
    this.chosen = practice;
    this.asksNeeds = false;
    this.#enter(practice?.id ?? '');
    return this.#choices.expect();
  }
}
