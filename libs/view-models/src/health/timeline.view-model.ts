import {
  mostOfTimelinePage,
  timelinePageSize,
  type Timeline,
  type TimelineFilter,
  type TimelinePage,
} from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import type { EntryRef } from '@portico/domain/health';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** `page` has the entries of all pages that were loaded. */
  | { readonly kind: 'ready'; readonly page: TimelinePage; readonly more: MorePhase };

/** What can be chosen from: the sections and the years of the record. */
type Choices = Pick<TimelinePage, 'sections' | 'span'>;

/** The record in the order of time, loaded page by page, as its filter says. */
export class TimelineViewModel {
  phase: Phase = { kind: 'loading' };
  filter: TimelineFilter;
  /** As the last answer said them; none until there was one. */
  choices: Choices = { sections: [] };
  /** The first entry of the page that was asked for last; none on the first page. */
  firstOfMore: EntryRef | undefined;

  readonly #timeline: Timeline;
  readonly #replies = new LatestRequest();

  constructor(timeline: Timeline, filter: TimelineFilter) {
    this.#timeline = timeline;
    this.filter = filter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    this.firstOfMore = undefined;
    const wanted = this.#replies.expect();
    const answer = await this.#timeline.page({ ...this.filter, limit: timelinePageSize });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      const { sections, span } = answer.value;
      this.choices = { sections, ...(span === undefined ? {} : { span }) };
      this.phase = { kind: 'ready', page: answer.value, more: { kind: 'idle' } };
    });
  }

  /** Shows what another filter leaves; the same one again changes nothing. */
  async show(filter: TimelineFilter): Promise<void> {
    if (JSON.stringify(filter) === JSON.stringify(this.filter)) return;
    this.filter = filter;
    await this.load();
  }

  async loadMore(): Promise<void> {
    await this.#more(timelinePageSize, true);
  }

  /** Loads what is left, for paper; answers whether all is there. */
  async loadAll(): Promise<boolean> {
    while (this.phase.kind === 'ready' && this.phase.page.next !== undefined) {
      if (!(await this.#more(mostOfTimelinePage, false))) return false;
    }
    return this.phase.kind === 'ready';
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** Whether the next page was added. */
  async #more(limit: number, isSought: boolean): Promise<boolean> {
    const { phase } = this;
    if (phase.kind !== 'ready' || phase.page.next === undefined || phase.more.kind === 'loading') return false;
    const { page } = phase;
    this.phase = { ...phase, more: { kind: 'loading' } };
    const wanted = this.#replies.expect();
    const answer = await this.#timeline.page({ ...this.filter, limit, after: phase.page.next });
    if (!wanted()) return false;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'ready', page, more: { kind: 'failed', failure: answer.error } };
        return;
      }
      this.firstOfMore = isSought ? answer.value.entries[0]?.of : undefined;
      const added = { ...answer.value, entries: [...page.entries, ...answer.value.entries] };
      this.phase = { kind: 'ready', page: added, more: { kind: 'idle' } };
    });
    return answer.ok;
  }
}
