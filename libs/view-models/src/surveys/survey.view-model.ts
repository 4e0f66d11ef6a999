import { unanswered, type SurveyAnswer, type SurveyState } from '@portico/domain/surveys';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LinkShut } from '@portico/application/guests';
import { LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { Analytics, Failure } from '@portico/application/kernel';
import { surveyDataOf } from './survey-submission-data.ts';
import { SurveyInput } from './survey-input.ts';
import type {
  CheckoutAfterSurvey,
  NamedSurvey,
  ShownQuestion,
  ShownSurvey,
  SurveyData,
  SurveyLink,
  SurveyNext,
  Surveys,
  SurveyScreen,
  SurveysPage,
} from '@portico/application/surveys';

type Problem = Failure | LinkShut;

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Problem }
  /** It was completed before: thanks, and no form (`ACC-301`). */
  | { readonly kind: 'already-complete' }
  /** The questions, and afterwards the follow-up: each a page of its own (`ACC-299`). */
  | { readonly kind: 'questions' | 'feedback'; readonly survey: ShownSurvey; readonly sending: Sending }
  | { readonly kind: 'done'; readonly screen: Exclude<SurveyScreen, { readonly kind: 'feedback' }> };

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: Problem; readonly again: () => Promise<void> };

export interface SurveyTools {
  readonly surveys: Surveys;
  /** Which survey; a guest's link names it. */
  readonly named?: NamedSurvey;
  readonly link?: SurveyLink;
  readonly analytics: Analytics;
  readonly draft: FormDraft;
  /** Answered as a step of check-out, which continues afterwards (`ACC-298`). */
  readonly inCheckout?: boolean;
  readonly onCheckOut?: (goOn: CheckoutAfterSurvey) => void;
}

const idle: Sending = { kind: 'idle' };

/** One survey: its questions, the follow-up after low ratings, and thanks. */
export class SurveyViewModel {
  phase: Phase = { kind: 'loading' };
  page: SurveysPage | undefined;
  /** Started at the first answer, completed at status 200, canceled when left before (`ACC-301`). */
  state: SurveyState = 'waiting';

  readonly input: SurveyInput;
  readonly #tools: SurveyTools;
  readonly #replies = new LatestRequest();

