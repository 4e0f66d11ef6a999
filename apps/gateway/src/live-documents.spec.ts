import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { PracticeId } from '@portico/domain/kernel';
import { spiVersion, type People, type PracticeAdapter } from '@portico/practice-spi';
import { documentsOver } from './testing/gateway-with-documents.ts';

const [seaside, pines, river] = ['seaside', 'pines', 'river'] as unknown as readonly [
  PracticeId,
  PracticeId,
  PracticeId,
];
let database: Database;
let directory: string;
beforeAll(async () => {
  database = await openMigrated();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'documents-'));
  await database.rows({ text: 'delete from clinic.practice_versions' });
  await write('token', 'a token');
  await write('clover', 'a private token');
});
afterEach(() => rm(directory, { recursive: true }));
const write = (name: string, content: unknown): Promise<void> =>
  writeFile(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));

const payments = {
  execution: 'cloverapi',
  sclAddress: 'https://scl.clover.com',
  tokenAddress: 'https://token.clover.com',
  merchantId: 'MERCHANT-1',
  publicKey: 'a-public-key',
};
const at = (name: string) => ({ file: join(directory, name) });
const entry = (id: string) => ({
  ...{ name: id, phone: '(305) 555-0100', timeZone: 'America/New_York', behavior: 'carecloud' },
  connection: { adapter: './own', token: at('token') },
});
const document = (id: string, more: object = {}) => ({ format: 1, id, ...entry(id), ...more });
const apply = (id: string, version: number, kept: object) =>
  database.rows({
    text: `insert into clinic.practice_versions (practice_id, version, document, applied_at, operator, reason)
      values ($1, $2, $3, 1, 'olga', 'A test.')`,
    values: [id, version, JSON.stringify(kept)],
  });

/** An adapter that says the token by which it was connected, also one that it reads itself; one token is refused. */
const own: PracticeAdapter = {
  spi: spiVersion,
  name: 'own',
  connect: async (settings, host) => {
    const { tokenFile, token = await host.secret(tokenFile ?? '') } = settings as Readonly<Record<string, string>>;
    if (token === undefined) return { ok: false, mistakes: ['tokenFile cannot be read'] };
    if (token === 'refused') return { ok: false, mistakes: ['token is refused'] };
    const answer = async () => ({ ok: true, value: token });
    return { ok: true, connection: { people: { match: answer, read: answer } as unknown as People } };
  },
};

const running = async (env: Readonly<Record<string, string>> = {}) => {
  const over = await documentsOver(database, env, { load: async () => ({ adapter: own }) });
  const call = { language: 'en', signal: new AbortController().signal } as const;
  const answer = (id: PracticeId) =>
    over.practices
      .open()
      .find(({ settings }) => settings.practice.id === id)
      ?.connection.people.read('x', call) as Promise<unknown>;
  return { ...over, answer };
};
const said = (value: string) => ({ ok: true, value });
const away = { ok: false, error: { kind: 'away' } };

