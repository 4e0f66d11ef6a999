import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { instant } from '@portico/domain/kernel';
import { office, type OfficeRequest } from './office-commands.ts';

const now = instant(1_795_287_600_000);
const acting = { now, operator: 'olga' as OperatorName, reason: 'Monday’s list.' };
let database: Database;
const ask = (more: Partial<OfficeRequest> = {}): Promise<string> =>
  office(database, { practice: 'seaside', csv: true, entered: [], ...more }, acting);

beforeAll(async () => {
  database = await openMigrated();
  const posting = (id: string, practice: string, amount: number, byHand: boolean) =>
    database.rows({
      text: `insert into connected.postings (practice_id, patient_id, id, amount_cents, paid_at, purpose, asked, posted_at, by_hand)
        values ($1, 'ana', $2, $3, $4, 'balance', true, $4, $5)`,
      values: [practice, id, amount, now, byHand],
    });
  await posting('p1', 'seaside', 2_500, true);
  await posting('p1-out', 'seaside', -1_000, true);
  await posting('taken', 'seaside', 700, false);
  await posting('p9', 'pines', 900, true);
  await database.rows({
    text: `insert into connected.signed_forms (practice_id, patient_id, uuid, signed_at, version, responses, template, by_hand)
      values ('seaside', 'ana', 'consent', $1, 1, $3, $2, true)`,
    values: [
      now,
      JSON.stringify({ ...sampleForm('consent'), title: { en: '=Consent', es: 'Consentimiento' } }),
      JSON.stringify(sampleResponses),
    ],
  });
}, 60_000);
afterAll(() => database.close());

describe('npm run office', () => {
  it('lists what the practice has to enter by hand, of that practice alone, and marks it as entered, all or none', async () => {
    const [head, ...lines] = (await ask()).split('\r\n');
    const at = '2026-11-21T19:00:00.000Z';
    const form = `ana:consent:${now}`;
    expect(head).toBe('what,entry,patient,at,amount,for,visit');
    const named = lines.map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, at));
    expect(named).toEqual([
      `payment,p1,ana,${at},25.00,balance,`,
      `refund,p1-out,ana,${at},-10.00,balance,`,
      `form,${form},ana,${at},,'=Consent,`,
    ]);
    await expect(ask({ entered: ['p1', 'p9'] })).rejects.toThrow('none was marked');
    expect((await ask()).split('\r\n')).toHaveLength(4);
    expect(await ask({ entered: ['p1', form, 'p1'] })).toBe('Marked as entered: 2.');
    expect((await ask()).split('\r\n').map((line) => line.split(',')[1])).toEqual(['entry', 'p1-out']);
    expect(await ask({ entered: ['p1-out'] })).toBe('Marked as entered: 1.');
    expect(await ask()).toBe('Nothing.');
    const logged = await database.rows({
      text: `select actor_id, subject_id, practice_id, resource, reason from activity where action = 'entered-by-hand' order by seq`,
    });
    const line = { actor_id: 'olga', subject_id: 'ana', practice_id: 'seaside', reason: 'Monday’s list.' };
    expect(logged).toEqual(['p1', form, 'p1-out'].map((resource) => ({ ...line, resource })));
    const looks = await database.rows({ text: `select seq from activity where action = 'examined-office-list'` });
    expect(looks).toHaveLength(4);
  });
});
