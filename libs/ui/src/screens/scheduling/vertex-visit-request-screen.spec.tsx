import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { VertexRequestViewModel } from '@portico/view-models/scheduling';
import type { Scheduling } from '@portico/application/scheduling';
import { schedulingFixture } from '@portico/view-models/scheduling/testing';
import { benAtMesa, mesa, pena, visit } from '@portico/services/kernel/testing';
import { failed, ok, type AppointmentId } from '@portico/domain/kernel';
import { sample } from '@portico/domain/scheduling/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { chooseWords } from './add-appointment.messages.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './requested-modal.tsx';
import { VertexRequestScreen } from './vertex-visit-request-screen.tsx';
import { requestWords } from './vertex-visit-request.messages.ts';
import { preferenceBoxWords, preferenceGroupWords, preferenceWords } from '../appointments/index.ts';

beforeEach(cleanup);

const offer = { resource: sample.oneil, visitReason: sample.checkUp, location: sample.harbor };

const show = async (
  language: 'en' | 'es' = 'en',
  {
    practice = mesa.id,
    port,
    replaces,
    fixture = schedulingFixture(),
  }: {
    readonly practice?: typeof mesa.id;
    readonly port?: Scheduling;
    readonly replaces?: AppointmentId;
    readonly fixture?: ReturnType<typeof schedulingFixture>;
  } = {},
) => {
  const viewModel = new VertexRequestViewModel(port ?? fixture.service(), {
    drafts: fixture.drafts,
    draft: { practice, picked: offer, ...(replaces === undefined ? {} : { replaces }) },
    randomUuid: () => 'key',
  });
  const [onBack, onDone] = [jest.fn<(path: string) => void>(), jest.fn<() => void>()];
  await viewModel.load();
  renderIn(
    language,
    <VertexRequestScreen viewModel={viewModel} onBack={onBack} onDone={onDone} />,
    requestWords,
    preferenceGroupWords,
    preferenceBoxWords,
    preferenceWords,
    chooseWords,
    kitWords,
    failureWords,
  );
  return { fixture, viewModel, onBack, onDone, person: userEvent.setup() };
};
const boxes = (group: string): readonly (string | null)[] =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent ?? null);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Request a visit' });

