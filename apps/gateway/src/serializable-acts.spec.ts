import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Argon2Passwords } from '@portico/adapters-crypto';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import { delayedServer, startTestServer, type DelayedServer, type TestServer } from '@portico/adapters-storage/testing';
import type { Email } from '@portico/domain/access';
import type { AppointmentId } from '@portico/domain/kernel';
import { DAY, HOUR, plus, type AccountId, type Cents, type LocalDate, type PatientId } from '@portico/domain/kernel';
import { booking } from './testing/bookable-clinic.ts';
import { office, password, provider, south } from './testing/clinic-fixture.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';
import { holding, noon } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

/** How many do something at once; twice the connections of the gateway. */
const atOnce = 20;
/** Milliseconds that each round trip to the database takes more. */
const late = 10;
/** How often somebody asks again who is told that the database is busy. */
const mostAsks = 12;

interface Person {
  readonly account: AccountId;
  readonly patient: PatientId;
  readonly email: Email;
  /** A time that nobody else books. */
  readonly start: string;
}

const people: readonly Person[] = Array.from({ length: atOnce }, (_, nth) => ({
  account: `person-${nth}` as AccountId,
  patient: `patient-${nth}` as PatientId,
  email: `person${nth}@example.org` as Email,
  start: new Date(Date.UTC(2026, 2, 10 + nth, 16)).toISOString(),
}));
const chartOf = ({ patient }: Person) => ({ practice: south.id, patient });

let server: TestServer;
let far: DelayedServer;
let fixture: PaymentsFixture;
const headersOf = new Map<Person, Record<string, string>>();

const furnish = async (): Promise<void> => {
  const { database } = fixture.gateway;
  const setup = new EmbeddedSetup(database);
  const born = { birthDate: '1980-02-29' as LocalDate, language: 'en' as const };
  await setup.patients(people.map((person) => ({ patient: chartOf(person), name: person.account, ...born })));
  const owed = { id: 'crown', description: 'A crown', amount: 100_00 as Cents, at: plus(noon, -DAY) };
  await setup.charges(people.map((person) => ({ patient: chartOf(person), ...owed })));
  // Whoever was seen by a provider may write to them.
  const seen = { start: plus(noon, -DAY), end: plus(noon, HOUR - DAY), video: false, provider, location: office };
  await setup.appointments(
    people.map((person) => ({
      id: `seen-${person.patient}` as AppointmentId,
      patient: chartOf(person),
      status: 'COMPLETED',
      ...seen,
    })),
  );
  const passwordHash = await new Argon2Passwords().hash(password);
  await new PostgresAccounts(database).add(
    people.map((person) => ({
      id: person.account,
      email: person.email,
      username: person.account,
      name: person.account,
      passwordHash,
      charts: [chartOf(person)],
      language: 'en' as const,
      confirmedAt: noon,
    })),
  );
  for (const person of people) {
    const accessToken = await signedIn(database, { account: person.account, session: `session-${person.account}` });
    headersOf.set(person, holding({ accessToken }, south.id));
  }
};

beforeAll(async () => {
  // As CockroachDB has it unless it is told otherwise: two transactions that read what the other writes do not both pass.
  server = await startTestServer({ settings: ['default_transaction_isolation=serializable'] });
  const url = new URL(await server.createDatabase());
  far = await delayedServer(Number(url.port), late);
  url.port = String(far.port);
  fixture = await openPaymentsFixture({ server: url.href, trustedProxies: ['loopback'] });
  await furnish();
}, 240_000);
afterAll(async () => {
  await fixture.gateway.close();
  await far.close();
  await server.stop();
});

/** `done`, or why not. */
const askedOnce = async (name: string, input: object, headers: Record<string, string>): Promise<string> => {
  const { code, reason, data } = await fixture.ask(name, { input }, headers);
  return reason ?? code ?? (data?.[name] == null ? 'nothing' : 'done');
};

