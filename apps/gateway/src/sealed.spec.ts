import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HmacShortCodeHashes, KeyRing, KeyRingSealing } from '@portico/adapters-crypto';
import { ConnectedMessageFiles, ConnectedPractices } from '@portico/adapters-practice/connected';
import {
  EmbeddedBookingSetup,
  EmbeddedCheckInSetup,
  EmbeddedCorrespondence,
  EmbeddedMessageStore,
  EmbeddedMessageFiles,
  EmbeddedAmendmentOffice,
  EmbeddedAmendmentStore,
  EmbeddedRefillOffice,
  EmbeddedRefillStore,
  EmbeddedRegistration,
} from '@portico/adapters-practice/embedded';
import {
  PostgresCardsOnFile,
  PostgresChallenges,
  PostgresDraftStore,
  PostgresEntryHidings,
  PostgresHealthLinks,
  PostgresOwnNotes,
  PostgresOutbox,
  PostgresProcessorKeys,
  PostgresProtections,
  PostgresSummaryJobs,
} from '@portico/adapters-storage';
import { keysInUse, openDatabase, reseal, sealedColumns, type Database } from '@portico/adapters-storage/sql';
import { placeMigrated } from '@portico/adapters-storage/testing/clusters';
import type { CodeHash } from '@portico/domain/access';
import type { DraftName } from '@portico/domain/drafts';
import { summaryJobId, type AmendmentKey, type HealthLinkId, type SummaryWanted } from '@portico/domain/health';
import {
  HOUR,
  plus,
  type AccountId,
  type AppointmentId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type ProviderId,
} from '@portico/domain/kernel';
import type { Body, NodeId, SendKey, Subject, ThreadId } from '@portico/domain/messages';
import type { CardId, VaultReference } from '@portico/domain/payments';
import type { Picture } from '@portico/domain/profile';
import type { RefillKey } from '@portico/domain/refills';
import type { PracticeConnection } from '@portico/practice-spi';
import { story } from './testing/scenario-steps.ts';
import { seedAtNoon, noon } from './testing/seeded-clinic.ts';
import { south } from './testing/clinic-fixture.ts';

const canary = 'canary-in-the-database-4711';
const account = 'ana' as AccountId;
const patient: PatientRef = { practice: south.id, patient: '1001' as PatientId };
const job = summaryJobId(south.id, 'a-job');
const linkId = 'a-link' as HealthLinkId;
const visit: SummaryWanted = { kind: 'visit', appointment: '1001-next' as AppointmentId };
const vault = `vault ${canary}` as VaultReference;
const picture = `data:image/png;base64,${Buffer.from(canary).toString('base64')}` as Picture;

const ringOf = (...kids: readonly string[]): KeyRing =>
  new KeyRing(kids.map((kid) => ({ kid, secret: Uint8Array.from({ length: 32 }, (_, at) => kid.charCodeAt(0) + at) })));

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'portico-sealed-'));
  await placeMigrated(home);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const withRing = async <T>(ring: KeyRing, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ kind: 'embedded', directory: home }, new KeyRingSealing(ring));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const seaside = 'seaside' as PracticeId;

/** A practice with a system of its own, which is asked nothing here. */
const connected = (sql: Database): ConnectedPractices => {
  const connection = { people: {}, mail: {} } as unknown as PracticeConnection;
  return new ConnectedPractices([{ id: seaside, name: 'Seaside', timeZone: south.timeZone, connection }], {
    sql,
    now: () => noon,
    signal: () => new AbortController().signal,
    log: () => undefined,
  });
};

