import type { PracticeDirectory } from '@portico/domain/practices';
import type { ActivityLog } from '@portico/domain/activity';
import { can } from '@portico/domain/access';
import { failed, ok, samePatient, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Survey, SurveyStore } from '@portico/domain/surveys';
import { log } from '../activity/index.ts';
import { allowedChart, allowedCharts, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { pageOf } from './survey-page.ts';
import { surveyAnswering } from './survey-answering.ts';
import type {
  NamedSurvey,
  SurveyData,
  SurveyNext,
  SurveyPost,
  Surveys,
  SurveysPage,
} from '@portico/application/surveys';

interface Found {
  readonly chart: PatientRef;
  readonly surveys: readonly Survey[];
}

/** A signed-in person's surveys, on their own chart or on one that they act for. */
export class SurveysService implements Surveys {
  readonly #surveyStore: SurveyStore;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    surveyStore: SurveyStore,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#surveyStore = surveyStore;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async surveys(named?: NamedSurvey): ServiceResult<SurveysPage> {
    const found = await this.#found(named);
    if (!found.ok) return found;
    const { chart, surveys } = found.value;
    const [rules, [practice]] = await Promise.all([
      this.#surveyStore.rules(chart.practice),
      this.#practices.practices([chart.practice]),
      log(this.#activityLog, this.#call, 'viewed-surveys'),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    return ok(pageOf(surveys, rules, practice, { language: this.#call.language, isGuest: false }));
  }

  async next(post: SurveyPost): ServiceResult<SurveyNext> {
    const chart = this.#allowed(chartIn(post.surveyData));
    return chart.ok ? surveyAnswering(this.#surveyStore, this.#activityLog, this.#call, chart.value).next(post) : chart;
  }

  async leave(surveyData: SurveyData): ServiceResult<void> {
    const chart = this.#allowed(chartIn(surveyData));
    return chart.ok
      ? surveyAnswering(this.#surveyStore, this.#activityLog, this.#call, chart.value).leave(surveyData)
      : chart;
  }

  #allowed(chart: PatientRef): Result<PatientRef, Failure> {
    const isAllowed = can(this.#call.acting, 'forms:act', { kind: 'chart', chart });
    return isAllowed ? ok(chart) : failed({ kind: 'not-found' });
  }

  /** Open surveys at the person's current practice, or the one with this id, wherever they may answer it. */
  async #found(named: NamedSurvey | undefined): Promise<Result<Found, Failure>> {
    if (named === undefined) {
      const chart = allowedChart(this.#call, 'forms:act');
      return chart.ok
        ? ok({ chart: chart.value, surveys: await this.#surveyStore.open(chart.value, this.#call.now) })
        : chart;
    }
    for (const chart of allowedCharts(this.#call, 'forms:act')) {
      const survey = await surveyNamed(this.#surveyStore, chart, named);
      if (survey !== undefined) return ok({ chart, surveys: [survey] });
    }
    return failed({ kind: 'not-found' });
  }
}

const surveyNamed = async (system: SurveyStore, chart: PatientRef, named: NamedSurvey): Promise<Survey | undefined> => {
  if (named.kind === 'survey') return system.survey(chart, named.uuid);
  return samePatient(chart, named.visit.patient) ? system.ofVisit(chart, named.visit.appointment) : undefined;
};

const chartIn = ({ practiceId: practice, patientId: patient }: SurveyData): PatientRef => ({ practice, patient });
