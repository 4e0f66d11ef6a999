import { LinkFinder } from '@portico/services/access';
import { issueCapability } from '@portico/domain/access';
import type { CapabilityId, Instant, Language } from '@portico/domain/kernel';
import type { SurveyId } from '@portico/domain/surveys';
import { MemorySurveyStore, sampleRules, sampleSurvey } from '@portico/domain/surveys/testing';
import { Drafts } from '../../kernel/index.ts';
import { ana, anaAtMesa, callOf, mesa, noon, baseFixture, visit } from '@portico/services/kernel/testing';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { GuestSurveysService, SurveysService } from '@portico/services/surveys';
import { SurveyViewModel, type SurveyTools } from '../survey.view-model.ts';
import type { NamedSurvey, Surveys } from '@portico/application/surveys';

export const [overall, listened, waited, more] = sampleSurvey.questions.map((question) => ({
  ...question,
  text: 'Asked',
}));
export const surveyId = 'survey.mesa.over' as SurveyId;
export const named: NamedSurvey = { kind: 'survey', uuid: surveyId };

/** Ana had a visit two hours ago at a practice that asks about it. */
export const surveyFixture = () => {
  const parts = baseFixture();
  parts.schedule.put(visit('over', anaAtMesa, -2, { status: 'COMPLETED' }));
  const surveyStore = new MemorySurveyStore(parts.schedule);
  surveyStore.put(mesa.id, [sampleSurvey], sampleRules);
  const deps = { ...parts, surveyStore };
  const analytics = new MemoryAnalytics();
  const drafts = new Drafts(() => ({ person: 'ana', place: 'mesa' }));
  const own = new SurveysService(deps.surveyStore, deps.practices, deps.activityLog, callOf(ana, mesa));
  let isDown = false;
  /** The same service, as long as the network is there. */
  const surveys: Surveys = {
    surveys: (one) => own.surveys(one),
    next: async (post) => (isDown ? { ok: false, error: { kind: 'unreachable' } } : own.next(post)),
    leave: async (data) => (isDown ? { ok: false, error: { kind: 'unreachable' } } : own.leave(data)),
  };
  const opened = async (tools: Partial<SurveyTools> = {}): Promise<SurveyViewModel> => {
    const viewModel = new SurveyViewModel({ surveys, named, analytics, draft: drafts.of('survey'), ...tools });
    await viewModel.load();
    return viewModel;
  };
  const link = async (resource: string = surveyId, chart = anaAtMesa) => {
    const { code, hash } = parts.codes.link();
    const id = parts.codes.newId() as CapabilityId;
    const right = { purpose: 'guest-survey', ...chart, resource } as const;
    await parts.capabilities.add(issueCapability(right, { id, code: hash, now: noon }));
    return { surveyHash: code, userId: chart.patient as string };
  };
  return {
    ...deps,
    analytics,
    drafts,
    own,
    opened,
    link,
    goDown: (down: boolean) => (isDown = down),
    byLink: (by: { surveyHash: string; userId: string }, now: Instant = noon, language: Language = 'en') =>
      new GuestSurveysService(
        new LinkFinder(deps.capabilities, deps.codes, deps.tries),
        deps.surveyStore,
        deps.practices,
        deps.activityLog,
        deps.withheldAt,
        { now, language },
        by,
      ),
    kept: async () => (await surveyStore.survey(anaAtMesa, surveyId))?.progress,
  };
};

export const rate = (viewModel: SurveyViewModel, stars: number): void => {
  if (overall === undefined || waited === undefined) throw new Error('The sample asks both.');
  viewModel.answer(overall as never, { kind: 'rating', stars });
  viewModel.answer(waited as never, { kind: 'choice', option: 'short' });
};

/** Once everything that was begun has ended. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
