import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PracticePageViewModel } from '@portico/view-models/guests';
import { CheckInViewModel } from '@portico/view-models/visits';
import type { CheckIn, CheckInProblem } from '@portico/application/visits';
import { failed, ok, type PracticeId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn } from '../../testing/index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './check-in-error-modal.tsx';
import { GuestCheckInScreen } from './guest-check-in-screen.tsx';

beforeEach(cleanup);

/** The guests' modal is a chunk of its own, loaded as the screen does it. */
const patience = { timeout: 15_000 };

const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101', management: 'vertex' };

const noLookups = { zipPlace: async () => ok(undefined), physicians: async () => ok([]) };

const pageOf = async (problem: CheckInProblem) => {
  const answer = async () => failed(problem);
  const checkIn: CheckIn = {
    open: answer,
    postForms: answer,
    postInformation: answer,
    postMedsAllergies: answer,
    goOn: answer,
    search: async () => ok([]),
  };
  const viewModel = new CheckInViewModel({
    checkIn,
    visit: {},
    lookups: noLookups,
    onDone: () => undefined,
    onLeave: () => undefined,
  });
  await viewModel.load();
  const page = new PracticePageViewModel({ entry: async () => ok({ practice }) }, practice.id);
  const onOver = jest.fn<() => void>();
  renderIn('en', <GuestCheckInScreen viewModel={viewModel} page={page} payment={() => null} onOver={onOver} />);
  return onOver;
};

describe('check-in of a guest that fails', () => {
  it.each<readonly [CheckInProblem, RegExp]>([
    [{ kind: 'session-over', reason: 'expired' }, /Open the link we sent you again/],
    [{ kind: 'not-found' }, /find what this link was for/],
    [{ kind: 'malfunction' }, /Something went wrong on our side/],
  ])('APT-321 APT-322 %p says why in the modal of guests, whose Ok begins anew', async (problem, text) => {
    const onOver = await pageOf(problem);
    const modals = await screen.findAllByRole('alertdialog', {}, patience);
    expect(modals).toHaveLength(1);
    expect(modals[0]?.textContent).toMatch(text);
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [CheckInProblem, RegExp]>([
    [{ kind: 'check-in-too-early', until: noon }, /open yet\. You can check in from/],
    [{ kind: 'check-in-over' }, /ask at the front desk/],
  ])('APT-320 APT-327 %p says in a modal named after check-in when it is possible', async (problem, text) => {
    const onOver = await pageOf(problem);
    const modal = await screen.findByRole('alertdialog', { name: 'Check in' });
    expect(modal.textContent).toMatch(text);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('asks again what may be over in a moment, and shows no modal', async () => {
    const onOver = await pageOf({ kind: 'unreachable' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(onOver).not.toHaveBeenCalled();
  });
});
