import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Drafts } from '@portico/view-models/kernel';
import { AddToCalendarViewModel } from '@portico/view-models/appointments';
import type { VisitCalendar } from '@portico/application/appointments';
import { HandClock } from '@portico/view-models/access/testing';
import { AvailableHoursViewModel, BookingDrafts } from '@portico/view-models/scheduling';
import { bookingFixture, byRequest, checkUp, monday, procedure } from '@portico/services/scheduling/testing';
import { sample } from '@portico/domain/scheduling/testing';
import { benAtMesa, benAtPena, pena, visit } from '@portico/services/kernel/testing';
import { failed, MINUTE, type Language } from '@portico/domain/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { noon, renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import {
  badRangeWords,
  datesWords,
  followUpWords,
  hoursRefusalWords,
  hoursWords,
  newsWords,
  partWords,
} from './available-hours.messages.ts';
import { bookedWords, confirmWords } from './confirm-appointment.messages.ts';
import { placeLines } from './address-lines.ts';
import { markedTimeWords } from './marked-times.messages.ts';
import { chooseWords } from './add-appointment.messages.ts';
import { moveTitle } from './move-title.ts';
import { AvailableHoursScreen } from './available-hours-screen.tsx';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './booked-modal.tsx';
import './confirm-slot-modal.tsx';
import './dates-modal.tsx';
import { requestWords } from './vertex-visit-request.messages.ts';
import { accommodationWords, interpreterWords } from '../open/index.ts';

beforeEach(cleanup);

const byVideo = { ...checkUp, offer: { ...checkUp.offer, visitReason: sample.byVideo } };

const groups = [
  chooseWords,
  hoursWords,
  partWords,
  newsWords,
  hoursRefusalWords,
  badRangeWords,
  datesWords,
  followUpWords,
  confirmWords,
  bookedWords,
  markedTimeWords,
  requestWords,
  accommodationWords,
  interpreterWords,
  failureWords,
];

const open = async (
  choice = checkUp,
  fixture = bookingFixture(),
  language: Language = 'en',
  mayNotPay = false,
  isCheckingOut = false,
) => {
  const clock = new HandClock(noon);
  const drafts = new BookingDrafts(new Drafts(() => ({ person: 'ben', place: 'mesa' })).of('booking'));
  drafts.keep({ practice: choice.practice, picked: choice.offer });
  let presses = 0;
  const service = () => fixture.service();
  const viewModel = new AvailableHoursViewModel({
    booking: {
      hours: (...asked) => service().hours(...asked),
      keep: (...asked) => service().keep(...asked),
      release: (...asked) => service().release(...asked),
      book: (...asked) => service().book(...asked),
    },
    choice,
    drafts,
    clock,
    randomUuid: () => `press-${(presses += 1)}`,
    mayNotPay,
  });
  const file = jest.fn<VisitCalendar['file']>(async () => ({
    ok: true,
    value: { name: 'visit.ics', mediaType: 'text/calendar', bytes: new Uint8Array() },
  }));
  const deliver = jest.fn();
  const told = { onChooseAgain: jest.fn(), onPay: jest.fn(), onDone: jest.fn(), onForms: jest.fn() };
  renderIn(
    language,
    <AvailableHoursScreen
      viewModel={viewModel}
      calendar={new AddToCalendarViewModel({ file }, { deliver })}
      isCheckingOut={isCheckingOut}
      {...told}
    />,
    ...groups,
  );
  await act(() => viewModel.load());
  const pass = (milliseconds: number) =>
    act(async () => {
      fixture.pass(milliseconds);
      clock.pass(milliseconds);
    });
  return { ...told, viewModel, fixture, deliver, file, pass, user: userEvent.setup() };
};

const time = (name: string) =>
  screen.getByRole('button', { name: `Monday, November 23 at ${name.replace(' ', '\u00a0')} (EST)` });
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, name = '8:00 AM') => {
  await user.click(time(name));
  return screen.findByRole('dialog');
};

