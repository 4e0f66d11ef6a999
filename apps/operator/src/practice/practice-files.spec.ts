import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readWholePractice } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type PracticeId } from '@portico/domain/kernel';
import { newPracticeFile } from './new-practice-file.ts';
import { checkAdapterSettings, documentIn, readConnectedDocument } from './connected-document.ts';
import { connectedPractices, refuseConnected } from './connected-practices.ts';
import { checkStanding } from './check-standing-practice.ts';
import { applyFile, checkFile, exportFile, listed, tryFile } from './practice-commands.ts';
import { exportVersion, practiceHistory } from './practice-history.ts';
import { sampleAnswers } from './testing/sample-answers.ts';

const acting = { now: instant(1_795_287_600_000), operator: 'olga' as OperatorName, reason: 'Our first practice.' };

const examples = join(import.meta.dirname, '../../examples');
let database: Database;

beforeAll(async () => {
  database = await openMigrated();
}, 60_000);
afterAll(() => database.close());

/** The same file with some of its fields replaced; undefined takes one away. */
const changed = (text: string, fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });

describe('a practice as a file', () => {
  it('sets up a practice of nine answers, with a line in the activity log', async () => {
    const text = newPracticeFile(sampleAnswers);
    expect(checkFile(text)).toContain('1 location, 1 provider, 2 kinds of visits, 0 forms; visits are booked online.');
    const { said } = await applyFile(database, text, acting);
    expect(said).toMatch(/^Bahía Family Care \(bahia-family-care\) is at version 1: \d+ rows changed\.$/);
    expect(await listed(database)).toMatch(/bahia-family-care +version 1 +Bahía Family Care/);
    const lines = await database.rows({
      text: `select actor_id, resource, reason from activity where action = 'applied-practice' and practice_id = $1`,
      values: ['bahia-family-care'],
    });
    expect(lines).toEqual([{ actor_id: 'olga', resource: '1', reason: 'Our first practice.' }]);
  });

  it('takes away what is left out, and keeps what visits refer to', async () => {
    const text = changed(newPracticeFile(sampleAnswers), { id: 'leaving' });
    const { providers, visits } = JSON.parse(text);
    const two = [...providers, { ...providers[0], id: 'dr-bo', name: 'Dr. Bo' }];
    await applyFile(database, changed(text, { providers: two }), acting);
    const without = {
      visits: visits.slice(1),
      providers: [{ ...providers[0], at: [{ ...providers[0].at[0], visits: [visits[1].id] }] }],
    };
    await applyFile(database, changed(text, without), acting);
    const left = await readWholePractice(database, 'leaving' as PracticeId);
    expect(left?.providers.map(({ id }) => id)).toEqual(['dr-ana-ruiz']);
    expect(left?.visitReasons.map(({ id }) => id)).toEqual([visits[1].id]);
    const rows = await database.rows({
      text: 'select id, active from clinic.providers where practice_id = $1 order by id',
      values: ['leaving'],
    });
    expect(rows).toEqual([
      { id: 'dr-ana-ruiz', active: true },
      { id: 'dr-bo', active: false },
    ]);
  });

  it('asks for no survey that is left out, and for it again once it is back', async () => {
    const { surveys } = JSON.parse(readFileSync(join(examples, 'group.json'), 'utf8'));
    const text = changed(newPracticeFile(sampleAnswers), { id: 'surveys' });
    const kept = async () => (await readWholePractice(database, 'surveys' as PracticeId))?.surveys?.contents.length;
    await applyFile(database, changed(text, { surveys }), acting);
    expect(await kept()).toBe(surveys.surveys.length);
    await applyFile(database, text, acting);
    expect(await kept()).toBeUndefined();
    await applyFile(database, changed(text, { surveys }), acting);
    expect(await kept()).toBe(surveys.surveys.length);
  });

  it('asks of patients what the file says, and as usual once it says nothing', async () => {
    const text = changed(newPracticeFile(sampleAnswers), { id: 'asking' });
    const asked = async () => (await readWholePractice(database, 'asking' as PracticeId))?.registration;
    await applyFile(database, changed(text, { registration: { insuranceRequired: true } }), acting);
    expect(await asked()).toEqual({ insuranceRequired: true });
    await applyFile(database, text, acting);
    expect(await asked()).toBeUndefined();
  });

  it('has patients write to the teams that the file names, and to none once it names none', async () => {
    const text = changed(newPracticeFile(sampleAnswers), { id: 'teams' });
    const offered = async () => (await readWholePractice(database, 'teams' as PracticeId))?.messageTeams;
    const messageTeams = [{ team: 'billing', answersWithinHours: 24 }, { team: 'front-desk' }];
    await applyFile(database, changed(text, { messageTeams }), acting);
    expect(await offered()).toEqual([{ team: 'billing', answersWithin: 24 }, { team: 'front-desk' }]);
    await applyFile(database, text, acting);
    expect(await offered()).toBeUndefined();
  });

  it('refuses a file of an older version, and says what to do', async () => {
    const text = changed(newPracticeFile(sampleAnswers), { id: 'shared' });
    await applyFile(database, text, acting);
    const mine = await exportFile(database, 'shared');
    await applyFile(database, changed(mine, { phone: '(305) 555-0199' }), acting);
    await expect(applyFile(database, changed(mine, { phone: '(305) 555-0177' }), acting)).rejects.toThrow(
      'The file is of version 1, and the practice is at 2. Export it again',
    );
    expect((await readWholePractice(database, 'shared' as PracticeId))?.practice.phone).toBe('(305) 555-0199');
  });
});

