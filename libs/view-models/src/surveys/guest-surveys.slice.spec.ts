import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import type { SurveyId } from '@portico/domain/surveys';
import { sampleSurvey } from '@portico/domain/surveys/testing';
import type { LinkShut } from '@portico/application/guests';
import type { ServiceResult } from '@portico/application/kernel';
import type { Surveys } from '@portico/application/surveys';
import { anaAtMesa, benAtPena, mesa, noon, pena, visit } from '@portico/services/kernel/testing';
import { rate, settled, surveyFixture } from './testing/index.ts';

describe('a survey by link', () => {
  it('ACC-280 ACC-281 ACC-282 ACC-284 opens one survey for one person, and tells of the visit at which practice it was', async () => {
    const parts = surveyFixture();
    const by = await parts.link();
    const viewModel = await parts.opened({ surveys: parts.byLink(by), link: by });
    expect(viewModel.page?.guestSurveyCtx).toMatchObject({
      practiceName: mesa.name,
      practice: { id: mesa.id, phone: mesa.phone },
      analyticsIds: { practiceId: mesa.id },
    });
    expect(viewModel.page?.surveysSelection).toEqual([]);
    expect(JSON.stringify(viewModel.page)).not.toContain('Dr. Ng');
    rate(viewModel, 5);
    expect(viewModel.surveyData).toMatchObject({ surveyHash: by.surveyHash, userId: by.userId });
    await viewModel.submit();
    expect(viewModel.phase).toMatchObject({ kind: 'done', screen: { kind: 'share' } });
    expect(await parts.kept()).toMatchObject({ kind: 'completed' });
    const practiceId = mesa.id;
    expect(parts.analytics.told).toEqual([
      { name: 'Start Survey', practiceId },
      { name: 'Complete Survey', practiceId },
    ]);
    expect(parts.activityLog.entries).toMatchObject([
      { action: 'answered-survey', actorKind: 'guest', subject: anaAtMesa.patient },
    ]);
    const again = await parts.opened({ surveys: parts.byLink(by), link: by });
    expect(again.phase).toEqual({ kind: 'already-complete' });
  });

  it('ACC-299 shows the follow-up as the next view, and keeps what a guest leaves behind', async () => {
    const parts = surveyFixture();
    const by = await parts.link();
    const viewModel = await parts.opened({ surveys: parts.byLink(by), link: by });
    rate(viewModel, 2);
    await viewModel.submit();
    expect(viewModel.phase.kind).toBe('feedback');
    viewModel.dispose();
    await settled();
    expect(await parts.kept()).toMatchObject({ kind: 'cancelled' });
    // The link does not show earlier answers, since others may have the mail.
    const again = await parts.opened({ surveys: parts.byLink(by), link: by, draft: parts.drafts.of('other') });
    expect(again.input.answers.size).toBe(0);
  });

  it('is asked in another language with everything that was answered', async () => {
    const parts = surveyFixture();
    const by = await parts.link();
    const [english, spanish] = [parts.byLink(by), parts.byLink(by, noon, 'es')];
    let now: Surveys = english;
    const either: Surveys = {
      surveys: () => now.surveys(),
      next: (post) => now.next(post),
      leave: (data) => now.leave(data),
    };
    const viewModel = await parts.opened({ surveys: either, link: by });
    rate(viewModel, 5);
    now = spanish;
    await viewModel.askAnew();
    expect(viewModel.phase).toMatchObject({ kind: 'questions', survey: { title: 'Su consulta' } });
    expect(viewModel.input.answers.get('overall')).toEqual({ kind: 'rating', stars: 5 });
    await viewModel.submit();
    await viewModel.askAnew();
    expect(viewModel.phase.kind).toBe('done');
  });

  it('ACC-281 ACC-282 says why it opens nothing, and opens nothing else', async () => {
    const parts = surveyFixture();
    parts.schedule.put(visit('other', benAtPena, -3, { status: 'COMPLETED' }));
    parts.surveyStore.put(pena.id, [sampleSurvey]);
    const by = await parts.link();
    const shut = async (asked: ServiceResult<unknown, LinkShut>) => (await asked) as { error?: { why?: string } };
    const unknown = { error: { kind: 'shut', why: 'unknown' } };
    expect(await shut(parts.byLink({ ...by, surveyHash: 'made-up' }).surveys())).toMatchObject(unknown);
    expect(await shut(parts.byLink({ ...by, userId: 'somebody' }).surveys())).toMatchObject(unknown);
    expect(await shut(parts.byLink(await parts.link('survey.mesa.none')).surveys())).toMatchObject(unknown);
    expect(await shut(parts.byLink(by, plus(noon, 31 * DAY)).surveys())).toMatchObject({ error: { why: 'expired' } });
    const viewModel = await parts.opened({ surveys: parts.byLink(by), link: by });
    rate(viewModel, 4);
    const { surveyData } = viewModel;
    if (surveyData === undefined) throw new Error('There is nothing to send.');
    const other = { ...surveyData, uuid: 'survey.pena.other' as SurveyId };
    expect(await shut(parts.byLink(by).leave(other))).toMatchObject(unknown);
    await parts.capabilities.revoke('guest-survey', { chart: anaAtMesa }, plus(noon, HOUR));
    expect(await shut(parts.byLink(by).leave(surveyData))).toMatchObject({ error: { why: 'revoked' } });
  });
});
