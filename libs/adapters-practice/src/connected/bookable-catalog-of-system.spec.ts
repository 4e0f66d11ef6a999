import { describe, expect, it } from '@jest/globals';
import type { Sql } from '@portico/adapters-storage/sql';
import { usualVisitRules } from '@portico/domain/appointments';
import { parseTimeZone, type TimeZone } from '@portico/domain/kernel';
import type { PracticeConnection } from '@portico/practice-spi';
import { here, now } from '../conformance/practice-fixture.ts';
import { ConnectedAvailability } from './connected-availability.ts';
import { ConnectedPractices, PracticeLink, type ConnectedPractice } from './connected-practices.ts';
import { ConnectedVisitPolicies } from './connected-visit-policies.ts';
import { offeredCatalog } from './bookable-catalog-of-system.ts';
import { asFarAsOffered, bookingOf } from './offered-services.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { MemoryClinic } from './testing/memory-clinic.ts';

const zone = parseTimeZone('America/Phoenix');
const timeZone = (zone.ok ? zone.value : '') as TimeZone;
const place = { id: 'office', name: 'Office', lines: [] };
const provider = { id: 'chen', name: 'Dr. Chen' };
const clinic = new MemoryClinic(
  {
    calendars: [
      { id: 'open', provider },
      { id: 'asked', provider, byRequest: true },
    ],
    types: [
      { id: 'check-up', names: { en: 'Check-up', es: 'Control' }, minutes: 30 },
      { id: 'procedure', names: { en: 'Procedure', es: 'Procedimiento' }, minutes: 30, prepayment: 2_500 as never },
    ],
    places: [place],
    offers: [
      { calendar: 'open', type: 'check-up', place: 'office' },
      { calendar: 'asked', type: 'check-up', place: 'office' },
      { calendar: 'open', type: 'procedure', place: 'office' },
    ],
    hours: [],
    closed: [],
  },
  capableClinic,
  () => now,
);
const whole = clinic.connection;
const { request: _, ...bookingAtOnce } = whole.booking ?? ({} as never);
const { hours: __, busy: ___, ...untimed } = whole.times ?? ({} as never);
const { booking: ____, ...unbooked } = whole;
const { money: _____, ...unpaid } = whole;
const atOnce: PracticeConnection = { ...whole, booking: bookingAtOnce };
const withoutTimes: PracticeConnection = { ...whole, times: untimed };

const host = {
  // Nothing is kept: the ids of what is offered are made of the system's own.
  sql: { rows: async () => [] } as unknown as Sql,
  now: () => now,
  signal: () => new AbortController().signal,
  log: () => undefined,
};
const at = (connection: PracticeConnection, more: Partial<ConnectedPractice> = {}): ConnectedPractice => ({
  id: here.id,
  name: here.name,
  timeZone,
  connection,
  booking: { leadMinutes: 0, approvesRequests: false, waitList: false, preRegistration: false },
  ...more,
});

const offered = async (practice: ConnectedPractice): Promise<readonly string[]> => {
  const { systemOffers } = await offeredCatalog(new PracticeLink(practice, host), 'en');
  return systemOffers.map(([, { calendar, type }]) => `${calendar} ${type}`);
};

describe('what a connected practice lets be booked', () => {
  const all = ['open check-up', 'asked check-up', 'open procedure'];
  it.each([
    { system: 'everything', practice: at(whole), left: all },
    { system: 'no requests', practice: at(atOnce), left: ['open check-up'] },
    {
      system: 'no requests, but cards',
      practice: at(atOnce, { takesCards: true }),
      left: ['open check-up', 'open procedure'],
    },
    {
      system: 'no requests, cards, and nothing of what is owed',
      practice: at({ ...unpaid, booking: bookingAtOnce }, { takesCards: true }),
      left: ['open check-up'],
    },
    { system: 'times to look at alone', practice: at(unbooked), left: [] },
    { system: 'no times, but requests', practice: at(withoutTimes), left: all },
    { system: 'neither times nor requests', practice: at({ ...withoutTimes, booking: bookingAtOnce }), left: [] },
    { system: 'requests that it does not take', practice: at(atOnce, { requestsOnly: true }), left: [] },
  ])('is what comes to a visit in the end: $system', async ({ practice, left }) => {
    expect(await offered(practice)).toEqual(left);
  });

  it('is asked for where no times are told, and by phone where nothing is taken', () => {
    const told = [whole, atOnce, withoutTimes, { ...withoutTimes, booking: bookingAtOnce }, unbooked].map((each) =>
      bookingOf('slots', each),
    );
    expect(told).toEqual(['slots', 'slots', 'requests-only', 'by-phone', 'by-phone']);
    expect(asFarAsOffered(here, withoutTimes).behavior.booking).toBe('requests-only');
  });

  it('has rules exactly where something can come of it', async () => {
    const isBooked = async (practice: ConnectedPractice) =>
      (await new ConnectedAvailability(new ConnectedPractices([practice], host)).rules(here.id)) !== undefined;
    const { booking: _booking, ...closed } = at(whole);
    const systems = [at(whole), at(withoutTimes), at(atOnce, { requestsOnly: true }), at(unbooked), closed];
    expect(await Promise.all(systems.map(isBooked))).toEqual([true, true, false, false, false]);
  });
});

describe('what may be done with a visit of a connected practice', () => {
  const rules = (connection: PracticeConnection) =>
    new ConnectedVisitPolicies(new ConnectedPractices([at(connection)], host)).rules(here.id);

  it('is everything where its system takes word of it, and else left to the phone and the office', async () => {
    expect(await rules(whole)).toEqual(usualVisitRules);
    const { arrive: _arrive, ...visits } = whole.visits ?? ({} as never);
    expect(await rules({ ...unbooked, visits })).toEqual({
      ...usualVisitRules,
      cancellation: { ...usualVisitRules.cancellation, byPhone: true },
      movedByPhone: true,
      checkInAtOffice: true,
    });
    expect(await rules({ ...withoutTimes, booking: bookingAtOnce })).toEqual({
      ...usualVisitRules,
      movedByPhone: true,
    });
  });

  it('is no summary, no check-out and no card where its system has none', () => {
    const practice = { ...here, payments: 'cloverapi' } as const;
    const { leave: _leave, ...visits } = whole.visits ?? ({} as never);
    const { record: _record, ...unwritten } = unpaid;
    const poor = asFarAsOffered(practice, { ...unwritten, visits });
    expect(poor).toMatchObject({ payments: 'no-value', behavior: { checkOut: [] } });
    expect(poor.behavior.visitSummary).toBeUndefined();
    expect(asFarAsOffered(practice, whole)).toMatchObject({
      payments: 'cloverapi',
      behavior: { checkOut: here.behavior.checkOut, visitSummary: 'job', summaryOfEachVisitOnly: true },
    });
  });
});
