import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CardButtonsViewModel } from '@portico/view-models/appointments';
import { GuestVisitViewModel, PracticePageViewModel } from '@portico/view-models/guests';
import type { GuestActions } from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import { failed, ok, type PracticeId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { listed, renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './guest-error-modal.tsx';
import { doneWords, entryWords, guestErrorWords, unavailableWords, visitWords } from './guests.messages.ts';
import { accountInsteadWords } from './account-instead.messages.ts';
import { GuestDoneScreen, GuestVisitScreen, UnavailableScreen } from './index.ts';

const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101', management: 'vertex' };
const words = [
  accountInsteadWords,
  doneWords,
  entryWords,
  failureWords,
  guestErrorWords,
  kitWords,
  unavailableWords,
  visitWords,
];

beforeEach(cleanup);

/** For a link that changes nothing, whose card has no buttons. */
const noButtons = {} as CardButtonsViewModel;

const visitPage = async (answer: Awaited<ReturnType<GuestActions['visit']>>) => {
  const viewModel = new GuestVisitViewModel({ visit: async () => answer });
  await viewModel.load();
  const onOver = jest.fn<() => void>();
  renderIn('en', <GuestVisitScreen viewModel={viewModel} buttons={noButtons} onOver={onOver} />, ...words);
  return onOver;
};

describe('the pages of a guest', () => {
  it('ACC-041 the visit says what to do on its day, in person or by video', async () => {
    await visitPage(ok({ practice, visit: listed('a'), mayChange: false }));
    expect(screen.getByRole('article')).toBeTruthy();
    expect(screen.getByText(/heck in at the front desk/)).toBeTruthy();
    cleanup();
    await visitPage(ok({ practice, visit: listed('a', { video: true }), mayChange: false }));
    expect(screen.getByText(/This is a video visit/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Call Desert Bloom/ })).toBeTruthy();
  });

  it.each<readonly [Failure, RegExp]>([
    [{ kind: 'session-over', reason: 'expired' }, /Open the link we sent you again/],
    [{ kind: 'not-found' }, /find what this link was for/],
    [{ kind: 'malfunction' }, /Something went wrong on our side/],
  ])('APT-008 ACC-389 %p opens the modal whose Ok begins anew', async (failure, text) => {
    const onOver = await visitPage(failed(failure));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(text);
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('what may be over in a moment is asked again where it stands', async () => {
    const onOver = await visitPage(failed({ kind: 'unreachable' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(onOver).not.toHaveBeenCalled();
  });

  it('ACC-057 what is done is said for what the address names, and for anything else in general', async () => {
    const page = new PracticePageViewModel(
      { entry: async () => ok({ practice, standing: { kind: 'open' } }) },
      practice.id,
    );
    await page.load();
    for (const [done, text] of [
      ['pay', 'You have nothing to pay at Desert Bloom. Thank you!'],
      ['checkin', 'You’re already checked in at Desert Bloom.'],
      ['<b>anything</b>', 'There is nothing left to do here.'],
    ] as const) {
      renderIn('en', <GuestDoneScreen viewModel={page} done={done} />, ...words);
      expect(screen.getByText(text)).toBeTruthy();
      cleanup();
    }
  });

  it('ACC-042 ACC-044 what is not offered online names the practice and its number, where they are known', async () => {
    const known = new PracticePageViewModel(
      { entry: async () => ok({ practice, standing: { kind: 'not-offered' } }) },
      practice.id,
    );
    await known.load();
    renderIn('en', <UnavailableScreen viewModel={known} />, ...words);
    expect(screen.getByText(/Desert Bloom doesn’t offer this online/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:6025550101',
      '/get_started',
    ]);
    cleanup();
    const unknown = new PracticePageViewModel({ entry: async () => failed({ kind: 'unreachable' }) }, practice.id);
    await unknown.load();
    renderIn('en', <UnavailableScreen viewModel={unknown} />, ...words);
    expect(screen.getByText('This isn’t offered online.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in or create an account' })).toBeTruthy();
  });
});
