import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedCorrespondence, EmbeddedSetup, EmbeddedSchedule } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresAppGrants } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { PasswordHasher } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import {
  atWallClock,
  DAY,
  dayIn,
  plus,
  type AccountId,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import { countedGuess } from '@portico/domain/kernel/testing';
import { demoAccounts, seedDemo } from './index.ts';
import { removeDemo } from './remove-demo.ts';

const passwords: PasswordHasher = {
  hash: async (password) => `kept ${password}`,
  verify: async (hash, password) => hash === `kept ${password}`,
};

const friday = '2026-03-06' as LocalDate;
const sunday = '2026-03-08' as LocalDate;
const options = { passwords, patients: 30, appointments: 300 };

const james: PatientRef = { practice: 'riverwalk' as PracticeId, patient: 'demo.p00001' as PatientId };
const texas = 'America/Chicago' as TimeZone;
const morning = (day: LocalDate): Instant => atWallClock(texas, day, '07:00');

let database: Database;

beforeAll(async () => {
  database = await openMigrated();
}, 60_000);

afterAll(() => database.close());

const paymentTables = [
  'payers',
  'payment_charges',
  'book_postings',
  'payment_plans',
  'scheduled_payments',
  'cards_on_file',
];
const appTables = ['connected_apps', 'app_grants'];

const startOver = () =>
  database.rows({
    text: `truncate clinic.practices, accounts, ${[...paymentTables, ...appTables].join(', ')} cascade`,
  });

beforeEach(startOver);

const upcoming = (day: LocalDate): Promise<readonly Appointment[]> =>
  new EmbeddedSchedule(database).upcoming(james, morning(day), 100);

const everything = async (): Promise<unknown> =>
  Promise.all(
    [
      'practices',
      'providers',
      'locations',
      'patients',
      'appointments',
      'chart_entries',
      'charges',
      'messages',
      'statement_lines',
      'visit_dues',
      'check_out_forms',
      'booking_rules',
      'visit_reasons',
      'offers',
      'opening_hours',
      'closures',
      'video_hosts',
      'demos',
    ]
      .map((table) => `clinic.${table}`)
      .concat(paymentTables.slice(1, -1))
      .map((table) => database.rows({ text: `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text` })),
  );

describe('the demo in a database', () => {
  it('is made once, with accounts that open it, and left alone on the same day', async () => {
    expect(new Set(Object.values(await seedDemo(database, { ...options, today: friday })))).toEqual(new Set(['made']));
    // Nobody is mailed about the results that it is made of.
    expect(await database.rows({ text: 'select practice_id from clinic.arrived_reports' })).toEqual([]);
    const before = await everything();
    expect(new Set(Object.values(await seedDemo(database, { ...options, today: friday })))).toEqual(new Set(['kept']));
    expect(await everything()).toEqual(before);
    for (const { email, password, practices } of demoAccounts) {
      const account = await new PostgresAccounts(database).byLogin(email);
      expect(await passwords.verify(account?.passwordHash, password, countedGuess)).toBe(true);
      expect(account?.charts.map(({ practice }) => practice)).toEqual(Object.keys(practices));
    }
    expect(await new EmbeddedCorrespondence(database).unread(james)).toBeGreaterThan(0);
    const { id, charts } = (await new PostgresAccounts(database).byLogin('james.walker@example.org')) ?? {};
    const apps = await new PostgresAppGrants(database).live(id ?? ('none' as AccountId), charts ?? [], morning(friday));
    expect(apps).toMatchObject([{ app: 'demo.health-diary', chart: james }]);
  });

  it('leaves nothing of a practice whose making was cut off, and makes it whole the next time', async () => {
    await seedDemo(database, { ...options, today: friday });
    const whole = await everything();
    await startOver();

    const cut = new Error('cut off');
    const cutOff = ({ done, total }: { readonly done: number; readonly total: number }): void => {
      if (done > total / 2) throw cut;
    };
    await expect(seedDemo(database, { ...options, today: friday, onProgress: cutOff })).rejects.toBe(cut);
    const practices = await database.rows<{ readonly practice_id: string }>({ text: 'select * from clinic.practices' });
    expect(practices.map(({ practice_id: id }) => id)).toEqual(['saguaro']);

    expect(await seedDemo(database, { ...options, today: friday })).toEqual({
      saguaro: 'kept',
      biscayne: 'made',
      riverwalk: 'made',
    });
    expect(await everything()).toEqual(whole);
  });

  it('moves along with the calendar: who was there today is there again, at the same time on the clock', async () => {
    await seedDemo(database, { ...options, today: friday });
    const before = await upcoming(friday);
    // Over a weekend and over the change to daylight saving.
    expect(await seedDemo(database, { ...options, today: sunday })).toMatchObject({ riverwalk: 'moved' });
    const after = await upcoming(sunday);
    const shown = ({ id, status, start }: Appointment) => [
      id,
      status,
      new Date(start).toLocaleTimeString('en', { timeZone: texas }),
    ];
    expect(after.map(shown)).toEqual(before.map(shown));
    expect(after.map(({ start, end }) => end - start)).toEqual(before.map(({ start, end }) => end - start));
    expect(dayIn(texas, after[0]?.start ?? morning(friday))).toBe(sunday);
    for (const { start } of after.slice(1)) {
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${dayIn(texas, start)}T00:00:00Z`).getUTCDay());
    }
  });

  it('comes back to where it was when the calendar does', async () => {
    await seedDemo(database, { ...options, today: friday });
    const before = await everything();
    await seedDemo(database, { ...options, today: '2026-07-15' as LocalDate });
    await seedDemo(database, { ...options, today: friday });
    expect(await everything()).toEqual(before);
  });

  it('keeps what a person did: a visit canceled stays so, a visit of their own stays on its day', async () => {
    await seedDemo(database, { ...options, today: friday });
    const [first] = await upcoming(friday);
    if (first === undefined) throw new Error('James has something to come.');
    const setup = new EmbeddedSetup(database);
    const own = {
      ...first,
      id: 'booked-by-james' as AppointmentId,
      start: plus(first.start, 9 * DAY),
      end: plus(first.end, 9 * DAY),
    };
    await setup.appointments([{ ...first, status: 'CANCELLED' }, own]);
    await seedDemo(database, { ...options, today: sunday });
    const after = await upcoming(sunday);
    expect(after.map(({ id }) => id)).not.toContain(first.id);
    expect(after.find(({ id }) => id === own.id)).toEqual(own);
  });
});

describe('the demo that is removed', () => {
  it('SEC-S7 leaves nothing of its practices and nobody of its people', async () => {
    await seedDemo(database, { ...options, today: friday });
    const before = await database.rows({ text: 'select count(*)::int as n from accounts' });
    const removed = await removeDemo(database);
    expect(removed.practices).toBeGreaterThan(1);
    expect(before).toEqual([{ n: removed.accounts }]);
    for (const name of [
      'clinic.practices',
      'clinic.patients',
      'clinic.demos',
      'accounts',
      "activity where practice_id <> ''",
      'payment_charges',
      'sessions',
      ...appTables,
    ]) {
      expect({ name, rows: await database.rows({ text: `select count(*)::int as n from ${name}` }) }).toEqual({
        name,
        rows: [{ n: 0 }],
      });
    }
    expect(await removeDemo(database)).toEqual({ practices: 0, accounts: 0 });
  }, 60_000);
});
