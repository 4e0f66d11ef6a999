import { describe, expect, it } from '@jest/globals';
import { sampleRules, sampleSurvey } from '@portico/domain/surveys/testing';
import type { SurveyPost } from '@portico/application/surveys';
import { longestText } from '@portico/domain/surveys';
import { anaAtMesa, ben, callOf, delegateFor, mesa, noon, pena } from '@portico/services/kernel/testing';
import { SurveysService } from '@portico/services/surveys';
import { SurveysViewModel } from './surveys.view-model.ts';
import { listened, more, named, rate, surveyId, surveyFixture } from './testing/index.ts';

describe('the list of surveys', () => {
  it('ACC-279 ACC-283 ACC-286 ACC-302 has those that wait, with heading, thresholds and links, in the person’s language', async () => {
    const { own } = surveyFixture();
    const viewModel = new SurveysViewModel(own);
    await viewModel.load();
    expect(viewModel.phase).toMatchObject({
      kind: 'ready',
      page: {
        surveysHeading: 'Cuéntenos cómo fue',
        surveysSelection: [{ uuid: surveyId, title: 'Su consulta', state: 'waiting', visit: { provider: 'Dr. Ng' } }],
        surveys: [{ uuid: surveyId, version: 1, surveyType: 'office-visit', isStarted: false }],
        surveyAlreadyComplete: false,
        ratingThreshold: 3_500,
        NetworkLinksRatingThreshold: 4_500,
        socialNetworkLinks: sampleRules.socialNetworkLinks,
      },
    });
  });

  it('ACC-006 is for whoever may fill in forms, and is written to the log', async () => {
    const parts = surveyFixture();
    const asDelegate = (permission: 'forms:act' | 'forms:view') =>
      new SurveysService(parts.surveyStore, parts.practices, parts.activityLog, {
        acting: delegateFor(ben, anaAtMesa, permission),
        language: 'en',
        now: noon,
      });
    expect(await asDelegate('forms:act').surveys()).toMatchObject({ ok: true });
    expect(parts.activityLog.entries).toMatchObject([{ action: 'viewed-surveys', actorKind: 'delegate' }]);
    for (const one of [undefined, named]) {
      expect(await asDelegate('forms:view').surveys(one)).toEqual({ ok: false, error: { kind: 'not-found' } });
    }
    expect(
      await new SurveysService(parts.surveyStore, parts.practices, parts.activityLog, callOf(ben, pena)).surveys(named),
    ).toMatchObject({ ok: false });
  });
});

