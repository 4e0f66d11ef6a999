import { beforeEach, describe, expect, it } from '@jest/globals';
import { failed, ok, plus, SECOND, type AppointmentId, type HoldId, type Instant } from '@portico/domain/kernel';
import type { WaitId } from '@portico/domain/scheduling';
import { noon, pena, visit, benAtPena } from '@portico/services/kernel/testing';
import { Drafts } from '../kernel/index.ts';
import { WaitListViewModel, type WaitListTools } from './wait-list.view-model.ts';
import type { WaitList, EarlierTimeScreen, OfferedVisit, Waiting } from '@portico/application/scheduling';

const booked = visit('booked', benAtPena, 240);
const practice = { id: pena.id, name: pena.name };
const place = { practice: pena.id, id: 'wait-1' as WaitId };
const offered: OfferedVisit = {
  hold: 'hold-1' as HoldId,
  start: plus(noon, 100 * 3_600_000),
  end: plus(noon, 101 * 3_600_000),
  keptFor: 90 * SECOND,
  video: false,
  provider: booked.provider,
  location: booked.location,
};
const waiting: Waiting = { id: place.id, practice, replaces: { visit: booked.id, start: booked.start }, since: noon };
const screen = (more: Partial<EarlierTimeScreen> = {}): EarlierTimeScreen => ({
  practice: { ...practice, phone: pena.phone },
  canWait: true,
  ...more,
});

/** A port that answers what a test puts in place, and notes what it was asked. */
const fixture = () => {
  const asked: unknown[] = [];
  let now = noon;
  let tick = (): void => undefined;
  const answers: { look: EarlierTimeScreen; take: Awaited<ReturnType<WaitList['take']>> } = {
    look: screen(),
    take: failed({ kind: 'offer-gone' }),
  };
  const port: WaitList = {
    look: async (look) => {
      asked.push(['look', look]);
      return ok(answers.look);
    },
    join: async (preference) => {
      asked.push(['join', preference]);
      return failed({ kind: 'already-waiting' });
    },
    leave: async (at) => {
      asked.push(['leave', at]);
      return ok(undefined);
    },
    take: async (offer) => {
      asked.push(['take', offer]);
      return answers.take;
    },
    pass: async (offer) => {
      asked.push(['pass', offer]);
      return ok(undefined);
    },
  };
  const drafts = new Drafts(() => ({ person: 'ben', place: 'pena' }));
  const tools: WaitListTools = {
    draft: drafts.of('wait-list booked'),
    waitListService: port,
    look: { practice: pena.id, visit: booked.id },
    about: { kind: 'visit', visit: booked.id },
    clock: {
      now: () => now,
      every: (_, run) => {
        tick = run;
        return () => {
          tick = () => undefined;
        };
      },
    },
  };
  const open = () => new WaitListViewModel(tools);
  return {
    asked,
    answers,
    port,
    viewModel: open(),
    open,
    drafts,
    pass: (milliseconds: number) => {
      now = (now + milliseconds) as Instant;
      tick();
    },
  };
};

describe('the page of an earlier time', () => {
  let parts: ReturnType<typeof fixture>;
  beforeEach(() => {
    parts = fixture();
  });

  it('asks for what is ticked, and says why it was refused, with everything kept', async () => {
    const { viewModel, asked } = parts;
    await viewModel.load();
    viewModel.toggleDay(2);
    viewModel.toggleDay(4);
    viewModel.toggleDay(2);
    viewModel.change({ anyProvider: true, partOfDay: 'morning', noticeMinutes: 120 });
    await viewModel.join();
    expect(asked.at(-1)).toEqual([
      'join',
      {
        practice: pena.id,
        about: { kind: 'visit', visit: booked.id },
        anyProvider: true,
        anyOffice: false,
        weekdays: [4],
        partOfDay: 'morning',
        noticeMinutes: 120,
      },
    ]);
    expect(viewModel.phase).toMatchObject({ kind: 'ready', problem: { kind: 'already-waiting' } });
    expect(viewModel.form.weekdays).toEqual([4]);
    viewModel.change({ from: '2026-12-01' });
    await viewModel.join();
    expect(asked.at(-1)).toEqual(['join', expect.objectContaining({ from: '2026-12-01', weekdays: [4] })]);
  });

  it('keeps what was ticked for when the person is back, until it is sent', async () => {
    const { viewModel, open, port, drafts } = parts;
    await viewModel.load();
    viewModel.toggleDay(4);
    viewModel.change({ partOfDay: 'morning', from: '2026-12-01' });
    const again = open();
    await again.load();
    expect(again.form).toEqual(viewModel.form);
    port.join = async () => ok(waiting);
    await again.join();
    expect(drafts.of('wait-list booked').read()).toBeUndefined();
  });

  it('counts down by the clock, and says that the time went to somebody else when it is over', async () => {
    parts.answers.look = screen({ waiting: { ...waiting, offered } });
    const { viewModel } = parts;
    await viewModel.load();
    expect(viewModel.countdown.secondsLeft).toBe(90);
    parts.pass(60_000);
    expect(viewModel.countdown.secondsLeft).toBe(30);
    parts.answers.look = screen({ waiting });
    parts.pass(60_000);
    await Promise.resolve();
    expect(viewModel.phase).toMatchObject({ kind: 'ready', news: 'over' });
    expect(viewModel.offered).toBeUndefined();
  });

  it('takes the offered time, or says that it is gone and shows what there is now', async () => {
    parts.answers.look = screen({ waiting: { ...waiting, offered } });
    const { viewModel, asked, answers } = parts;
    await viewModel.load();
    answers.look = screen({ waiting });
    await viewModel.take();
    expect(asked).toContainEqual(['take', { ...place, hold: offered.hold }]);
    expect(viewModel.phase).toMatchObject({ kind: 'ready', problem: { kind: 'offer-gone' }, screen: { waiting } });

    answers.look = screen({ waiting: { ...waiting, offered } });
    await viewModel.load();
    const time = {
      appointment: 'new' as AppointmentId,
      start: offered.start,
      end: offered.end,
      location: booked.location,
    };
    answers.take = ok(time);
    await viewModel.take();
    expect(viewModel.phase).toMatchObject({ kind: 'taken', time });
  });

  it('keeps the offer on the page where no answer came', async () => {
    parts.answers.look = screen({ waiting: { ...waiting, offered } });
    const { viewModel, answers } = parts;
    await viewModel.load();
    answers.take = failed({ kind: 'timed-out' });
    await viewModel.take();
    expect(viewModel.phase).toMatchObject({ kind: 'ready', problem: { kind: 'timed-out' } });
    expect(viewModel.offered).toEqual(offered);
  });

  it('passes the time on and stops waiting, and says so', async () => {
    parts.answers.look = screen({ waiting: { ...waiting, offered } });
    const { viewModel, asked, answers } = parts;
    await viewModel.load();
    answers.look = screen({ waiting });
    await viewModel.pass();
    expect(asked).toContainEqual(['pass', { ...place, hold: offered.hold }]);
    expect(viewModel.phase).toMatchObject({ news: 'passed' });
    answers.look = screen();
    await viewModel.leave();
    expect(asked).toContainEqual(['leave', place]);
    expect(viewModel.phase).toMatchObject({ news: 'left' });
    await viewModel.leave();
    expect(asked.filter((one) => Array.isArray(one) && one[0] === 'leave')).toHaveLength(1);
  });

  it('forgets a reply that comes when the page was left', async () => {
    const loading = parts.viewModel.load();
    parts.viewModel.dispose();
    await loading;
    expect(parts.viewModel.phase).toEqual({ kind: 'loading' });
  });
});