describe('the versions of a practice', () => {
  const phones = ['(305) 555-0101', '(305) 555-0102', '(305) 555-0103'];
  const phone = async () => (await readWholePractice(database, 'versions' as PracticeId))?.practice.phone;
  const file = (number: string): string => changed(newPracticeFile(sampleAnswers), { id: 'versions', phone: number });
  beforeAll(async () => {
    for (const number of phones) await applyFile(database, file(number), acting);
  });

  it('are listed with who applied them and why, the newest first', async () => {
    const lines = (await practiceHistory(database, 'versions', true)).split('\r\n');
    expect(lines[0]).toBe('version,at,operator,reason');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['3', '2', '1']);
    expect(lines[1]).toContain('olga,Our first practice.');
    await expect(practiceHistory(database, 'nobody', true)).rejects.toThrow('No file of a practice nobody');
  });

  it('are each brought back by applying what was exported of them', async () => {
    for (const [at, number] of phones.entries()) {
      await applyFile(database, await exportVersion(database, 'versions', at + 1), acting);
      expect(await phone()).toBe(number);
    }
    await expect(exportVersion(database, 'versions', 99)).rejects.toThrow('has no version 99');
  });

  it('are not touched by a try, which says and refuses what applying would', async () => {
    const before = await practiceHistory(database, 'versions', true);
    const said = await tryFile(database, file('(305) 555-0188'), acting);
    expect(said).toBe('1 row would change. Nothing was changed.');
    expect(await phone()).toBe(phones.at(-1));
    expect(await practiceHistory(database, 'versions', true)).toBe(before);
    expect(await tryFile(database, await exportFile(database, 'versions'), acting)).toContain('nothing was changed');
    const old = await exportVersion(database, 'versions', 1);
    await expect(tryFile(database, changed(old, { version: 1 }), acting)).rejects.toThrow('The file is of version 1');
  });
});

describe('the examples', () => {
  it.each(readdirSync(examples))('%s has no mistakes, and can be applied', async (file) => {
    const text = readFileSync(join(examples, file), 'utf8');
    await applyFile(database, text, acting);
    const { id } = JSON.parse(text);
    expect(await applyFile(database, changed(await exportFile(database, id), {}), acting)).toMatchObject({
      changed: 0,
    });
  });

  it('connected.json is taken by its adapter, and names its secrets where a gateway has them', async () => {
    const document = documentIn(readFileSync(join(examples, 'connected.json'), 'utf8'));
    if (document === undefined) throw new Error('It is the document of a practice with a system of its own.');
    expect(await checkAdapterSettings(readConnectedDocument(document), undefined)).toEqual([
      expect.stringContaining('connection.auth.keyFile: cannot be read.'),
    ]);
    expect(JSON.stringify(document)).toContain('{"file":"/run/secrets/seaside-clover"}');
  });
});

describe('a practice that is there', () => {
  const checking = {
    now: () => 0,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  };
  let folder: string;
  let connected: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-practices-'));
    connected = join(folder, 'practices.json');
    const { name, phone, timeZone, behavior, connection } = JSON.parse(
      readFileSync(join(examples, 'connected.json'), 'utf8'),
    );
    await writeFile(connected, JSON.stringify({ harborside: { name, phone, timeZone, behavior, connection } }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is checked by its id, and one that is not there is named', async () => {
    expect(await checkStanding(database, 'versions', undefined, checking)).toContain('(versions): no mistakes.');
    await expect(checkStanding(database, 'nowhere', undefined, checking)).rejects.toThrow('no practice nowhere');
  });

  it('with a system of its own is asked of that system', async () => {
    await expect(checkStanding(database, 'harborside', connected, checking)).rejects.toThrow(/harborside/);
    expect(await checkStanding(database, 'versions', connected, checking)).toContain('no mistakes');
  });

  it('with a system of its own is listed too, and its entry is named where its file is asked for', async () => {
    const file = await connectedPractices(connected);
    const lines = (await listed(database, file)).split('\n');
    expect(lines.at(-1)).toMatch(/^harborside +own system \(fhir\) +Seaside Family Medicine$/);
    expect(lines.filter((line) => /^versions +version \d/.test(line))).toHaveLength(1);
    expect(() => refuseConnected(file, 'harborside')).toThrow('harborside has a system of its own');
    refuseConnected(file, 'versions');
    expect(await listed(database, await connectedPractices(undefined))).not.toContain('harborside');
  });
});
