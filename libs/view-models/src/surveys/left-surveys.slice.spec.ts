import { describe, expect, it } from '@jest/globals';
import type { AppointmentId } from '@portico/domain/kernel';
import { ana, anaAtMesa, ben, callOf, delegateFor, mesa, noon, visit } from '@portico/services/kernel/testing';
import { surveysOfVisit } from '@portico/services/surveys';
import type { CheckoutAfterSurvey } from '@portico/application/surveys';
import { overall, rate, settled, surveyId, surveyFixture } from './testing/index.ts';

describe('a survey that is left', () => {
  it('ACC-297 ACC-301 ACC-305 is canceled with what was answered; the list is asked anew, and whoever opens it finds the answers', async () => {
    const { opened, kept, analytics, own } = surveyFixture();
    const viewModel = await opened();
    viewModel.answer(overall as never, { kind: 'rating', stars: 2 });
    await viewModel.back();
    expect({ state: viewModel.state, page: viewModel.page, answersCount: viewModel.input.answers.size }).toEqual({
      state: 'cancelled',
      page: undefined,
      answersCount: 0,
    });
    expect(await kept()).toMatchObject({ kind: 'cancelled', at: noon });
    expect(analytics.told).toEqual([{ name: 'Start Survey' }, { name: 'Cancel Survey' }]);
    expect(await own.surveys()).toMatchObject({ value: { surveysSelection: [{ state: 'cancelled' }] } });
    const again = await opened();
    expect(again.input.answers.get('overall')).toEqual({ kind: 'rating', stars: 2 });
    expect(again.phase).toMatchObject({ kind: 'questions', survey: { isStarted: true } });
  });

  it('ACC-305 sends nothing where nothing was answered, or all of it was sent', async () => {
    const { opened, kept, analytics } = surveyFixture();
    (await opened()).dispose();
    expect(await kept()).toEqual({ kind: 'waiting' });
    const viewModel = await opened();
    rate(viewModel, 4);
    await viewModel.submit();
    viewModel.dispose();
    await viewModel.back();
    expect(await kept()).toMatchObject({ kind: 'completed' });
    expect(analytics.told.map(({ name }) => name)).not.toContain('Cancel Survey');
  });

  it('ACC-305 is sent also from the follow-up, and by another way out than its button', async () => {
    const { opened, kept } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 1);
    await viewModel.submit();
    viewModel.input.write('Half a sen');
    viewModel.dispose();
    await settled();
    expect(viewModel.state).toBe('cancelled');
    expect(await kept()).toMatchObject({ kind: 'cancelled' });
    // What went wrong is offered back where it was not sent.
    const again = await opened();
    await again.submit();
    expect({ phaseKind: again.phase.kind, feedback: again.input.feedback }).toEqual({
      phaseKind: 'feedback',
      feedback: 'Half a sen',
    });
  });

  it('ACC-301 is not left because it is read in another language', async () => {
    const { opened, kept, analytics } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 3);
    await viewModel.askAnew();
    await settled();
    expect(viewModel.input.answers.get('overall')).toEqual({ kind: 'rating', stars: 3 });
    expect(await kept()).toEqual({ kind: 'waiting' });
    expect(analytics.told).toEqual([{ name: 'Start Survey' }]);
  });

  it('is there with its answers when it is put up anew at once', async () => {
    const { opened } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 3);
    const arriving = opened();
    viewModel.dispose();
    await settled();
    expect((await arriving).input.answers.get('overall')).toEqual({ kind: 'rating', stars: 3 });
  });

  it('keeps what was answered as a draft where it could not be sent', async () => {
    const { opened, goDown } = surveyFixture();
    const viewModel = await opened();
    rate(viewModel, 3);
    goDown(true);
    await viewModel.back();
    goDown(false);
    const again = await opened();
    expect(again.input.answers.get('overall')).toEqual({ kind: 'rating', stars: 3 });
    expect(again.input.answers.get('waited')).toEqual({ kind: 'choice', option: 'short' });
  });
});

describe('a survey within check-out', () => {
  const visitRef = { patient: anaAtMesa, appointment: 'over' as AppointmentId };

  it('ACC-298 ACC-303 leads back to check-out, after what went wrong where something did', async () => {
    const { opened } = surveyFixture();
    const led: CheckoutAfterSurvey[] = [];
    const tools = { named: { kind: 'visit', visit: visitRef }, inCheckout: true } as const;
    const viewModel = await opened({ ...tools, onCheckOut: (goOn) => void led.push(goOn) });
    rate(viewModel, 1);
    await viewModel.submit();
    expect({ phase: viewModel.phase.kind, led }).toEqual({ phase: 'feedback', led: [] });
    await viewModel.finish();
    expect(led).toEqual([{ redirect: '/appointments/check_out', ...visitRef }]);
  });

  it('ACC-303 offers nothing to share there', async () => {
    const viewModel = await surveyFixture().opened({ inCheckout: true });
    rate(viewModel, 5);
    await viewModel.submit();
    expect(viewModel.phase).toEqual({ kind: 'done', screen: { kind: 'thanks' } });
  });

  it('APT-219 is offered while it waits, not once it is answered, and not to somebody who may not answer', async () => {
    const { opened, surveyStore } = surveyFixture();
    const offered = surveysOfVisit(surveyStore);
    const over = visit('over', anaAtMesa, -2, { status: 'COMPLETED' });
    const title = 'Su consulta';
    expect(await offered(callOf(ana, mesa), over)).toEqual({
      heading: 'Cuéntenos cómo fue',
      surveys: [{ id: surveyId, title }],
    });
    expect(await offered(callOf(ana, mesa), visit('none', anaAtMesa, 2))).toBeUndefined();
    const delegate = delegateFor(ben, anaAtMesa, 'appointments:act');
    expect(await offered({ acting: delegate, language: 'en' }, over)).toBeUndefined();
    const viewModel = await opened();
    rate(viewModel, 4);
    await viewModel.submit();
    expect(await offered(callOf(ana, mesa), over)).toEqual({ surveys: [] });
  });
});
