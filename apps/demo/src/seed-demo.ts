import { EmbeddedSetup, EmbeddedMailSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import { parseEmail, type Account, type PasswordHasher } from '@portico/domain/access';
import {
  atWallClock,
  instant,
  type AccountId,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { rememberActivity } from './write-past-activity.ts';
import { connectDemoApp } from './connect-demo-app.ts';
import { appointmentsOf, staffedFor } from './generate-appointments.ts';
import { openBooking } from './booking/open-booking.ts';
import { chartOf } from './charts/generate-chart.ts';
import { entrustDelegates } from './entrust-delegates.ts';
import { openCheckIn } from './open-check-in.ts';
import { sendGuestLinks } from './demo-guest-links.ts';
import { askAtCheckOut, writeForms } from './write-demo-forms.ts';
import { demoId } from './demo-ids.ts';
import { sendInvitations } from './send-demo-invitations.ts';
import { openMail } from './patient-conversations.ts';
import { keepOwnNotes, requestAmendments } from './charts/request-demo-amendments.ts';
import { requestRefills } from './charts/request-demo-refills.ts';
import { readMessages } from './mark-messages-read.ts';
import { officeWorkOf } from './patient-office-records.ts';
import { demoAccounts, type DemoAccount } from './people/demo-accounts.ts';
import { rememberMoney } from './payments/seed-payments.ts';
import { castOf, demoPatient, doctorOf } from './people/accounts-by-practice.ts';
import { saidOfPerson } from './people/said-of-person.ts';
import { demoPractices, type DemoPractice } from './practices.ts';
import { openRegistration } from './registration/open-registration.ts';
import { rollDemo } from './move-to-today.ts';
import { askAboutVisits, sendSurveyLink } from './demo-surveys.ts';

export interface DemoOptions {
  /** The day around which the demo is made, on the viewer's calendar. */
  readonly today: LocalDate;
  /** Keeps the password that all demo accounts share. */
  readonly passwords: PasswordHasher;
  readonly seed?: number;
  /** Over all practices. */
  readonly patients?: number;
  /** Over all practices; three years back and twelve weeks ahead. */
  readonly appointments?: number;
  readonly onProgress?: (progress: DemoProgress) => void;
}

export interface DemoProgress {
  readonly practice: string;
  /** Patients and appointments written so far, of `total` over all practices. */
  readonly done: number;
  readonly total: number;
}

export const demoDefaults = { seed: 1, patients: 120, appointments: 1_500 } as const;

/** What a call found or did: a practice is made once, afterwards only moved along with the calendar. */
export type DemoOutcome = 'made' | 'moved' | 'kept';

const patientsAtOnce = 250;
const appointmentsAtOnce = 5_000;

interface Marker {
  readonly anchored_on: LocalDate;
  readonly appointments: number;
}

/**
 * Sees to it that the demo is there and around `today`. Each practice is made or moved in one transaction: a killed
 * seed leaves no half practice and starts over. A demo that exists keeps its size.
 */
export const seedDemo = async (
  database: Database,
  options: DemoOptions,
): Promise<Readonly<Record<string, DemoOutcome>>> => {
  const { today, seed = demoDefaults.seed } = options;
  const sizes = shares(options.patients ?? demoDefaults.patients, options.appointments ?? demoDefaults.appointments);
  const total = sizes.reduce((sum, size) => sum + size.patients + size.appointments, 0);
  const outcomes: Record<string, DemoOutcome> = {};
  let done = 0;
  for (const [at, demo] of demoPractices.entries()) {
    const size = sizes[at] ?? { patients: 0, appointments: 0 };
    const { id } = demo.practice;
    const report = (written: number): void => {
      done += written;
      options.onProgress?.({ practice: demo.practice.name, done, total });
    };
    outcomes[id] = await database.transaction(async (sql): Promise<DemoOutcome> => {
      const marker = await markerOf(sql, id);
      if (marker === undefined) {
        await makePractice(sql, { seed, today, size, report }, demo);
        await sendGuestLinks(sql, demo, today);
        await openCheckIn(sql, id, atWallClock(demo.practice.timeZone, today, '00:30'));
        await sendSurveyLink(sql, demo, today);
        await sendInvitations(sql, demo, today);
        return 'made';
      }
      const { anchored_on: anchored, appointments } = marker;
      if (anchored !== today) await rollDemo(sql, id, anchored, today);
      await openBooking(sql, staffedFor(demo, appointments), today);
      await openRegistration(sql, demo);
      await askAboutVisits(sql, demo);
      report(size.patients + size.appointments);
      return anchored === today ? 'kept' : 'moved';
    });
  }
  await openAccounts(database, options.passwords);
  await database.transaction((sql) => entrustDelegates(sql, today));
  if (Object.values(outcomes).includes('made')) {
    await database.transaction(async (sql) => {
      await rememberActivity(sql, today);
      await connectDemoApp(sql, today);
      await readMessages(sql, today);
      await keepOwnNotes(sql, today);
    });
  }
  // The embedded engine never does this by itself; without it the planner takes a million rows for a handful.
  if (Object.values(outcomes).some((outcome) => outcome !== 'kept')) await database.rows({ text: 'vacuum (analyze)' });
  return outcomes;
};

interface Size {
  readonly patients: number;
  readonly appointments: number;
}

/** Splits both numbers over the practices without losing one; the cast is always there. */
const shares = (patients: number, appointments: number): readonly Size[] => {
  const share = (whole: number, at: number): number =>
    Math.floor((whole * (at + 1)) / demoPractices.length) - Math.floor((whole * at) / demoPractices.length);
  return demoPractices.map(({ practice }, at) => ({
    patients: Math.max(castOf(practice.id).length, share(patients, at)),
    appointments: share(appointments, at),
  }));
};

const markerOf = async (sql: Sql, practice: PracticeId): Promise<Marker | undefined> => {
  const [marker] = await sql.rows<Marker>({
    text: 'select anchored_on, appointments from clinic.demos where practice_id = $1',
    values: [practice],
  });
  return marker;
};

interface Making {
  readonly seed: number;
  readonly today: LocalDate;
  readonly size: Size;
  readonly report: (written: number) => void;
}

const makePractice = async (sql: Sql, { seed, today, size, report }: Making, sketch: DemoPractice): Promise<void> => {
  const setup = new EmbeddedSetup(sql);
  const mail = new EmbeddedMailSetup(sql);
  const demo = staffedFor(sketch, size.appointments);
  const { id } = demo.practice;
  await setup.practices([demo.practice]);
  await setup.locations(id, demo.locations);
  await setup.providers(id, demo.doctors);
  await openBooking(sql, demo, today);
  await askAboutVisits(sql, demo);
  await openMail(sql, demo);
  await openRegistration(sql, demo);
  await writeForms(sql, id);

  const patients = Array.from({ length: size.patients }, (_, at) => demoPatient(seed, today, demo, at + 1));
  for (const some of batches(patients, patientsAtOnce)) {
    await setup.patients(some.map(({ identity }) => ({ ...identity, ...saidOfPerson(identity.name) })));
    await setup.charts(some.flatMap((patient) => chartOf(seed, today, demo, doctorOf(demo, patient), patient) ?? []));
    const work = some.map((patient) => officeWorkOf(seed, today, demo, doctorOf(demo, patient), patient));
    await setup.charges(work.flatMap(({ charges }) => charges));
    await new EmbeddedMoneySetup(sql).statements(work.flatMap(({ statements }) => statements));
    await mail.threads(work.flatMap(({ threads }) => threads));
    await setup.forms(work.flatMap(({ forms }) => forms));
    report(some.length);
  }
  for (const some of batches(appointmentsOf(seed, today, demo, patients, size.appointments), appointmentsAtOnce)) {
    await setup.appointments(some);
    report(some.length);
  }
  await askAtCheckOut(sql, id, patients);
  await rememberMoney(sql, demo, patients, today);
  await requestRefills(sql, demo, patients, today);
  await requestAmendments(sql, demo, patients, today);
  for (const table of ['arrived_reports', 'arrived_messages'])
    await sql.rows({ text: `delete from clinic.${table} where practice_id = $1`, values: [id] });
  await sql.rows({
    text: 'insert into clinic.demos (practice_id, seed, patients, appointments, anchored_on) values ($1, $2, $3, $4, $5)',
    values: [id, seed, size.patients, size.appointments, today],
  });
};

function* batches<T>(all: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const each of all) {
    batch.push(each);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Accounts that are missing; one that is there keeps what its owner changed. */
const openAccounts = async (database: Database, passwords: PasswordHasher): Promise<void> => {
  const accounts = new PostgresAccounts(database);
  const missing: (readonly [AccountId, DemoAccount])[] = [];
  for (const [at, account] of demoAccounts.entries()) {
    const id = demoId<AccountId>('u', at + 1, 2);
    if ((await accounts.byId(id)) === undefined) missing.push([id, account]);
  }
  const [first] = missing;
  if (first === undefined) return;
  const passwordHash = await passwords.hash(first[1].password);
  await accounts.add(missing.map(([id, account]) => accountFrom(id, account, passwordHash)));
};

const accountFrom = (id: AccountId, { email, person, practices }: DemoAccount, passwordHash: string): Account => {
  const parsed = parseEmail(email);
  if (!parsed.ok) throw new Error(`Bug: ${email} is no email address.`);
  return {
    id,
    email: parsed.value,
    username: email.slice(0, email.indexOf('@')),
    name: person.name,
    passwordHash,
    language: person.language,
    confirmedAt: instant(0),
    charts: Object.keys(practices).map((practice) => ({
      practice: practice as PracticeId,
      patient: demoId<PatientId>('p', castOf(practice as PracticeId).findIndex((own) => own.email === email) + 1),
    })),
  };
};
