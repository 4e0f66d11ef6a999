import { portalPatientsOf } from '@portico/adapters-practice/connected';
import { Argon2Passwords } from '@portico/adapters-crypto';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { demoId } from '@portico/demo/demo-ids.ts';
import { parseEmail } from '@portico/domain/access';
import { instant, type AccountId, type PracticeId } from '@portico/domain/kernel';
import { furnish, furnishPatientAreas, furnishPatientRecord, startMedplum } from '@portico/fhir-servers';
import { parsePractices } from '@portico/gateway/config';
import { machineFor, openPractices, type OpenPractice } from '@portico/gateway/open-practices';
import { passwordOfPatients, patientAt } from '../browser/demo-visitors.ts';
import { capabilitySets, narrowed } from './capability-sets.ts';

/** Practices with systems of their own beside those of the demo, as a portal under test is given them. */
export interface PracticesUnderTest {
  readonly open: readonly OpenPractice[];
  close(): Promise<void>;
}

export type StartPractices = (database: Database, now: () => number) => Promise<PracticesUnderTest>;

/** One FHIR server that can do everything, a practice for each set of capabilities, and a patient at each of them. */
export const startCapabilitySets: StartPractices = async (database, now) => {
  const scene = { now: now(), timesADay: 2 };
  const medplum = await startMedplum();
  const base = medplum.base('clinic');
  const clinic = await furnish(base, scene);
  await furnishPatientAreas(base, clinic, scene);
  await furnishPatientRecord(base, clinic, scene);
  const opened = await openPractices(fileOf(base), {
    ...machineFor(undefined, () => undefined),
    now,
  });
  if (!opened.ok) throw new Error(opened.error.join(' '));
  const open: OpenPractice[] = [];
  for (const { settings, connection } of opened.value) {
    // What a system can do is known by its first answer; until then all of it seems to be there.
    await connection.people.read(clinic.patients.pena, { signal: AbortSignal.timeout(10_000), language: 'en' });
    const set = capabilitySets.find(({ id }) => id === settings.practice.id);
    if (set === undefined) throw new Error(`${settings.practice.id} is no set of capabilities.`);
    open.push({ settings, connection: narrowed(connection, set, now) });
  }
  const passwordHash = await new Argon2Passwords().hash(passwordOfPatients);
  for (const [at, { id }] of capabilitySets.entries()) {
    await openAccount(database, {
      at,
      practice: id as string as PracticeId,
      systemId: clinic.patients.pena,
      passwordHash,
    });
  }
  return { open, close: () => medplum.close() };
};

const fileOf = (base: string) => {
  const file = parsePractices(
    JSON.stringify(
      Object.fromEntries(
        capabilitySets.map(({ id, name, behavior }, at) => [
          id,
          {
            name,
            phone: `(212) 555-01${40 + at}`,
            timeZone: 'America/New_York',
            behavior,
            payments: 'cloverapi',
            booking: { leadMinutes: 60 },
            connection: { adapter: 'fhir', base, quirks: 'medplum', auth: { type: 'none' }, callsPerMinute: 100_000 },
          },
        ]),
      ),
    ),
  );
  if (!file.ok) throw new Error(file.error.join(' '));
  return file.value;
};

interface Opening {
  readonly at: number;
  readonly practice: PracticeId;
  readonly systemId: string;
  readonly passwordHash: string;
}

const openAccount = async (database: Database, { at, practice, systemId, passwordHash }: Opening): Promise<void> => {
  const patient = (await portalPatientsOf(database, practice, [systemId])).get(systemId);
  const email = parseEmail(patientAt(practice).email);
  if (patient === undefined || !email.ok) throw new Error(`The patient of ${practice} cannot be signed in.`);
  await new PostgresAccounts(database).create({
    id: demoId<AccountId>('u', 91 + at, 2),
    email: email.value,
    username: `patient.${practice}`,
    name: 'José Ángel Peña Muñoz',
    passwordHash,
    language: 'en',
    confirmedAt: instant(0),
    charts: [{ practice, patient }],
  });
};