/** The answers until it was done or refused for good: only to a database that is busy the same is asked again. */
const asked = async (name: string, input: object, headers: Record<string, string>): Promise<readonly string[]> => {
  const answers: string[] = [];
  do answers.push(await askedOnce(name, input, headers));
  while (answers.at(-1) === 'UNAVAILABLE' && answers.length < mostAsks);
  return answers;
};

/** What everybody asks at once, each of them `times` times under one id; the last answer of each. */
const atOnceAsked = async (
  name: string,
  inputOf: (person: Person) => object,
  times = 1,
): Promise<readonly string[]> => {
  const all = people.flatMap((person) => {
    const input = { uniqueId: uniqueId(), ...inputOf(person) };
    return Array.from({ length: times }, () => asked(name, input, headersOf.get(person) ?? {}));
  });
  return (await Promise.all(all)).map((answers) => answers.at(-1) ?? 'nothing');
};

/** Who pays and writes at once: thirty acts, which the connections of one gateway serve before anybody waits too long. */
const payers = people.slice(0, 15);

/** What each of them is told the first time. */
const firstAnswers = (name: string, inputOf: (person: Person) => object): Promise<readonly string[]> =>
  Promise.all(
    payers.map((person) => askedOnce(name, { uniqueId: uniqueId(), ...inputOf(person) }, headersOf.get(person) ?? {})),
  );

const order = ({ start }: Person) => ({
  practice_id: south.id,
  appointment: {
    resource_ids: [booking.resource],
    visit_reason_id: booking.checkUp,
    location_ids: [booking.location],
    start_time: start,
  },
});
const payment = () => ({ paymentType: 'partialPayment', amount: '1.00', ...card() });
const message = ({ patient }: Person) => ({
  patientId: patient,
  practiceId: south.id,
  providerId: provider.id,
  providerName: provider.name,
  subject: 'A question',
  body: 'May I run?',
});

const counted = async (from: string): Promise<number> => {
  const [row] = await fixture.gateway.database.rows<{ readonly n: number }>({
    text: `select count(*)::integer as n from ${from}`,
  });
  return row?.n ?? 0;
};
const doneBy = (times: number): readonly string[] => Array.from({ length: atOnce * times }, () => 'done');

describe(`acts at once on a database whose transactions are serializable, ${late} ms away`, () => {
  it('OPS-D7 sign in 95 % of those who ask at once by their first answer, and all when they ask again', async () => {
    const answers = await Promise.all(
      people.map(({ email, account }) =>
        asked(
          'getUserToken',
          { username: email, password, device_identifier: `device-of-${account}` },
          { 'x-forwarded-for': '203.0.113.1' },
        ),
      ),
    );
    expect(answers.map((each) => each.at(-1))).toEqual(doneBy(1));
    expect(answers.filter((each) => each.length === 1).length).toBeGreaterThanOrEqual(0.95 * atOnce);
  }, 60_000);

  it('OPS-D7 APT-110 book every free time once, although each order is sent twice', async () => {
    expect(await atOnceAsked('getRequestAppointment', order, 2)).toEqual(doneBy(2));
    expect(await counted(`clinic.bookings where patient_id like 'patient-%'`)).toBe(atOnce);
    expect(await counted(`clinic.appointments where patient_id like 'patient-%' and status = 'SCHEDULED'`)).toBe(
      atOnce,
    );
    expect(await counted(`clinic.held_slots where patient_id like 'patient-%'`)).toBe(0);
  }, 60_000);

  it('OPS-D7 MON-018 pay and write once each, all by their first answer, while the others do', async () => {
    const [paid, written] = await Promise.all([
      firstAnswers('makePayment', payment),
      firstAnswers('createMessage', message),
    ]);
    const done = payers.map(() => 'done');
    expect({ paid, written }).toEqual({ paid: done, written: done });
    expect(await counted(`payment_charges where patient_id like 'patient-%'`)).toBe(payers.length);
    expect(await counted(`clinic.threads where patient_id like 'patient-%'`)).toBe(payers.length);
  }, 60_000);
});
