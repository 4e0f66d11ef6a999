import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PracticePageViewModel } from '@portico/view-models/guests';
import { WaitListViewModel } from '@portico/view-models/scheduling';
import type { WaitList, EarlierTimeScreen, FreeTime, Waiting } from '@portico/application/scheduling';
import { failed, ok, plus, type HoldId, type PracticeId } from '@portico/domain/kernel';
import type { WaitId } from '@portico/domain/scheduling';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { listed, noon, renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
import {
  waitListSuccessWords,
  waitListProblemWords,
  waitListWords,
  noticeWords,
  partWords,
  weekdayWords,
} from '../scheduling/index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './guest-error-modal.tsx';
import { entryWords, guestErrorWords } from './guests.messages.ts';
import { GuestWaitScreen } from './index.ts';

const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101', management: 'vertex' };
const { id: visit, start, end, location, video, provider } = listed('a').appointment;
const words = [
  kitWords,
  failureWords,
  entryWords,
  guestErrorWords,
  waitListWords,
  waitListSuccessWords,
  waitListProblemWords,
  weekdayWords,
  partWords,
  noticeWords,
];
const clock = { now: () => noon, every: () => () => undefined };

beforeEach(cleanup);

const waiting: Waiting = { id: 'wait-1' as WaitId, practice, replaces: { visit, start }, since: noon };
const offered = {
  hold: 'hold-1' as HoldId,
  start: plus(noon, 3_600_000),
  end,
  keptFor: 7_200_000,
  video,
  provider,
  location,
};

const shown = async (
  more: Partial<EarlierTimeScreen>,
  answers: Partial<WaitList> = {},
  language: 'en' | 'es' = 'en',
) => {
  const looked = { practice, visit: { id: visit, start, end, location, video, providerName: provider.name } };
  const viewModel = new WaitListViewModel({
    waitListService: { look: async () => ok({ ...looked, canWait: true, ...more }), ...answers } as WaitList,
    look: { practice: practice.id, visit },
    about: { kind: 'visit', visit },
    clock,
  });
  const page = new PracticePageViewModel({ entry: async () => ok({ practice }) }, practice.id);
  await Promise.all([viewModel.load(), page.load()]);
  const does = { onBack: jest.fn<() => void>(), onOver: jest.fn<() => void>() };
  renderIn(language, <GuestWaitScreen viewModel={viewModel} page={page} {...does} />, ...words);
  return does;
};

const names = (): readonly string[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const calls = () => screen.queryAllByRole('link', { name: /Desert Bloom/ });

describe('a guest who waits for an earlier time', () => {
  it('asks for it, and goes back to the one visit of their link', async () => {
    const { onBack } = await shown({});
    expect(names()).toEqual(['Tell me if an earlier time opens up', 'Back to the visit']);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the visit' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(calls()).toHaveLength(1);
    cleanup();
    await shown({ waiting }, {}, 'es');
    expect(names()).toEqual(['Salir de la lista', 'Volver a la cita']);
  });

  it.each([
    ['en', 'Earlier times are available now'],
    ['es', 'Hay horarios disponibles más pronto'],
  ] as const)('is told at once that an earlier time is free, in %s, and not once they wait', async (language, said) => {
    const free = { start: plus(noon, 3_600_000), offer: {} as FreeTime['offer'] };
    const told = () => document.body.textContent?.includes(said);
    await shown({ free }, {}, language);
    expect(told()).toBe(true);
    cleanup();
    await shown({ free, waiting }, {}, language);
    expect(told()).toBe(false);
  });

  it('takes an offered time, and is led nowhere where their link is done', async () => {
    const time = { appointment: visit, start: offered.start, end, location };
    await shown({ waiting: { ...waiting, offered } }, { take: async () => ok(time) });
    await userEvent.click(screen.getByRole('button', { name: 'Take this time' }));
    expect(await screen.findByText('The visit is booked')).toBe(document.activeElement);
    expect(names()).toEqual([]);
    expect(calls()).toHaveLength(1);
  });

  it('is told once whom to call where nobody can wait', async () => {
    await shown({ canWait: false });
    expect(screen.getByText(/There is no online wait list/)).toBeTruthy();
    expect(calls()).toHaveLength(1);
    expect(names()).toEqual(['Back to the visit']);
  });

  it('is told that it is over by the modal whose Ok begins anew', async () => {
    const { onOver } = await shown({}, { look: async () => failed({ kind: 'not-found' }) });
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/find what this link was for/);
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onOver).toHaveBeenCalledTimes(1);
  });
});
