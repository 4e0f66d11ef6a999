import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IntelligentSchedulerViewModel } from '@portico/view-models/scheduling';
import { schedulingFixture } from '@portico/view-models/scheduling/testing';
import { benAtPena, pena, visit } from '@portico/services/kernel/testing';
import { failed } from '@portico/domain/kernel';
import type { Question } from '@portico/domain/scheduling';
import { sample } from '@portico/domain/scheduling/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { IntelligentSchedulerScreen } from './intelligent-scheduler-screen.tsx';
import { chooseWords } from './add-appointment.messages.ts';
import { guidedWords } from './intelligent-scheduler.messages.ts';

beforeEach(cleanup);

const first: Question = {
  id: 'urgent',
  text: { en: 'Chest pain?', es: '¿Dolor en el pecho?' },
  options: [
    {
      id: 'yes',
      text: { en: 'Yes', es: 'Sí' },
      leadsTo: { kind: 'notice', text: { en: 'Call 911.', es: 'Llame al 911.' } },
    },
    {
      id: 'no',
      text: { en: 'No', es: 'No' },
      leadsTo: {
        id: 'what',
        text: { en: 'What for?', es: '¿Para qué?' },
        options: [
          {
            id: 'check',
            text: { en: 'A check-up', es: 'Un chequeo' },
            leadsTo: {
              kind: 'visit-type',
              visitReason: sample.checkUp,
              video: false,
              selection: {
                providerSameAsLast: false,
                locationSameAsLast: false,
                providerPicklist: true,
                locationPicklist: true,
              },
            },
          },
        ],
      },
    },
  ],
};
const notice = { en: 'In an emergency call 911.', es: 'En una emergencia, llame al 911.' };

