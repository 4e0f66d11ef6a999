import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY, HOUR, instant, plus } from '@portico/domain/kernel';
import { AppointmentListViewModel, CardButtonsViewModel } from '@portico/view-models/appointments';
import type { AppointmentList, Appointments } from '@portico/application/appointments';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listed, noon, otherPractice, practice, renderIn } from '../../testing/index.ts';
import { AppointmentListScreen } from './appointment-list-screen.tsx';

beforeEach(cleanup);

const past = (id: string, at = practice) => listed(id, { status: 'COMPLETED' }, at);

const list: AppointmentList = {
  requests: [listed('r', { status: 'REQUESTED' })],
  upcoming: [listed('u')],
  away: [],
  history: [
    { practice, page: { entries: [past('a'), past('b')], page: 1, perPage: 10, total: 13 } },
    { practice: otherPractice, page: { entries: [past('c', otherPractice)], page: 1, perPage: 10, total: 1 } },
  ],
};

const desk = { practiceName: 'Desert Bloom', practicePhone: '(602) 555-0140' };

const open = async (answers: Partial<Appointments>) => {
  const appointments: Appointments = {
    list: async () => ({ ok: true, value: list }),
    more: async () => ({ ok: false, error: { kind: 'unreachable' } }),
    ...answers,
  };
  const viewModel = new AppointmentListViewModel(appointments);
  renderIn('en', <AppointmentListScreen viewModel={viewModel} practice={desk} />);
  await act(() => viewModel.load());
  return viewModel;
};

const cardsUnder = (title: string): number => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  return section === null ? 0 : within(section).queryAllByRole('article').length;
};

