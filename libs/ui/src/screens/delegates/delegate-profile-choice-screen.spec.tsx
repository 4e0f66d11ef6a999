import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noTabs, openClientSession } from '@portico/view-models/access';
import { MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { DelegateProfileViewModel } from '@portico/view-models/delegates';
import { allPermissions, type Permission } from '@portico/domain/access';
import type { Delegate, OpenedPractice, RepresentedPerson } from '@portico/application/access';
import type { OverviewAtPractice, PersonOverview } from '@portico/application/delegates';
import {
  failed,
  instant,
  type Instant,
  ok,
  type AccountId,
  type AppointmentId,
  type Cents,
  type Language,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProfileId,
  type TimeZone,
} from '@portico/domain/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { DeviceTimeContext } from '../../words/use-formats.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { areaWords, manageDelegatesWords, whomWords } from './delegates.messages.ts';
import { overviewWords } from './person-overview.messages.ts';
import { DelegateProfileScreen } from './delegate-profile-choice-screen.tsx';

beforeEach(cleanup);

const at = (id: string, name: string, patient: string): OpenedPractice => ({
  ...{ id: id as PracticeId, name, patient: patient as PatientId, management: 'vertex', payments: 'cloverapi' },
  permissions: ['forms:view'],
});

const nora: Delegate = {
  ...{ id: 'nora' as AccountId, name: 'Nora', email: 'nora@example.org' },
  people: [
    { profile: 'walter' as ProfileId, name: 'Walter', practices: [at('mesa', 'Mesa', 'w')] },
    { profile: 'iker' as ProfileId, name: 'Iker', practices: [at('mesa', 'Mesa', 'i'), at('pena', 'Peñasco', 'j')] },
  ],
};

/** What is said of Iker where he is represented at two practices, with these rights at each. */
const rightsOfIker = async (language: Language, ...rights: readonly Partial<OpenedPractice>[]) => {
  const granted = (person: RepresentedPerson): RepresentedPerson => ({
    ...person,
    practices: person.practices.map((practice, at) => ({ ...practice, ...rights[at] })),
  });
  const people = nora.people.map((person) => (person.name === 'Iker' ? granted(person) : person));
  const { ofIker } = await open(language, [here('mesa')], [], { ...nora, people });
  return ofIker.getAllByText(/./, { selector: 'li > div p' }).map((line: HTMLElement) => line.textContent ?? '');
};

const all: Omit<OverviewAtPractice, 'practice'> = {
  isAway: false,
  visits: {
    requests: 1,
    next: {
      start: instant(Date.UTC(2026, 11, 1, 16, 30)),
      timeZone: 'America/Phoenix' as TimeZone,
      provider: 'Dr. Ng',
    },
    checkIn: 'v/1' as AppointmentId,
  },
  unreadMessages: 2,
  newResults: 3,
  forms: ['f1'],
  due: 4_500 as Cents,
};

const here = (practice: string, more: Partial<OverviewAtPractice> = {}): OverviewAtPractice => ({
  ...{ practice: practice as PracticeId, isAway: false },
  ...more,
});

const open = async (
  language: Language,
  walter: readonly OverviewAtPractice[],
  iker: readonly OverviewAtPractice[] = [],
  self: Delegate = nora,
  now: Instant = instant(Date.UTC(2026, 10, 20)),
) => {
  const clientSession = openClientSession(new MemoryKeyValueStore(), noTabs);
  const people: readonly PersonOverview[] = [
    { profile: 'walter' as ProfileId, practices: walter },
    { profile: 'iker' as ProfileId, practices: iker },
  ];
  let isDown = walter.length === 0;
  const viewModel = new DelegateProfileViewModel(
    { profiles: async () => ok({ self, delegates: [], invitations: [], practices: [] }) },
    { overview: async () => (isDown ? failed({ kind: 'unreachable' }) : ok(people)) },
    clientSession,
  );
  await viewModel.load();
  isDown = false;
  const onChosen = jest.fn();
  renderIn(
    language,
    <DeviceTimeContext value={{ zone: 'America/Phoenix', now: () => now }}>
      <DelegateProfileScreen viewModel={viewModel} onChosen={onChosen} />
    </DeviceTimeContext>,
    whomWords,
    overviewWords,
    manageDelegatesWords,
    areaWords,
  );
  const [ofWalter, ofIker] = ['Walter', 'Iker'].map((name) => {
    const card = screen.getByText(name, { selector: 'button *' }).closest('li');
    if (card === null) throw new Error('No card.');
    return within(card);
  });
  if (ofWalter === undefined || ofIker === undefined) throw new Error('Nobody.');
  return { ofWalter, ofIker, onChosen, clientSession };
};

const tasksOf = (card: ReturnType<typeof within>): readonly string[] =>
  card
    .getAllByRole('button')
    .slice(1)
    .map((button: HTMLElement) => button.textContent ?? '');

describe('the choice for whom a delegate acts', () => {
  it.each([
    ['en', /^Today at 9:30.AM: Dr\. Ng$/],
    ['es', /^Hoy, 9:30.a\.\sm\.: Dr\. Ng$/],
  ] as const)('ACC-337 begins with who has a visit today, and says so, in %s', async (language, says) => {
    const now = instant(Date.UTC(2026, 11, 1, 14));
    const { ofIker } = await open(language, [here('mesa')], [here('mesa', all)], nora, now);
    expect(ofIker.getByText(says)).toBeTruthy();
    const names = screen
      .getAllByText(/^(Walter|Iker)$/, { selector: 'button *' })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Iker', 'Walter']);
  });

  it('ACC-337 says of each person what is next and what there is to do, in English and Spanish', async () => {
    const english = await open('en', [here('mesa', all)]);
    expect(english.ofWalter.getByText(/^Next visit: .*December 1.*9:30.*, Dr\. Ng$/)).toBeTruthy();
    expect(tasksOf(english.ofWalter)).toEqual([
      'Check in for Walter',
      '2 unread messages for Walter',
      '3 new results for Walter',
      '1 form to fill out for Walter',
      'Amount due: $45.00 for Walter',
      '1 pending visit request for Walter',
    ]);
    cleanup();
    const spanish = await open('es', [here('mesa', { ...all, forms: ['f1', 'f2'] })]);
    expect(spanish.ofWalter.getByText(/^Próxima cita: .*1 de diciembre.*, Dr\. Ng$/)).toBeTruthy();
    expect(tasksOf(spanish.ofWalter)).toEqual([
      'Registrar la llegada de Walter',
      '2 mensajes sin leer de Walter',
      '3 resultados nuevos de Walter',
      '2 formularios por llenar de Walter',
      expect.stringMatching(/^Por pagar: .*45.00.* de Walter$/),
      '1 solicitud de cita pendiente de Walter',
    ]);
  });

  it('ACC-006 says nothing of what the delegate may not see, and nothing of what there is none of', async () => {
    const { ofWalter, ofIker } = await open(
      'en',
      [here('mesa')],
      [
        here('mesa', { visits: { requests: 0 }, unreadMessages: 0, newResults: 0, forms: [], due: -100 as Cents }),
        here('pena'),
      ],
    );
    expect(tasksOf(ofWalter)).toEqual([]);
    expect(ofWalter.queryByText(/visit/)).toBeNull();
    expect(tasksOf(ofIker)).toEqual([]);
    expect(ofIker.getByText('No booked visits')).toBeTruthy();
    expect(ofIker.queryByText('Peñasco')).toBeNull();
  });

  it('ACC-337 ACC-345 says what the delegate may see and change, and until when, unless it is everything', async () => {
    const [forms, everything] = [['forms:view'], allPermissions] as const;
    expect(await rightsOfIker('en', { permissions: forms }, { permissions: forms })).toEqual([
      'You’re allowed to see: Forms',
    ]);
    cleanup();
    const until = '2026-12-31' as LocalDate;
    const both = [
      { permissions: ['health:view', 'forms:view', 'forms:act'] as Permission[], until },
      { permissions: forms },
    ];
    expect(await rightsOfIker('en', ...both)).toEqual([
      ...[
        'Mesa',
        'You’re allowed to see and change: Forms',
        'You’re allowed to see: Health records',
        'Until Dec 31, 2026',
      ],
      ...['Peñasco', 'You’re allowed to see: Forms'],
    ]);
    cleanup();
    expect(await rightsOfIker('es', { permissions: everything, until }, { permissions: everything })).toEqual([
      ...[
        'Mesa',
        expect.stringMatching(/^Tiene permiso para ver y cambiar: Citas, /),
        expect.stringMatching(/^Hasta .*31 de dic.* de 2026$/),
      ],
    ]);
    cleanup();
    const none = await open('en', [here('mesa')], [], {
      ...nora,
      people: nora.people.map((person) => ({
        ...person,
        practices: person.practices.map((one) => ({ ...one, permissions: everything })),
      })),
    });
    expect(none.ofIker.queryByText(/Can see/)).toBeNull();
  });

  it.each([
    [/^Check in/, '/appointments/check_in?patientId=j&practiceId=pena&appointmentId=v%2F1'],
    [/unread/, '/messages'],
    [/form/, '/form_history/f1'],
    [/due/, '/payments'],
  ])('opens by %s what it says, as that person at that practice', async (button, address) => {
    const { ofIker, onChosen, clientSession } = await open(
      'en',
      [here('mesa', all)],
      [here('mesa'), here('pena', all)],
    );
    await userEvent.click(ofIker.getByRole('button', { name: button }));
    const { represented, practice } = clientSession.actingAs;
    expect({ to: onChosen.mock.calls, as: represented?.profile, at: practice?.id }).toEqual({
      ...{ to: [[address]], as: 'iker', at: 'pena' },
    });
  });

  it('opens the list of forms where there are several', async () => {
    const { ofWalter, onChosen } = await open('en', [here('mesa', { forms: ['f1', 'f2'] })]);
    await userEvent.click(ofWalter.getByRole('button', { name: /forms/ }));
    expect(onChosen).toHaveBeenCalledWith('/form_history');
  });

  it('leads to new results as they are read, open, though the portal is loaded anew', async () => {
    const { ofWalter, onChosen } = await open('en', [here('mesa', { newResults: 2 })]);
    await userEvent.click(ofWalter.getByRole('button', { name: /^2 new results/ }));
    expect(onChosen).toHaveBeenCalledWith('/my_health#new-results');
  });

  it('names the practice whose system does not answer', async () => {
    const { ofWalter } = await open('en', [here('mesa', { isAway: true, unreadMessages: 1 })]);
    expect(ofWalter.getByText('Some information from Mesa isn’t available right now.')).toBeTruthy();
    expect(tasksOf(ofWalter)).toEqual(['1 unread message for Walter']);
  });

  it('still lets choose where nothing could be fetched, and fetches it again', async () => {
    const { ofWalter, onChosen } = await open('en', []);
    expect(screen.getByText(failureWords.unreachable.defaultMessage as string)).toBeTruthy();
    await userEvent.click(ofWalter.getByRole('button', { name: /Walter/ }));
    expect(onChosen).toHaveBeenCalledWith('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(failureWords.unreachable.defaultMessage as string)).toBeNull();
  });
});
