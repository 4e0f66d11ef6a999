import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { charts } from '@portico/domain/health/testing';
import type { OperatorName } from '@portico/domain/activity';
import { isoOf, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { writeCopy } from './export-person.ts';
import { placeHold } from './hold/legal-holds.ts';
import { exportPerson, operate } from './person-commands.ts';
import { now, rosa, rosaChart, withRosa } from './testing/rosa.ts';
import { unzipped } from './testing/unzipped.ts';
import { zipOf } from './zip-file.ts';

const operator = { now, operator: 'olga' as OperatorName, reason: 'She asked for it.' };
let database: Database;
let directory: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portico-copy-'));
  database = await openMigrated();
  await withRosa(database);
}, 60_000);

afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const exported = () => database.transaction((sql) => exportPerson(sql, rosa.email, operator));

describe('npm run person -- export', () => {
  it('has the medical record of each chart as a FHIR Bundle', async () => {
    const known = charts.filter(({ conditions }) => conditions.kind === 'entries' && conditions.entries.length > 0);
    const [chart] = fc.sample(known, { numRuns: 1, seed: 7 });
    await new EmbeddedSetup(database).charts([{ patient: rosaChart, chart: chart ?? {} }]);
    const files = unzipped(await exported());
    const bundle = JSON.parse(files.get('records/mesa-rosa-at-mesa.fhir.json') ?? '{}');
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    const types = bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType);
    expect(types).toEqual(expect.arrayContaining(['Patient', 'Condition']));
  });

  it('begins with a page in the language of the person that leads to every file', async () => {
    await new PostgresAccounts(database).addChart(rosa.id, {
      practice: 'seaside' as PracticeId,
      patient: 'rosa-at-seaside' as PatientId,
    });
    const files = unzipped(await exported());
    const page = files.get('index.html') ?? '';
    expect(page).toContain('Sus datos en Portico');
    expect(page).toContain('Rosa Peña (rosa@example.org). Se hizo el 21 de noviembre de 2026.');
    expect(page).toContain('Su expediente médico en seaside');
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual([...files.keys()].filter((path) => path !== 'index.html'));
  });

  it('SEC-S10 leaves a line with the account and with each chart, and tells the person by mail', async () => {
    await exported();
    expect(
      await database.rows({
        text: 'select practice_id, subject_id, action, actor_id, reason from activity order by seq',
      }),
    ).toEqual([
      expect.objectContaining({ practice_id: 'mesa', subject_id: 'rosa-at-mesa', action: 'exported-data' }),
      { practice_id: '', subject_id: rosa.id, action: 'exported-data', actor_id: 'olga', reason: operator.reason },
    ]);
    expect(await database.rows({ text: 'select address, language from notices' })).toEqual([
      { address: rosa.email, language: 'es' },
    ]);
  });

  it('OPS-H5 has the legal hold that the person is under, which support sees too', async () => {
    await database.transaction((sql) => placeHold(sql, rosa.email, { ...operator, reason: 'Matter 26-114.' }));
    const { legal_holds: holds } = JSON.parse(unzipped(await exported()).get('account.json') ?? '{}');
    expect(holds).toEqual([
      expect.objectContaining({
        account_id: rosa.id,
        placed_at: isoOf(now),
        reason: 'Matter 26-114.',
        released_at: null,
      }),
    ]);
    const show = { command: 'show', person: rosa.email } as const;
    const shown = await database.transaction((sql) => operate(sql, show, operator));
    expect(shown).toMatch(/legal hold +[-0-9a-f]{36} [^\n]*Matter 26-114/);
  });

  it('says that there is no such account', async () => {
    const unknown = database.transaction((sql) => exportPerson(sql, 'nobody@example.org', operator));
    await expect(unknown).rejects.toThrow('There is no such account.');
  });

  it('writes a file that its owner alone can read, and never over another one', async () => {
    const file = join(directory, 'copy.zip');
    await writeCopy(file, new Uint8Array([1]));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(writeCopy(file, new Uint8Array([2]))).rejects.toThrow(`${file} is there already.`);
    const nowhere = join(directory, 'none', 'copy.zip');
    await expect(writeCopy(nowhere, new Uint8Array([1]))).rejects.toThrow(`${nowhere} cannot be written.`);
  });
});

describe('a ZIP file', () => {
  it('has every file as it was, whatever its name and bytes', () => {
    const files = fc.uniqueArray(
      fc.record({ path: fc.string({ minLength: 1, unit: 'grapheme' }), text: fc.string({ unit: 'grapheme' }) }),
      { selector: ({ path }) => path },
    );
    fc.assert(
      fc.property(files, (drawn) => {
        const zip = zipOf(drawn.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) })));
        expect([...unzipped(zip)]).toEqual(drawn.map(({ path, text }) => [path, text]));
      }),
    );
  });
});