const show = async (language: 'en' | 'es' = 'en', fixture = schedulingFixture({ rules: { questions: first } })) => {
  const viewModel = new IntelligentSchedulerViewModel(fixture.service(), { drafts: fixture.drafts, practice: pena.id });
  const [onNext, onCancel] = [jest.fn<(path: string) => void>(), jest.fn<() => void>()];
  await viewModel.load();
  renderIn(
    language,
    <IntelligentSchedulerScreen viewModel={viewModel} onNext={onNext} onCancel={onCancel} />,
    guidedWords,
    chooseWords,
    kitWords,
    failureWords,
  );
  return { fixture, viewModel, onNext, onCancel, person: userEvent.setup() };
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the questions before booking', () => {
  it('ACC-306 ACC-308 ACC-309 ACC-310 go on with Next and Continue, and not without an answer', async () => {
    const { onNext, person } = await show();
    await screen.findByText('Chest pain?');
    expect([isOff(button('Next')), isOff(button('Back'))]).toEqual([true, true]);
    expect(missingAfterPress(button('Next'))).toEqual(['Choose an option for “Chest pain?”.']);
    // Said once, at the question, whose first answer has the focus (ADR 175).
    expect(screen.getAllByText('Choose an option for “Chest pain?”.')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
    const told = document.activeElement?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(told)?.textContent).toBe('Choose an option for “Chest pain?”.');
    await person.click(screen.getByRole('radio', { name: 'No' }));
    expect(isOff(button('Next'))).toBe(false);
    await person.click(button('Next'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 2 of 2'));
    expect([isOff(button('Continue')), isOff(button('Back'))]).toEqual([true, false]);
    await person.click(screen.getByRole('radio', { name: 'A check-up' }));
    expect(screen.getByText('Kind of visit: Check-up')).toBeDefined();
    await person.click(button('Continue'));
    expect(onNext).toHaveBeenCalledWith('/appointments/add_appointment');
  });

  it('ACC-307 ACC-311 show a running list of answers, from which Back takes one', async () => {
    const { person } = await show('es');
    await person.click(await screen.findByRole('radio', { name: 'No' }));
    expect(screen.queryByText('Sus respuestas hasta ahora')).toBeNull();
    await person.click(button('Siguiente'));
    expect(screen.getByText('Sus respuestas hasta ahora')).toBeDefined();
    expect(screen.getByRole('term').textContent).toBe('¿Dolor en el pecho?');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['No', 'Cambiar']);
    await person.click(button('Atrás'));
    expect(screen.queryByText('Sus respuestas hasta ahora')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    expect(document.activeElement?.textContent).toBe('Pregunta 1 de 2');
  });

  it('ACC-312 name the provider of the last visit where one of the answers is about them, and nowhere else', async () => {
    const selection = {
      providerSameAsLast: true,
      locationSameAsLast: true,
      providerPicklist: false,
      locationPicklist: false,
    };
    const leadsTo = { kind: 'visit-type' as const, visitReason: sample.checkUp, video: false, selection };
    const yes = { id: 'yes', text: { en: 'Yes', es: 'Sí' }, leadsTo };
    const whom = { id: 'whom', text: { en: 'The doctor you saw last time?', es: '¿El mismo médico?' }, options: [yes] };
    const tree = {
      id: 'urgent',
      text: { en: 'Chest pain?', es: '¿Dolor?' },
      options: [{ id: 'no', text: { en: 'No', es: 'No' }, leadsTo: whom }],
    };
    const fixture = schedulingFixture({ rules: { questions: tree } });
    const bookedAs = { resource: sample.oneil, visitReason: sample.checkUp };
    fixture.schedule.put(visit('last', benAtPena, -30, { status: 'COMPLETED', bookedAs }));
    const { person, viewModel } = await show('en', fixture);
    const name = viewModel.screen?.lastVisit?.provider ?? 'nobody';
    await person.click(await screen.findByRole('radio', { name: 'No' }));
    expect(screen.queryByText(/^Your last visit/)).toBeNull();
    await person.click(button('Next'));
    expect(screen.getByText(`The last visit was with ${name}.`)).toBeDefined();
  });

  it('ACC-308 are given up by Cancel', async () => {
    const { onCancel, person } = await show();
    await screen.findByText('Chest pain?');
    await person.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('ACC-321 stand below what the practice wants read, in the page, with a number that can be tapped', async () => {
    const { person } = await show('en', schedulingFixture({ rules: { questions: first, notice } }));
    await screen.findByText('Chest pain?');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const number = screen.getByRole('link', { name: '911' });
    expect(number.getAttribute('href')).toBe('tel:911');
    expect(number.closest('p')?.textContent).toBe(notice.en);
    expect(number.compareDocumentPosition(screen.getByText('Chest pain?'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await person.click(screen.getByRole('radio', { name: 'No' }));
    await person.click(button('Next'));
    expect(screen.queryByText(/In an emergency/)).toBeNull();
    await person.click(button('Back'));
    expect(screen.getByText(/In an emergency/)).toBeDefined();
  });

  it('ACC-321 end without an alarm where the practice speaks of no emergency', async () => {
    const calm = { kind: 'notice' as const, text: { en: 'Please call us.', es: 'Llámenos.' } };
    const tree = { ...first, options: [{ id: 'yes', text: { en: 'Yes', es: 'Sí' }, leadsTo: calm }] };
    const { person } = await show('en', schedulingFixture({ rules: { questions: tree } }));
    await person.click(await screen.findByRole('radio', { name: 'Yes' }));
    await person.click(button('Continue'));
    screen.getByRole('heading', { name: 'What to do now' });
    expect(screen.queryByText(/911/)).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('ACC-307 ACC-311 lead back to any of the answers, which is to be changed there', async () => {
    const { person } = await show();
    await person.click(await screen.findByRole('radio', { name: 'No' }));
    await person.click(button('Next'));
    await person.click(screen.getByRole('button', { name: 'Change: Chest pain?' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 1 of 2'));
  });

  it('ACC-307 stand above the answers so far, which move no button', async () => {
    const { person } = await show();
    await person.click(await screen.findByRole('radio', { name: 'No' }));
    await person.click(button('Next'));
    expect(button('Continue').compareDocumentPosition(screen.getByText('Your answers so far'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('ACC-306 tell how many there are at most where some ways are shorter', async () => {
    const [yes, no] = first.options;
    if (yes === undefined || no === undefined || !('options' in no.leadsTo)) throw new Error('no such options');
    const [check] = no.leadsTo.options;
    const shorter = { ...first, options: [yes, no, { ...check, id: 'short', text: { en: 'Short', es: 'Corto' } }] };
    const { person } = await show('es', schedulingFixture({ rules: { questions: shorter as Question } }));
    expect(await screen.findByText('Pregunta 1 de 2 como máximo')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'No' }));
    await person.click(button('Siguiente'));
    expect(screen.getByText('Pregunta 2 de 2')).toBeDefined();
  });

  it('ACC-321 end with the way to the practice where the portal is not the way', async () => {
    const { person } = await show('es');
    await person.click(await screen.findByRole('radio', { name: 'Sí' }));
    await person.click(button('Continuar'));
    const heading = screen.getByRole('heading', { name: 'Llame al 911 ahora' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Llame al 911.');
    expect(screen.getByRole('link', { name: 'Llamar al 911' }).getAttribute('href')).toBe('tel:911');
    const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(calls).toEqual(['tel:911', 'tel:2125550102']);
    expect(screen.queryByRole('button', { name: /Siguiente|Continuar/ })).toBeNull();
    await person.click(button('Atrás'));
    expect(screen.getByText('¿Dolor en el pecho?')).toBeDefined();
  });

  it('ACC-270 ACC-322 stop the loader where they could not be fetched, and can be asked for again', async () => {
    const fixture = schedulingFixture({ rules: { questions: first } });
    const service = fixture.service();
    let down = true;
    const flaky = {
      ...fixture,
      service: () => ({
        choices: service.choices.bind(service),
        questions: async (place: Parameters<typeof service.questions>[0]) =>
          down ? failed({ kind: 'timed-out' as const }) : service.questions(place),
        requesting: service.requesting.bind(service),
        request: service.request.bind(service),
      }),
    };
    const { person } = await show('en', flaky);
    expect((await screen.findByRole('alert')).textContent).toContain('taking longer');
    down = false;
    await person.click(button('Try again'));
    expect(await screen.findByText('Chest pain?')).toBeDefined();
  });
});
