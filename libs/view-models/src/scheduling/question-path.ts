import type { VisitReasonId } from '@portico/domain/kernel';
import {
  answerQuestion,
  backToQuestion,
  beginQuestions,
  isLastStep,
  isTreeEnd,
  questionCount,
  stepNumber,
  type Answered,
  type NoticeEnd,
  type Question,
  type QuestionOption,
  type QuestionWay,
  type VisitTypeEnd,
} from '@portico/domain/scheduling';
import type { AnswersSoFar } from './booking-draft.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/** The visit type to which the questions led, and the options chosen on the way. */
export interface AnsweredQuestions {
  readonly end: VisitTypeEnd;
  readonly answers: readonly QuestionOption['id'][];
}

/** A person's way through the questions of a practice, one step at a time (`ACC-306` to `ACC-311`). */
export class QuestionPath {
  /** The selected option of this step, before it counts as an answer. */
  option: QuestionOption['id'] | undefined;
  way: QuestionWay;

  readonly #onChange: (soFar: AnswersSoFar) => void;

  /** Starts at the first question and restores earlier answers; what was selected after them can be changed. */
  constructor(first: Question, before: AnswersSoFar, onChange: (soFar: AnswersSoFar) => void = () => undefined) {
    this.way = before.answered.reduce(answerQuestion, beginQuestions(first));
    this.option = before.option;
    this.#onChange = onChange;
    makeAutoObservable(this, { way: observableRef }, { autoBind: true });
  }

  get question(): Question | undefined {
    const { at } = this.way;
    return isTreeEnd(at) ? undefined : at;
  }

  /** The practice's notice that this cannot be booked in the portal. */
  get ending(): NoticeEnd | undefined {
    const { at } = this.way;
    return isTreeEnd(at) && at.kind === 'notice' ? at : undefined;
  }

  /** The running list (`ACC-307`). */
  get answered(): readonly Answered[] {
    return this.way.answered;
  }

  get step(): number {
    return stepNumber(this.way);
  }

  /** The number of all questions, where it is known. */
  get count(): number | undefined {
    return questionCount(this.way);
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

  /** An option of this step leads to the provider of the last visit. */
  get asksForLastProvider(): boolean {
    return (
      this.question?.options.some(
        ({ leadsTo }) => isTreeEnd(leadsTo) && leadsTo.kind === 'visit-type' && leadsTo.selection.providerSameAsLast,
      ) === true
    );
  }

  /** The visit reason that the selected option leads to directly, if any. */
  get kindAhead(): VisitReasonId | undefined {
    const ahead = this.question?.options.find(({ id }) => id === this.option)?.leadsTo;
    return ahead !== undefined && isTreeEnd(ahead) && ahead.kind === 'visit-type' ? ahead.visitReason : undefined;
  }

  choose(option: QuestionOption['id']): void {
    this.option = option;
    this.#tell();
  }

  /** One step forward; after the last question returns where it led. */
  next(): AnsweredQuestions | undefined {
    const { option } = this;
    if (option === undefined || !this.canGoOn) return undefined;
    const way = answerQuestion(this.way, option);
    if (isTreeEnd(way.at) && way.at.kind === 'visit-type') {
      return { end: way.at, answers: way.answered.map((each) => each.option.id) };
    }
    this.#stand(way);
    this.#tell();
    return undefined;
  }

  /** One step back, with the former answer selected (`ACC-310`, `ACC-311`). */
  back(): void {
    const last = this.answered.at(-1);
    this.#stand(backToQuestion(this.way));
    this.option = last?.option.id;
    this.#tell();
  }

  /** Back to the question that was answered at this place, 0 being the first, with its answer selected. */
  backTo(place: number): void {
    while (this.answered.length > Math.max(0, place)) this.back();
  }

  #tell(): void {
    const answered = this.answered.map((each) => each.option.id);
    this.#onChange({ answered, ...(this.option === undefined ? {} : { option: this.option }) });
  }

  #stand(way: QuestionWay): void {
    this.way = way;
    this.option = undefined;
  }
}
