import { can } from '@portico/domain/access';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Survey } from '@portico/domain/surveys';
import { log } from '../activity/index.ts';
import { allowedChart, type Answer, type Call, type Failure } from '../kernel/index.ts';
import { pageOf } from './shown-survey.ts';
import { surveyAnswering, type SurveysDeps } from './survey-answering.ts';
import type { NamedSurvey, SurveyData, SurveyNext, SurveyPost, Surveys, SurveysPage } from './surveys.port.ts';

/** Surveys of somebody who is signed in, on their own chart or on one that they act for. */
export class SurveysService implements Surveys {
  readonly #deps: SurveysDeps;
  readonly #call: Call;

  constructor(deps: SurveysDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async surveys(named?: NamedSurvey): Answer<SurveysPage> {
    const chart = named?.kind === 'visit' ? this.#allowed(named.visit.patient) : allowedChart(this.#call, 'forms:act');
    if (!chart.ok) return chart;
    const [found, rules, [practice]] = await Promise.all([
      this.#found(chart.value, named),
      this.#deps.surveyDesk.rules(chart.value.practice),
      this.#deps.practices.practices([chart.value.practice]),
      log(this.#deps.activityLog, this.#call, 'viewed-surveys'),
    ]);
    if (found === undefined || practice === undefined) return failed({ kind: 'not-found' });
    return ok(pageOf(found, rules, practice, { language: this.#call.language, isGuest: false }));
  }

  async next(post: SurveyPost): Answer<SurveyNext> {
    const chart = this.#allowed(chartIn(post.surveyData));
    return chart.ok ? surveyAnswering(this.#deps, this.#call, chart.value).next(post) : chart;
  }

  async leave(surveyData: SurveyData): Answer<void> {
    const chart = this.#allowed(chartIn(surveyData));
    return chart.ok ? surveyAnswering(this.#deps, this.#call, chart.value).leave(surveyData) : chart;
  }

  #allowed(chart: PatientRef): Result<PatientRef, Failure> {
    const isAllowed = can(this.#call.acting, 'forms:act', { kind: 'chart', chart });
    return isAllowed ? ok(chart) : failed({ kind: 'not-found' });
  }

  async #found(chart: PatientRef, named: NamedSurvey | undefined): Promise<readonly Survey[] | undefined> {
    const { surveyDesk } = this.#deps;
    if (named === undefined) return surveyDesk.open(chart, this.#call.now);
    const survey =
      named.kind === 'survey'
        ? await surveyDesk.survey(chart, named.uuid)
        : await surveyDesk.ofVisit(chart, named.visit.appointment);
    return survey && [survey];
  }
}

const chartIn = ({ practiceId: practice, patientId: patient }: SurveyData): PatientRef => ({ practice, patient });
