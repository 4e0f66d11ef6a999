import type { PracticeId } from '@portico/domain/kernel';
import { afterQuestions, type Question } from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { AnswersSoFar, BookingDraft, BookingDrafts } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import type { GuidedQuestions, Scheduling } from '@portico/application/scheduling';
import { QuestionPath } from './question-path.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The practice has no questions: booking continues on the screen of choices. */
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'ready'; readonly screen: GuidedQuestions; readonly path: QuestionPath };

export interface IntelligentSchedulerTools {
  readonly drafts: BookingDrafts;
  /** The current practice if no booking was begun. */
  readonly practice: PracticeId;
}

/** The practice's questions before booking, one at a time (`APT-078` to `APT-085`, `ACC-306` to `ACC-322`). */
export class IntelligentSchedulerViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #scheduling: Scheduling;
  readonly #tools: IntelligentSchedulerTools;
  readonly #replies = new LatestRequest();

  constructor(scheduling: Scheduling, tools: IntelligentSchedulerTools) {
    this.#scheduling = scheduling;
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#scheduling.questions({ practice: this.#draft.practice });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) this.phase = { kind: 'failed', failure: answer.error };
      else if (answer.value.first === undefined) this.phase = { kind: 'nothing-asked' };
      else this.#begin(answer.value, answer.value.first);
    });
  }

  get screen(): GuidedQuestions | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen : undefined;
  }

  get path(): QuestionPath | undefined {
    return this.phase.kind === 'ready' ? this.phase.path : undefined;
  }

  /** One step forward; after the last question returns the path on which booking continues. */
  next(): string | undefined {
    if (this.phase.kind !== 'ready') return undefined;
    const { screen, path } = this.phase;
    const answered = path.next();
    if (answered === undefined) return undefined;
    const { end, answers } = answered;
    const { screen: next, picked } = afterQuestions(end, screen.lastVisit, screen.offers);
    const { start: _, answering: _answering, ...draft } = this.#draft;
    this.#tools.drafts.keep({ ...draft, picked, answers });
    const paths = bookingPaths(screen.way, draft);
    return next === 'available_hours' ? paths.times : paths.choose;
  }

  /** Abandons the booking (`ACC-308`). */
  cancel(): void {
    this.#tools.drafts.clear();
  }

  dispose(): void {
    this.#replies.stop();
  }

  get #draft(): BookingDraft {
    return this.#tools.drafts.current ?? { practice: this.#tools.practice, picked: {} };
  }

  /** Earlier answers are restored. */
  #begin(screen: GuidedQuestions, first: Question): void {
    const { answers = [], answering } = this.#draft;
    const option = answers.at(-1);
    const before = answering ?? { answered: answers.slice(0, -1), ...(option === undefined ? {} : { option }) };
    this.phase = { kind: 'ready', screen, path: new QuestionPath(first, before, this.#keep) };
  }

  /** The page can be left, or loaded again, in the middle of the questions. */
  readonly #keep = (answering: AnswersSoFar): void => {
    this.#tools.drafts.keep({ ...this.#draft, answering });
  };
}
