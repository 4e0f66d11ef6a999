import { canCreateSummary, summaryFormat, summaryPolling, type SummaryFields } from '@portico/domain/health';
import { addDays, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure, FileDelivery, FileWindows } from '@portico/application/kernel';
import type { CreateSummaryScreen, Summaries, SummaryPractice, CreateProblem } from '@portico/application/health';
import { SummaryList } from './summary-list.section.ts';
import { once, SummaryPoll, type PollClock, type PollEnd } from './summary-poll.ts';

export interface CreateSummaryDeps {
  readonly summaries: Summaries;
  readonly clock: PollClock;
  readonly delivery: FileDelivery;
  readonly windows: FileWindows;
  /** Opens a document that its practice keeps; false if the browser blocks it, or the address is not valid. */
  readonly openKept: (url: string) => boolean;
  /** Whether the person may have this practice mail its documents. */
  readonly mayMail: (practice: PracticeId) => boolean;
}

/** The visit that the person came from: its day and practice are filled in. */
export interface SummaryStart {
  readonly practice?: string;
  readonly day?: string;
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: CreateSummaryScreen };

/** The initial range, in days back from today. */
const usualDays = 365;

/** Creates a summary of the visits of some days (`APT-147` to `APT-161`). */
export class CreateSummaryViewModel {
  phase: Phase = { kind: 'loading' };
  fields: SummaryFields = { from: '', to: '', practice: '', format: summaryFormat };
  isCreating = false;
  /** Saved just now. */
  isDone = false;
  problem: CreateProblem | undefined;
  /** Found documents, at practices whose summaries are documents. */
  documents: SummaryList | undefined;
  /** The gateway's error messages, without duplicates. */
  told: readonly { readonly key: string; readonly text: string }[] = [];

  readonly #deps: CreateSummaryDeps;
  readonly #start: SummaryStart;
  readonly #replies = new LatestRequest();
  #toldCount = 0;
  #stopWaiting: (() => void) | undefined;

  constructor(deps: CreateSummaryDeps, start: SummaryStart = {}) {
    this.#deps = deps;
    this.#start = start;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#deps.summaries.screen();
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      this.phase = { kind: 'ready', screen: answer.value };
      const { practices } = answer.value;
      const practice = practices.find(({ id }) => id === this.#start.practice) ?? practices[0];
      if (practice === undefined) return;
      const { day } = this.#start;
      this.fields = {
        from: day ?? addDays(practice.today, -usualDays),
        to: day ?? practice.today,
        practice: practice.id,
        format: summaryFormat,
      };
    });
  }

  set(field: keyof SummaryFields, text: string): void {
    this.fields = { ...this.fields, [field]: text };
    this.problem = undefined;
    this.isDone = false;
    this.documents = undefined;
  }

  get practice(): SummaryPractice | undefined {
    if (this.phase.kind !== 'ready') return undefined;
    return this.phase.screen.practices.find(({ id }) => id === this.fields.practice);
  }

  get canCreate(): boolean {
    return !this.isCreating && canCreateSummary(this.fields);
  }

  async create(): Promise<void> {
    const { practice } = this;
    if (!this.canCreate || practice === undefined) return;
    this.isCreating = true;
    this.problem = undefined;
    this.isDone = false;
    this.documents = undefined;
    const wanted = this.#replies.expect();
    const answer = await this.#deps.summaries.create(this.fields, practice.summaries);
    if (!wanted()) return;
    if (!answer.ok) {
      this.#end(answer.error);
      return;
    }
    if (answer.value.kind === 'ccda') {
      await this.#list(practice, answer.value.visits, wanted);
      return;
    }
    const poll = new SummaryPoll(this.#deps, answer.value.job, summaryPolling.tries, this.#ended);
    this.#stopWaiting = () => poll.stop();
  }

  forget(key: string): void {
    this.told = this.told.filter((each) => each.key !== key);
  }

  dispose(): void {
    this.#replies.stop();
    this.#stopWaiting?.();
    this.documents?.dispose();
  }

  async #list(practice: SummaryPractice, visits: readonly AppointmentId[], wanted: () => boolean): Promise<void> {
    const listed = await this.#deps.summaries.listed(practice.id, visits);
    if (!wanted()) return;
    if (!listed.ok) {
      this.#end(listed.error);
      return;
    }
    this.#end();
    runInAction(() => {
      const { id, patient } = practice;
      const shown = { documents: listed.value, mayMail: this.#deps.mayMail(id) };
      this.documents = new SummaryList(this.#deps, { practice: id, patient }, shown);
    });
  }

  readonly #ended = (end: PollEnd): void => {
    switch (end.kind) {
      case 'file':
        this.#deps.delivery.deliver(end.file);
        this.#stopWaiting = once(this.#deps.clock, summaryPolling.afterDownload, () => {
          this.#end();
          runInAction(() => {
            this.isDone = true;
          });
        });
        return;
      case 'kept':
        this.#end(this.#deps.openKept(end.url) ? undefined : { kind: 'blocked' });
        return;
      case 'told':
        this.#end();
        runInAction(() => {
          this.#toldCount += 1;
          this.told = [...this.told, { key: String(this.#toldCount), text: end.message }];
        });
        return;
      case 'not-asked':
        this.#end(end.failure);
        return;
      case 'not-ready':
        this.#end(end);
    }
  };

  #end(problem?: CreateProblem): void {
    runInAction(() => {
      this.isCreating = false;
      this.problem = problem;
    });
  }
}
