import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import {
  averageRating,
  cancelSurvey,
  completeSurvey,
  isWritten,
  longestText,
  parseAnswers,
  ratingsOf,
  satisfactionOf,
  startSurvey,
  unanswered,
  type Started,
  type Survey,
  type SurveyStore,
  type SurveyOutcome,
  type SurveyRules,
} from '@portico/domain/surveys';
import { log } from '../activity/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { SurveyData, SurveyNext, SurveyPost, SurveyScreen } from '@portico/application/surveys';

export interface SurveysDeps {
  readonly surveyStore: SurveyStore;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly activityLog: ActivityLog;
}

/** Takes answers on a chart, after the caller's permission was checked. */
export const surveyAnswering = (
  surveyStore: SurveyStore,
  activityLog: ActivityLog,
  call: ServiceCall,
  chart: PatientRef,
) => {
  const begun = (survey: Survey, data: SurveyData): Result<Started, Failure> => {
    const answers = parseAnswers(survey.questions, data.questionsAndAnswers);
    if (!answers.ok || survey.progress.kind === 'completed') return failed({ kind: 'bad-input' });
    return ok(startSurvey(survey.progress, answers.value));
  };

  const next = async (post: SurveyPost): ServiceResult<SurveyNext> => {
    const { uuid, version } = post.surveyData;
    const survey = await surveyStore.survey(chart, uuid, version);
    if (survey === undefined) return failed({ kind: 'not-found' });
    const rules = await surveyStore.rules(chart.practice);
    const after = (outcome: SurveyOutcome): SurveyNext => ({
      surveyNext: screenAfter(outcome, rules, post),
      ...(post.redirectToCheckout
        ? { continueCheckoutData: { redirect: checkOut, patient: chart, appointment: survey.visit.id } }
        : {}),
      status: 200,
    });
    if (survey.progress.kind === 'completed') return ok(after(survey.progress.outcome));
    const started = begun(survey, post.surveyData);
    if (!started.ok) return started;
    const outcome = outcomeOf(survey, started.value, rules, post);
    if (!outcome.ok) return outcome;
    const asksWhy = outcome.value.satisfaction === 'below' && !post.postWithNegativeFeedback;
    const progress = asksWhy ? started.value : completeSurvey(started.value, outcome.value, call.now);
    // Sent twice, or finished elsewhere meanwhile: the first answers count.
    if (!(await surveyStore.keep({ ...survey, version }, progress))) return next(post);
    await log(activityLog, call, asksWhy ? 'saved-survey' : 'answered-survey', survey.visit.id);
    if (asksWhy) return ok({ surveyNext: { kind: 'feedback' }, status: 202 });
    return ok(after(outcome.value));
  };

  return {
    next,
    leave: async (data: SurveyData): ServiceResult<void> => {
      const survey = await surveyStore.survey(chart, data.uuid, data.version);
      if (survey === undefined) return failed({ kind: 'not-found' });
      if (survey.progress.kind === 'completed') return ok(undefined);
      const started = begun(survey, data);
      if (!started.ok) return started;
      await surveyStore.keep({ ...survey, version: data.version }, cancelSurvey(started.value, call.now));
      await log(activityLog, call, 'saved-survey', survey.visit.id);
      return ok(undefined);
    },
  };
};

/** Where a survey that was part of check-out leads back to (`ACC-298`). */
const checkOut = '/appointments/check_out';

/** Computed from the answers and the practice's rules; the portal's own result is ignored. */
const outcomeOf = (
  { questions }: Survey,
  { answers }: Started,
  rules: SurveyRules,
  { postWithNegativeFeedback, surveyData: { feedback = '' } }: SurveyPost,
): Result<SurveyOutcome, Failure> => {
  if (unanswered(questions, answers).length > 0 || feedback.length > longestText) return failed({ kind: 'bad-input' });
  const average = averageRating(ratingsOf(answers));
  const satisfaction = satisfactionOf(average, rules);
  const isTold = postWithNegativeFeedback && satisfaction === 'below' && isWritten(feedback);
  return ok({
    ...(average === undefined ? {} : { averageRating: average }),
    satisfaction,
    ...(isTold ? { feedback } : {}),
  });
};

const screenAfter = (
  { satisfaction }: SurveyOutcome,
  { socialNetworkLinks }: SurveyRules,
  { enableSocialSharing }: SurveyPost,
): SurveyScreen =>
  satisfaction === 'share' && enableSocialSharing && socialNetworkLinks.length > 0
    ? { kind: 'share', socialNetworkLinks }
    : { kind: 'thanks' };
