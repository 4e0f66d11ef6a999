import { waitListWorkerOver } from './testing/index.ts';
import type { BookingKey } from '@portico/domain/appointments';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Acting, type Account, issueCapability, type CodeHash, type Email } from '@portico/domain/access';
import {
  failed,
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
import { type MemoryWaitList, sample } from '@portico/domain/scheduling/testing';
import { actingAs, ana as anaAlone, ben, benAtPena, callOf, mesa, pena } from '../kernel/testing/index.ts';
import {
  ana,
  booked,
  checkUp,
  fill,
  freed,
  newYork,
  nextMonday,
  preference,
  procedure,
  waitListFixture,
  waitListService,
  type WaitListFixture,
} from './testing/index.ts';
import type { WaitRequest } from '@portico/application/scheduling';

describe('waiting for an earlier time', () => {
  let parts: WaitListFixture;
  let visit: AppointmentId;
  beforeEach(async () => {
    parts = waitListFixture();
    await parts.accounts.add([ana]);
    visit = await booked(parts, ben, nextMonday);
    await fill(parts);
  });

  const free = (start: Instant): void => freed(parts, start);
  const thursday = newYork('2026-11-26', '10:00');

  it('is joined from a booked visit, once, and left again', async () => {
    const joined = await parts.of(ben).join(preference(visit));
    expect(joined).toMatchObject({ ok: true, value: { practice: { name: pena.name }, replaces: { visit } } });
    expect(await parts.of(ben).join(preference(visit))).toEqual({ ok: false, error: { kind: 'already-waiting' } });
    expect(await parts.of(ben).look({ practice: pena.id, visit })).toMatchObject({
      value: { canWait: true, visit: { id: visit }, waiting: { replaces: { visit, start: nextMonday } } },
    });
    const id = joined.ok ? joined.value.id : ('' as WaitId);
    expect(await parts.of(ben).leave({ practice: pena.id, id })).toEqual({ ok: true, value: undefined });
    expect(await parts.of(ben).leave({ practice: pena.id, id })).toEqual({ ok: true, value: undefined });
    const looked = await parts.of(ben).look({ practice: pena.id, visit });
    expect(looked).toMatchObject({ value: { canWait: true } });
    expect(looked.ok && looked.value.waiting).toBeUndefined();
    expect(parts.activityLog.changes.map(({ action }) => action)).toEqual(['joined-wait-list', 'left-wait-list']);
  });

  it('says at once that an earlier time is free, and nothing where none is or the person waits', async () => {
    const look = async () => {
      const looked = await parts.of(ben).look({ practice: pena.id, visit });
      return looked.ok ? looked.value.free : 'failed';
    };
    expect(await look()).toBeUndefined();
    free(thursday);
    expect(await look()).toMatchObject({ start: thursday, offer: { visitReason: expect.any(String) } });
    await parts.of(ben).join(preference(visit));
    expect(await look()).toBeUndefined();
  });

  it('a time that becomes free is kept, told and taken in place of the later one, once', async () => {
    await parts.of(ben).join(preference(visit));
    expect(await parts.round()).toBe(0);
    free(thursday);
    expect(await parts.round()).toBe(1);
    expect(parts.notifier.sent).toMatchObject([
      { notification: { kind: 'earlier-time', practice: pena.name, minutes: 120 }, to: { address: ben.email } },
    ]);
    const [waiting] = await waitingOf(ben);
    const offered = waiting?.offered;
    expect(offered).toMatchObject({ start: thursday, keptFor: 2 * HOUR, provider: { name: 'Dr. Ana Núñez' } });
    if (waiting === undefined || offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: offered.hold };
    const answers = [await parts.of(ben).take(place), await parts.of(ben).take(place)];
    expect(answers).toMatchObject([{ value: { start: thursday } }, { value: { start: thursday } }]);
    expect(await parts.appointmentBooking.isCanceled(benAtPena, visit)).toBe(true);
    expect(parts.told).toEqual([['changed', { start: thursday }]]);
    expect(await parts.round()).toBe(0);
    expect(await waitingOf(ben)).toEqual([]);
  });

  const waitingOf = (person: Account) => parts.of(person).waiting(pena.id);

  const inLine = async () => {
    const anas = await booked(parts, ana, newYork('2026-11-30', '08:30'));
    await parts.of(ben).join(preference(visit));
    parts.pass(MINUTE);
    await parts.of(ana).join(preference(anas));
    return anas;
  };

  it('goes to the next person when the first keeps their time, and is not offered to the first again', async () => {
    await inLine();
    free(thursday);
    expect(await parts.round()).toBe(1);
    expect(await waitingOf(ana)).toMatchObject([{}]);
    expect((await waitingOf(ana))[0]?.offered).toBeUndefined();
    const [first] = await waitingOf(ben);
    if (first?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: first.id, hold: first.offered.hold };
    expect(await parts.of(ben).pass(place)).toEqual({ ok: true, value: undefined });
    expect(await parts.of(ben).take(place)).toEqual({ ok: false, error: { kind: 'offer-gone' } });
    expect(await parts.round()).toBe(1);
    expect((await waitingOf(ben))[0]?.offered).toBeUndefined();
    expect((await waitingOf(ana))[0]?.offered).toMatchObject({ start: thursday });
    expect(await parts.round()).toBe(0);
  });

  it('goes to the next person when nobody answers in time', async () => {
    await inLine();
    free(thursday);
    await parts.round();
    const [first] = await waitingOf(ben);
    parts.pass(2 * HOUR);
    expect((await waitingOf(ben))[0]?.offered).toBeUndefined();
    expect(await parts.round()).toBe(1);
    expect((await waitingOf(ana))[0]?.offered).toMatchObject({ start: thursday });
    if (first?.offered === undefined) throw new Error('Nothing was offered.');
    const late = { practice: pena.id, id: first.id, hold: first.offered.hold };
    expect(await parts.of(ben).take(late)).toEqual({ ok: false, error: { kind: 'offer-gone' } });
  });

  it('goes to nobody whose days, part of the day or notice it does not suit', async () => {
    await parts.of(ben).join(preference(visit, { partOfDay: 'afternoon' }));
    free(thursday);
    expect(await parts.round()).toBe(0);
    free(newYork('2026-11-26', '15:00'));
    expect(await parts.round()).toBe(1);
    expect((await waitingOf(ben))[0]?.offered).toMatchObject({ start: newYork('2026-11-26', '15:00') });
  });

  it('is offered to nobody at night', async () => {
    await parts.of(ben).join(preference(visit));
    free(thursday);
    parts.pass(newYork('2026-11-23', '21:00') - parts.now());
    expect(await parts.round()).toBe(0);
    parts.pass(newYork('2026-11-24', '08:00') - parts.now());
    expect(await parts.round()).toBe(1);
  });

  it('ends with the visit, and gives an offered time to whoever comes next', async () => {
    await inLine();
    free(thursday);
    await parts.round();
    await parts.appointmentBooking.cancel(benAtPena, visit, { id: '1' }, 'press' as BookingKey);
    expect(await parts.round()).toBe(1);
    expect(await waitingOf(ben)).toEqual([]);
    expect((await waitingOf(ana))[0]?.offered).toMatchObject({ start: thursday });
  });

  it('is written down by the worker where whoever took the time died before it was', async () => {
    await parts.of(ben).join(preference(visit));
    free(thursday);
    await parts.round();
    const [waiting] = await waitingOf(ben);
    if (waiting?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: waiting.offered.hold };
    const dying = waitListService(
      { ...parts, waitList: { ...bound(parts.waitList), change: () => Promise.reject(new Error('died')) } },
      { acting: actingAs(ben, pena), language: 'en', now: parts.now() },
    );
    await expect(dying.take(place)).rejects.toThrow('died');
    expect(await parts.appointmentBooking.isCanceled(benAtPena, visit)).toBe(true);
    expect(await parts.round()).toBe(0);
    expect(parts.reported.at(-1)).toBe('booked');
    expect(await parts.of(ben).take(place)).toMatchObject({ value: { start: thursday } });
  });

  it('is told again where the worker died before it was written down', async () => {
    await parts.of(ben).join(preference(visit));
    free(thursday);
    parts.pass(MINUTE);
    const dying = waitListWorkerOver({
      ...parts.workerDeps,
      tell: async () => {
        throw new Error('died');
      },
    });
    expect(await dying.round()).toBe(0);
    expect(parts.problems).toHaveLength(1);
    expect(parts.notifier.sent).toEqual([]);
    await parts.round();
    await parts.round();
    expect(parts.notifier.sent).toHaveLength(1);
    expect((await waitingOf(ben))[0]?.offered).toMatchObject({ start: thursday });
  });

  it('is worked on by one worker at a time', async () => {
    await parts.of(ben).join(preference(visit));
    free(thursday);
    parts.pass(MINUTE);
    const rounds = [1, 2, 3].map(() => waitListWorkerOver(parts.workerDeps).round());
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
    await parts.accounts.create(carol);
    const acting: Acting = {
      actor: {
        kind: 'delegate',
        account: carol.id,
        grants: [{ chart: benAtPena, permissions: ['appointments:act'] }],
      },
      subject: { charts: [benAtPena] },
      practice: pena.id,
    };
    expect((await parts.as(acting).join(preference(visit))).ok).toBe(true);
    free(thursday);
    await parts.round();
    expect(parts.notifier.sent.map(({ to }) => to.address)).toEqual([ben.email, carol.email]);
    expect(parts.notifier.last('earlier-time', carol.email)?.link).toBe('https://portal.example/appointments');
    const [waiting] = await waitingOf(ben);
    if (waiting?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: waiting.offered.hold };
    const looking: Acting = {
      ...acting,
      actor: { ...acting.actor, grants: [{ chart: benAtPena, permissions: ['appointments:view'] }] } as Acting['actor'],
    };
    expect(await parts.as(looking).take(place)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect((await parts.as(acting).take(place)).ok).toBe(true);
  });

  const guest = async (
    purpose: 'guest-reschedule' | 'guest-offer',
    resource: string,
    email = 'guest@example.com' as Email,
  ): Promise<Acting> => {
    const capability = issueCapability(
      { purpose, ...benAtPena, resource, email },
      { id: `link-${resource}` as CapabilityId, code: resource as CodeHash, now: parts.now() },
    );
    await parts.capabilities.add(capability);
    return {
      actor: { kind: 'guest', capability: capability.id, purpose },
      subject: { charts: [benAtPena] },
      practice: pena.id,
    };
  };

  it('opens to a guest by the visit of their link, and is told where the link was sent', async () => {
    const other = await booked(parts, ben, newYork('2026-11-30', '14:00'));
    const acting = await guest('guest-reschedule', visit);
    expect(await parts.as(acting).join(preference(other))).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect((await parts.as(acting).join(preference(visit))).ok).toBe(true);
    parts.pass(MINUTE);
    await parts.of(ben).join(preference(other));
    expect(await parts.as(acting).waiting(pena.id)).toMatchObject([{ replaces: { visit } }]);
    free(thursday);
    await parts.round();
    expect(parts.notifier.last('earlier-time', 'guest@example.com')?.link).toContain('/earlier_time?code=');
    const [waiting] = await waitingOf(ben);
    if (waiting?.offered === undefined) throw new Error('Nothing is offered.');
    const place = { practice: pena.id, id: waiting.id, hold: waiting.offered.hold };
    const stranger = await guest('guest-offer', 'another-entry');
    expect(await parts.as(stranger).take(place)).toEqual({ ok: false, error: { kind: 'not-found' } });
    const invited = await guest('guest-offer', waiting.id);
    expect(await parts.as(invited).take(place)).toMatchObject({ value: { start: thursday } });
  });

  it('tells a guest once who is reached where their account is', async () => {
    await parts.as(await guest('guest-reschedule', visit, ben.email)).join(preference(visit));
    free(thursday);
    await parts.round();
    expect(parts.notifier.sent.map(({ to }) => to.address)).toEqual([ben.email]);
  });

  it('is not for what is asked for, paid before, too near or not theirs', async () => {
    const service = parts.of(ben);
    const refused = async (asked: WaitRequest) => {
      const answer = await service.join(asked);
      return answer.ok ? 'joined' : answer.error.kind;
    };
    const until = '2026-12-24' as LocalDate;
    expect(await refused(preference('nowhere' as AppointmentId))).toBe('not-found');
    expect(await refused({ ...preference(visit), practice: mesa.id })).toBe('not-offered');
    expect(await refused(preference(visit, { from: '2026-12-01' as LocalDate }))).toBe('too-late');
    expect(await refused({ ...preference(visit), about: { kind: 'offer', offer: procedure.offer, until } })).toBe(
      'prepaid',
    );
    const nobody = { ...checkUp.offer, resource: sample.oneil };
    expect(await refused({ ...preference(visit), about: { kind: 'offer', offer: nobody, until } })).toBe('not-offered');
    expect(await refused({ ...preference(visit), about: { kind: 'offer', offer: checkUp.offer, until } })).toBe(
      'joined',
    );
    parts.pass(nextMonday - parts.now() - 23 * HOUR);
    expect(await waitListService(parts, callOf(ben, pena, parts.now())).join(preference(visit))).toEqual({
      ok: false,
      error: { kind: 'too-late' },
    });
  });

  it('is not for a visit reason that the practice no longer lists', async () => {
    const catalog = await parts.availability.catalog(benAtPena, 'en');
    jest.spyOn(parts.availability, 'catalog').mockResolvedValueOnce({ ...catalog, visitReasons: [] });
    const about = { kind: 'offer', offer: checkUp.offer, until: '2026-12-24' as LocalDate } as const;
    expect(await parts.of(ben).join({ ...preference(visit), about })).toEqual(failed({ kind: 'not-offered' }));
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
    expect(await parts.as(acting).look({ practice: pena.id })).toEqual(notFound);
    expect(await parts.as(acting).join(preference(visit))).toEqual(notFound);
    expect(await parts.as(acting).leave(place)).toEqual(notFound);
    expect(await parts.as(acting).take(place)).toEqual(notFound);
    expect(await parts.as(acting).pass(place)).toEqual(notFound);
  });
});

/** The methods of a class by name, so that one of them can be replaced. */
const bound = (list: MemoryWaitList) => ({
  join: list.join.bind(list),
  byId: list.byId.bind(list),
  of: list.of.bind(list),
  claimPractices: list.claimPractices.bind(list),
  lookAgain: list.lookAgain.bind(list),
  findLost: list.findLost.bind(list),
  line: list.line.bind(list),
  change: list.change.bind(list),
  prune: list.prune.bind(list),
});
