import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresOutbox } from '@portico/adapters-storage';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { startTestServer } from '@portico/adapters-storage/testing';
import { openMigrated, testSealing } from '@portico/adapters-storage/testing/clusters';

import type { Appointment, BookingKey } from '@portico/domain/appointments';
import {
  atWallClock,
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AccountId,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type PatientRef,
  type SessionId,
} from '@portico/domain/kernel';
import { story } from './testing/scenario-steps.ts';
import { noIdentityProviders } from './config/index.ts';
import { compose } from './composition/compose.ts';
import { noRegistries } from './config/index.ts';
import { booking, offerOf } from './testing/bookable-clinic.ts';
import { ana, ben, south } from './testing/clinic-fixture.ts';
import { seedAtNoon } from './testing/seeded-clinic.ts';
import { noon, testKeys } from './testing/running-gateway.ts';

interface Engine {
  /** Another connection to the same database. */
  readonly another: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  PGlite: async () => {
    const database = await openMigrated();
    return { another: async () => database, close: () => database.close() };
  },
  'a PostgreSQL server': async () => {
    const server = await startTestServer();
    const url = await server.createDatabase();
    const opened: Database[] = [];
    return {
      another: async () => {
        const database = await openDatabase({ kind: 'server', url }, testSealing);
        opened.push(database);
        return database;
      },
      close: async () => {
        await Promise.all(opened.map((database) => database.close()));
        await server.stop();
      },
    };
  },
};

/** One gateway, without its HTTP server. */
const instance = (sql: Database, now: () => Instant) =>
  compose({
    sql,
    now,
    ledgerClock: now,
    requestClock: now,
    turnClock: now,
    keys: testKeys,
    technicalSupport: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
    publicOrigin: () => 'https://portal.example',
    transports: {},
    report: () => undefined,
    onError: (_, thrown) => {
      throw thrown;
    },
    wakeSummaryWorker: () => undefined,
    wakeNotificationDispatcher: () => undefined,
    later: () => undefined,
    linkOrigins: [],
    directDomains: [],
    onWorkRefused: () => undefined,
    partners: { origins: [], onUnknown: () => undefined },
    paymentWatch: {
      cardTried: () => undefined,
      differed: () => undefined,
      settled: () => undefined,
      prepaymentReturned: () => undefined,
      reconciled: () => undefined,
      unpaid: () => undefined,
      late: () => undefined,
      posted: () => undefined,
      planned: () => undefined,
      unserved: () => undefined,
      onError: () => undefined,
    },
    visitWatch: {
      reminded: () => undefined,
      summarized: () => undefined,
      waited: () => undefined,
      onError: (_, thrown) => {
        throw thrown;
      },
    },
    merchants: { of: () => undefined },
    shops: new Map(),
    openPractices: () => [],
    onPracticeSystem: () => undefined,
    registries: noRegistries,
    onRegistryAsked: () => undefined,
    signIn: noIdentityProviders,
  });

const [, anaInSouth] = ana;
const [benInSouth] = ben;
if (anaInSouth === undefined || benInSouth === undefined) throw new Error('Ana and Ben go to the south clinic.');

const callOf = (account: string, chart: PatientRef, now: Instant) => ({
  acting: {
    actor: { kind: 'patient' as const, account: account as AccountId },
    subject: { account: account as AccountId, charts: [chart] },
    practice: chart.practice,
  },
  language: 'en' as const,
  session: 'a-session' as SessionId,
  now,
});

const at = (day: string, time: string): Instant => atWallClock(south.timeZone, day as LocalDate, time);
/** The one time that is free before those visits. */
const gap = at('2026-03-09', '10:00');
const visits = { ana: at('2026-03-16', '09:00'), ben: at('2026-03-16', '09:30') };