  constructor(tools: SurveyTools) {
    this.#tools = tools;
    this.input = new SurveyInput(tools.draft);
    makeAutoObservable(this, { input: false, phase: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#tools.surveys.surveys(this.#tools.named);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.#open(answer.value);
      else this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  /** The page's language changed: loads the questions in it, keeping the answers. */
  async askAnew(): Promise<void> {
    const answer = await this.#tools.surveys.surveys(this.#tools.named);
    const { phase } = this;
    if (this.#replies.over || !answer.ok || !('survey' in phase)) return;
    const survey = answer.value.surveys.find(
      ({ uuid, version }) => uuid === phase.survey.uuid && version === phase.survey.version,
    );
    if (survey === undefined) return;
    runInAction(() => {
      this.page = answer.value;
      this.phase = { ...phase, survey };
    });
  }

  answer(question: ShownQuestion, given: SurveyAnswer): void {
    if (this.phase.kind !== 'questions') return;
    this.#begin();
    this.input.answer(question, given);
  }

  /** Unanswered required questions, in the order asked. */
  get missing(): readonly ShownQuestion[] {
    return 'survey' in this.phase ? unanswered(this.phase.survey.questions, this.input.answers) : [];
  }

  /** Questions: once the required ones are answered; follow-up: once a text is entered (`ACC-295`, `ACC-296`). */
  get canSubmit(): boolean {
    if (this.phase.kind === 'questions') return this.missing.length === 0;
    return this.phase.kind === 'feedback' && this.input.hasFeedback;
  }

  /** The data to be sent now (`ACC-285`); undefined before it is loaded. */
  get surveyData(): SurveyData | undefined {
    const { phase, page } = this;
    const { answers, feedback } = this.input;
    if (!('survey' in phase) || page === undefined) return undefined;
    const { link } = this.#tools;
    return surveyDataOf(phase.survey, page, answers, { feedback, ...(link === undefined ? {} : { link }) });
  }

  async submit(): Promise<void> {
    if (this.canSubmit) await this.#send();
  }

  /** Completes the survey without the optional follow-up text. */
  async finish(): Promise<void> {
    this.input.dropFeedback();
    if (this.phase.kind === 'feedback') await this.#send();
  }

  /** Leaves the survey; the practice keeps the answers, so that it can be continued later (`ACC-297`, `ACC-305`). */
  async back(): Promise<void> {
    const isWhole = !this.input.hasFeedback;
    const leaving = this.#leave();
    this.phase = { kind: 'loading' };
    this.page = undefined;
    this.input.clear();
    // The follow-up text is not stored as an answer yet: the draft keeps it.
    if ((await leaving) && isWhole) this.#tools.draft.drop();
  }

  dispose(): void {
    this.#replies.stop();
    void this.#leave();
  }

  #open(page: SurveysPage): void {
    const [survey] = page.surveys;
    this.page = page;
    if (page.surveyAlreadyComplete) {
      this.phase = { kind: 'already-complete' };
      this.state = 'completed';
      return;
    }
    if (survey === undefined) {
      this.phase = { kind: 'failed', failure: { kind: 'not-found' } };
      return;
    }
    this.input.begin(survey);
    this.phase = { kind: 'questions', survey, sending: idle };
  }

  /** Starts at the first answer here, or continues a survey that was started before. */
  #begin(): void {
    if (this.state === 'started') return;
    this.state = 'started';
    this.#tell('Start Survey');
  }

  async #send(): Promise<void> {
    const { phase, surveyData } = this;
    if ((phase.kind !== 'questions' && phase.kind !== 'feedback') || surveyData === undefined) return;
    if (phase.sending.kind === 'sending') return;
    const { survey } = phase;
    this.#begin();
    this.phase = { ...phase, sending: { kind: 'sending' } };
    const wanted = this.#replies.expect();
    const isInCheckOut = this.#tools.inCheckout === true;
    const answer = await this.#tools.surveys.next({
      surveyData,
      postWithNegativeFeedback: phase.kind === 'feedback',
      socialNetworkLinks: this.page?.socialNetworkLinks ?? [],
      enableSocialSharing: !isInCheckOut,
      inCheckout: isInCheckOut,
      redirectToCheckout: isInCheckOut,
    });
    runInAction(() => {
      // The answers have arrived, even if the screen was left.
      if (answer.ok && answer.value.status === 200) this.#complete();
      if (!wanted()) return;
      if (answer.ok) this.#show(answer.value, survey);
      else this.phase = { ...phase, sending: { kind: 'failed', failure: answer.error, again: () => this.#send() } };
    });
  }

  #complete(): void {
    this.state = 'completed';
    this.#tools.draft.drop();
    this.#tell('Complete Survey');
  }

  #show({ surveyNext, continueCheckoutData }: SurveyNext, survey: ShownSurvey): void {
    if (surveyNext.kind === 'feedback') this.phase = { kind: 'feedback', survey, sending: idle };
    else this.phase = { kind: 'done', screen: surveyNext };
    if (continueCheckoutData !== undefined) this.#tools.onCheckOut?.(continueCheckoutData);
  }

  /** Only a started, incomplete survey is left. Returns whether the practice has it now. */
  async #leave(): Promise<boolean> {
    const { surveyData } = this;
    if (this.state !== 'started' || surveyData === undefined) return false;
    this.state = 'cancelled';
    this.#tell('Cancel Survey');
    return (await this.#tools.surveys.leave(surveyData)).ok;
  }

  #tell(name: 'Start Survey' | 'Complete Survey' | 'Cancel Survey'): void {
    const practice = this.page?.guestSurveyCtx?.analyticsIds.practiceId;
    this.#tools.analytics.tell({ name, ...(practice === undefined ? {} : { practiceId: practice }) });
  }
}
