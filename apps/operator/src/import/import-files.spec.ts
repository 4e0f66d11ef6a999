import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedChart, EmbeddedPatients, EmbeddedSchedule } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { PasswordHasher } from '@portico/domain/access';
import { instant, parseInstant, type Instant, type PatientId, type PatientRef } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { linkAccounts } from './link-accounts.ts';
import { importedRecords, importFiles, isUnread, practiceFor, type FileOutcome } from './import-files.ts';
import { findInputs } from './inputs/find-input-files.ts';
import { reportOf, summaryOf } from './import-report.ts';

/** The examples of the FHIR R4 specification, one resource a file. */
const examples = dirname(createRequire(import.meta.url).resolve('hl7.fhir.r4.examples/package.json'));
const example = (name: string): string => join(examples, `${name}.json`);

const passwords: PasswordHasher = { hash: async (password) => `kept ${password}`, verify: async () => false };

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openMigrated();
}, 60_000);
afterAll(() => database.close());

beforeEach(async () => {
  await database.rows({ text: 'truncate clinic.practices, accounts cascade' });
  folder = await mkdtemp(join(tmpdir(), 'portico-import-'));
});
afterEach(() => rm(folder, { recursive: true }));

const practice = async (): Promise<Practice> => {
  const { practice: found } = await practiceFor(database, importedRecords.id);
  if (found === undefined) throw new Error('The practice for imports is made when it is missing.');
  return found;
};

const imported = async (...files: readonly string[]): Promise<readonly FileOutcome[]> =>
  importFiles(database, await practice(), files, { now: instant(Date.UTC(2026, 10, 24)) });

const onlyPatient = (outcomes: readonly FileOutcome[]): PatientRef => {
  const [patient] = outcomes.flatMap(({ patients }) => patients);
  if (patient === undefined) throw new Error('One of the files has a patient.');
  return { practice: importedRecords.id, patient };
};

const at = (text: string): Instant => {
  const parsed = parseInstant(text);
  return parsed.ok ? parsed.value : instant(0);
};

const file = async (name: string, content: object | string): Promise<string> => {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('the import', () => {
  it('brings a patient, an appointment and a chart of the FHIR examples into the practice system', async () => {
    const files = [
      'Patient-example',
      'Appointment-example',
      'AllergyIntolerance-example',
      'Condition-example',
      'Practitioner-example',
    ];
    const outcomes = await imported(...files.map(example));
    expect(outcomes.map(({ read, kept }) => kept === read && read > 0)).toEqual(files.map(() => true));
    const patient = onlyPatient(outcomes);
    const identity = await new EmbeddedPatients(database).identity(patient);
    expect(identity).toMatchObject({ name: expect.stringContaining('Chalmers'), birthDate: '1974-12-25' });
    const { total, entries } = await new EmbeddedSchedule(database).past(patient, at('2026-01-01T00:00:00Z'), 1, 10);
    expect(total).toBe(1);
    expect(entries[0]?.start).toBe(at('2013-12-10T09:00:00Z'));
    const chart = await new EmbeddedChart(database).chart(patient);
    expect(chart.allergies).toMatchObject({ kind: 'entries', entries: [{ substance: expect.any(String) }] });
    expect(chart.conditions).toMatchObject({ kind: 'entries', entries: [{ name: expect.any(String) }] });
    expect(chart.medications).toEqual({ kind: 'no-information' });
  });

  it('changes nothing the second time', async () => {
    const files = ['Patient-example', 'Appointment-example', 'Bundle-lipids', 'CareTeam-example'].map(example);
    const first = await imported(...files);
    expect(first.reduce((sum, { changed }) => sum + changed, 0)).toBeGreaterThan(3);
    const second = await imported(...files);
    expect(second.map(({ changed }) => changed)).toEqual(files.map(() => 0));
    expect(second.map(({ kept }) => kept).sort()).toEqual(first.map(({ kept }) => kept).sort());
  });

  it('waits with records for a patient who comes in a later file', async () => {
    const outcomes = await imported(example('Condition-example'), example('Patient-example'));
    expect(outcomes.map(({ kept, refusals }) => [kept, refusals])).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  it('refuses by record what belongs to nobody known', async () => {
    const [outcome] = await imported(example('Condition-example'));
    expect(outcome).toMatchObject({ read: 1, kept: 0, changed: 0 });
    expect(outcome?.refusals).toEqual([
      expect.objectContaining({ record: expect.stringContaining('Condition/example'), reason: 'unreadable' }),
    ]);
  });

  it('refuses the one record that no database can hold, and keeps the rest of the file', async () => {
    const patient = { resourceType: 'Patient', id: 'p', name: [{ text: 'Ana Peña' }] };
    const condition = (id: string, text: string) => ({
      resource: {
        resourceType: 'Condition',
        id,
        clinicalStatus: { coding: [{ code: 'active' }] },
        code: { text },
        subject: { reference: 'Patient/p' },
      },
    });
    const entry = [{ resource: patient }, condition('good', 'Asthma'), condition('bad', 'Asth\u0000ma')];
    const outcomes = await imported(await file('bundle.json', { resourceType: 'Bundle', type: 'collection', entry }));
    expect(outcomes[0]).toMatchObject({ kept: 2 });
    expect(outcomes[0]?.refusals).toEqual([expect.objectContaining({ reason: 'unreadable' })]);
    const { conditions } = await new EmbeddedChart(database).chart(onlyPatient(outcomes));
    expect(conditions).toMatchObject({ kind: 'entries', entries: [{ name: 'Asthma' }] });
  });

  it('leaves nothing of a file in which writing fails', async () => {
    const files = [example('Patient-example')];
    const failing: Database = {
      engine: database.engine,
      sealing: database.sealing,
      rows: (statement) => database.rows(statement),
      outage: () => database.outage(),
      load: () => database.load(),
      close: () => database.close(),
      transaction: (work) =>
        database.transaction(async (sql) => {
          await work(sql);
          throw new Error('power cut');
        }),
    };
    await expect(
      importFiles(failing, await practice(), files, { now: instant(Date.UTC(2026, 10, 24)) }),
    ).rejects.toThrow('power cut');
    expect(await database.rows({ text: 'select * from clinic.patients' })).toEqual([]);
  });

  it('goes on after a file that cannot be read and says which', async () => {
    const broken = await file('broken.xml', '<ClinicalDocument xmlns="urn:hl7-org:v3"><title>');
    const outcomes = await imported(broken, join(folder, 'missing.json'), example('Patient-example'));
    expect(outcomes.map(isUnread)).toEqual([true, true, false]);
    expect(summaryOf(outcomes)).toContain('2 files could not be read at all');
    expect(reportOf(outcomes[0] as FileOutcome)).toContain('the whole file: malformed');
  });

  it('lets a chart say more over time, never less', async () => {
    const none = (id: string, code: string, display: string) => ({
      resourceType: 'AllergyIntolerance',
      id,
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'confirmed' }] },
      code: { coding: [{ system: 'http://snomed.info/sct', code, display }] },
      patient: { reference: 'Patient/p' },
    });
    const person = await file('p.json', { resourceType: 'Patient', id: 'p', name: [{ text: 'Ana' }] });
    const noneKnown = await file('none.json', none('none', '716186003', 'No known allergy'));
    const peanut = await file('peanut.json', none('peanut', '91935009', 'Allergy to peanut'));
    const outcomes = await imported(person, noneKnown);
    const allergies = async () => (await new EmbeddedChart(database).chart(onlyPatient(outcomes))).allergies;
    expect(await allergies()).toEqual({ kind: 'none-known' });
    await imported(peanut);
    expect(await allergies()).toMatchObject({
      kind: 'entries',
      entries: [{ substance: expect.stringContaining('peanut') }],
    });
    await imported(noneKnown);
    expect(await allergies()).toMatchObject({ kind: 'entries' });
  });

  it('finds files of known kinds in folders and names the others', async () => {
    const inside = [await file('a/b.json', '{}'), await file('a/c.XML', '<a/>')];
    const notes = await file('a/notes.md', '');
    const missing = join(folder, 'missing');
    expect(await findInputs([folder, inside[0] ?? '', missing])).toMatchObject({
      refused: [],
      files: inside,
      skipped: [notes],
      unreadable: [missing],
    });
  });
});

