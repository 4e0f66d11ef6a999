import type { Failure } from '@portico/application/kernel';
import { longestSearch, shortestSearch, type Search, type SearchAnswer } from '@portico/application/search';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'idle' | 'finding' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'found'; readonly answer: SearchAnswer };

/** A search of what a person has here. What is typed is kept nowhere. */
export class SearchViewModel {
  text = '';
  phase: Phase = { kind: 'idle' };

  readonly #search: Search;
  readonly #replies = new LatestRequest();

  constructor(search: Search) {
    this.#search = search;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canFind(): boolean {
    return [...this.text.trim()].length >= shortestSearch;
  }

  /** What was found for other words is no longer shown. */
  write(text: string): void {
    this.text = [...text].slice(0, longestSearch).join('');
    this.#replies.expect();
    this.phase = { kind: 'idle' };
  }

  async find(): Promise<void> {
    if (!this.canFind) return;
    const wanted = this.#replies.expect();
    this.phase = { kind: 'finding' };
    const answer = await this.#search.find(this.text.trim());
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'found', answer: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