describe('documents of practices in the database', () => {
  it('are connected while the gateway runs, and connected anew by a further version or a renewed secret', async () => {
    const { answer, look, practices, content, said: log } = await running();
    expect(practices.open()).toEqual([]);
    await apply('seaside', 1, document('seaside'));
    await apply('pines', 1, document('pines'));
    expect(await look()).toBe(true);
    expect(await answer(seaside)).toEqual(said('a token'));
    const [list, before] = [practices.open(), content()];
    expect(await look()).toBe(false);
    expect(practices.open()).toBe(list);
    await write('token', 'a renewed token');
    expect(await look()).toBe(true);
    expect(await answer(pines)).toEqual(said('a renewed token'));
    expect(content()).not.toBe(before);
    await apply('seaside', 2, document('seaside', { name: 'Renamed' }));
    expect(await look()).toBe(true);
    expect(practices.open().map(({ settings }) => settings.practice.name)).toEqual(['pines', 'Renamed']);
    expect(log.join()).not.toMatch(/a token|renewed token/);
  });

  it('stop nobody else: one whose secret cannot be read is there by its name with its parts away, and is named', async () => {
    await apply('seaside', 1, document('seaside', { connection: { adapter: './own', token: at('nowhere') } }));
    await apply('river', 1, document('river', { phone: 'hidden' }));
    await apply('pines', 1, document('pines'));
    const { answer, look, practices, said: log } = await running();
    expect(await answer(pines)).toEqual(said('a token'));
    expect(await answer(seaside)).toEqual(away);
    expect(practices.open().map(({ settings }) => settings.practice.id)).not.toContain(river);
    expect(log.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(/river.*phone must be a phone number.*its parts are away/),
      expect.stringMatching(/seaside.*connection\.token names a file that cannot be read.*its parts are away/),
    ]);
    expect(log.join()).not.toContain('hidden');
    expect(await look()).toBe(false);
    await write('nowhere', 'found again');
    expect(await look()).toBe(true);
    expect(await answer(seaside)).toEqual(said('found again'));
  });

  it('are connected once a file is there that their adapter reads by itself', async () => {
    await apply(
      'river',
      1,
      document('river', { connection: { adapter: './own', tokenFile: join(directory, 'late') } }),
    );
    const { answer, look, said: log } = await running();
    expect(await answer(river)).toEqual(away);
    expect(log.join()).toContain('connection.tokenFile cannot be read.');
    await write('late', 'there now');
    expect(await look()).toBe(true);
    expect(await answer(river)).toEqual(said('there now'));
    await write('late', 'renewed');
    expect(await look()).toBe(true);
    expect(await answer(river)).toEqual(said('renewed'));
  });

  it('leave in force what was where a further version or a renewed secret is wrong, which is told once', async () => {
    await apply('seaside', 1, document('seaside', { payments: { ...payments, privateToken: at('clover') } }));
    const { answer, look, merchants, said: log } = await running();
    const merchant = merchants.of(seaside);
    await write('token', 'refused');
    await rm(join(directory, 'clover'));
    expect(await look()).toBe(true);
    expect(await look()).toBe(false);
    expect(await answer(seaside)).toEqual(said('a token'));
    expect(merchants.of(seaside)).toBe(merchant);
    expect(log.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(
        /connection\.token is refused.*payments\.privateToken names a file.*what was in force stays/,
      ),
    ]);
  });

  it('say how cards are taken, of a practice of the embedded system too, and say it no more in a further version', async () => {
    const { look, merchants } = await running();
    const cards = { ...payments, privateToken: at('clover') };
    await apply('seaside', 1, document('seaside', { payments: cards }));
    await apply('river', 1, { format: 1, id: 'river', name: 'River', payments: cards });
    expect(await look()).toBe(true);
    expect([seaside, river].map(merchants.of)).toEqual([expect.anything(), expect.anything()]);
    await apply('river', 2, { format: 1, id: 'river', name: 'River', payments: 'cloverapi' });
    expect(await look()).toBe(true);
    expect(merchants.of(river)).toBeUndefined();
    expect(merchants.of(seaside)).toBeDefined();
  });

  it('are not in force where a settings file speaks of the practice too: that is named, and all others are as they say', async () => {
    await write('other', 'of the file');
    await write('practices.json', {
      seaside: { ...entry('seaside'), connection: { adapter: './own', token: at('other') } },
    });
    await write('merchants.json', { river: { ...payments, privateToken: 'of the file' } });
    const cards = { ...payments, privateToken: at('clover') };
    await apply('seaside', 1, document('seaside'));
    await apply('river', 1, document('river', { payments: cards }));
    await apply('pines', 1, document('pines', { payments: cards }));
    const {
      answer,
      merchants,
      said: log,
    } = await running({
      PORTICO_PRACTICES: join(directory, 'practices.json'),
      PORTICO_MERCHANTS: join(directory, 'merchants.json'),
    });
    expect(await answer(seaside)).toEqual(said('of the file'));
    expect(await answer(pines)).toEqual(said('a token'));
    expect(merchants.of(pines)).toBeDefined();
    expect(log.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(/PORTICO_PRACTICES.*\["seaside"\].*the file is in force/),
      expect.stringMatching(/PORTICO_MERCHANTS.*\["river"\].*the file is in force/),
    ]);
  });

  it('stay as they are while the database is away, which is told once', async () => {
    await apply('seaside', 1, document('seaside'));
    const { answer, look, said: log } = await running();
    await database.rows({ text: 'alter table clinic.practice_versions rename to hidden_versions' });
    expect([await look(), await look()]).toEqual([false, false]);
    await database.rows({ text: 'alter table clinic.hidden_versions rename to practice_versions' });
    expect(await answer(seaside)).toEqual(said('a token'));
    expect(log.filter((line) => line.startsWith('warn'))).toHaveLength(1);
  });
});
