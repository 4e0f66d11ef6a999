import { beforeEach, describe, expect, it } from '@jest/globals';
import { noDraft } from '@portico/view-models/kernel';
import { SurveyViewModel } from '@portico/view-models/surveys';
import type { SurveyNext, Surveys, SurveysPage } from '@portico/application/surveys';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { failed, ok, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { SurveyId } from '@portico/domain/surveys';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
import { SurveyScreen } from './index.ts';
import { followUpWords, surveyWords } from './surveys.messages.ts';

const words = [kitWords, failureWords, followUpWords, surveyWords];
const page: SurveysPage = {
  surveysHeading: 'How was it?',
  surveysSelection: [],
  surveys: [
    {
      uuid: 'a-survey' as SurveyId,
      version: 1,
      surveyType: 'office-visit',
      title: 'Your visit',
      questions: [
        { id: 'overall', kind: 'rating', text: 'Overall?', required: true },
        { id: 'more', kind: 'text', text: 'Anything else?', required: false },
      ],
      appointmentId: 'a-visit' as AppointmentId,
      patient: { practice: 'desert' as PracticeId, patient: 'ana' as PatientId },
      practiceMgmt: 'carecloud',
      isStarted: false,
      answers: new Map(),
    },
  ],
  surveyAlreadyComplete: false,
  socialNetworkLinks: [],
};

const shown = async (next: Partial<Surveys> & { readonly answer?: SurveyNext } = {}, language: 'en' | 'es' = 'en') => {
  const { answer = { surveyNext: { kind: 'thanks' }, status: 200 }, ...port } = next;
  const sent: unknown[] = [];
  const surveys: Surveys = {
    surveys: async () => ok(page),
    next: async (post) => {
      sent.push(post);
      return ok(answer);
    },
    leave: async () => ok(undefined),
    ...port,
  };
  const viewModel = new SurveyViewModel({ surveys, analytics: new MemoryAnalytics(), draft: noDraft });
  await viewModel.load();
  renderIn(language, <SurveyScreen viewModel={viewModel} />, ...words);
  return { sent, user: userEvent.setup(), viewModel };
};

beforeEach(cleanup);

describe('a survey on the screen', () => {
  it('ACC-296 is sent once its stars are given, which the keyboard can do, and says what is missing until then', async () => {
    const { user, sent } = await shown();
    const send = screen.getByRole('button', { name: 'Send answers' });
    expect(missingAfterPress(send)).toEqual(['Choose an option for “Overall?”.']);
    screen.getByText('You have 1 question left to answer.');
    const group = screen.getByRole('group', { name: 'Overall?' });
    expect(group.getAttribute('aria-describedby')).toContain(screen.getByText(/^1 star: not good/).id);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star of 5' }));
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars of 5' })).toHaveProperty('checked', true);
    await user.click(send);
    expect(sent).toMatchObject([{ surveyData: { averageRating: 3_000, belowThreshold: true } }]);
    await screen.findByRole('heading', { name: 'Thank you' });
  });

  it('ACC-295 sends what went wrong only where something was written, and ends without it too', async () => {
    const { user } = await shown({ answer: { surveyNext: { kind: 'feedback' }, status: 202 } }, 'es');
    await user.click(screen.getByRole('radio', { name: '1 estrella de 5' }));
    await user.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
    const field = await screen.findByRole('textbox', { name: '¿Qué salió mal?' });
    const send = screen.getByRole('button', { name: 'Enviar' });
    expect(isOff(send)).toBe(true);
    await user.type(field, '   ');
    expect(isOff(send)).toBe(true);
    await user.type(field, 'x');
    expect(isOff(send)).toBe(false);
    screen.getByRole('button', { name: 'Terminar sin escribir' });
  });

  it('ACC-289 is thanked for at status 200 alone: what could not be sent says so, and keeps the answers', async () => {
    const { user } = await shown({ next: async () => failed({ kind: 'unreachable' }) });
    await user.click(screen.getByRole('radio', { name: '5 stars of 5' }));
    await user.click(screen.getByRole('button', { name: 'Send answers' }));
    await screen.findByRole('alert');
    screen.getByRole('button', { name: 'Try again' });
    expect(screen.getByRole('radio', { name: '5 stars of 5' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
  });

  it('ACC-301 shows thanks and no form where it was completed before', async () => {
    await shown({ surveys: async () => ok({ ...page, surveys: [], surveyAlreadyComplete: true }) });
    screen.getByText(/^You have already answered this survey/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
