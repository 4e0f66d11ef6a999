import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type LocalDate, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { vertexBehavior } from '@portico/adapters-practice/vertex';
import type { Practice } from '@portico/domain/practices';
import { invite } from './invite-patient.ts';

const now = instant(1_795_287_600_000);
const acting = { now, operator: 'olga' as OperatorName, reason: 'New portal.' };
const origin = 'https://portal.example.org';
const clinic: Practice = {
  id: 'pena' as PracticeId,
  name: 'Clínica Peña',
  phone: '+16025550100',
  timeZone: 'America/Phoenix' as TimeZone,
  behavior: vertexBehavior,
  payments: 'no-value',
};
const practice = clinic.id;
let database: Database;

beforeAll(async () => {
  database = await openMigrated();
  const setup = new EmbeddedSetup(database);
  await setup.practices([clinic]);
  const chart = (patient: string) => ({ practice: clinic.id, patient: patient as PatientId });
  await setup.patients([
    { patient: chart('rosa'), name: 'Rosa Peña', language: 'es', birthDate: '1980-02-29' as LocalDate },
    { patient: chart('undated'), name: 'Una Dated', language: 'en' },
  ]);
}, 60_000);

afterAll(() => database.close());

const states = async (): Promise<readonly boolean[]> => {
  const rows = await database.rows<{ readonly open: boolean }>({
    text: `select revoked_at is null as open from capabilities where purpose = 'invitation' order by created_at, id`,
  });
  return rows.map(({ open }) => open).sort();
};

describe('inviting a patient', () => {
  const request = { practice, patient: 'rosa', to: 'rosa@example.org' };

  it('keeps one open invitation, and a notice for the gateway to send', async () => {
    expect(await invite(database, request, origin, acting)).toContain('by mail');
    expect(await invite(database, { ...request, to: '602-555-0101' }, origin, acting)).toContain('by text message');
    expect(await states()).toEqual([false, true]);
    const rows = await database.rows({ text: 'select channel, language from notices order by id' });
    expect(rows).toEqual([
      { channel: 'email', language: 'es' },
      { channel: 'sms', language: 'es' },
    ]);
  });

  it('SEC-S6 withdraws what is open, with a line in the log', async () => {
    await invite(database, { ...request, to: undefined }, origin, acting);
    expect(await states()).toEqual([false, false]);
    const lines = await database.rows({
      text: `select actor_id, subject_id, reason from activity where action = 'withdrew-invitation'`,
    });
    expect(lines).toEqual([{ actor_id: 'olga', subject_id: 'rosa', reason: acting.reason }]);
  });

  it.each([
    ['no such patient', { ...request, patient: 'nobody' }],
    ['no date of birth', { ...request, patient: 'undated' }],
    ['must be ids', { ...request, patient: '' }],
    ['an email address or a telephone number', { ...request, to: 'rosa' }],
  ])('says that there is %s', async (mistake, wrong) => {
    await expect(invite(database, wrong, origin, acting)).rejects.toThrow(mistake);
  });
});
