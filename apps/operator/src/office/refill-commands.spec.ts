import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedRefillStore, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Account, Email } from '@portico/domain/access';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type AccountId, type PatientId, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { RefillAnswer, RefillKey } from '@portico/domain/refills';
import { answerRequest, listRequests } from './answer-requests.ts';
import { refills } from './refill-commands.ts';

const now = instant(1_795_287_600_000);
const acting = { now, operator: 'olga' as OperatorName, reason: 'Monday’s list.' };
const seaside: Practice = {
  id: 'seaside' as PracticeId,
  name: 'Seaside Clinic',
  phone: '602-555-0101',
  timeZone: 'America/Phoenix' as Practice['timeZone'],
  behavior: {
    management: 'vertex',
    booking: 'slots',
    appointmentComments: false,
    visitReasonOnCard: false,
    messageAttachments: false,
    profileEditable: false,
    checkOut: [],
  },
  payments: 'no-value',
};
const ana: PatientRef = { practice: seaside.id, patient: 'ana' as PatientId };
const ben: PatientRef = { practice: seaside.id, patient: 'ben' as PatientId };
const nora: Account = {
  id: 'nora-id' as AccountId,
  email: 'nora@example.org' as Email,
  username: 'nora',
  name: 'Nora Lee',
  passwordHash: 'x',
  charts: [ana],
  language: 'es',
  confirmedAt: now,
};
let database: Database;

const request = (patient: PatientRef, key: string, note: string) =>
  new EmbeddedRefillStore(database, () => now).request(
    patient,
    { medication: { id: key, name: 'Lisinopril' }, pharmacy: '=Mesa Pharmacy', note },
    key as RefillKey,
  );
const list = (): Promise<string> => listRequests(refills, database, 'seaside', true, acting);
const answer = (entry: string, said: RefillAnswer, words?: string): Promise<string> =>
  answerRequest(
    refills,
    database,
    { practice: 'seaside', entry, answer: said, words },
    'https://portal.example',
    acting,
  );
const rowsOf = (text: string) => database.rows<Record<string, unknown>>({ text });

beforeAll(async () => {
  database = await openMigrated();
  const setup = new EmbeddedSetup(database);
  await setup.practices([seaside]);
  await setup.patients([
    { patient: ana, name: 'Ana', language: 'es' },
    { patient: ben, name: 'Ben', language: 'en' },
  ]);
  await new PostgresAccounts(database).create(nora);
}, 60_000);
beforeEach(async () => {
  for (const table of ['clinic.refill_requests', 'notices']) await database.rows({ text: `delete from ${table}` });
});
afterAll(() => database.close());

describe('npm run office with requests for refills', () => {
  it('lists what is open with what was written, as text in a spreadsheet, and leaves a line of each look', async () => {
    expect(await list()).toBe('Nothing.');
    await request(ana, 'm1', 'Two weeks, please');
    const [head, line] = (await list()).split('\r\n');
    expect(head).toBe('entry,patient,at,status,medication,dose,directions,pharmacy,note');
    expect(line).toBe(
      `ana:refill.m1,ana,2026-11-21T19:00:00.000Z,requested,Lisinopril,,,'=Mesa Pharmacy,"Two weeks, please"`,
    );
    expect(await rowsOf(`select seq from activity where action = 'examined-office-list'`)).toHaveLength(2);
  });

  it('answers in the words of the office, with a line in the log of the patient', async () => {
    await request(ana, 'm2', 'Note');
    expect(await answer('ana:refill.m2', 'approved', '  For 90 days. ')).toBe('Answered. A mail says so.');
    expect((await list()).split('\r\n')[1]).toContain(',approved,');
    expect(await answer('ana:refill.m2', 'sent')).toBe('Answered. A mail says so.');
    expect(await list()).toBe('Nothing.');
    const [kept] = await new EmbeddedRefillStore(database, () => now).of(ana);
    expect(kept).toMatchObject({ status: 'sent', answer: 'For 90 days.', changedAt: now });
    const logged = await rowsOf(
      `select actor_id, subject_id, practice_id, resource, reason from activity where action = 'answered-refill'`,
    );
    const line = { actor_id: 'olga', subject_id: 'ana', practice_id: 'seaside', reason: 'Monday’s list.' };
    expect(logged).toEqual([1, 2].map(() => ({ ...line, resource: 'refill.m2' })));
  });

  it('sends a mail in the language of the account that says nothing of the medication or the answer', async () => {
    await request(ana, 'm3', 'Note');
    await answer('ana:refill.m3', 'denied', 'Please come in first.');
    const mails = await rowsOf('select channel, address, language, notice from notices');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ channel: 'email', address: nora.email, language: nora.language });
    const said = JSON.stringify(mails);
    for (const secret of ['Lisinopril', 'm3', 'come in', 'denied', 'Note']) expect(said).not.toContain(secret);
  });

  it('says where nobody can be told, as the patient has no account', async () => {
    await request(ben, 'm4', 'Note');
    expect(await answer('ben:refill.m4', 'approved')).toContain('no account');
    expect(await rowsOf('select 1 from notices')).toEqual([]);
  });

  it('refuses what is not open, a denial without words and words that are too long, and changes nothing', async () => {
    await request(ana, 'm5', 'Note');
    await expect(answer('ben:refill.m5', 'approved')).rejects.toThrow('no such request');
    await expect(answer('ana:refill.m5', 'denied', ' ')).rejects.toThrow('--words is needed');
    await expect(answer('ana:refill.m5', 'denied', 'x'.repeat(501))).rejects.toThrow('500 characters');
    await answer('ana:refill.m5', 'denied', 'No.');
    await expect(answer('ana:refill.m5', 'approved')).rejects.toThrow('no such request');
    expect(await rowsOf('select 1 from notices')).toHaveLength(1);
  });
});