/** Writes something secret through every store that seals. */
const writeSecrets = async (sql: Database): Promise<void> => {
  await new PostgresProtections(sql).addFactor(account, { kind: 'totp', secret: canary });
  await new PostgresProtections(sql).setRecoveryCodes(account, [new HmacShortCodeHashes(ringOf('a')).hashOf(canary)]);
  await new PostgresChallenges(sql).put(
    { id: 'a', kind: 'new-app', account, secret: canary, expiresAt: plus(noon, HOUR) },
    noon,
  );
  const face = {
    brand: 'visa',
    last4: '4242',
    holder: 'Ana',
    expiry: { year: 2040, month: 1 },
    isDefault: true,
  } as const;
  await new PostgresCardsOnFile(sql).add({ id: 'a-card' as CardId, patient, ...face }, vault, noon);
  await new PostgresProcessorKeys(sql).keep(south.id, { grant: 'g', access: canary, refresh: canary, until: noon });
  const code = { kind: 'one-time-code', code: canary, minutes: 5 } as const;
  await new PostgresOutbox(sql).put(code, { channel: 'email', address: 'a@example.org' }, 'en', noon);
  const jobs = new PostgresSummaryJobs(sql);
  await jobs.add({ id: job, patient, wanted: visit, language: 'en', madeAt: noon });
  await jobs.finish(job, { kind: 'file', bytes: Buffer.from(canary) });
  await new EmbeddedBookingSetup(sql).videoHost(south.id, {
    address: '/room',
    secret: Buffer.from(canary.padEnd(40)),
  });
  const partner = { name: 'A partner', address: '/tasks', secret: Buffer.from(canary.padEnd(40)) };
  await new EmbeddedCheckInSetup(sql).partner(south.id, partner);
  await new EmbeddedRegistration(sql).keep(patient, { pictures: new Map([['profile', picture]]) });
  const file = {
    node: 'a-file' as NodeId,
    name: 'a.pdf',
    mediaType: 'application/pdf',
    bytes: Buffer.from(canary),
  } as const;
  await new EmbeddedMessageFiles(sql, () => noon).keep(patient, file);
  await new ConnectedMessageFiles(connected(sql)).keep({ ...patient, practice: seaside }, file);
  await new EmbeddedRegistration(sql).keep(patient, { numbers: { driversLicenseNumber: canary } });
  const [provider] = (await new EmbeddedCorrespondence(sql).correspondents(patient)).providers;
  const message = {
    provider: provider?.id as ProviderId,
    subject: canary as Subject,
    sender: 'Ana',
    body: canary as Body,
  };
  const sent = await new EmbeddedMessageStore(sql, () => noon).start(patient, message, 'a-key' as SendKey);
  expect(sent.ok).toBe(true);
  const refill = { medication: { id: 'm1', name: 'Lisinopril' }, note: canary };
  const requested = await new EmbeddedRefillStore(sql, () => noon).request(patient, refill, 'a-key' as RefillKey);
  if (!requested.ok) throw new Error('No refill was requested.');
  const draft = { name: 'message' as DraftName, fields: { body: canary }, after: 0, at: noon };
  await new PostgresDraftStore(sql).save({ account, chart: patient }, draft);
  await new EmbeddedRefillOffice(sql).answer(patient, requested.value.id, 'approved', noon, canary);
  const of = { section: 'conditions', entry: 'c1' } as const;
  const amendment = { of, name: 'Asthma', wrong: canary, correct: canary };
  const amendments = new EmbeddedAmendmentStore(sql, () => noon);
  const asked = await amendments.request(patient, amendment, 'a-key' as AmendmentKey);
  if (!asked.ok) throw new Error('No correction was requested.');
  await new EmbeddedAmendmentOffice(sql).answer(patient, asked.value.id, 'denied', noon, canary);
  await amendments.disagree(patient, asked.value.id, canary);
  await new PostgresEntryHidings(sql).keep(
    patient,
    { of, everyone: false, helpers: [canary as AccountId] },
    account,
    noon,
  );
  const links = new PostgresHealthLinks(sql);
  const moments = { madeAt: noon, expiresAt: plus(noon, HOUR) };
  const codeHash = 'hashed' as CodeHash;
  const contents = { entries: [{ section: 'conditions', entry: canary }], profile: true } as const;
  await links.add({ id: linkId, chart: patient, by: account, contents, ...moments, codeHash, sealed: 'encrypted' }, 1);
  await links.opened(linkId, { at: noon, recipient: canary, ticketHash: codeHash });
  await new PostgresOwnNotes(sql).keep(account, patient, { of, text: canary, at: noon });
};

/** Everything in every table, bytes as hexadecimal digits, as a copy of the database would show it. */
const everything = async (database: Database): Promise<string> => {
  const tables = await database.rows<{ readonly name: string }>({
    text: `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'clinic', 'connected')`,
  });
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database.rows<{ readonly row: string }>({
      text: `select to_jsonb(t)::text as row from ${name} t`,
    });
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
};

const inUse = async (database: Database) => {
  const { 'recovery_codes.code': _, ...counted } = await keysInUse(database);
  return [...new Set(Object.values(counted).flatMap((keys) => Object.keys(keys)))].sort();
};