describe('AppointmentListScreen', () => {
  it('APT-032 shows requests in a group of their own above the upcoming ones', async () => {
    await open({});
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Pending requests', 'Upcoming', 'Past and canceled']);
    expect([cardsUnder('Pending requests'), cardsUnder('Upcoming'), cardsUnder('Past and canceled')]).toEqual([
      1, 1, 3,
    ]);
  });

  const opened = async (...upcoming: readonly ReturnType<typeof listed>[]) => {
    const viewModel = new AppointmentListViewModel({
      list: async () => ({ ok: true, value: { ...list, requests: [], upcoming } }),
      more: async () => ({ ok: false, error: { kind: 'unreachable' } }),
    });
    const buttons = new CardButtonsViewModel({
      clock: { now: () => noon, every: () => () => undefined },
      fetchActions: async () => ({ press: () => undefined, dispose: () => undefined }) as never,
      isGuest: false,
    });
    renderIn('en', <AppointmentListScreen viewModel={viewModel} buttons={buttons as never} practice={desk} />);
    await act(() => viewModel.load());
    return screen.getAllByRole('article').slice(0, upcoming.length);
  };

  it('APT-043 says beside the date that a visit is tomorrow, and of no other: a heading says what is today', async () => {
    const at = (id: string, hours: number) =>
      listed(id, { start: plus(noon, hours * HOUR), end: plus(noon, (hours + 1) * HOUR) });
    const rows = await opened({ ...at('t', 3), today: true }, at('n', 26), at('l', 48));
    const said = rows.map((row) => within(row).queryByText(/^(Today|Tomorrow)$/)?.textContent);
    expect(said).toEqual([undefined, 'Tomorrow', undefined]);
    for (const row of rows) expect(within(row).getAllByRole('link')).toHaveLength(1);
  });

  it('APT-046 says of a visit that is too near to be changed online that it is, with the number of its office', async () => {
    const near = { ...listed('t'), changeUntil: plus(noon, -1) };
    const [row, other] = await opened(near, listed('u'));
    if (row === undefined || other === undefined) throw new Error('no rows');
    expect(await within(row).findByText(/^It is too late to reschedule or cancel this visit online/)).toBeTruthy();
    expect(within(row).getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:6025550142');
    expect(within(other).queryByText(/too late/)).toBeNull();
  });

  it('names a request that was canceled by what it was, with what it asked for and its office, and no day as its own', async () => {
    const start = plus(noon, 8 * DAY);
    const preference = { week: 'Next week', days: ['Any'], times: ['Any'] } as const;
    const over = listed('o', { status: 'CANCELLED', timeOpen: true, preference, start, end: plus(start, 5 * DAY) });
    const history = [{ practice, page: { entries: [over], page: 1, perPage: 10, total: 1 } }];
    await open({ list: async () => ({ ok: true, value: { ...list, requests: [], upcoming: [], history } }) });
    const [row] = screen.getAllByRole('article', { name: 'Visit request' });
    if (row === undefined) throw new Error('no row');
    expect(await within(row).findByText(/^Requested: /)).toBeTruthy();
    expect(row.textContent).toContain(over.appointment.location.office);
    expect(row.textContent).not.toContain('2026');
  });

  it('says in which week a request for no certain time wants it, and nothing where any week will do', async () => {
    const asked = (days: number) => {
      const start = listed('r').appointment.start;
      return listed('r', { status: 'REQUESTED', timeOpen: true, start, end: plus(start, days * DAY) });
    };
    await open({ list: async () => ({ ok: true, value: { ...list, requests: [asked(5)] } }) });
    expect(screen.getByText(/^Requested: \w+, \w+ \d+.* to \w+, \w+ \d+/)).toBeTruthy();
    cleanup();
    await open({ list: async () => ({ ok: true, value: { ...list, requests: [asked(60)] } }) });
    expect(screen.queryByText(/^Requested:/)).toBeNull();
  });

  it.each([
    [
      { week: 'Next week', days: ['Wednesday'], times: ['Late Morning'] },
      'Wednesday, December 2 · Late Morning (10 AM to noon)',
    ],
    [{ week: 'Next week', days: ['Any'], times: ['Any'] }, 'Monday, November 30 to Friday, December 4'],
    [{ week: 'Next week', days: ['Monday', 'Friday'], times: ['Any'] }, 'Monday, November 30 or Friday, December 4'],
    [{ week: 'Any', days: ['Tuesday'], times: ['Late Evening'] }, 'Tuesday · Late Afternoon (after 3 PM)'],
  ] as const)(
    'ACC-331 says which days and times of day a request for no certain time wants: %j',
    async (preference, says) => {
      const [start, end] = [instant(Date.parse('2026-11-30T07:00:00Z')), instant(Date.parse('2026-12-07T07:00:00Z'))];
      const request = listed('r', { status: 'REQUESTED', timeOpen: true, start, end, preference });
      await open({ list: async () => ({ ok: true, value: { ...list, requests: [request] } }) });
      expect(screen.getByText(`Requested: ${says}`)).toBeTruthy();
    },
  );

  it('says at a request and at the visit that it asks to move that the visit is kept, and leads from each to the other', async () => {
    const [visit, request] = [listed('u'), listed('r', { status: 'REQUESTED' })];
    const moveTo = (is: 'visit' | 'request', { appointment: { id, start, location } }: typeof visit) => ({
      move: { is, appointment: id, start, timeZone: location.timeZone },
    });
    const upcoming = [{ ...visit, moveRequested: true as const, ...moveTo('request', request) }];
    const requests = [{ ...request, ...moveTo('visit', visit) }];
    await open({ list: async () => ({ ok: true, value: { ...list, upcoming, requests } }) });
    const kept = screen.getByRole('link', { name: /^Asked to move; .*[AP]M stays booked/ });
    const asked = screen.getByRole('link', {
      name: 'Asked to move; this visit stays booked until the practice answers',
    });
    expect([kept, asked].map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual(['u', 'r']);
    expect(screen.queryByText('Another time was requested')).toBeNull();
  });

  it('names the practice in each row where there are visits at more than one', async () => {
    const rowsUnder = (title: string) => {
      const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
      return within(section ?? document.body)
        .getAllByRole('article')
        .map(({ textContent }) => textContent);
    };
    await open({});
    const rows = [...rowsUnder('Upcoming'), ...rowsUnder('Pending requests')];
    for (const row of rows) expect(row).toContain('Annual physical · Central Office · Desert Bloom');
    cleanup();
    const history = list.history.filter(({ practice: { id } }) => id === practice.id);
    await open({ list: async () => ({ ok: true, value: { ...list, history } }) });
    for (const row of [...rowsUnder('Upcoming'), ...rowsUnder('Pending requests')])
      expect(row).not.toContain('Desert Bloom');
  });

  it('names the number to call where nothing is booked, and nowhere else', async () => {
    await open({ list: async () => ({ ok: true, value: { ...list, upcoming: [] } }) });
    const call = screen.getByRole('link', { name: 'Call Desert Bloom: (602)\u00a0555\u20110140' });
    expect(call.getAttribute('href')).toBe('tel:6025550140');
    cleanup();
    await open({});
    expect(screen.queryByRole('link', { name: /^Call Desert Bloom:/ })).toBeNull();
  });

  it('APT-030 loads more of a practice and says how many are left', async () => {
    const more = jest.fn<Appointments['more']>(async () => ({
      ok: true,
      value: [{ practice, page: { entries: [past('d')], page: 2, perPage: 10, total: 13 } }],
    }));
    await open({ more });
    await userEvent.click(screen.getByRole('button', { name: 'Load more from Desert Bloom (3)' }));
    expect(more).toHaveBeenCalledWith(2, practice.id);
    expect(cardsUnder('Past and canceled')).toBe(4);
    expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull();
  });

  it('APT-034 filters the history by practice', async () => {
    await open({});
    await userEvent.selectOptions(screen.getByLabelText('Show visits at'), 'Harbor Heart');
    expect(cardsUnder('Past and canceled')).toBe(1);
    expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Show visits at'), 'All practices');
    expect(cardsUnder('Past and canceled')).toBe(3);
  });

  it('APT-042 says in one sentence that there is nothing', async () => {
    await open({ list: async () => ({ ok: true, value: { requests: [], upcoming: [], history: [], away: [] } }) });
    expect(screen.getByText(/No upcoming visits/)).toBeTruthy();
    expect(screen.queryByText('Pending requests')).toBeNull();
  });

  it('names the practices that are away, and does not say that there is nothing', async () => {
    const away = [{ id: 'harbor' as never, name: 'Harbor Heart', phone: '(305) 555-0110' }];
    await open({ list: async () => ({ ok: true, value: { requests: [], upcoming: [], history: [], away } }) });
    expect(screen.getByText(/We can’t reach the system of Harbor Heart right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /call \(305\)\u00a0555\u20110110/ }).getAttribute('href')).toBe(
      'tel:3055550110',
    );
    expect(screen.queryByText(/You have no/)).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('APT-042 offers to try again when loading failed', async () => {
    let tries = 0;
    await open({
      list: async () => {
        tries += 1;
        return tries === 1 ? { ok: false, error: { kind: 'malfunction' } } : { ok: true, value: list };
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(cardsUnder('Upcoming')).toBe(1);
  });

  it('keeps the list and offers to try again when the next page failed', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: /Load more/ }));
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach the portal');
    expect(cardsUnder('Past and canceled')).toBe(3);
  });
});
