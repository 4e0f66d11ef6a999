import type { Doer } from '@portico/domain/activity';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { ActivityHistory, ActivityLine, ActivityPerson } from '@portico/application/activity';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'ready';
      readonly lines: readonly ActivityLine[];
      readonly older?: string;
      readonly more: MorePhase;
    };

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The activity log, newest first, loaded page by page, of everyone or one person (`ACC-124`). */
export class ActivityHistoryViewModel {
  phase: Phase = { kind: 'loading' };
  /** All actors of the log; empty until it was loaded once. */
  people: readonly ActivityPerson[] = [];
  /** The actor whose entries are shown; all if undefined. */
  by: Doer | undefined;

  readonly #history: ActivityHistory;
  readonly #replies = new LatestRequest();

  constructor(history: ActivityHistory) {
    this.#history = history;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const { by } = this;
    const wanted = this.#replies.expect();
    const answer = await this.#history.page(by === undefined ? {} : { by });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      const { people, ...page } = answer.value;
      if (by === undefined) this.people = people;
      this.phase = { kind: 'ready', ...page, more: { kind: 'idle' } };
    });
  }

  async show(by: Doer | undefined): Promise<void> {
    this.by = by;
    await this.load();
  }

  async loadMore(): Promise<void> {
    const { phase } = this;
    if (phase.kind !== 'ready' || phase.older === undefined || phase.more.kind === 'loading') return;
    this.phase = { ...phase, more: { kind: 'loading' } };
    const wanted = this.#replies.expect();
    const answer = await this.#history.page({
      page: phase.older,
      ...(this.by === undefined ? {} : { by: this.by }),
    });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { ...phase, more: { kind: 'failed', failure: answer.error } };
        return;
      }
      const { lines, older } = answer.value;
      this.phase = {
        kind: 'ready',
        lines: [...phase.lines, ...lines],
        ...(older === undefined ? {} : { older }),
        more: { kind: 'idle' },
      };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