describe('the request for a visit', () => {
  it.each([
    [false, /when you can come/],
    [true, /when a video visit suits you/],
  ])(
    'names the office and its street, and asks to come, only where somebody comes: by video %s',
    async (video, lead) => {
      const fixture = schedulingFixture();
      const service = fixture.service();
      const port: Scheduling = {
        choices: service.choices.bind(service),
        request: service.request.bind(service),
        questions: service.questions.bind(service),
        requesting: async (...asked) => {
          const answer = await service.requesting(...asked);
          return answer.ok ? ok({ ...answer.value, visitReason: { ...answer.value.visitReason, video } }) : answer;
        },
      };
      const { viewModel } = await show('en', { port });
      expect(screen.getByText(lead)).toBeDefined();
      const { location } = viewModel.phase.kind === 'ready' ? viewModel.phase.screen : { location: undefined };
      const page = (): string => document.body.textContent ?? '';
      expect(page().includes(location?.addressLines[0] ?? 'none')).toBe(!video);
      expect(page().includes(location?.office ?? 'none')).toBe(!video);
    },
  );

  it('ACC-323 ACC-324 ACC-325 ACC-326 ACC-327 ACC-329 has weeks, days and times of day, and a comment', async () => {
    const { viewModel } = await show();
    await screen.findByRole('group', { name: 'Week' });
    const { weeks } = viewModel.phase.kind === 'ready' ? viewModel.phase.screen : { weeks: undefined };
    expect(weeks).toBeDefined();
    expect(boxes('Week')).toEqual([
      'Any',
      expect.stringMatching(/^This week (No days left|[A-Z][a-z]+day, .*)$/),
      expect.stringMatching(/^Next week Monday, .* to Friday, /),
    ]);
    expect(boxes('Day')).toEqual(['Any', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(boxes('Time of day')).toEqual([
      'Any',
      'Early Morning (before 10 AM)',
      'Late Morning (10 AM to noon)',
      'Early Afternoon (noon to 3 PM)',
      'Late Afternoon (after 3 PM)',
    ]);
    expect(screen.getByRole('textbox', { name: 'What is the visit about? (optional)' })).toBeDefined();
    for (const text of ['Check-up', 'Lee O’Neil', mesa.name, 'Harbor office'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('ACC-324 asks for nothing of a week of which no weekday is left', async () => {
    const service = schedulingFixture().service();
    const port: Scheduling = {
      choices: service.choices.bind(service),
      request: service.request.bind(service),
      questions: service.questions.bind(service),
      requesting: async (...asked) => {
        const answer = await service.requesting(...asked);
        if (!answer.ok) return answer;
        const { nextWeek } = answer.value.weeks ?? {};
        return ok({ ...answer.value, ...(nextWeek === undefined ? {} : { weeks: { nextWeek } }) });
      },
    };
    await show('en', { port });
    await screen.findByRole('group', { name: 'Week' });
    expect(boxes('Week').slice(0, 2)).toEqual(['Any', 'This week No days left']);
    expect(box('This week').disabled).toBe(true);
    expect(box('Next week').disabled).toBe(false);
  });

  it('ACC-331 can be sent for a later week, which takes the place of the boxes, and they of it', async () => {
    const { fixture, person, viewModel } = await show();
    const later = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Or a later week' });
    expect([...later.options].map(({ text }) => text)).toEqual([
      'None of these',
      expect.stringMatching(/^In 2 weeks: from Monday, [A-Z][a-z]+ \d+/),
      expect.stringMatching(/^In 3 weeks: from Monday, /),
      expect.stringMatching(/^In a month: from Monday, /),
      expect.stringMatching(/^In 2 months: from Monday, /),
      expect.stringMatching(/^In 3 months: from Monday, /),
    ]);
    await person.click(box('Next week'));
    await person.selectOptions(later, 'In a month');
    expect(box('Next week').checked).toBe(false);
    await person.click(box('Next week'));
    expect({ checked: box('Next week').checked, later: later.value }).toEqual({ checked: true, later: 'none' });
    await person.selectOptions(later, 'In a month');
    for (const name of ['Tuesday', 'Late Morning']) await person.click(box(name));
    expect(viewModel.preference).toEqual({ week: 'In a month', days: ['Tuesday'], times: ['Late Morning'] });
    await person.click(send());
    await screen.findByRole('dialog', { name: 'Visit requested' });
    expect([...fixture.booking.requests.values()]).toMatchObject([{ when: { preference: { week: 'In a month' } } }]);
  });

  it('ACC-328 ACC-329 ticks and holds every box while it is the first available one, but not the comment', async () => {
    const { person } = await show();
    const first = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^First available/ });
    await person.click(first);
    // Of this week no day may be left.
    const others = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((each) => each !== first && each !== box('This week'));
    expect(others.every(({ checked, disabled }) => checked && disabled)).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').disabled).toBe(false);
    await person.click(first);
    expect(others.some(({ checked, disabled }) => checked || disabled)).toBe(false);
  });

  it('ACC-330 ACC-335 is sent with a week, a day and a time, and is said to be requested', async () => {
    const { fixture, person, onDone } = await show();
    await screen.findByRole('group', { name: 'Week' });
    const groupOf = { 'Next week': 'a week', Tuesday: 'a day', 'Early Afternoon': 'a time of day' };
    for (const name of ['Next week', 'Tuesday', 'Early Afternoon'] as const) {
      expect(missingAfterPress(send())).toContain(`Choose ${groupOf[name]}, or First available.`);
      await person.click(box(name));
    }
    await person.type(screen.getByRole('textbox'), ' A rash ');
    await person.click(send());
    const modal = await screen.findByRole('dialog', { name: 'Visit requested' });
    const said = modal.textContent;
    const [lead, asked] = ['This is a request.', 'You asked for: Check-up with Lee O’Neil at Harbor office.'];
    expect(said).toContain(asked);
    // What is cut off where letters are large is not the sentence that says that nothing is booked.
    expect(said.indexOf(lead)).toBeLessThan(said.indexOf(asked));
    expect(said).toContain(lead);
    expect(modal.textContent).toContain('Early Afternoon');
    expect(modal.textContent).toMatch(/Week[A-Z][a-z]+day, [A-Z][a-z]+ \d+(, \d+)? to Friday, [A-Z]/);
    expect(modal.textContent).toContain('What the visit is aboutA rash');
    expect(modal.textContent).toContain('This is a request.');
    expect(modal.textContent).not.toMatch(/booked/i);
    expect([...fixture.booking.requests.values()]).toMatchObject([
      { when: { preference: { week: 'Next week', days: ['Tuesday'], times: ['Early Evening'] } } },
    ]);
    await person.click(within(modal).getByRole('button', { name: 'See the visits' }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('names the visit that it asks to move, and says before and after it is sent that the visit stays', async () => {
    const old = visit('old', benAtMesa, 72);
    const fixture = schedulingFixture();
    fixture.schedule.put(old);
    const { person, viewModel } = await show('en', { fixture, replaces: old.id });
    screen.getByText(`This visit stays booked until ${mesa.name} answers.`);
    screen.getByText(new RegExp(`^Now: Tuesday, November 24 at 12:00 PM with ${old.provider.name}$`));
    viewModel.tickFirstAvailable(true);
    await person.click(screen.getByRole('button', { name: 'Ask to move the visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'We asked the practice to move the visit' });
    within(dialog).getByText(
      `The visit on Tuesday, November 24 at 12:00 PM with ${old.provider.name} stays booked until ${mesa.name} answers.`,
    );
    expect(fixture.schedule.all().map(({ status }) => status)).toEqual(['SCHEDULED', 'REQUESTED']);
  });

  it('changes a request that is open, and says of one that is answered that nothing was changed', async () => {
    const fixture = schedulingFixture();
    const asked = visit('asked', benAtMesa, 72, { status: 'REQUESTED' });
    fixture.schedule.put(asked);
    const { person, viewModel } = await show('en', { fixture, replaces: asked.id });
    viewModel.tickFirstAvailable(true);
    await person.click(screen.getByRole('button', { name: 'Send the change' }));
    const done = await screen.findByRole('dialog', { name: 'Your request was changed' });
    within(done).getByText('This request takes the place of what you asked for before.');
    expect(fixture.schedule.all().filter(({ status }) => status === 'REQUESTED')).toHaveLength(1);
    cleanup();
    await show('en', { fixture, replaces: 'gone' as AppointmentId });
    screen.getByText(/^The practice already answered this request, or it was canceled\. Nothing was changed\./);
  });

  it('ACC-332 APT-052 APT-055 takes no more than 100 characters of comment', async () => {
    const { viewModel, person } = await show('es');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    await person.click(field);
    await person.paste('ñ'.repeat(130));
    expect(field.value).toBe('ñ'.repeat(100));
    expect(viewModel.visitReason).toHaveLength(100);
    expect(screen.getByText('Quedan 0 caracteres')).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(/^Solo caben 100 caracteres\./);
    await person.type(field, '{Backspace}');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Queda 1 carácter')).toBeDefined();
    await person.type(field, 'ab');
    expect(screen.getByRole('status')).toBeDefined();
  });

  it('ACC-270 ACC-336 stops the loader where it could not be fetched what is asked for, and can be asked again', async () => {
    const fixture = schedulingFixture();
    const service = fixture.service();
    let down = true;
    const { person } = await show('es', {
      port: {
        choices: service.choices.bind(service),
        questions: service.questions.bind(service),
        requesting: async (place, wanted) => (down ? failed({ kind: 'timed-out' }) : service.requesting(place, wanted)),
        request: service.request.bind(service),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Esto tarda más de lo normal');
    down = false;
    await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('group', { name: 'Semana' })).toBeDefined();
  });

  it('ACC-334 says that it may not have arrived, how to call, and can be sent again', async () => {
    const service = schedulingFixture().service();
    const { person, viewModel } = await show('en', {
      port: {
        choices: service.choices.bind(service),
        questions: service.questions.bind(service),
        requesting: service.requesting.bind(service),
        request: async () => failed({ kind: 'unreachable' }),
      },
    });
    await person.click(await screen.findByRole('checkbox', { name: /^First available/ }));
    await person.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('never sent twice');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:6025550101');
    expect(viewModel.firstAvailable).toBe(true);
    expect(isOff(send())).toBe(false);
  });

  it('APT-012 leads back to the choice where it is not on offer in this way', async () => {
    const { onBack, person } = await show('en', { practice: pena.id });
    await person.click(await screen.findByRole('button', { name: 'Choose again' }));
    await waitFor(() => expect(onBack).toHaveBeenCalledWith('/appointments/add_appointment'));
  });
});
