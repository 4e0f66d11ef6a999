import type { PracticeId, VisitReasonId } from '@portico/domain/kernel';
import {
  afterQuestions,
  answerQuestion,
  backToQuestion,
  beginQuestions,
  isLastStep,
  isTreeEnd,
  stepNumber,
  type Answered,
  type NoticeEnd,
  type Question,
  type QuestionOption,
  type QuestionWay,
} from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { BookingDraft, BookingDrafts } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import type { GuidedQuestions, Scheduling } from '@portico/application/scheduling';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The practice has no questions: booking continues on the screen of choices. */
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'ready'; readonly screen: GuidedQuestions; readonly way: QuestionWay };

export interface IntelligentSchedulerTools {
  readonly drafts: BookingDrafts;
  /** The current practice if no booking was begun. */
  readonly practice: PracticeId;
}

/** The practice's questions before booking, one at a time (`APT-078` to `APT-085`, `ACC-306` to `ACC-322`). */
export class IntelligentSchedulerViewModel {
  phase: Phase = { kind: 'loading' };
  /** The selected option of this step, before it counts as an answer. */
  option: QuestionOption['id'] | undefined;
  /** The practice's notice before the questions was read. */
  noticed = false;

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

  get question(): Question | undefined {
    const at = this.#way?.at;
    return at === undefined || isTreeEnd(at) ? undefined : at;
  }

  /** The practice's notice that this cannot be booked in the portal. */
  get ending(): NoticeEnd | undefined {
    const at = this.#way?.at;
    return at !== undefined && isTreeEnd(at) && at.kind === 'notice' ? at : undefined;
  }

  /** The running list (`ACC-307`). */
  get answered(): readonly Answered[] {
    return this.#way?.answered ?? [];
  }

  get step(): number {
    return this.#way === undefined ? 1 : stepNumber(this.#way);
  }

  get canGoBack(): boolean {
    return this.answered.length > 0;
  }

  get canGoOn(): boolean {
    return this.question?.options.some(({ id }) => id === this.option) === true;
  }

  /** The last step, on which the button reads Continue (`ACC-308`). */
  get isLast(): boolean {
    return this.question !== undefined && isLastStep(this.question, this.option);
  }

  /** The visit reason that the selected option leads to directly, if any. */
  get kindAhead(): VisitReasonId | undefined {
    const ahead = this.question?.options.find(({ id }) => id === this.option)?.leadsTo;
    return ahead !== undefined && isTreeEnd(ahead) && ahead.kind === 'visit-type' ? ahead.visitReason : undefined;
  }

  /** Confirms that the practice's notice was read. */
  readNotice(): void {
    this.noticed = true;
  }

  choose(option: QuestionOption['id']): void {
    this.option = option;
  }

  /** One step forward; after the last question returns the path on which booking continues. */
  next(): string | undefined {
    const { phase, option } = this;
    if (phase.kind !== 'ready' || option === undefined || !this.canGoOn) return undefined;
    const way = answerQuestion(phase.way, option);
    if (isTreeEnd(way.at) && way.at.kind === 'visit-type') {
      const { screen } = phase;
      const { screen: next, picked } = afterQuestions(way.at, screen.lastVisit, screen.offers);
      const { start: _, ...draft } = this.#draft;
      this.#tools.drafts.keep({ ...draft, picked, answers: way.answered.map((each) => each.option.id) });
      const paths = bookingPaths(screen.way, draft);
      return next === 'available_hours' ? paths.times : paths.choose;
    }
    this.#stand(phase.screen, way);
    return undefined;
  }

  /** One step back, with the former answer selected (`ACC-310`, `ACC-311`). */
  back(): void {
    if (this.phase.kind !== 'ready') return;
    const last = this.answered.at(-1);
    this.#stand(this.phase.screen, backToQuestion(this.phase.way));
    this.option = last?.option.id;
  }

  /** Abandons the booking (`ACC-308`). */
  cancel(): void {
    this.#tools.drafts.clear();
  }

  dispose(): void {
    this.#replies.stop();
  }

  get #way(): QuestionWay | undefined {
    return this.phase.kind === 'ready' ? this.phase.way : undefined;
  }

  get #draft(): BookingDraft {
    return this.#tools.drafts.current ?? { practice: this.#tools.practice, picked: {} };
  }

  /** Starts at the first question and restores earlier answers up to the last one, which can be changed. */
  #begin(screen: GuidedQuestions, first: Question): void {
    const before = this.#draft.answers ?? [];
    this.noticed = screen.notice === undefined || before.length > 0;
    this.#stand(screen, before.slice(0, -1).reduce(answerQuestion, beginQuestions(first)));
    this.option = before.at(-1);
  }

  #stand(screen: GuidedQuestions, way: QuestionWay): void {
    this.phase = { kind: 'ready', screen, way };
    this.option = undefined;
  }
}
