import type { BookingKey } from '@portico/domain/appointments';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Acting, Account } from '@portico/domain/access';
import { issueCapability, type CodeHash, type Email } from '@portico/domain/access';
import {
  HOUR,
  MINUTE,
  type AccountId,
  type AppointmentId,
  type CapabilityId,
  type HoldId,
  type Instant,
  type LocalDate,
} from '@portico/domain/kernel';
import type { WaitId } from '@portico/domain/scheduling';
import { MemoryWaitList, sample } from '@portico/domain/scheduling/testing';
import {
  actingAs,
  ana as anaAlone,
  ben,
  benAtPena,
  callOf,
  MemoryTurns,
  mesa,
  noon,
  pena,
} from '../kernel/testing/index.ts';
import { bookingWorld, checkUp, newYork, procedure } from './testing/booking-world.ts';
import { WaitListClerk } from './wait-list-clerk.ts';
import { waitListNews } from './wait-list-news.ts';
import type { WaitWish } from './wait-list.port.ts';
import { WaitListService, type WaitListDeps } from './wait-list.service.ts';

const anaAtPena = { practice: pena.id, patient: 'ana-pena' } as typeof benAtPena;
/** Ana goes to Peña too. */
const ana: Account = { ...anaAlone, charts: [...anaAlone.charts, anaAtPena] };

/** The Monday after the noon of the stage, at ten in New York. */
const tenOnMonday = newYork('2026-11-23', '10:00');

const world = () => {
  const house = bookingWorld();
  let now: Instant = tenOnMonday;
  house.pass(tenOnMonday - noon);
  const waitList = new MemoryWaitList();
  const deps = { ...house, waitList } satisfies WaitListDeps;
  const turns = new MemoryTurns(() => now);
  const troubles: unknown[] = [];
  const reported: string[] = [];
  const clerkDeps = {
    ...deps,
    turns,
    now: () => now,
    tell: waitListNews({ ...house, linkTo: (path) => `https://portal.example${path}` }),
    report: (event: string) => void reported.push(event),
    onTrouble: (thrown: unknown) => void troubles.push(thrown),
  };
  const as = (acting: Acting) => new WaitListService(deps, { acting, language: 'en', now });
  return {
    ...deps,
    clerkDeps,
    troubles,
    reported,
    now: () => now,
    pass: (milliseconds: number) => {
      now = (now + milliseconds) as Instant;
      house.pass(milliseconds);
    },
    round: async () => {
      now = (now + MINUTE) as Instant;
      house.pass(MINUTE);
      return new WaitListClerk(clerkDeps).round();
    },
    as,
    of: (person: Account) => as(actingAs(person, pena)),
    visit: async (whose: typeof benAtPena, id: string) => house.schedule.visit(whose, id as AppointmentId),
  };
};

/** A visit that is booked as it would be by the portal. */
const booked = async (
  house: ReturnType<typeof world>,
  person: Account,
  start: Instant,
  choice = checkUp,
): Promise<AppointmentId> => {
  const hold = `hold-${person.id}-${start}` as HoldId;
  const chart = person.charts.find(({ practice }) => practice === pena.id);
  if (chart === undefined) throw new Error('Not at Peña.');
  await house.slotKeeper.keep(
    chart,
    { offer: choice.offer, start, language: 'en' },
    hold,
    (house.now() + HOUR) as Instant,
  );
  const answer = await house.visitDesk.book(chart, hold, `key-${hold}` as Parameters<typeof house.visitDesk.book>[2]);
  if (!answer.ok) throw new Error('Not booked.');
  return answer.value;
};

const wish = (visit: AppointmentId, more: Partial<WaitWish> = {}): WaitWish => ({
  practice: pena.id,
  about: { kind: 'visit', visit },
  anyProvider: false,
  anyOffice: false,
  weekdays: [],
  partOfDay: 'any',
  noticeMinutes: 120,
  ...more,
});

const nextMonday = newYork('2026-11-30', '08:00');

/** Everything else of Ana Núñez is taken until then, but what is left free. */
const fill = async (house: ReturnType<typeof world>, free: readonly Instant[] = []): Promise<void> => {
  const days = { start: '2026-11-23' as LocalDate, end: '2026-11-29' as LocalDate };
  const other = { practice: pena.id, patient: 'somebody' } as typeof benAtPena;
  for (const { start, end } of await house.openings.slots(other, checkUp.offer, days)) {
    if (free.includes(start)) continue;
    const [sampled] = house.schedule.all();
    if (sampled === undefined) throw new Error('No visit to copy.');
    house.schedule.put({ ...sampled, id: `full-${start}` as AppointmentId, patient: other, start, end });
  }
};

