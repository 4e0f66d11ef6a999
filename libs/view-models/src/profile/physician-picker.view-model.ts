import { physiciansPerPage, type Physician } from '@portico/domain/profile';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Profile } from '@portico/application/profile';

/** Minimum length of a search text. */
export const shortestSearch = 3;

/** Collapsed, or expanded to a search in which one physician may be selected, and then applied or canceled (`MON-325`). */
export class PhysicianPickerViewModel {
  expanded = false;
  search = '';
  found: readonly Physician[] = [];
  selected: Physician | undefined;
  /** Whether the last result was a full page, so that there may be more (`MON-326`). */
  hasMore = false;
  phase: 'idle' | 'searching' | 'found' | 'failed' = 'idle';

  readonly #profile: Pick<Profile, 'physicians'>;
  readonly #onApply: (physician: Physician) => void;
  readonly #replies = new LatestRequest();
  #page = 1;

  constructor(profile: Pick<Profile, 'physicians'>, onApply: (physician: Physician) => void) {
    this.#profile = profile;
    this.#onApply = onApply;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  expand(): void {
    this.expanded = true;
  }

  /** A new search starts at the first page (`MON-326`). */
  async type(search: string): Promise<void> {
    this.search = search;
    this.#page = 1;
    this.selected = undefined;
    if (search.trim().length >= shortestSearch) return this.#ask();
    this.#replies.expect();
    this.found = [];
    this.hasMore = false;
    this.phase = 'idle';
  }

  async more(): Promise<void> {
    if (!this.hasMore || this.phase === 'searching') return;
    this.#page += 1;
    await this.#ask();
  }

  select(physician: Physician): void {
    this.selected = physician;
  }

  apply(): void {
    if (this.selected === undefined) return;
    this.#onApply(this.selected);
    this.cancel();
  }

  cancel(): void {
    this.expanded = false;
    void this.type('');
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** A failed search shows no results (`MON-327`). */
  async #ask(): Promise<void> {
    const wanted = this.#replies.expect();
    const page = this.#page;
    this.phase = 'searching';
    const answer = await this.#profile.physicians({ search: this.search.trim(), page });
    if (!wanted()) return;
    runInAction(() => {
      const found = answer.ok ? answer.value : [];
      this.phase = answer.ok ? 'found' : 'failed';
      this.found = page === 1 ? found : [...this.found, ...found];
      this.hasMore = found.length === physiciansPerPage;
    });
  }
}