describe('AvailableHoursScreen', () => {
  it('APT-098 APT-099 shows what was chosen and the times of each day, which fold away and are read out in full', async () => {
    await open();
    screen.getByRole('heading', { name: 'Choose a time' });
    screen.getByText('Check-up, 30 minutes');
    screen.getByText('Dr. Ana Núñez · Bay office');
    screen.getByText('· local time in Bay office (EST)');
    const day = screen.getByRole('toolbar', { name: 'Times on Monday, November 23' });
    expect(within(day).getAllByRole('button')).toHaveLength(16);
    expect(time('8:00 AM').textContent).toBe('8:00\u00a0AM');
    const group = day.closest('details');
    expect(group?.open).toBe(true);
    expect(group?.querySelector('summary')?.textContent).toBe('Monday, November 23 (16 times)');
  });

  it.each([
    ['en', ['Morning', 'Afternoon'], /^Monday, November 23/],
    ['es', ['Por la mañana', 'Por la tarde'], /^lunes, 23 de noviembre/],
  ] as const)('APT-099 groups the many times of a day by headings, in %s', async (language, parts, name) => {
    await open(checkUp, bookingFixture(), language);
    const headings = screen.getAllByRole('heading', { level: 4 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(parts);
    const groups = screen
      .getAllByRole('group')
      .filter((group) => parts.some((part) => group.ariaLabel === part || group.textContent?.startsWith(part)));
    expect(groups.map((group) => within(group).getAllByRole('button').length)).toEqual([8, 8]);
    screen.getByRole('heading', { level: 3, name });
  });

  it('APT-099 calls today by its name, and says before the times that none is booked at once where all are asked for', async () => {
    const fixture = bookingFixture();
    fixture.pass(2 * 24 * 60 * MINUTE);
    await open(byRequest, fixture);
    screen.getByRole('heading', { level: 3, name: /^Today, Monday, November 23/ });
    const said = screen.getByText(/^This practice reviews every request\./);
    const [toolbar] = screen.getAllByRole('toolbar');
    expect(toolbar && said.compareDocumentPosition(toolbar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('APT-102 leads on to the next three days and back again, and not before today', async () => {
    const { user, viewModel } = await open();
    expect(screen.queryByRole('button', { name: 'Earlier days' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next three days' }));
    await screen.findByRole('toolbar', { name: 'Times on Tuesday, November 24' });
    await user.click(screen.getByRole('button', { name: 'Earlier days' }));
    await screen.findByRole('toolbar', { name: 'Times on Monday, November 23' });
    expect(viewModel.hours?.range).toEqual({ start: '2026-11-21', end: '2026-11-23' });
    expect(screen.queryByRole('button', { name: 'Earlier days' })).toBeNull();
  });

  it('APT-099 walks the times of a day by the arrow keys', async () => {
    const { user } = await open();
    time('8:00 AM').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(time('8:30 AM'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(time('8:00 AM'));
  });

  it('APT-099 is no dead end where nothing is free: it says so and leads on', async () => {
    const { user, viewModel, onChooseAgain } = await open();
    const weekend = { start: '2026-11-28', end: '2026-11-29' } as never;
    await act(async () => {
      viewModel.lookAt(weekend);
    });
    await screen.findByText('There are no available times from Nov 28, 2026 to Nov 29, 2026.');
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/);
    await user.click(screen.getByRole('button', { name: 'See times on Nov 30, 2026' }));
    await screen.findByRole('toolbar', { name: 'Times on Monday, November 30' });
    await user.click(screen.getByRole('button', { name: 'Change provider, visit or place' }));
    expect(onChooseAgain).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Saturday, November 28', 'There are no available times on Saturday, November 28.'],
    ['es', 'sábado, 28 de noviembre', 'No hay horarios disponibles el sábado, 28 de noviembre.'],
  ] as const)('APT-098 says one day once, with its weekday: %s', async (language, day, none) => {
    const { viewModel } = await open(checkUp, bookingFixture(), language);
    await act(async () => {
      viewModel.lookAt({ start: '2026-11-28', end: '2026-11-28' } as never);
    });
    await screen.findByText(none);
    expect(screen.getByText(day)).toBeDefined();
  });

  it('APT-098 marks the days of the calendar that are known to have no times, and no others', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose a different date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Choose dates' });
    const marked = [...calendar.querySelectorAll('[aria-describedby]')].filter(
      (cell) =>
        document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent === 'No available times',
    );
    // The first three days were looked at: a weekend, and a Monday with times.
    expect(marked.map((cell) => cell.textContent)).toEqual(['21', '22']);
    within(calendar).getByText('Days with a dashed border have no available times.');
    // Of a month without such a day nothing is said of it.
    await user.click(within(calendar).getByRole('button', { name: 'Later month' }));
    expect(within(calendar).queryByText(/dashed border/)).toBeNull();
    await user.click(within(calendar).getByRole('button', { name: 'Earlier month' }));
    within(calendar).getByText(/dashed border/);
  });

  it('APT-098 APT-102 looks at the next three days, and at those that are picked in the calendar', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose a different date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Choose dates' });
    await user.click(within(calendar).getByRole('button', { name: 'Next three days' }));
    await user.click(within(calendar).getByRole('button', { name: 'Apply' }));
    await screen.findByRole('toolbar', { name: 'Times on Tuesday, November 24' });
    screen.getByText('Nov 24, 2026 to Nov 26, 2026');
    // What is read next are the times: the heading above them takes the focus and names the days.
    const heading = screen.getByRole('heading', { name: 'Choose a time' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Nov 24/);
  });

  it('APT-098 looks weeks ahead with one press', async () => {
    const { user, viewModel } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose a different date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Choose dates' });
    await user.click(within(calendar).getByRole('button', { name: 'In 2 weeks' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(viewModel.hours?.range).toEqual({ start: '2026-12-05', end: '2026-12-11' }));
  });

  it('APT-098 APT-103 opens the calendar at a month that has days left', async () => {
    const { user, viewModel } = await open();
    await act(async () => {
      viewModel.lookAt({ start: '2026-11-28', end: '2026-11-28' } as never);
    });
    await user.click(screen.getByRole('button', { name: 'Choose a different date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Choose dates' });
    expect(within(calendar).getByRole('grid').getAttribute('aria-label')).toMatch(/December 2026/);
  });

  it('APT-009 APT-107 APT-112 books the time that is held, and offers it for the calendar', async () => {
    const all = await open();
    const dialog = await choose(all);
    within(dialog).getByText('We’re holding this time for you: 10:00 left.');
    within(dialog).getByText(
      'You can change or cancel here until Sunday, November 22 at 8:00 AM (EST). After that, call the practice.',
    );
    await all.user.type(within(dialog).getByRole('textbox', { name: /about|motivo/ }), 'A cough');
    await all.user.click(within(dialog).getByRole('button', { name: 'Book this time' }));
    const done = await screen.findByRole('dialog', { name: 'Visit booked' });
    within(done).getByText('Monday, November 23 at 8:00 AM (EST)');
    within(done).getByText(/Dr\. Ana Núñez.*Bay office/);
    within(done).getByText(placeLines(all.fixture.schedule.all()[0]?.location as never).join(', '));
    await all.user.click(within(done).getByRole('button', { name: 'Add to calendar' }));
    expect(all.deliver).toHaveBeenCalledTimes(1);
    await all.user.click(within(done).getByRole('button', { name: 'See the visits' }));
    expect(all.onDone).toHaveBeenCalledTimes(1);
    expect(all.fixture.schedule.all()).toMatchObject([{ status: 'SCHEDULED', visitReason: 'A cough' }]);
  });

  it.each([
    ['talkehr', true],
    ['vertex', false],
  ] as const)('APT-053 APT-054 asks what the visit is about as the practice system has it: %s', async (_, asks) => {
    const behavior = { ...pena.behavior, visitReasonOnCard: asks };
    const dialog = await choose(await open(checkUp, bookingFixture({ practice: { behavior } })));
    expect(within(dialog).queryAllByRole('textbox', { name: /about|motivo/ })).toHaveLength(asks ? 1 : 0);
  });

  it.each([
    ['en', 'Book this time', /can’t reach the portal/],
    ['es', 'Reservar este horario', /No podemos conectar/],
  ] as const)(
    'APT-114 says where a booking failed, and keeps what was written, in %s',
    async (language, press, why) => {
      const fixture = bookingFixture();
      const lost = async () => failed({ kind: 'unreachable' } as const);
      const all = await open(
        checkUp,
        { ...fixture, service: () => Object.assign(fixture.service(), { book: lost }) },
        language,
      );
      const [first] = screen.getAllByRole('button', { name: /8:00/ });
      if (first === undefined) throw new Error('There is no time.');
      await all.user.click(first);
      const dialog = await screen.findByRole('dialog');
      await all.user.type(within(dialog).getByRole('textbox', { name: /about|motivo/ }), 'A cough');
      await all.user.click(within(dialog).getByRole('button', { name: press }));
      expect(await within(dialog).findByText(why)).toBeTruthy();
      expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /about|motivo/ }).value).toBe('A cough');
    },
  );

  it('counts the time down before the eyes, says it now and then, and lets go of it at its end', async () => {
    const all = await open();
    const dialog = await choose(all);
    await all.pass(5 * MINUTE + 1_000);
    within(dialog).getByText('We’re holding this time for you: 04:59 left.');
    expect(within(dialog).getByText('5 minutes left to confirm.').getAttribute('role')).toBe('status');
    await all.pass(5 * MINUTE);
    const news = await screen.findByText(/^We held the time for 10 minutes/);
    expect(news.closest('[tabindex="-1"]')).toBe(document.activeElement);
  });

  it.each([false, true])(
    'APT-077 APT-112 says that a request is one, before and after: %s',
    async (approvesRequests) => {
      const rules = { leadMinutes: 60, approvesRequests, waitList: true, preRegistration: false };
      const all = await open(byRequest, bookingFixture({ bookable: { rules } }));
      screen.getByText(/^This practice reviews every request\./);
      const dialog = await choose(all);
      within(dialog).getByText('This is a request. The practice will confirm it or offer another time.');
      expect(within(dialog).queryByRole('timer')).toBeNull();
      await all.user.click(within(dialog).getByRole('button', { name: 'Request this time' }));
      const done = await screen.findByRole('dialog', { name: 'Visit requested' });
      within(done).getByText(/^This time isn’t booked yet\./);
      expect(within(done).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    },
  );

  it.each([
    [checkUp, 'Book this time', 'Visit booked'],
    [byRequest, 'Request this time', 'Visit requested'],
  ])(
    'APT-008 APT-226 opens the request-success modal, which leads on with check-out: %#',
    async (choice, press, title) => {
      const all = await open(choice, bookingFixture(), 'en', false, true);
      await all.user.click(within(await choose(all)).getByRole('button', { name: press }));
      const done = await screen.findByRole('dialog', { name: title });
      expect(within(done).queryByRole('button', { name: 'See the visits' })).toBeNull();
      expect(all.onDone).not.toHaveBeenCalled();
      await all.user.click(within(done).getByRole('button', { name: 'Continue with check-out' }));
      expect(all.onDone).toHaveBeenCalledTimes(1);
    },
  );

  it('APT-106 goes on to the payment with the price before the eyes, and without the words in the address', async () => {
    const all = await open(procedure);
    const dialog = await choose(all);
    within(dialog).getByText('Due now: $25.00');
    await all.user.click(within(dialog).getByRole('button', { name: 'Continue to payment' }));
    expect(all.onPay).toHaveBeenCalledWith(
      expect.stringMatching(/prepayment\?hold=[^&]+&practiceId=pena&patientId=ben-pena$/),
    );
    expect(all.fixture.schedule.all()).toEqual([]);
  });

  it('says to a delegate without a right to pay who can book the visit, with no button that leads nowhere', async () => {
    const dialog = await choose(await open(procedure, bookingFixture(), 'en', true));
    within(dialog).getByText(/^You can book for this person, but not pay for them\./);
    expect(
      within(dialog)
        .getAllByRole('button', { name: /./ })
        .map(({ textContent }) => textContent),
    ).not.toContain('Continue to payment');
  });

  it('MON-158 says whom to ask before a visit that was paid for is paid for again', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(visit('old', benAtPena, 72));
    const all = await open({ ...procedure, replaces: 'old' as never }, fixture);
    const dialog = await choose(all);
    within(dialog).getByText('Did you already pay for the old time? Call 212\u2011555\u20110102 before you pay again.');
    within(dialog).getByText('The visit on Tuesday, November 24 at 12:00 PM will be canceled when you confirm.');
  });

  it.each([
    [byRequest, /^This is a request\. The visit on Tuesday, November 24 at 12:00 PM stays booked until .+ answers\.$/],
    [checkUp, /^The visit on Tuesday, November 24 at 12:00 PM doesn’t change until you confirm a new time\.$/],
  ])(
    'APT-116 says one thing of a visit that is moved, above the times and over the chosen one: %#',
    async (choice, says) => {
      const fixture = bookingFixture();
      fixture.schedule.put(visit('old', benAtPena, 72));
      const all = await open({ ...choice, replaces: 'old' as never }, fixture);
      screen.getByText(says);
      expect(screen.queryAllByText('There’s no charge to move it.')).toHaveLength(choice === byRequest ? 0 : 1);
      // The list opens around the visit’s own day.
      screen.getByRole('toolbar', { name: 'Times on Tuesday, November 24' });
      const isRequest = choice === byRequest;
      const ofTheOther = isRequest ? /until you confirm|isn’t booked until/ : /request|answers/;
      expect(document.body.textContent).not.toMatch(ofTheOther);
      const dialog = await choose(all);
      if (isRequest) within(dialog).getByText(says);
      else within(dialog).getByText(/ will be canceled when you confirm\.$/);
      expect(dialog.textContent).not.toMatch(isRequest ? /offer another time|has answered/ : /request|answers/);
    },
  );

  it.each([
    [checkUp, 'SCHEDULED', ['Move the visit?', 'Move to this time', 'Visit moved'], /^The old time is canceled\.$/],
    [
      byRequest,
      'REQUESTED',
      ['Change your request?', 'Change to this time', 'Your request was changed'],
      /^This request takes the place of the one for Tuesday, November 24 at 12:00\sPM\.$/,
    ],
    [
      byRequest,
      'SCHEDULED',
      ['Request this time?', 'Request this time', 'We asked the practice to move the visit'],
      /./,
    ],
  ] as const)(
    'APT-112 APT-116 says by name what is done with what stands already: %#',
    async (choice, status, [title, button, done], says) => {
      const fixture = bookingFixture();
      fixture.schedule.put(visit('old', benAtPena, 72, { status }));
      const all = await open({ ...choice, replaces: 'old' as never }, fixture);
      const dialog = await choose(all);
      within(dialog).getByRole('heading', { name: title });
      await all.user.click(within(dialog).getByRole('button', { name: button }));
      within(await screen.findByRole('dialog', { name: done })).getAllByText(says);
      expect(moveTitle(all.viewModel.known)).toEqual(
        moveTitle({ booksAtOnce: choice === checkUp, replaced: { status } }),
      );
    },
  );

  it.each([
    [
      'en',
      'Video visit with Dr. Ana Núñez, Clínica Peñasco, by video. You join it online; you don’t go to the office.',
    ],
    ['es', 'Video visit, Dr. Ana Núñez, Clínica Peñasco, por video. Es en línea: no hace falta ir al consultorio.'],
  ] as const)('says of a video visit that it is one, before and after it is booked, in %s', async (language, says) => {
    const all = await open(byVideo, bookingFixture(), language);
    await all.user.click(screen.getAllByRole('button', { name: /8:00/ })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(says);
    expect(dialog.textContent).not.toContain('Bay office');
    await all.user.click(within(dialog).getByRole('button', { name: /Book this time|Reservar/ }));
    const done = await screen.findByRole('dialog', { name: /Visit booked|reservada/ });
    expect(done.textContent).toContain(says);
    expect(done.textContent).not.toContain('Bay office');
  });

  it('tells before booking of another visit within an hour, also at another practice, and stops nobody', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(visit('elsewhere', benAtMesa, 43));
    const all = await open(checkUp, fixture);
    const near =
      /^Another visit is booked close to this time: Monday, November 23 at 7:00\sAM.* with Dr\. Ng, Mesa Family Medicine\./;
    const dialog = await choose(all, '1:00 PM');
    expect(within(dialog).queryByText(near)).toBeNull();
    await all.user.click(within(dialog).getByRole('button', { name: 'Choose another time' }));
    const other = await choose(all);
    within(other).getByText(near);
    await all.user.click(within(other).getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('dialog', { name: 'Visit booked' });
  });

  it.each([
    ['may come too soon', 60, true],
    ['leaves time to answer', 24, false],
  ])('of a time that is asked for says where it %s, and whom to call instead', async (_, hours, isSoon) => {
    const fixture = bookingFixture();
    fixture.correspondence.answersWithin = hours;
    const all = await open(byRequest, fixture);
    const by = /usually answers by Tuesday, November 24\. To be sure of an earlier time, call\.$/;
    expect(screen.queryAllByText(by)).toHaveLength(isSoon ? 1 : 0);
    const dialog = await choose(all);
    expect(within(dialog).queryAllByText(/may answer too late for this time\./)).toHaveLength(isSoon ? 1 : 0);
    expect(within(dialog).queryAllByRole('link', { name: /^Call / })).toHaveLength(isSoon ? 1 : 0);
    await all.user.click(within(dialog).getByRole('button', { name: 'Request this time' }));
    const done = await screen.findByRole('dialog', { name: 'Visit requested' });
    expect(within(done).queryAllByText(/may answer too late for this time\./)).toHaveLength(isSoon ? 1 : 0);
    expect(within(done).queryAllByRole('link', { name: /^Call / })).toHaveLength(isSoon ? 1 : 0);
  });

  it('leads to the first day whose times the practice usually answers in time', async () => {
    const fixture = bookingFixture();
    fixture.correspondence.answersWithin = 60;
    const all = await open(byRequest, fixture);
    await all.user.click(screen.getByRole('button', { name: 'See times from Wednesday, November 25' }));
    await screen.findAllByRole('button', { name: /^Wednesday, November 25 at / });
    expect(screen.queryByRole('button', { name: /^Tuesday, November 24 at / })).toBeNull();
    expect(screen.queryByText(/usually answers by/)).toBeNull();
  });

  it('says at each earlier day that the answer may come too late, and at no later one', async () => {
    const fixture = bookingFixture();
    fixture.correspondence.answersWithin = 60;
    const all = await open(byRequest, fixture);
    act(() => void all.viewModel.lookAt({ start: '2026-11-23', end: '2026-11-26' } as never));
    await screen.findAllByRole('button', { name: /^Wednesday, November 25 at / });
    const daysOf = (said: RegExp) =>
      screen
        .getAllByRole('toolbar')
        .filter((day) => said.test(day.parentElement?.textContent ?? ''))
        .map((day) => day.getAttribute('aria-label')?.match(/November \d+/)?.[0]);
    expect(daysOf(/may answer too late for these times\./)).toEqual(['November 23', 'November 24']);
  });

  it('asks for the reason of a visit before all that is to be known of the time', async () => {
    const fixture = bookingFixture();
    fixture.correspondence.answersWithin = 60;
    const dialog = await choose(await open(byRequest, fixture));
    const field = within(dialog).getByRole('textbox', { name: /^What is the visit about/ });
    const warning = within(dialog).getByText(/may answer too late for this time\./);
    expect(field.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('marks that day where it is shown after others, and moves there', async () => {
    const fixture = bookingFixture();
    fixture.correspondence.answersWithin = 60;
    const all = await open(byRequest, fixture);
    expect(screen.queryByText(/^From here on/)).toBeNull();
    act(() => void all.viewModel.lookAt({ start: '2026-11-23', end: '2026-11-26' } as never));
    const mark = await screen.findByText(/^From here on, .+ usually answers in time\.$/);
    expect(mark.nextElementSibling?.textContent).toMatch(/Wednesday, November 25/);
    await all.user.click(screen.getByRole('button', { name: /^See times from / }));
    expect(document.activeElement).toBe(mark);
  });

  it('warns once of a chosen time, whatever there is to be said of it', async () => {
    const fixture = bookingFixture();
    fixture.correspondence.answersWithin = 60;
    fixture.schedule.put(visit('elsewhere', benAtMesa, 43));
    const all = await open(byRequest, fixture);
    const provider = all.viewModel.hours?.provider as never;
    fixture.schedule.put({ ...visit('asked', benAtPena, 100, { status: 'REQUESTED' }), provider });
    await act(() => all.viewModel.load());
    const dialog = await choose(all);
    const [notice, ...more] = within(dialog)
      .getAllByRole('status')
      .filter(({ textContent }) => textContent !== '');
    expect(more).toEqual([]);
    for (const said of [/may answer too late/, /Another visit is booked/, /A request is already waiting/]) {
      expect(notice?.textContent).toMatch(said);
    }
  });

  it.each([
    ['REQUESTED', 'You asked for this time'],
    ['SCHEDULED', 'Booked now'],
  ] as const)('marks the time that stands already: %s', async (status, mark) => {
    const fixture = bookingFixture();
    fixture.schedule.put({ ...visit('old', benAtPena, 72, { status }), start: monday });
    await open({ ...byRequest, replaces: 'old' as never }, fixture);
    const [own] = screen.getAllByRole('button', { name: `Monday, November 23, 8:00\u00a0AM ${mark}` });
    expect(own?.textContent).toBe(`8:00\u00a0AM ${mark}`);
    expect(screen.getAllByText(mark)).toHaveLength(1);
  });

  it('tells of a visit that day, and of a request that waits, and stops nobody', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(visit('elsewhere', benAtMesa, 43));
    const asked = visit('asked', benAtPena, 100, { status: 'REQUESTED' });
    const all = await open(checkUp, fixture);
    const provider = all.viewModel.hours?.provider as never;
    fixture.schedule.put({ ...asked, provider });
    await act(() => all.viewModel.load());
    const dialog = await choose(all, '1:00 PM');
    within(dialog).getByText(
      /^There is also another visit that day: Monday, November 23 at 7:00\sAM.* with Dr\. Ng, Mesa Family Medicine\.$/,
    );
    within(dialog).getByText(
      /^A request is already waiting with this provider, for Wednesday, November 25 at 6:00\sPM.*\. You can still choose this time\.$/,
    );
    await all.user.click(within(dialog).getByRole('button', { name: 'Book this time' }));
    await screen.findByRole('dialog', { name: 'Visit booked' });
  });

  it('says of which practice it is not known whether a visit is near', async () => {
    const all = await open();
    act(() => {
      runInAction(() => {
        const { phase } = all.viewModel;
        if (phase.kind !== 'ready') return;
        all.viewModel.phase = { ...phase, hours: { ...phase.hours, nearVisitsUnknownAt: ['Mesa'] } };
      });
    });
    within(await choose(all)).getByText(/^Mesa didn’t answer just now/);
  });

  it('APT-008 APT-113 leads on to the forms where the practice wants to know more first', async () => {
    const rules = { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: true };
    const all = await open(checkUp, bookingFixture({ bookable: { rules } }));
    await all.user.click(within(await choose(all)).getByRole('button', { name: 'Book this time' }));
    expect(await screen.findByRole('button', { name: 'See the visits' })).toBeDefined();
    await all.user.click(await screen.findByRole('button', { name: 'Go to the forms' }));
    expect(all.onForms).toHaveBeenCalledTimes(1);
  });

  it('gives the time back when another one is wanted', async () => {
    const all = await open();
    await all.user.click(within(await choose(all)).getByRole('button', { name: 'Choose another time' }));
    expect(all.viewModel.time.state.kind).toBe('none');
    expect(all.fixture.schedule.all()).toEqual([]);
  });
});