const readBack = async (sql: Database) => ({
  factors: (await new PostgresProtections(sql).of(account)).factors,
  challenge: (await new PostgresChallenges(sql).find('a', noon))?.secret,
  vault: (await new PostgresCardsOnFile(sql).vaulted(patient, 'a-card' as CardId))?.vault,
  notification: (await new PostgresOutbox(sql).waiting(1))[0]?.notification,
  picture: (await new EmbeddedRegistration(sql).pictures(patient, ['profile'])).get('profile'),
  thread: (await new EmbeddedCorrespondence(sql).thread(patient, 'thread.a-key' as ThreadId, 1))?.messages[0]?.body,
  excerpt: (await new EmbeddedCorrespondence(sql).threads(patient, 1))[0],
  refill: (await new EmbeddedRefillStore(sql, () => noon).of(patient))[0],
  amendment: (await new EmbeddedAmendmentStore(sql, () => noon).of(patient))[0],
  hiding: (await new PostgresEntryHidings(sql).of(patient))[0],
  healthLink: (await new PostgresHealthLinks(sql).of(patient))[0],
  ownNote: (await new PostgresOwnNotes(sql).of(account, patient))[0],
  summary: (await new PostgresSummaryJobs(sql).find(job))?.outcome,
  keys: await new PostgresProcessorKeys(sql).of(south.id),
});

describe('what is sealed in the database', () => {
  const it = story();
  it('SEC-S10 shows nothing in a copy of it, is read with the keys, and follows a change of the key', async () => {
    const written = await withRing(ringOf('a'), async (database) => {
      await seedAtNoon(database);
      await writeSecrets(database);
      const copy = await everything(database);
      const hidden = [canary, Buffer.from(canary).toString('hex'), Buffer.from(canary).toString('base64').slice(0, 32)];
      for (const text of hidden) expect(copy.includes(text)).toBe(false);
      expect(Object.keys(await keysInUse(database))).toHaveLength(Object.keys(sealedColumns).length + 1);
      for (const keys of Object.values(await keysInUse(database))) expect(Object.keys(keys)).toEqual(['a']);
      return readBack(database);
    });
    expect(written).toMatchObject({
      factors: [{ kind: 'totp', secret: canary }],
      challenge: canary,
      refill: { note: canary, answer: canary },
      amendment: { wrong: canary, correct: canary, answer: canary, disagreement: { statement: canary } },
      hiding: { helpers: [canary] },
      ownNote: { text: canary },
      vault,
      keys: { access: canary, refresh: canary },
      notification: { kind: 'one-time-code', code: canary },
      picture,
      thread: canary,
      excerpt: { subject: canary, excerpt: canary },
    });
    await withRing(ringOf('b', 'a'), async (database) => {
      expect(await readBack(database)).toEqual(written);
      expect(await reseal(database)).toBeGreaterThan(Object.keys(sealedColumns).length);
      expect(await reseal(database)).toBe(0);
      const { 'recovery_codes.code': codes, ...sealed } = await keysInUse(database);
      expect(codes).toEqual({ a: 1 });
      for (const keys of Object.values(sealed)) expect(Object.keys(keys)).toEqual(['b']);
    });
    expect(await withRing(ringOf('b'), readBack)).toEqual(written);
    await withRing(ringOf('c'), async (database) => {
      await expect(readBack(database)).rejects.toThrow('"b", which is not on the key ring');
    });
  });

  it('seals what was kept before there were keys', async () => {
    await withRing(ringOf('b'), async (database) => {
      const detail = JSON.stringify({ kind: 'totp', secret: 'PLAINSECRET' });
      await database.rows({
        text: `insert into second_factors (account_id, kind, credential_id, detail) values ('ben', 'totp', '', $1)`,
        values: [detail],
      });
      await database.rows({
        text: 'update clinic.messages set body = $1 where id = $2',
        values: ['plain', 'sent.a-key'],
      });
      expect(await inUse(database)).toEqual(['b', 'open']);
      expect(await reseal(database)).toBe(2);
      expect(await inUse(database)).toEqual(['b']);
      expect(await everything(database)).not.toContain('PLAINSECRET');
      expect((await new PostgresProtections(database).of('ben' as AccountId)).factors).toEqual([
        { kind: 'totp', secret: 'PLAINSECRET' },
      ]);
    });
  });
});
