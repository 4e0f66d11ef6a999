import type { SurveyStore, SurveyId } from '@portico/domain/surveys';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { ActivityLog } from '@portico/domain/activity';
import { can, judgeCapability } from '@portico/domain/access';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Caller, LinkFinder, WithheldAt } from '../access/index.ts';
import { originOf } from '../activity/index.ts';
import { actingAsGuest, chartOf } from '../guests/index.ts';
import type { LinkShut } from '@portico/application/guests';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import { pageOf } from './survey-page.ts';
import { surveyAnswering } from './survey-answering.ts';
import type {
  SurveyData,
  SurveyLink,
  SurveyNext,
  SurveyPost,
  Surveys,
  SurveysPage,
} from '@portico/application/surveys';

/** What a link opens: one survey of one person. */
interface Opened {
  readonly call: ServiceCall;
  readonly chart: PatientRef;
  readonly survey: SurveyId;
}

/**
 * Open to unauthenticated callers, who have only the link of a notification (`ACC-280`). It opens its one survey, and
 * reveals nothing of the visit but the practice.
 */
export class GuestSurveysService implements Surveys {
  readonly #linkFinder: LinkFinder;
  readonly #surveyStore: SurveyStore;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #withheldAt: WithheldAt;
  readonly #caller: Caller;
  readonly #link: SurveyLink;

  constructor(
    linkFinder: LinkFinder,
    surveyStore: SurveyStore,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    withheldAt: WithheldAt,
    caller: Caller,
    link: SurveyLink,
  ) {
    this.#linkFinder = linkFinder;
    this.#surveyStore = surveyStore;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#withheldAt = withheldAt;
    this.#caller = caller;
    this.#link = link;
  }

  async surveys(): ServiceResult<SurveysPage, LinkShut> {
    const opened = await this.#open();
    if (!opened.ok) return opened;
    const { chart, survey, call } = opened.value;
    const [found, rules, [practice]] = await Promise.all([
      this.#surveyStore.survey(chart, survey),
      this.#surveyStore.rules(chart.practice),
      this.#practices.practices([chart.practice]),
    ]);
    if (found === undefined || practice === undefined) return unknown;
    return ok(pageOf([found], rules, practice, { language: call.language, isGuest: true }));
  }

  async next(post: SurveyPost): ServiceResult<SurveyNext, LinkShut> {
    const opened = await this.#open(post.surveyData);
    if (!opened.ok) return opened;
    // A guest cannot check out.
    const ofAGuest = { ...post, inCheckout: false, redirectToCheckout: false };
    return surveyAnswering(this.#surveyStore, this.#activityLog, opened.value.call, opened.value.chart).next(ofAGuest);
  }

  async leave(surveyData: SurveyData): ServiceResult<void, LinkShut> {
    const opened = await this.#open(surveyData);
    return opened.ok
      ? surveyAnswering(this.#surveyStore, this.#activityLog, opened.value.call, opened.value.chart).leave(surveyData)
      : opened;
  }

  async #open(about?: Pick<SurveyData, 'uuid'>): Promise<Result<Opened, LinkShut | Failure>> {
    const { now, language } = this.#caller;
    const found = await this.#linkFinder.find(this.#caller, this.#link.surveyHash);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, 'guest-survey', now);
    if (verdict.kind !== 'open') return failed({ kind: 'shut', why: verdict.kind });
    const acting = actingAsGuest(verdict.capability, now, this.#withheldAt);
    const chart = chartOf(verdict.capability);
    const survey = verdict.capability.resource as SurveyId | undefined;
    if (acting === undefined || chart === undefined || survey === undefined) return unknown;
    if (chart.patient !== this.#link.userId || (about !== undefined && about.uuid !== survey)) return unknown;
    if (!can(acting, 'forms:act', { kind: 'chart', chart })) return unknown;
    return ok({ call: { acting, now, language, ...originOf(this.#caller) }, chart, survey });
  }
}

const unknown = failed({ kind: 'shut', why: 'unknown' } as const);