describe('wait list', () => {
  describe.each(Object.entries(engines))('the wait list on %s', (_, open) => {
    const it = story();
    let engine: Engine;
    let sql: Database;
    let now = noon;
    beforeAll(async () => {
      engine = await open();
      sql = await engine.another();
      await migrate(sql);
      await seedAtNoon(sql);
    });
    afterAll(() => engine.close());

    /** The doctor is busy for all of this. */
    const busy = async (id: string, start: Instant, end: Instant): Promise<void> => {
      const visit: Appointment = {
        id: id as AppointmentId,
        patient: benInSouth,
        status: 'SCHEDULED',
        start,
        end,
        video: false,
        provider: { id: 'ng' as never, name: 'Dr. Ng' },
        location: { id: booking.location } as Appointment['location'],
      };
      await new EmbeddedSetup(sql).appointments([visit]);
    };

    it('offers a freed time to one person after another, by any of two gateways, and one of them has it in the end', async () => {
      await busy('before', plus(noon, 3 * HOUR), gap);
      await busy('after', plus(gap, 30 * MINUTE), visits.ana);
      const gateways = [instance(sql, () => now), instance(await engine.another(), () => plus(now, MINUTE))];
      const [one, other] = gateways;
      if (one === undefined || other === undefined) throw new Error('There are two.');
      const people = [
        ['ana', anaInSouth],
        ['ben', benInSouth],
      ] as const;
      const entries: Record<string, AppointmentId> = {};
      for (const [name, chart] of people) {
        const services = one.services.own(callOf(name, chart, now));
        const choice = { practice: south.id, offer: offerOf(booking.checkUp) };
        const booked = await services.booking.book({
          choice,
          start: visits[name],
          key: `press-${name}` as BookingKey,
        });
        if (!booked.ok) throw new Error(`Not booked: ${booked.error.kind}`);
        const visit = booked.value.visit.appointment.id;
        entries[name] = visit;
        const joined = await services.waitList.join({
          practice: south.id,
          about: { kind: 'visit', visit },
          anyProvider: false,
          anyOffice: false,
          weekdays: [],
          partOfDay: 'any',
          noticeMinutes: 120,
        });
        expect(joined.ok).toBe(true);
        now = plus(now, MINUTE);
      }
      const look = async (name: 'ana' | 'ben') => {
        const chart = name === 'ana' ? anaInSouth : benInSouth;
        const visit = entries[name];
        const looked = await one.services
          .own(callOf(name, chart, now))
          .waitList.look({ practice: south.id, ...(visit === undefined ? {} : { visit }) });
        return looked.ok ? looked.value.waiting : undefined;
      };
      const rounds = async (): Promise<number> => {
        now = plus(now, 2 * MINUTE);
        const offered = await Promise.all(gateways.map(({ waitListWorker }) => waitListWorker.round()));
        return offered.reduce((sum, each) => sum + each, 0);
      };

      expect(await rounds()).toBe(1);
      expect(await rounds()).toBe(0);
      const first = await look('ana');
      expect(first?.offered).toMatchObject({ start: gap });
      expect((await look('ben'))?.offered).toBeUndefined();
      if (first?.offered === undefined) throw new Error('Nothing is offered.');

      // She lets it go by; he takes it in two tabs, at two gateways.
      now = plus(now, 2 * HOUR);
      expect(await rounds()).toBe(1);
      const second = await look('ben');
      if (second?.offered === undefined) throw new Error('Nothing is offered.');
      const place = { practice: south.id, id: second.id, hold: second.offered.hold };
      const late = { practice: south.id, id: first.id, hold: first.offered.hold };
      const answers = await Promise.all([
        ...gateways.map(({ services }) => services.own(callOf('ben', benInSouth, now)).waitList.take(place)),
        one.services.own(callOf('ana', anaInSouth, now)).waitList.take(late),
      ]);
      expect(answers).toMatchObject([
        { ok: true, value: { start: gap } },
        { ok: true, value: { start: gap } },
        { ok: false, error: { kind: 'offer-gone' } },
      ]);
      const taken = await sql.rows<{ readonly patient_id: string; readonly status: string }>({
        text: `select patient_id, status from clinic.appointments where practice_id = $1 and starts_at = any($2::bigint[]) order by starts_at, id`,
        values: [south.id, [gap, visits.ben]],
      });
      expect(taken).toEqual([
        { patient_id: benInSouth.patient, status: 'SCHEDULED' },
        { patient_id: benInSouth.patient, status: 'CANCELLED' },
      ]);
      const waiting = await new PostgresOutbox(sql).waiting(100);
      expect(waiting.filter(({ notification }) => notification.kind === 'earlier-time')).toHaveLength(2);
      expect(await rounds()).toBe(0);
      expect(await look('ben')).toBeUndefined();
      expect(await look('ana')).toBeDefined();
    });

    it('reminds of a visit once by two gateways, and of a visit that was given back not at all', async () => {
      now = plus(visits.ana, -DAY);
      const gateways = [instance(sql, () => now), instance(await engine.another(), () => now)];
      await Promise.all(gateways.map(({ reminderWorker }) => reminderWorker.round()));
      await Promise.all(gateways.map(({ reminderWorker }) => reminderWorker.round()));
      const waiting = await new PostgresOutbox(sql).waiting(100);
      const reminded = waiting.filter(({ notification }) => notification.kind === 'visit-reminder');
      expect(reminded).toMatchObject([{ notification: { start: visits.ana } }]);
    });
  });
});
