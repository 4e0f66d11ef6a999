import type { VisitReasonId } from '@portico/domain/kernel';
import {
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
  type VisitTypeEnd,
} from '@portico/domain/scheduling';
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

  /** Starts at the first question and restores earlier answers up to the last one, which can be changed. */
  constructor(first: Question, before: readonly QuestionOption['id'][]) {
    this.way = before.slice(0, -1).reduce(answerQuestion, beginQuestions(first));
    this.option = before.at(-1);
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

  choose(option: QuestionOption['id']): void {
    this.option = option;
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
    return undefined;
  }

  /** One step back, with the former answer selected (`ACC-310`, `ACC-311`). */
  back(): void {
    const last = this.answered.at(-1);
    this.#stand(backToQuestion(this.way));
    this.option = last?.option.id;
  }

  #stand(way: QuestionWay): void {
    this.way = way;
    this.option = undefined;
  }
}