describe('waiting for an earlier time', () => {
  let house: ReturnType<typeof world>;
  let visit: AppointmentId;
  beforeEach(async () => {
    house = world();
    await house.accounts.add([ana]);
    visit = await booked(house, ben, nextMonday);
    await fill(house);
  });

  /** Somebody gives their time back. */
  const free = (start: Instant): void => {
    const full = house.schedule.all().find(({ id }) => id === `full-${start}`);
    if (full === undefined) throw new Error('Nobody is there.');
    house.schedule.put({ ...full, status: 'CANCELLED' });
  };
  const thursday = newYork('2026-11-26', '10:00');

  it('is joined from a booked visit, once, and left again', async () => {
    const joined = await house.of(ben).join(wish(visit));
    expect(joined).toMatchObject({ ok: true, value: { practice: { name: pena.name }, replaces: { visit } } });
    expect(await house.of(ben).join(wish(visit))).toEqual({ ok: false, error: { kind: 'already-waiting' } });
    expect(await house.of(ben).look({ practice: pena.id, visit })).toMatchObject({
      value: { canWait: true, visit: { id: visit }, waiting: { replaces: { visit, start: nextMonday } } },
    });
    const id = joined.ok ? joined.value.id : ('' as WaitId);
    expect(await house.of(ben).leave({ practice: pena.id, id })).toEqual({ ok: true, value: undefined });
    expect(await house.of(ben).leave({ practice: pena.id, id })).toEqual({ ok: true, value: undefined });
    const looked = await house.of(ben).look({ practice: pena.id, visit });
    expect(looked).toMatchObject({ value: { canWait: true } });
    expect(looked.ok && looked.value.waiting).toBeUndefined();
    expect(house.activityLog.changes.map(({ action }) => action)).toEqual(['joined-wait-list', 'left-wait-list']);
  });

  it('a time that becomes free is kept, told and taken in place of the later one, once', async () => {
    await house.of(ben).join(wish(visit));
    expect(await house.round()).toBe(0);
    free(thursday);
    expect(await house.round()).toBe(1);
    expect(house.notifier.sent).toMatchObject([
      { notice: { kind: 'earlier-time', practice: pena.name, minutes: 120 }, to: { address: ben.email } },
    ]);
    const [waiting] = await waitingOf(ben);
    const offered = waiting?.offered;
    expect(offered).toMatchObject({ start: thursday, keptFor: 2 * HOUR, provider: { name: 'Dr. Ana Núñez' } });
    if (waiting === undefined || offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: offered.hold };
    const answers = [await house.of(ben).take(place), await house.of(ben).take(place)];
    expect(answers).toMatchObject([{ value: { start: thursday } }, { value: { start: thursday } }]);
    expect(await house.visitDesk.isCancelled(benAtPena, visit)).toBe(true);
    expect(house.told).toEqual([['changed', { start: thursday }]]);
    expect(await house.round()).toBe(0);
    expect(await waitingOf(ben)).toEqual([]);
  });

  const waitingOf = (person: Account) => house.of(person).waiting(pena.id);

  const inLine = async () => {
    const anas = await booked(house, ana, newYork('2026-11-30', '08:30'));
    await house.of(ben).join(wish(visit));
    house.pass(MINUTE);
    await house.of(ana).join(wish(anas));
    return anas;
  };

  it('goes to the next person when the first keeps their time, and is not offered to the first again', async () => {
    await inLine();
    free(thursday);
    expect(await house.round()).toBe(1);
    expect(await waitingOf(ana)).toMatchObject([{}]);
    expect((await waitingOf(ana))[0]?.offered).toBeUndefined();
    const [first] = await waitingOf(ben);
    if (first?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: first.id, hold: first.offered.hold };
    expect(await house.of(ben).pass(place)).toEqual({ ok: true, value: undefined });
    expect(await house.of(ben).take(place)).toEqual({ ok: false, error: { kind: 'offer-gone' } });
    expect(await house.round()).toBe(1);
    expect((await waitingOf(ben))[0]?.offered).toBeUndefined();
    expect((await waitingOf(ana))[0]?.offered).toMatchObject({ start: thursday });
    expect(await house.round()).toBe(0);
  });

  it('goes to the next person when nobody answers in time', async () => {
    await inLine();
    free(thursday);
    await house.round();
    const [first] = await waitingOf(ben);
    house.pass(2 * HOUR);
    expect((await waitingOf(ben))[0]?.offered).toBeUndefined();
    expect(await house.round()).toBe(1);
    expect((await waitingOf(ana))[0]?.offered).toMatchObject({ start: thursday });
    if (first?.offered === undefined) throw new Error('Nothing was offered.');
    const late = { practice: pena.id, id: first.id, hold: first.offered.hold };
    expect(await house.of(ben).take(late)).toEqual({ ok: false, error: { kind: 'offer-gone' } });
  });

  it('goes to nobody whose days, part of the day or notice it does not suit', async () => {
    await house.of(ben).join(wish(visit, { partOfDay: 'afternoon' }));
    free(thursday);
    expect(await house.round()).toBe(0);
    free(newYork('2026-11-26', '15:00'));
    expect(await house.round()).toBe(1);
    expect((await waitingOf(ben))[0]?.offered).toMatchObject({ start: newYork('2026-11-26', '15:00') });
  });

  it('is offered to nobody at night', async () => {
    await house.of(ben).join(wish(visit));
    free(thursday);
    house.pass(newYork('2026-11-23', '21:00') - house.now());
    expect(await house.round()).toBe(0);
    house.pass(newYork('2026-11-24', '08:00') - house.now());
    expect(await house.round()).toBe(1);
  });

  it('ends with the visit, and gives an offered time to whoever comes next', async () => {
    await inLine();
    free(thursday);
    await house.round();
    await house.visitDesk.cancel(benAtPena, visit, { id: '1' }, 'press' as BookingKey);
    expect(await house.round()).toBe(1);
    expect(await waitingOf(ben)).toEqual([]);
    expect((await waitingOf(ana))[0]?.offered).toMatchObject({ start: thursday });
  });

  it('is written down by the clerk where whoever took the time died before it was', async () => {
    await house.of(ben).join(wish(visit));
    free(thursday);
    await house.round();
    const [waiting] = await waitingOf(ben);
    if (waiting?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: waiting.offered.hold };
    const dying = new WaitListService(
      { ...house, waitList: { ...bound(house.waitList), change: () => Promise.reject(new Error('died')) } },
      { acting: actingAs(ben, pena), language: 'en', now: house.now() },
    );
    await expect(dying.take(place)).rejects.toThrow('died');
    expect(await house.visitDesk.isCancelled(benAtPena, visit)).toBe(true);
    expect(await house.round()).toBe(0);
    expect(house.reported.at(-1)).toBe('booked');
    expect(await house.of(ben).take(place)).toMatchObject({ value: { start: thursday } });
  });

  it('is told again where the clerk died before it was written down', async () => {
    await house.of(ben).join(wish(visit));
    free(thursday);
    house.pass(MINUTE);
    const dying = new WaitListClerk({
      ...house.clerkDeps,
      tell: async () => {
        throw new Error('died');
      },
    });
    expect(await dying.round()).toBe(0);
    expect(house.troubles).toHaveLength(1);
    expect(house.notifier.sent).toEqual([]);
    await house.round();
    await house.round();
    expect(house.notifier.sent).toHaveLength(1);
    expect((await waitingOf(ben))[0]?.offered).toMatchObject({ start: thursday });
  });

  it('is worked on by one clerk at a time', async () => {
    await house.of(ben).join(wish(visit));
    free(thursday);
    house.pass(MINUTE);
    const rounds = [1, 2, 3].map(() => new WaitListClerk(house.clerkDeps).round());
    expect((await Promise.all(rounds)).toSorted()).toEqual([0, 0, 1]);
  });

  it('tells the delegate who asked, who signs in to answer', async () => {
    const carol: Account = {
      ...anaAlone,
      id: 'carol' as AccountId,
      email: 'carol@example.com' as Email,
      username: 'carol',
      charts: [],
    };
    await house.accounts.create(carol);
    const acting: Acting = {
      actor: {
        kind: 'delegate',
        account: carol.id,
        grants: [{ chart: benAtPena, permissions: ['appointments:act'] }],
      },
      subject: { charts: [benAtPena] },
      practice: pena.id,
    };
    expect((await house.as(acting).join(wish(visit))).ok).toBe(true);
    free(thursday);
    await house.round();
    expect(house.notifier.sent.map(({ to }) => to.address)).toEqual([ben.email, carol.email]);
    expect(house.notifier.last('earlier-time', carol.email)?.link).toBe('https://portal.example/appointments');
    const [waiting] = await waitingOf(ben);
    if (waiting?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: waiting.offered.hold };
    const looking: Acting = {
      ...acting,
      actor: { ...acting.actor, grants: [{ chart: benAtPena, permissions: ['appointments:view'] }] } as Acting['actor'],
    };
    expect(await house.as(looking).take(place)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect((await house.as(acting).take(place)).ok).toBe(true);
  });

  const guest = async (
    purpose: 'guest-reschedule' | 'guest-offer',
    resource: string,
    email = 'guest@example.com' as Email,
  ): Promise<Acting> => {
    const capability = issueCapability(
      { purpose, ...benAtPena, resource, email },
      { id: `link-${resource}` as CapabilityId, code: resource as CodeHash, now: house.now() },
    );
    await house.capabilities.add(capability);
    return {
      actor: { kind: 'guest', capability: capability.id, purpose },
      subject: { charts: [benAtPena] },
      practice: pena.id,
    };
  };

  it('opens to a guest by the visit of their link, and is told where the link was sent', async () => {
    const other = await booked(house, ben, newYork('2026-11-30', '14:00'));
    const acting = await guest('guest-reschedule', visit);
    expect(await house.as(acting).join(wish(other))).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect((await house.as(acting).join(wish(visit))).ok).toBe(true);
    house.pass(MINUTE);
    await house.of(ben).join(wish(other));
    expect(await house.as(acting).waiting(pena.id)).toMatchObject([{ replaces: { visit } }]);
    free(thursday);
    await house.round();
    expect(house.notifier.last('earlier-time', 'guest@example.com')?.link).toContain('/earlier_time?code=');
    const [waiting] = await waitingOf(ben);
    if (waiting?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: waiting.offered.hold };
    const stranger = await guest('guest-offer', 'another-entry');
    expect(await house.as(stranger).take(place)).toEqual({ ok: false, error: { kind: 'not-found' } });
    const invited = await guest('guest-offer', waiting.id);
    expect(await house.as(invited).take(place)).toMatchObject({ value: { start: thursday } });
  });

  it('tells a guest once who is reached where their account is', async () => {
    await house.as(await guest('guest-reschedule', visit, ben.email)).join(wish(visit));
    free(thursday);
    await house.round();
    expect(house.notifier.sent.map(({ to }) => to.address)).toEqual([ben.email]);
  });

  it('is not for what is asked for, paid before, too near or not theirs', async () => {
    const service = house.of(ben);
    const refused = async (asked: WaitWish) => {
      const answer = await service.join(asked);
      return answer.ok ? 'joined' : answer.error.kind;
    };
    const until = '2026-12-24' as LocalDate;
    expect(await refused(wish('nowhere' as AppointmentId))).toBe('not-found');
    expect(await refused({ ...wish(visit), practice: mesa.id })).toBe('not-offered');
    expect(await refused(wish(visit, { from: '2026-12-01' as LocalDate }))).toBe('too-late');
    expect(await refused({ ...wish(visit), about: { kind: 'offer', offer: procedure.offer, until } })).toBe('prepaid');
    const nobody = { ...checkUp.offer, resource: sample.oneil };
    expect(await refused({ ...wish(visit), about: { kind: 'offer', offer: nobody, until } })).toBe('not-offered');
    expect(await refused({ ...wish(visit), about: { kind: 'offer', offer: checkUp.offer, until } })).toBe('joined');
    house.pass(nextMonday - house.now() - 23 * HOUR);
    expect(await new WaitListService(house, callOf(ben, pena, house.now())).join(wish(visit))).toEqual({
      ok: false,
      error: { kind: 'too-late' },
    });
  });

  it('opens to nobody without a right to the appointments', async () => {
    const acting: Acting = {
      actor: {
        kind: 'delegate',
        account: 'x' as AccountId,
        grants: [{ chart: benAtPena, permissions: ['payments:act'] }],
      },
      subject: { charts: [benAtPena] },
      practice: pena.id,
    };
    const notFound = { ok: false, error: { kind: 'not-found' } };
    const place = { practice: pena.id, id: 'x' as WaitId, hold: 'x' as HoldId };
    expect(await house.as(acting).look({ practice: pena.id })).toEqual(notFound);
    expect(await house.as(acting).join(wish(visit))).toEqual(notFound);
    expect(await house.as(acting).leave(place)).toEqual(notFound);
    expect(await house.as(acting).take(place)).toEqual(notFound);
    expect(await house.as(acting).pass(place)).toEqual(notFound);
  });
});

/** The methods of a class by name, so that one of them can be replaced. */
const bound = (list: MemoryWaitList) => ({
  join: list.join.bind(list),
  byId: list.byId.bind(list),
  of: list.of.bind(list),
  practices: list.practices.bind(list),
  line: list.line.bind(list),
  change: list.change.bind(list),
  prune: list.prune.bind(list),
});