const samples = process.env['PORTICO_SAMPLES'];

if (samples !== undefined && samples !== '') {
  describe('the import of a folder of samples', () => {
    it('keeps or refuses every record, and changes nothing the second time', async () => {
      const { files } = await findInputs([samples]);
      const first = await imported(...files);
      expect(first).toHaveLength(files.length);
      expect(first.reduce((sum, { kept }) => sum + kept, 0)).toBeGreaterThan(0);
      for (const { read, kept, refusals } of first) expect(kept + refusals.length).toBeGreaterThanOrEqual(read);
      const second = await imported(...files);
      expect(second.filter(({ changed }) => changed > 0)).toEqual([]);
    }, 120_000);
  });
}

describe('accounts for imported patients', () => {
  const emails = async (patients: readonly PatientId[]) => {
    const own = await practice();
    const linked = await linkAccounts(database, passwords, own, patients, 'me@example.org');
    return linked.map(({ email, isNew }) => [email, isNew]);
  };

  it('opens one for each patient, once', async () => {
    const outcomes = await imported(example('Patient-example'), example('Patient-pat1'));
    const patients = outcomes.flatMap((outcome) => outcome.patients);
    expect(await emails(patients)).toEqual([
      ['me@example.org', true],
      ['me+2@example.org', true],
    ]);
    expect(await emails(patients)).toEqual([
      ['me@example.org', false],
      ['me+2@example.org', false],
    ]);
    const account = await new PostgresAccounts(database).byLogin('me+2@example.org');
    expect(account?.charts).toEqual([{ practice: importedRecords.id, patient: patients[1] }]);
  });

  it('gives each a password of its own that nobody knows, and takes no address as confirmed', async () => {
    const outcomes = await imported(example('Patient-example'), example('Patient-pat1'));
    await emails(outcomes.flatMap((outcome) => outcome.patients));
    const accounts = new PostgresAccounts(database);
    const opened = await Promise.all(['me@example.org', 'me+2@example.org'].map((email) => accounts.byLogin(email)));
    expect(opened.map((account) => account?.confirmedAt)).toEqual([undefined, undefined]);
    const hashes = opened.map((account) => account?.passwordHash ?? '');
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^kept [\w-]{43}$/);
  });

  it('keeps the password of an account that is there', async () => {
    const outcomes = await imported(example('Patient-example'));
    const { patient } = onlyPatient(outcomes);
    await emails([patient]);
    const accounts = new PostgresAccounts(database);
    const before = (await accounts.byLogin('me@example.org'))?.passwordHash;
    await emails([patient]);
    expect((await accounts.byLogin('me@example.org'))?.passwordHash).toBe(before);
  });
});