describe('a survey', () => {
  it('ACC-285 ACC-288 ACC-293 ACC-301 is started at the first answer, sent, and completed at status 200', async () => {
    const { opened, analytics, kept, activityLog } = surveyFixture();
    const viewModel = await opened();
    expect({ viewModelState: viewModel.state, canSubmit: viewModel.canSubmit }).toEqual({
      viewModelState: 'waiting',
      canSubmit: false,
    });
    rate(viewModel, 4);
    expect({ viewModelState: viewModel.state, canSubmit: viewModel.canSubmit }).toEqual({
      viewModelState: 'started',
      canSubmit: true,
    });
    expect(viewModel.surveyData).toEqual({
      questionsAndAnswers: [
        expect.objectContaining({ questionId: 'overall', answerType: 'rating', answer: '4' }),
        expect.objectContaining({ questionId: 'listened', answer: '0' }),
        expect.objectContaining({ questionId: 'waited', answerType: 'choice', answer: 'short' }),
        expect.objectContaining({ questionId: 'more', answerType: 'text', answer: '' }),
      ],
      belowThreshold: false,
      satisfiedButNotShare: true,
      uuid: surveyId,
      version: 1,
      appointmentId: 'over',
      patientId: anaAtMesa.patient,
      practiceMgmt: 'vertex',
      practiceId: mesa.id,
      averageRating: 4_000,
      surveyType: 'office-visit',
    });
    await viewModel.submit();
    expect(viewModel.phase).toEqual({ kind: 'done', screen: { kind: 'thanks' } });
    expect(viewModel.state).toBe('completed');
    expect(await kept()).toMatchObject({
      kind: 'completed',
      outcome: { averageRating: 4_000, satisfaction: 'not-share' },
    });
    expect(analytics.told).toEqual([{ name: 'Start Survey' }, { name: 'Complete Survey' }]);
    expect(activityLog.entries.at(-1)).toMatchObject({ action: 'answered-survey', resource: 'over' });
  });

  it('ACC-294 offers the practice’s pages elsewhere to the very satisfied', async () => {
    const viewModel = await surveyFixture().opened();
    rate(viewModel, 5);
    expect(viewModel.surveyData).toMatchObject({ belowThreshold: false, satisfiedButNotShare: false });
    await viewModel.submit();
    const { socialNetworkLinks } = sampleRules;
    expect(viewModel.phase).toEqual({ kind: 'done', screen: { kind: 'share', socialNetworkLinks } });
  });

  it('ACC-294 thanks the very satisfied where the practice names no pages', async () => {
    const { opened, surveyStore } = surveyFixture();
    surveyStore.put(mesa.id, [sampleSurvey], { ...sampleRules, socialNetworkLinks: [] });
    const viewModel = await opened();
    rate(viewModel, 5);
    await viewModel.submit();
    expect(viewModel.phase).toEqual({ kind: 'done', screen: { kind: 'thanks' } });
  });

  it('takes as many words about a visit as the practice keeps, and no more', async () => {
    const { opened, own } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 1);
    const sent = (length: number) =>
      own.next({
        surveyData: { ...viewModel.surveyData, feedback: 'a'.repeat(length) },
        postWithNegativeFeedback: true,
        enableSocialSharing: true,
      } as SurveyPost);
    expect(await sent(longestText + 1)).toEqual({ ok: false, error: { kind: 'bad-input' } });
    expect(await sent(longestText)).toMatchObject({ ok: true });
  });

  it('ACC-289 ACC-291 ACC-295 ACC-296 ACC-299 asks what went wrong below the threshold, and is completed only then', async () => {
    const { opened, kept, analytics } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 1);
    expect(viewModel.surveyData).toMatchObject({ belowThreshold: true, satisfiedButNotShare: false });
    await viewModel.submit();
    expect({ phase: viewModel.phase.kind, viewModelState: viewModel.state }).toEqual({
      phase: 'feedback',
      viewModelState: 'started',
    });
    // The answers are safe already.
    expect(await kept()).toMatchObject({ kind: 'started' });
    for (const [text, canSubmit] of [
      ['', false],
      ['  \n', false],
      ['Too long.', true],
    ] as const) {
      viewModel.input.write(text);
      expect(viewModel.canSubmit).toBe(canSubmit);
    }
    await viewModel.submit();
    expect(viewModel.phase).toEqual({ kind: 'done', screen: { kind: 'thanks' } });
    expect(await kept()).toMatchObject({
      kind: 'completed',
      outcome: { satisfaction: 'below', feedback: 'Too long.' },
    });
    expect(analytics.told.at(-1)).toEqual({ name: 'Complete Survey' });
  });

  it('ends without a word where nobody wants to write one', async () => {
    const { opened, kept } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 1);
    await viewModel.submit();
    await viewModel.finish();
    expect(viewModel.state).toBe('completed');
    expect(await kept()).toMatchObject({ kind: 'completed', outcome: { satisfaction: 'below' } });
    expect(JSON.stringify(await kept())).not.toContain('feedback');
  });

  it('ACC-296 cannot be sent while a required question is open, and can without the others', async () => {
    const viewModel = await surveyFixture().opened();
    viewModel.answer(listened as never, { kind: 'rating', stars: 5 });
    viewModel.answer(more as never, { kind: 'text', text: 'Thanks' });
    expect(viewModel.missing.map(({ id }) => id)).toEqual(['overall', 'waited']);
    expect(viewModel.canSubmit).toBe(false);
    await viewModel.submit();
    expect(viewModel.phase.kind).toBe('questions');
    viewModel.answer(more as never, { kind: 'text', text: '   ' });
    rate(viewModel, 5);
    expect(viewModel.canSubmit).toBe(true);
    expect(viewModel.input.answers.has('more')).toBe(false);
  });

  it('says when it could not be sent, keeps everything, and sends it once more', async () => {
    const { opened, goDown, kept } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 4);
    goDown(true);
    await viewModel.submit();
    expect(viewModel.phase).toMatchObject({
      kind: 'questions',
      sending: { kind: 'failed', failure: { kind: 'unreachable' } },
    });
    expect(viewModel.state).toBe('started');
    goDown(false);
    if (viewModel.phase.kind === 'questions' && viewModel.phase.sending.kind === 'failed') {
      await viewModel.phase.sending.again();
    }
    expect(viewModel.state).toBe('completed');
    expect(await kept()).toMatchObject({ kind: 'completed' });
  });

  it('ACC-301 thanks and shows no form where it is complete already, and changes nothing when it is sent once more', async () => {
    const { opened, own, kept } = surveyFixture();
    const [first, second] = [await opened(), await opened()];
    rate(first, 5);
    rate(second, 1);
    await first.submit();
    const before = await kept();
    await second.submit();
    expect(second.phase).toMatchObject({ kind: 'done' });
    expect(await kept()).toEqual(before);
    expect((await opened()).phase).toEqual({ kind: 'already-complete' });
    expect(await own.surveys(named)).toMatchObject({ value: { surveyAlreadyComplete: true, surveys: [] } });
  });

  it('reckons on the gateway, whatever the portal says of the ratings', async () => {
    const { own, opened, kept } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 1);
    const { surveyData } = viewModel;
    if (surveyData === undefined) throw new Error('There is nothing to send.');
    const post = {
      surveyData: { ...surveyData, belowThreshold: false, averageRating: 5_000 as never, feedback: 'x' },
      postWithNegativeFeedback: false,
      socialNetworkLinks: [],
      enableSocialSharing: true,
      inCheckout: false,
      redirectToCheckout: false,
    };
    expect(await own.next(post)).toMatchObject({ value: { surveyNext: { kind: 'feedback' }, status: 202 } });
    expect(await kept()).toMatchObject({ kind: 'started' });
    const open = { ...post, surveyData: { ...post.surveyData, questionsAndAnswers: [] } };
    expect(await own.next(open)).toEqual({ ok: false, error: { kind: 'bad-input' } });
  });
});
