import type { ShownQuestion, ShownSurvey } from '@portico/application/surveys';
import { isWritten, type SurveyAnswer, type SurveyAnswers } from '@portico/domain/surveys';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';
import { answersInDraft, draftOf, feedbackIn } from './survey-draft.ts';

/** The answers to a survey and the text of its follow-up, kept in a draft while they are given (`ACC-297`). */
export class SurveyInput {
  answers: SurveyAnswers = new Map();
  feedback = '';

  readonly #draft: FormDraft;
  #survey: ShownSurvey | undefined;

  constructor(draft: FormDraft) {
    this.#draft = draft;
    makeAutoObservable(this, { answers: observableRef }, { autoBind: true });
  }

  get hasFeedback(): boolean {
    return isWritten(this.feedback);
  }

  /** Starts with the draft, or with what the practice has. */
  begin(survey: ShownSurvey): void {
    const draft = this.#draft.read();
    this.#survey = survey;
    this.answers = answersInDraft(survey, draft) ?? survey.answers;
    this.feedback = feedbackIn(draft);
  }

  /** A blank text is no answer. */
  answer({ id }: Pick<ShownQuestion, 'id'>, given: SurveyAnswer): void {
    const answers = new Map(this.answers);
    if (given.kind === 'text' && !isWritten(given.text)) answers.delete(id);
    else answers.set(id, given);
    this.answers = answers;
    this.#keep();
  }

  write(feedback: string): void {
    this.feedback = feedback;
    this.#keep();
  }

  /** The follow-up is sent without a text; its draft stays until then. */
  dropFeedback(): void {
    this.feedback = '';
  }

  /** The survey is left; its draft stays. */
  clear(): void {
    this.#survey = undefined;
    this.answers = new Map();
    this.feedback = '';
  }

  #keep(): void {
    if (this.#survey !== undefined) this.#draft.keep(draftOf(this.#survey, this.answers, this.feedback));
  }
}
