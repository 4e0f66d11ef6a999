import { portalPatientsOf } from '@portico/adapters-practice/connected';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { parseEmail, type PasswordHasher } from '@portico/domain/access';
import { instant, type AccountId, type PracticeId } from '@portico/domain/kernel';
import type { DemoPerson } from '../introduction/introduction-page.ts';
import type { ForeignToIntroduce } from '../introduction/introduction-routes.ts';
import { furnish, furnishPatientAreas, furnishPatientRecord, startContrary, startMedplum } from '@portico/fhir-servers';
import { parsePractices, type PracticesFile } from '@portico/gateway/config';
import { words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';

/** The person who has a chart at each of the practices with a system of their own. */
export const foreignPerson: DemoPerson = {
  email: 'jose.pena@example.org',
  password: 'Portico-Demo-1',
  name: 'José Ángel Peña Muñoz',
  language: 'es',
  shows: words(
    'Three practices, each with a system of its own beside the portal',
    'Tres consultorios, cada uno con un sistema propio junto al portal',
  ),
};

/** Practices of the demo that Portico reaches by FHIR alone, and how each of them behaves. */
const clinics = [
  {
    id: 'seaside',
    name: 'Seaside Family Medicine',
    phone: '(212) 555-0140',
    timeZone: 'America/New_York',
    behavior: 'carecloud',
    payments: 'cloverapi',
    guestActions: ['book', 'reschedule', 'check-in', 'pay'],
    booking: { leadMinutes: 60 },
  },
  {
    id: 'pinecrest',
    name: 'Pinecrest Clinic',
    phone: '(602) 555-0150',
    timeZone: 'America/Phoenix',
    behavior: 'talkehr',
    booking: { leadMinutes: 60 },
  },
  {
    id: 'lakeview',
    name: 'Lakeview Internal Medicine',
    phone: '(602) 555-0160',
    timeZone: 'America/Phoenix',
    behavior: 'vertex',
    booking: { leadMinutes: 60 },
  },
] as const;

/** The servers of these practices, and the practices as the gateway is told of them. */
export interface ForeignPractices extends ForeignToIntroduce {
  readonly file: PracticesFile;
  close(): Promise<void>;
}

/** Starts the practices' servers, furnishes them, and gives one person a chart in each; nothing of the servers outlives the process. */
export const startForeignPractices = async (
  database: Database,
  passwords: PasswordHasher,
  now: number = Date.now(),
): Promise<ForeignPractices> => {
  const scene = { now };
  const [medplum, contrary] = [await startMedplum(), await startContrary({ profile: 'canvas', scene })];
  const servers = {
    seaside: {
      base: medplum.base('seaside'),
      quirks: 'medplum',
      clinic: await furnish(medplum.base('seaside'), scene),
    },
    pinecrest: { base: contrary.url, quirks: 'canvas', clinic: contrary.clinic },
    lakeview: {
      base: medplum.base('lakeview'),
      quirks: 'medplum',
      clinic: await furnish(medplum.base('lakeview'), scene),
    },
  };
  // Seaside has all that its server can keep; the others show what a practice looks like without.
  await furnishPatientAreas(servers.seaside.base, servers.seaside.clinic, scene);
  await furnishPatientRecord(servers.seaside.base, servers.seaside.clinic, scene);
  const account = await openAccount(database, passwords);
  for (const { id } of clinics) {
    const systemId = servers[id].clinic?.patients.pena;
    if (systemId === undefined) throw new Error(`The server of ${id} was not furnished.`);
    await linkPatient(database, account, id as string as PracticeId, systemId);
  }
  const file = parsePractices(
    JSON.stringify(
      Object.fromEntries(
        clinics.map(({ id, ...practice }) => [
          id,
          {
            ...practice,
            connection: { adapter: 'fhir', base: servers[id].base, quirks: servers[id].quirks, auth: { type: 'none' } },
          },
        ]),
      ),
    ),
  );
  if (!file.ok) throw new Error(file.error.join(' '));
  return {
    file: file.value,
    people: [foreignPerson],
    systems: clinics.map(({ id, name }) => ({ practiceName: name, statement: `${servers[id].base}/metadata` })),
    close: async () => {
      await Promise.all([medplum.close(), contrary.close()]);
    },
  };
};

const openAccount = async (database: Database, passwords: PasswordHasher): Promise<AccountId> => {
  const id = demoId<AccountId>('u', 90, 2);
  const accounts = new PostgresAccounts(database);
  const email = parseEmail(foreignPerson.email);
  if (!email.ok) throw new Error('The address of the account is none.');
  if ((await accounts.byId(id)) === undefined) {
    await accounts.create({
      id,
      email: email.value,
      username: 'jose.pena',
      name: foreignPerson.name,
      passwordHash: await passwords.hash(foreignPerson.password),
      language: foreignPerson.language,
      confirmedAt: instant(0),
      charts: [],
    });
  }
  return id;
};

/** The servers of an earlier start are gone, and the patients of theirs with them. */
const linkPatient = async (
  database: Database,
  account: AccountId,
  practice: PracticeId,
  systemId: string,
): Promise<void> => {
  await database.rows({
    text: 'delete from account_charts where account_id = $1 and practice_id = $2',
    values: [account, practice],
  });
  const patient = (await portalPatientsOf(database, practice, [systemId])).get(systemId);
  if (patient === undefined) throw new Error('A patient of the system has no id here.');
  await new PostgresAccounts(database).addChart(account, { practice, patient });
};
