import { CardButtonsViewModel, type VisitActions } from '@portico/view-models/appointments';
import { TwoFactorPromptViewModel } from '@portico/view-models/authentication';
import { DashboardViewModel } from '@portico/view-models/dashboard';
import type { Dashboard, DashboardOverview } from '@portico/application/dashboard';
import { LazyResource } from '@portico/view-models/kernel';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  plus,
  type AppointmentId,
  type Cents,
  type ClinicalDate,
  type LocalDate,
  type PracticeId,
} from '@portico/domain/kernel';
import type { PlanId } from '@portico/domain/payments';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { listed, noon, renderIn } from '../../testing/index.ts';
import { Arrival, type ArrivalProps } from './arrival.tsx';
import { CheckInRows } from './check-in-row.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import type { HomeWays } from './home.tsx';
import { LaterTab } from './lazy-dashboard-tabs.tsx';

const { matchMedia } = window;

/** Media queries of a least width are answered for a window of so many px. */
const inWindowOf = (width: number): void => {
  const matches = (query: string): boolean => width > Number(/width >=? (\d+)px/.exec(query)?.[1] ?? Infinity);
  window.matchMedia = ((query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
};

beforeEach(() => {
  cleanup();
  window.matchMedia = matchMedia;
});

const overview: DashboardOverview = {
  opened: ['appointments', 'payments', 'health', 'forms'],
  upcoming: [{ ...listed('a'), today: true }, listed('b', { status: 'REQUESTED' })],
  visits: [listed('v', { status: 'COMPLETED' })],
  practicePhone: '(602) 555-0140',
  personName: 'James Walker',
  unreadMessages: 0,
  copays: [],
  plansWithoutCard: [],
  newResults: [],
  balance: { due: 8640 as Cents, asOf: noon },
  pending: 0 as Cents,
  statements: [{ id: 's', date: '2026-10-01' as LocalDate, total: 12040 as Cents }],
  allergies: { kind: 'none-known' },
  medications: { kind: 'no-information' },
  conditions: { kind: 'entries', entries: [{ id: 'c', name: 'Hypertension', status: 'active' }] },
  forms: [],
  missing: [],
  away: [],
  awayAreas: [],
};

const open = async (
  answer: Awaited<ReturnType<Dashboard['overview']>> = { ok: true, value: overview },
  offered = false,
  /** What is answered the next time. */
  later = answer,
  {
    told,
    ...ways
  }: HomeWays &
    Pick<ComponentProps<typeof DashboardScreen>, 'isStarted' | 'actsForAnother' | 'buttons'> & {
      readonly told?: ArrivalProps;
    } = {},
) => {
  const prompt = new TwoFactorPromptViewModel({ offersSecondFactor: offered, endSecondFactorOffer: () => undefined });
  const dismissed: string[] = [];
  const answers = [answer];
  const viewModel = new DashboardViewModel({
    overview: async () => answers.shift() ?? later,
    dismissMessage: async (id) => {
      dismissed.push(id);
      return { ok: true, value: undefined };
    },
  });
  const laterTabs = new LazyResource(async () => LaterTab);
  const arrival = told === undefined ? {} : { arrival: { told, part: new LazyResource(async () => Arrival) } };
  renderIn(
    'en',
    <DashboardScreen viewModel={viewModel} prompt={prompt} laterTabs={laterTabs} {...arrival} {...ways} />,
  );
  await act(async () => {
    await viewModel.load();
    await prompt.load();
    await laterTabs.want();
  });
  return { dismissed };
};

const panel = async (tab: string): Promise<string> => {
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  return screen.getByRole('tabpanel').textContent;
};

const dialled = (): string | undefined =>
  screen.queryByRole('link', { name: 'Call (602)\u00a0555\u20110140' })?.getAttribute('href') ?? undefined;

describe('DashboardScreen', () => {
  const importantMessage = { id: 'flu', title: 'Flu shots', text: 'Every weekday until noon.' };
  const offer = () => screen.queryByText(/Protect your sign-in/);

  it('ACC-261 shows the important message first, and the two-factor prompt once it is away', async () => {
    const { dismissed } = await open({ ok: true, value: { ...overview, importantMessage } }, true);
    const dialog = await screen.findByRole('dialog', { name: 'Flu shots' });
    expect(dialog.textContent).toContain('Every weekday until noon.');
    expect(offer()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remind me' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(offer()).not.toBeNull();
    expect(dismissed).toEqual([]);
  });

  it.each([
    { what: 'a booked visit', width: 390, leads: ['/appointments/visit/desert/a'], upcoming: [listed('a')] },
    { what: 'a booked visit', width: 820, leads: ['/appointments/visit/desert/a'], upcoming: [listed('a')] },
    { what: 'a booked visit', width: 1280, leads: [], upcoming: [listed('a')] },
    {
      ...{ what: 'a booked visit behind a request', width: 390, leads: ['/appointments/visit/desert/b'] },
      upcoming: [listed('a', { status: 'REQUESTED', timeOpen: true }), listed('b')],
    },
    {
      ...{ what: 'a request alone', width: 390, leads: [] },
      upcoming: [listed('a', { status: 'REQUESTED', timeOpen: true })],
    },
  ] as const)(
    'with $what at $width px, what to do stands before the tabs, and the time of the visit at the top: $leads',
    async ({ width, leads, upcoming }) => {
      inWindowOf(width);
      await open({ ok: true, value: { ...overview, upcoming } });
      const [toDo, tabs] = [screen.getByRole('heading', { name: 'To do' }), screen.getByRole('tablist')];
      expect(toDo.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      const next = screen.queryAllByRole('link', { name: /^Next visit/ });
      expect(next.map((link) => link.getAttribute('href'))).toEqual(leads);
      for (const link of next) {
        expect(link.textContent).toMatch(/\d+:\d\d\s[AP]M/);
        expect(link.compareDocumentPosition(toDo) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      }
    },
  );

  it.each([
    ['today', { today: true }, 2, /Next visitToday/],
    ['tomorrow', {}, 24, /Next visitTomorrow/],
    ['a later day', {}, 72, /Next visit(?!Today|Tomorrow)/],
  ])('says of the next visit at the top who, where and whether it is %s', async (_, more, hours, says) => {
    inWindowOf(390);
    const start = plus(noon, hours * 3_600_000);
    const buttons = new CardButtonsViewModel({
      clock: { now: () => noon, every: () => () => undefined },
      fetchActions: async () => ({ press: () => undefined, dispose: () => undefined }) as never,
      isGuest: false,
    }) as never;
    const visit = (video: boolean) => ({ ...listed('a', { start, end: plus(start, 1_800_000), video }), ...more });
    const next = () => screen.getByRole('link', { name: /^Next visit/ }).textContent.replaceAll(' ', '');
    const compact = (text: string): string => text.replaceAll(' ', '');
    const at = (video: boolean) =>
      open({ ok: true, value: { ...overview, upcoming: [visit(video)] } }, false, undefined, { buttons });
    await at(false);
    const { provider, location } = visit(false).appointment;
    expect(next()).toMatch(new RegExp(says.source.replaceAll(' ', '')));
    expect(next()).toContain(compact(`${provider.name} · ${location.office}`));
    cleanup();
    await at(true);
    expect(next()).toContain(compact(`${provider.name} · Video visit`));
    expect(next()).not.toContain(compact(location.office));
  });

  it('names the practice of the next visit at the top, for who has visits at several', async () => {
    inWindowOf(390);
    const here = listed('a');
    const there = { ...listed('b'), practice: { ...here.practice, id: 'vista' as PracticeId, name: 'Vista Clinic' } };
    const next = () => screen.getByRole('link', { name: /^Next visit/ }).textContent;
    await open({ ok: true, value: { ...overview, upcoming: [here] } });
    expect(next()).not.toContain(here.practice.name);
    cleanup();
    await open({ ok: true, value: { ...overview, upcoming: [there, here] } });
    expect(next()).toContain('Vista Clinic');
  });

  it.each([
    { width: 390, video: false, comment: 'Come fasting.', folded: 'Address and how to prepare' },
    { width: 390, video: false, folded: 'Address and details' },
    { width: 390, video: true, folded: undefined },
    { width: 1280, video: false, folded: undefined },
  ])('at $width px the card folds, of a visit by video: $video: $folded', async ({ width, video, comment, folded }) => {
    inWindowOf(width);
    const visit = listed('a', { video, ...(comment === undefined ? {} : { comment }) });
    await open({ ok: true, value: { ...overview, upcoming: [visit] } });
    const card = within(screen.getByRole('article'));
    expect(screen.getByRole('article').querySelector('summary')?.textContent ?? undefined).toBe(folded);
    if (!video) expect(card.getAllByText('Central Office').map((each) => each.closest('details'))).toEqual([null]);
  });

  it('a form that was begun on this device is continued', async () => {
    const forms = ['Intake', 'Consent'].map((id) => ({ id, title: id }));
    await open({ ok: true, value: { ...overview, forms } }, false, undefined, { isStarted: (id) => id === 'Intake' });
    const links = screen.getAllByRole('link', { name: /Intake|Consent/ }).map(({ textContent }) => textContent);
    expect(links).toEqual(['Continue Intake', 'Fill out Consent']);
  });

  it('ACC-263 puts the message away for good only where that is said', async () => {
    const { dismissed } = await open({ ok: true, value: { ...overview, importantMessage } });
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t show again' }));
    expect(dismissed).toEqual(['flu']);
  });

  it('says of a part whose practice is away that it isn’t available, and shows the others', async () => {
    const away = [{ id: 'mesa' as never, name: 'Mesa Family Medicine', phone: '(602) 555-0140' }];
    await open({ ok: true, value: { ...overview, away, awayAreas: ['payments', 'health'] } });
    expect(screen.getByText(/We can’t reach the system of Mesa Family Medicine right now/)).toBeTruthy();
    expect(await panel('Payment')).toBe('This information isn’t available right now. Please try again later.');
    expect(await panel('Allergies')).toBe('This information isn’t available right now. Please try again later.');
    expect(await panel('Visits')).not.toContain('isn’t available');
  });

  it('says in words that what was opened cannot be done online there, with the phone', async () => {
    const answer = { ok: true, value: { ...overview, practicePhone: '(602) 555-0140' } } as const;
    await open(answer, false, answer, { told: { turnedAwayAt: 'Mesa' } });
    expect(screen.getByText(/can’t be done online at Mesa/)).toBeTruthy();
    cleanup();
    await open(answer);
    expect(screen.queryByText(/can’t be done online at/)).toBeNull();
  });

  it('APT-248 says that forms were sent to the person who filled them in from here', async () => {
    const sent = { before: 'Thank you. “Pain” was sent. You can read it under ', link: 'Forms', after: '.' };
    await open(undefined, false, undefined, { told: { sent } });
    const link = screen.getByRole('link', { name: 'Forms' });
    expect({ to: link.getAttribute('href'), said: link.closest('p')?.textContent }).toEqual({
      to: '/form_history',
      said: 'Thank you. “Pain” was sent. You can read it under Forms.',
    });
    expect(link.closest('[role=status], [role=alert]')).toBeTruthy();
  });

  it('shows nothing before it can say how the person came here, so that nothing is pushed down', async () => {
    const part = new LazyResource(() => Promise.withResolvers<typeof Arrival>().promise);
    const viewModel = new DashboardViewModel({
      overview: async () => ({ ok: true, value: overview }),
      dismissMessage: async () => ({ ok: true, value: undefined }),
    });
    const prompt = new TwoFactorPromptViewModel({ offersSecondFactor: false, endSecondFactorOffer: () => undefined });
    const laterTabs = new LazyResource(async () => LaterTab);
    const shown = { viewModel, prompt, laterTabs, arrival: { told: { missed: 'unknown' }, part } } as const;
    renderIn('en', <DashboardScreen {...shown} />);
    await act(() => viewModel.load());
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  it.each([
    ['unknown', /couldn’t find the page you opened/],
    ['guest-link', /works without signing in/],
    ['invitation', /isn’t accepted yet. To accept it, sign out/],
  ] as const)('says that what was opened is not shown here: %s', async (missed, said) => {
    await open(undefined, false, undefined, { told: { missed } });
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    await open();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('ACC-006 has only the tabs that are open to a delegate, and says so where none is', async () => {
    await open({ ok: true, value: { ...overview, opened: ['payments'] } });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Payment']);
    cleanup();
    await open({ ok: true, value: { ...overview, opened: [], upcoming: [], statements: [] } });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText(/You don’t have access to anything on this page/)).toBeTruthy();
  });

  it('ACC-265 ACC-267 leads to the first part of the registration that is missing, and to none where none is', async () => {
    await open({ ok: true, value: { ...overview, missing: ['documents', 'additional_demographics'] } });
    const way = () => screen.queryByRole('link', { name: 'Complete now' })?.getAttribute('href');
    expect(way()).toBe('/profile_settings/demographics#missing');
    cleanup();
    await open({ ok: true, value: overview });
    expect(way()).toBeUndefined();
  });

  it('ACC-262 asks for a second factor where one is due, until it is told not now', async () => {
    await open({ ok: true, value: overview }, true);
    expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe(
      '/profile_settings/authentication',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('link', { name: 'Set it up' })).toBeNull();
    cleanup();
    await open();
    expect(screen.queryByRole('link', { name: 'Set it up' })).toBeNull();
  });

  it('ACC-247 offers to check in now or at the office, and lets the choice of the office be taken back', async () => {
    const said: string[] = [];
    const pressed: string[] = [];
    const openPanel = async () => {
      const viewModel = new DashboardViewModel(
        {
          overview: async () => ({
            ok: true,
            value: {
              ...overview,
              upcoming: [
                { ...listed('call', { video: true }), canCheckIn: true },
                { ...listed('b'), canCheckIn: true },
              ],
            },
          }),
          dismissMessage: async () => ({ ok: true, value: undefined }),
        },
        undefined,
        undefined,
        {
          has: (visit) => said.includes(visit),
          keep: (visit) => said.push(visit),
          forget: (visit) => said.splice(said.indexOf(visit), 1),
        },
      );
      const actions: Partial<VisitActions> = {
        press: (button, { appointment }) => pressed.push(`${button} ${appointment.id}`),
        dispose: () => undefined,
      };
      const buttons = new CardButtonsViewModel({
        clock: { now: () => noon, every: () => () => undefined },
        fetchActions: async () => actions as VisitActions,
      });
      await viewModel.load();
      renderIn('en', <CheckInRows viewModel={viewModel.toDo} buttons={buttons} namesPractice={false} />);
    };
    const now = () => screen.queryByRole('button', { name: 'Check in now' });
    const office = () => screen.queryByRole('button', { name: 'I’ll check in at the office' });
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Check in now' }));
    expect(pressed).toEqual(['check-in b']);
    await userEvent.click(screen.getByRole('button', { name: 'I’ll check in at the office' }));
    expect(screen.getByText(/heck in at the front desk/)).toBeTruthy();
    const online = () => screen.queryByRole('button', { name: 'Check in online instead' });
    expect({ office: office(), now: now(), said }).toEqual({ office: null, now: null, said: ['b'] });
    expect(document.activeElement).toBe(online());
    cleanup();
    await openPanel();
    expect({ office: office(), now: now() }).toEqual({ office: null, now: null });
    await userEvent.click(online() ?? document.body);
    expect({ online: online(), said }).toEqual({ online: null, said: [] });
    expect(document.activeElement).toBe(office());
    expect(now()).not.toBeNull();
  });

  it('begins with the name and the quick actions, and has what to prepare with the next visit', async () => {
    const next = listed('n', { comment: 'Come fasting, nothing but water.' });
    await open({ ok: true, value: { ...overview, upcoming: [next] } }, false, undefined, {
      book: '/book',
      message: '/messages',
      pay: '/pay',
    });
    expect(screen.getByRole('heading', { name: 'Hello, James Walker' })).toBeTruthy();
    const actions = within(screen.getByRole('list', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book a visit', '/book'],
      ['Write a message', '/messages'],
      ['Pay $86.40', '/pay'],
      ['My Health', '/my_health'],
    ]);
    const visit = within(screen.getByRole('tabpanel'));
    expect(visit.getByText('Come fasting, nothing but water.')).toBeTruthy();
    const way = within(visit.getByRole('article')).getAllByRole('link')[0];
    expect(way?.getAttribute('href')).toBe('/appointments/visit/desert/n');
  });

  it.each([
    [{ pay: '/pay' }, 2],
    [{}, 1],
  ])('says each visit once, and what is owed in its task and on the quick action: %p', async (ways, owed) => {
    const [first] = overview.upcoming;
    const { provider } = first?.appointment ?? {};
    await open({ ok: true, value: { ...overview, upcoming: overview.upcoming.slice(0, 1) } }, false, undefined, ways);
    const said = document.body.textContent;
    const times = (words: string) => said.split(words).length - 1;
    expect([times('$86.40'), times(provider?.name ?? '')]).toEqual([owed, 1]);
  });

  it('calls the practice where visits are booked by phone', async () => {
    const done = { ...overview, balance: { due: 0 as Cents, asOf: noon } };
    await open({ ok: true, value: { ...done, upcoming: [], visits: [] } }, false, undefined, { booksByPhone: true });
    const actions = within(screen.getByRole('list', { name: 'Quick actions' }));
    const first = within(screen.getByRole('region', { name: 'Welcome to the patient portal' }));
    for (const place of [actions, first]) {
      const call = place.getByRole('link', { name: 'Call to book a visit' });
      expect(call.getAttribute('href')).toBe('tel:6025550140');
    }
    expect(screen.queryByRole('link', { name: 'Book a visit' })).toBeNull();
  });

  it('asks for what is left of the copay of a visit that is over, beside the balance, and leads to the visit', async () => {
    const copay = { practice: 'pena' as PracticeId, appointment: 'seen' as AppointmentId };
    const copays = [{ ...copay, date: '2026-03-10' as LocalDate, amount: 2_500 as Cents }];
    await open({ ok: true, value: { ...overview, copays } });
    const toDo = within(screen.getByRole('region', { name: 'To do' }));
    expect(toDo.getByText('Copay of the visit on Mar 10, 2026: $25.00')).toBeTruthy();
    expect(toDo.getByRole('link', { name: 'See the visit' }).getAttribute('href')).toContain('seen');
  });

  it.each(['expired', 'expires-first'] as const)(
    'says that the card of a plan is over (%s) when it is needed, and leads to its change',
    async (lapse) => {
      const plan = { practice: 'pena' as PracticeId, plan: 'plan-1' as PlanId, lapse, next: '2026-12-12' as LocalDate };
      await open({ ok: true, value: { ...overview, plansWithoutCard: [plan] } });
      const toDo = within(screen.getByRole('region', { name: 'To do' }));
      expect(toDo.getByText('The payment plan needs another card before Dec 12, 2026')).toBeTruthy();
      const way = toDo.getByRole('link', { name: 'Choose another card' });
      expect(way.getAttribute('href')).toContain('plan-1');
    },
  );

  it('leaves out the quick actions that are not open to the person, and what nobody owes', async () => {
    const closed = { ...overview, opened: ['appointments'] as const, balance: { due: 0 as Cents, asOf: noon } };
    await open({ ok: true, value: closed }, false, undefined, { pay: '/pay' });
    expect(within(screen.getByRole('list', { name: 'Quick actions' })).queryAllByRole('link')).toEqual([]);
  });

  it('has a row with one way on for each task and each news', async () => {
    const value: DashboardOverview = {
      ...overview,
      unreadMessages: 2,
      newResults: [{ section: 'labs', id: '7', name: 'Hemoglobin A1c', date: '2026-11-20' as ClinicalDate }],
      missing: ['documents'],
    };
    await open({ ok: true, value }, false, undefined, { pay: '/pay' });
    const rows = within(screen.getByRole('region', { name: 'To do' })).getAllByRole('listitem');
    expect(rows.map((row) => [row.textContent, within(row).getByRole('link').getAttribute('href')])).toEqual([
      ['2 unread messagesRead messages', '/messages'],
      [expect.stringContaining('New result: Hemoglobin A1c'), '/my_health#lab-7'],
      [
        expect.stringMatching(/Complete the registration.*The practice still needs: documents\./),
        '/profile_settings/documents#missing',
      ],
      ['Balance to pay now: $86.40Pay now', '/pay'],
    ]);
  });

  it('says what to do first where there is nothing yet, and that all is done where nothing is left', async () => {
    const done = { ...overview, balance: { due: 0 as Cents, asOf: noon } };
    await open({ ok: true, value: done });
    expect(screen.getByText(/All caught up/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Welcome to the patient portal' })).toBeNull();
    cleanup();
    await open({ ok: true, value: { ...done, upcoming: [], visits: [] } }, false, undefined, { book: '/book' });
    const first = within(screen.getByRole('region', { name: 'Welcome to the patient portal' }));
    expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/book',
      '/profile_settings/personal',
      '/profile_settings/manage_delegates',
    ]);
  });

  it('ACC-253 has tabs for appointment, payment and visit history', async () => {
    await open();
    expect(await panel('Visits')).toContain('Central Office');
    expect(await panel('Payment')).toContain('$86.40');
    expect(await panel('Visit history')).toContain('Nov 22, 2026');
  });

  it('ACC-254 has tabs for allergies, medications and conditions', async () => {
    await open();
    expect(await panel('Allergies')).toContain('there are no known allergies');
    expect(await panel('Medications')).toContain('no information about medications');
    expect(await panel('Conditions')).toContain('Hypertension');
  });

  it('ACC-255 shows the appointments one at a time, with next and previous', async () => {
    await open();
    const position = () => screen.getByRole('status').textContent;
    expect(position()).toBe('Visit 1 of 2');
    expect(screen.getByText('Today')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(position()).toBe('Visit 2 of 2');
    expect(screen.getByText('APPOINTMENT REQUEST PENDING')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(position()).toBe('Visit 2 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(position()).toBe('Visit 1 of 2');
  });

  it('says in one sentence that no appointment is coming', async () => {
    await open({ ok: true, value: { ...overview, upcoming: [] } });
    expect(screen.getByText(/No upcoming visits/)).toBeTruthy();
    expect(dialled()).toBe('tel:6025550140');
  });

  it('makes the number to call for a payment a link, where there is something to pay and the number is known', async () => {
    await open();
    await panel('Payment');
    expect(dialled()).toBe('tel:6025550140');
    cleanup();
    await open({ ok: true, value: { ...overview, balance: { due: 0 as Cents, asOf: noon } } });
    await panel('Payment');
    expect(dialled()).toBeUndefined();
    cleanup();
    const { practicePhone: _, ...unknown } = overview;
    await open({ ok: true, value: unknown });
    expect(await panel('Payment')).toContain('To pay, call the practice.');
    expect(dialled()).toBeUndefined();
  });

  it('APT-236 lists the forms that the practice asks for, with their due days, each leading to where it is filled in', async () => {
    const forms = [
      { id: 'f', title: 'Consent to treatment', due: '2026-12-01' as LocalDate },
      { id: 'g', title: 'History' },
    ];
    await open({ ok: true, value: { ...overview, forms } });
    const rows = screen.getByRole('region', { name: 'To do' }).textContent;
    expect(rows).toMatch(/Consent to treatmentDue Dec 1, 2026.*History/);
    const form = screen.getByRole('link', { name: 'Fill out Consent to treatment' });
    expect(form.getAttribute('href')).toBe('/form_history/f?fromDashboard=true');
    expect(screen.getByRole('link', { name: 'See all forms' }).getAttribute('href')).toBe('/form_history');
    cleanup();
    await open();
    expect(screen.queryByRole('link', { name: 'See all forms' })).toBeNull();
  });

  it.each([
    [3, 3, undefined],
    [4, 2, '2 more forms'],
    [9, 2, '7 more forms'],
  ])(
    'APT-236 of %i forms shows %i at once and folds the others, so that the bill stays in sight',
    async (count, shown, more) => {
      const forms = Array.from({ length: count }, (_, at) => ({ id: `f${at}`, title: `Form ${at + 1}` }));
      await open({ ok: true, value: { ...overview, forms } });
      const links = screen.getAllByRole('link', { name: /^Fill out Form/ });
      expect(links).toHaveLength(count);
      expect(links.filter((link) => link.closest('details') === null)).toHaveLength(shown);
      expect(document.querySelector('#to-do ~ ul details summary')?.textContent ?? undefined).toBe(more);
    },
  );

  it('ACC-269 ACC-270 stops loading when it failed, says so shortly and offers to try again', async () => {
    await open({ ok: false, error: { kind: 'malfunction' } }, false, { ok: true, value: overview });
    expect(screen.queryByText('Loading', { exact: false })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('tab')).not.toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
