import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type Appointment } from '@portico/domain/appointments';
import { HOUR, MINUTE, plus, type AppointmentId, type TimeZone } from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';
import {
  ana,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  mesa,
  noon,
  pena,
  visit,
} from '../kernel/testing/index.ts';
import { nearVisits } from './near-visits.ts';

const at = (hours: number) => ({ start: plus(noon, hours * HOUR), end: plus(noon, hours * HOUR + 30 * MINUTE) });

const offered = {
  slots: [at(24), at(48)],
  timeZone: 'America/Phoenix' as TimeZone,
  provider: visit('any', benAtMesa, 24).provider.id,
};

const near = async (visits: readonly Appointment[], call = callOf(ben, mesa), replaces?: string) => {
  const { schedule, practices } = baseFixture();
  schedule.put(...visits);
  const choice = { practice: mesa.id, ...(replaces === undefined ? {} : { replaces: replaces as AppointmentId }) };
  const found = await nearVisits(schedule, practices, call, choice, offered);
  expect(found.unknownAt).toEqual([]);
  return found.visits;
};

describe('visits near the times that are offered', () => {
  it('are those of the person at all of their practices, on one of the days, earliest first', async () => {
    const found = await near([
      visit('later', benAtMesa, 49.5),
      visit('elsewhere', benAtPena, 22.75),
      visit('same day', benAtPena, 27),
      // Past midnight of the place, but within an hour of none of the times.
      visit('next day', benAtPena, 96),
      visit('of another', anaAtMesa, 24),
    ]);
    expect(found.map(({ start, practiceName }) => [(start - noon) / HOUR, practiceName])).toEqual([
      [22.75, pena.name],
      [27, pena.name],
      [49.5, mesa.name],
    ]);
  });

  it.each(appointmentStatuses)('are booked ones only: %s', async (status) => {
    const isBooked = status === 'SCHEDULED' || status === 'CHECKED-IN';
    expect(await near([visit('one', benAtPena, 24, { status })])).toHaveLength(isBooked ? 1 : 0);
  });

  it.each([
    ['of the provider', {}, true],
    ['of another provider', { provider: { ...visit('x', benAtMesa, 1).provider, id: 'another' as never } }, false],
    ['at another practice', { patient: benAtPena }, false],
    ['that is booked', { status: 'SCHEDULED' }, false],
  ] as const)('are told with a request that waits, %s', async (_, of, waits) => {
    const { schedule, practices } = baseFixture();
    schedule.put({ ...visit('asked', benAtMesa, 500, { status: 'REQUESTED' }), ...of });
    const asked = await nearVisits(schedule, practices, callOf(ben, mesa), { practice: mesa.id }, offered);
    expect(asked).toMatchObject({ visits: [], requestWaits: waits });
  });

  it('are not the one that is moved; one of the same id at another practice is another one', async () => {
    expect(await near([visit('moved', benAtMesa, 24)], callOf(ben, mesa), 'moved')).toEqual([]);
    expect(await near([visit('moved', benAtPena, 24)], callOf(ben, mesa), 'moved')).toHaveLength(1);
  });

  it('of somebody for whom another acts are that person’s, where visits may be seen, and never one’s own', async () => {
    const visits = [visit('own', anaAtMesa, 24), visit('theirs', benAtMesa, 24)];
    const asked = (...permissions: Parameters<typeof delegateFor>[2][]) =>
      near(visits, { acting: delegateFor(ana, benAtMesa, ...permissions), language: 'en', now: noon });
    expect(await asked('appointments:view', 'appointments:act')).toHaveLength(1);
    expect(await asked('messages:view')).toEqual([]);
  });

  it('are said to be unknown at a practice whose system is away', async () => {
    const { schedule, practices } = baseFixture();
    schedule.put(visit('near', benAtMesa, 24));
    const partly = {
      upcoming: (...[chart, ...rest]: Parameters<typeof schedule.upcoming>) =>
        chart.practice === pena.id ? Promise.reject(new PracticeAway(pena.id)) : schedule.upcoming(chart, ...rest),
    };
    const asked = nearVisits(partly, practices, callOf(ben, mesa), { practice: mesa.id }, offered);
    expect(await asked).toMatchObject({ visits: [{ practiceName: mesa.name }], unknownAt: [pena.name] });
  });
});
