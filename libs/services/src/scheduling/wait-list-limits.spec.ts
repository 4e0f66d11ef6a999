import { waitListWorkerOver } from './testing/index.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE, plus, SECOND, type AppointmentId, type Instant, type LocalDate } from '@portico/domain/kernel';
import type { WaitEntry } from '@portico/domain/scheduling';
import { ben, benAtPena, pena } from '../kernel/testing/index.ts';
import {
  booked,
  checkUp,
  fill,
  freed,
  newYork,
  nextMonday,
  preference,
  waitListFixture,
  type WaitListFixture,
} from './testing/index.ts';
import { changed } from './wait-list-offer-key.ts';
import { waitListOf } from './wait-list-states.ts';

const thursday = newYork('2026-11-26', '10:00');

describe('the limits of the wait list', () => {
  let parts: WaitListFixture;
  let visit: AppointmentId;
  beforeEach(async () => {
    parts = waitListFixture();
    visit = await booked(parts, ben, nextMonday);
    await fill(parts);
  });

  const passTo = (at: Instant): void => parts.pass(at - parts.now());
  const run = (more: Partial<WaitListFixture['workerDeps']> = {}): Promise<number> =>
    waitListWorkerOver({ ...parts.workerDeps, ...more }).round();
  const entry = async (): Promise<WaitEntry> => {
    const [only] = await parts.waitList.of(benAtPena);
    if (only === undefined) throw new Error('No entry.');
    return only;
  };
  const offerUntil = async (): Promise<Instant> => {
    const { state } = await entry();
    if (state.kind !== 'offered') throw new Error('Nothing is offered.');
    return state.time.until;
  };
  const offered = async (): Promise<void> => {
    await parts.of(ben).join(preference(visit));
    freed(parts, thursday);
    await parts.round();
  };

  it('let a person ask for the very day of the visit', async () => {
    const onTheDay = preference(visit, { from: '2026-11-30' as LocalDate });
    expect(await parts.of(ben).join(onTheDay)).toMatchObject({ ok: true });
    expect((await entry()).wanted.days).toEqual({ start: '2026-11-30', end: '2026-11-30' });
  });

  it('show an offer until the moment at which it ends', async () => {
    await offered();
    const until = await offerUntil();
    const shown = async () => {
      const [waiting] = await parts.of(ben).waiting(pena.id);
      const visits = { rules: async () => ({ waitList: true }) as never };
      const stateOf = await waitListOf(visits, parts.visitPolicies, parts.waitList)(benAtPena, parts.now());
      const booking = await parts.visit(benAtPena, visit);
      return { isOffered: waiting?.offered !== undefined, state: booking && stateOf(booking) };
    };
    passTo(plus(until, -1));
    expect(await shown()).toEqual({ isOffered: true, state: 'offered' });
    passTo(until);
    expect(await shown()).toEqual({ isOffered: false, state: 'waiting' });
  });

  it.each([
    { when: 'a moment before it ends', moment: -1, state: 'offered' },
    { when: 'when it ends', moment: 0, state: 'waiting' },
  ])('pass an offer on $when: $state', async ({ moment, state }) => {
    await offered();
    passTo(plus(await offerUntil(), moment));
    await run();
    expect((await entry()).state.kind).toBe(state);
  });

  it('offer a time on the last day that was asked for, and on no later one', async () => {
    const about = { kind: 'offer', offer: checkUp.offer, until: '2026-11-26' as LocalDate } as const;
    await parts.of(ben).join(preference(visit, { about }));
    const afternoon = newYork('2026-11-26', '15:00');
    freed(parts, afternoon);
    passTo(newYork('2026-11-26', '09:00'));
    expect(await run()).toBe(1);
    expect((await entry()).state).toMatchObject({ kind: 'offered', time: { start: afternoon } });
    passTo(newYork('2026-11-27', '09:00'));
    await run();
    expect(await parts.waitList.of(benAtPena)).toEqual([]);
  });

  it('tell of the last minute of an offer as one minute', async () => {
    await parts.of(ben).join(preference(visit));
    freed(parts, thursday);
    parts.pass(MINUTE);
    await run({ tell: () => Promise.reject(new Error('died')) });
    passTo(plus(await offerUntil(), -30 * SECOND));
    await run();
    expect(parts.notifier.sent).toMatchObject([{ notification: { kind: 'earlier-time', minutes: 1 } }]);
  });

  it('tell of an offer a moment later in whole minutes, the nearest', async () => {
    await parts.of(ben).join(preference(visit));
    freed(parts, thursday);
    parts.pass(MINUTE);
    await run({ tell: () => Promise.reject(new Error('died')) });
    passTo(plus(await offerUntil(), SECOND - 90 * MINUTE));
    await run();
    expect(parts.notifier.sent).toMatchObject([{ notification: { kind: 'earlier-time', minutes: 90 } }]);
  });

  it('try a change that others overtake five times', async () => {
    await parts.of(ben).join(preference(visit));
    const waiting = await entry();
    let tries = 0;
    const overtaken = {
      byId: async () => waiting,
      change: async () => {
        tries += 1;
        return false;
      },
    };
    expect(await changed(overtaken, waiting, () => ({ kind: 'ended', why: 'left' }))).toBeUndefined();
    expect(tries).toBe(5);
  });

  it('ask a practice’s system little, however many wait, and come to each of them', async () => {
    await parts.of(ben).join(preference(visit));
    const only = await entry();
    const many = Array.from({ length: 60 }, (_, at): WaitEntry => ({
      ...only,
      id: `wait-${at}` as WaitEntry['id'],
      patient: { ...benAtPena, patient: `p${at}` as typeof benAtPena.patient },
      joinedAt: plus(only.joinedAt, at),
    }));
    for (const one of many) await parts.waitList.join(one);
    const asked = { visits: new Set<string>(), calls: 0, slots: 0, catalogs: 0 };
    const { availability, schedule } = parts;
    const counting = waitListWorkerOver({
      ...parts.workerDeps,
      schedule: {
        visit: async ({ patient }) => {
          asked.calls += 1;
          asked.visits.add(patient);
          return schedule.visit(benAtPena, visit);
        },
      },
      availability: {
        catalog: (...of) => {
          asked.catalogs += 1;
          return availability.catalog(...of);
        },
        slots: (...of) => {
          asked.slots += 1;
          return availability.slots(...of);
        },
      },
    });
    await counting.round();
    expect(asked).toMatchObject({ calls: 4, catalogs: 1 });
    expect(asked.slots).toBeLessThanOrEqual(8);
    for (let round = 0; round < 15; round += 1) {
      parts.pass(MINUTE);
      await counting.round();
    }
    expect(asked.visits.size).toBe(61);
    freed(parts, thursday);
    parts.pass(MINUTE);
    expect(await counting.round()).toBe(1);
  });

  it('offer no time for a visit that the practice canceled at the moment at which the time became free', async () => {
    await parts.of(ben).join(preference(visit));
    await parts.round();
    freed(parts, thursday);
    const booked = await parts.schedule.visit(benAtPena, visit);
    if (booked === undefined) throw new Error('It was booked.');
    parts.schedule.put({ ...booked, status: 'CANCELLED' });
    expect(await parts.round()).toBe(0);
    expect(parts.notifier.sent).toEqual([]);
    expect(await parts.waitList.of(benAtPena)).toEqual([]);
  });
});
