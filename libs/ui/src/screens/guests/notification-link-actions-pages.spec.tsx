import { beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmVisitViewModel, GuestWaitListViewModel } from '@portico/view-models/guests';
import type { ComingVisitPage, WaitListPage, NotificationLinkActions } from '@portico/application/guests';
import { failed, ok, plus, type HoldId, type Instant, type PracticeId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { listed, noon, renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
import { waitListSuccessWords, waitListProblemWords, waitListWords } from '../scheduling/index.ts';
import { entryWords, shutWords } from './guests.messages.ts';
import { ConfirmVisitScreen, GuestWaitListScreen } from './index.ts';
import { confirmVisitWords, guestOfferWords } from './notification-link-actions.messages.ts';

const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101', management: 'vertex' };
const { start, end, location } = listed('a').appointment;
const words = [
  kitWords,
  failureWords,
  entryWords,
  shutWords,
  confirmVisitWords,
  guestOfferWords,
  waitListWords,
  waitListSuccessWords,
  waitListProblemWords,
];
const clock = { now: () => noon as Instant, every: () => () => undefined };

beforeEach(cleanup);

const coming = (more: Partial<ComingVisitPage> = {}): ComingVisitPage => ({
  practice,
  start,
  end,
  location,
  video: false,
  standing: 'booked',
  ...more,
});

describe('the link of a reminder', () => {
  const shown = async (answers: Partial<Pick<NotificationLinkActions, 'comingVisit' | 'confirm'>>) => {
    const viewModel = new ConfirmVisitViewModel(
      {
        comingVisit: async () => ok(coming()),
        confirm: async () => ok(coming({ standing: 'confirmed' })),
        ...answers,
      },
      'a-code',
    );
    await viewModel.load();
    renderIn('en', <ConfirmVisitScreen viewModel={viewModel} />, ...words);
  };

  it('shows when and where, and one button that confirms', async () => {
    await shown({});
    expect(screen.getByRole('heading').textContent).toBe('Sunday, November 22 at 2:30\u00a0PM');
    expect(screen.getByText('2410 N Central Ave')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I will be there' }));
    expect(await screen.findByText(/You have confirmed this visit/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, I will be there' })).toBeNull();
  });

  it('says that there is nothing to confirm, or why the link is shut', async () => {
    await shown({ comingVisit: async () => ok(coming({ standing: 'over' })) });
    expect(screen.getByText(/There is nothing to confirm/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await shown({ comingVisit: async () => failed({ kind: 'shut', why: 'expired' }) });
    expect(screen.getByText(/This link has expired/)).toBeTruthy();
  });

  it('keeps the button where the answer failed, and tries again', async () => {
    let down = true;
    await shown({
      confirm: async () => (down ? failed({ kind: 'timed-out' }) : ok(coming({ standing: 'confirmed' }))),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I will be there' }));
    expect(await screen.findByText(/taking longer than it should/)).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You have confirmed this visit/)).toBeTruthy();
  });

  it('leads to where the visit is changed, where that can be done online', async () => {
    await shown({
      comingVisit: async () => ok(coming({ changePath: '/guest/guestRescheduleAppointment?code=a-code' })),
    });
    const link = screen.getByRole('link', { name: 'Change or cancel this visit' });
    expect(link.getAttribute('href')).toContain('code=a-code');
  });
});

describe('the link of an offer', () => {
  const page = (more: Partial<WaitListPage> = {}): WaitListPage => ({
    practice,
    isWaiting: true,
    booked: plus(start, 86_400_000),
    offered: { hold: 'hold' as HoldId, start, end, keptFor: 5_400_000, video: false, location },
    ...more,
  });
  const { offered: _, ...nothing } = page();
  const shown = async (answers: Partial<NotificationLinkActions>, first: WaitListPage = page()) => {
    const viewModel = new GuestWaitListViewModel(
      { earlierTime: async () => ok(first), ...answers } as NotificationLinkActions,
      'a-code',
      clock,
    );
    await viewModel.load();
    renderIn('en', <GuestWaitListScreen viewModel={viewModel} />, ...words);
  };

  it('shows the time, what it takes the place of and how long it is kept, and takes it', async () => {
    await shown({ takeEarlierTime: async () => ok({ appointment: 'b' as never, start, end, location }) });
    expect(screen.getByText(/It replaces the visit on Monday, November 23/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toContain('1:30:00');
    await userEvent.click(screen.getByRole('button', { name: 'Take this time' }));
    expect(await screen.findByRole('heading', { name: 'The visit is booked' })).toBe(document.activeElement);
    expect(screen.getByText(/The old time is canceled/)).toBeTruthy();
  });

  it('says that the time is gone, and that nothing was changed', async () => {
    let looks = 0;
    await shown({
      earlierTime: async () => {
        looks += 1;
        return ok(looks === 1 ? page() : nothing);
      },
      takeEarlierTime: async () => failed({ kind: 'offer-gone' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Take this time' }));
    expect(await screen.findByText(/no longer available. Nothing was changed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take this time' })).toBeNull();
  });

  it('says so once the person waits no longer', async () => {
    await shown({}, { practice, isWaiting: false });
    expect(screen.getByText(/You’re no longer on the wait list/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
