import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  EmbeddedAmendmentStore,
  EmbeddedMailSetup,
  EmbeddedSetup,
  officeCounts,
} from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { DAY, HOUR, instant, plus, type PatientRef, type PracticeId, type ProviderId } from '@portico/domain/kernel';
import type { AmendmentKey } from '@portico/domain/health';
import { newPracticeFile } from '../practice/new-practice-file.ts';
import { applyFile } from '../practice/practice-commands.ts';
import { sampleAnswers } from '../practice/testing/sample-answers.ts';
import { digest, listWaiting } from './waiting-list.ts';

const now = instant(1_795_287_600_000);
const acting = { now, operator: 'olga' as OperatorName, reason: 'Monday’s list.' };
let database: Database;

const ana = (practice: string) => ({ practice, patient: 'ana' }) as PatientRef;
/** One conversation in which those named wrote, an hour apart, the last of them so many hours ago. */
const conversation = (
  id: string,
  practice: string,
  writers: readonly ('patient' | 'practice')[],
  hoursAgo: number,
) => ({
  patient: ana(practice),
  id,
  provider: 'dr-ana-ruiz' as ProviderId,
  subject: 'About the rash',
  messages: writers.map((writer, at) => ({
    id: `${id}-${at}`,
    fromPatient: writer === 'patient',
    sender: 'Somebody',
    body: 'It itches.',
    sentAt: plus(now, -(hoursAgo + writers.length - 1 - at) * HOUR),
  })),
});

const visit = (id: string, practice: string, status: string, startsIn: number) =>
  database.rows({
    text: `insert into clinic.appointments (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at,
        video, visit_type) values ($1, $2, 'ana', 'dr-ana-ruiz', 'main', $3, $4, $5, false, 'Follow-up visit')`,
    values: [practice, id, status, plus(now, startsIn), plus(now, startsIn + HOUR)],
  });

beforeAll(async () => {
  database = await openMigrated();
  const file = JSON.parse(newPracticeFile(sampleAnswers));
  const mail = new EmbeddedMailSetup(database);
  for (const practice of ['harbor', 'pines', 'idle']) {
    await applyFile(database, JSON.stringify({ ...file, id: practice }), acting);
    await new EmbeddedSetup(database).patients([{ patient: ana(practice), name: 'Ana', language: 'es' }]);
  }
  await mail.threads([
    conversation('answered', 'harbor', ['patient', 'practice'], 5),
    conversation('open', 'harbor', ['patient', 'practice', 'patient'], 3),
    conversation('older', 'harbor', ['patient'], 60),
    conversation('elsewhere', 'pines', ['patient'], 4),
  ]);
  await visit('wished', 'harbor', 'REQUESTED', DAY);
  await visit('booked', 'harbor', 'SCHEDULED', DAY);
  await visit('over', 'harbor', 'REQUESTED', -DAY);
  await visit('theirs', 'pines', 'REQUESTED', DAY);
}, 60_000);
afterAll(() => database.close());

describe('what waits for an office', () => {
  it('is of that practice alone, not answered and not over, the oldest of each kind first', async () => {
    const [head, ...lines] = (await listWaiting(database, 'harbor', true, acting)).split('\r\n');
    expect(head).toBe('what,entry,patient,at,about,age,answer by');
    expect(lines.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
      'time-request wished ana',
      'message older ana',
      'message open ana',
    ]);
    expect(lines[0]).toContain('Follow-up visit with ');
  });

  it('says nothing that anybody wrote, and leaves a line of each look', async () => {
    const looks = () =>
      database.rows({
        text: `select seq from activity where action = 'examined-office-list' and practice_id = 'harbor'`,
      });
    const before = (await looks()).length;
    const said = [await listWaiting(database, 'harbor', false, acting), await digest(database, 'harbor', acting)];
    expect(said.join()).not.toMatch(/rash|itches|Somebody/);
    expect(await looks()).toHaveLength(before + 2);
  });

  it('is told as numbers for a mail, with the age of the oldest, and not at all where there is nothing', async () => {
    expect(await digest(database, 'harbor', acting)).toBe(
      ['Appointment requests to answer: 1', 'Patient messages to answer: 2, the oldest for 2 days'].join('\n'),
    );
    expect(await digest(database, 'idle', acting)).toBe('');
    expect(await listWaiting(database, 'idle', true, acting)).toBe('Nothing.');
  });
});

describe('what an office has to answer or to enter by a day', () => {
  beforeAll(async () => {
    const requestedAt = plus(now, -12 * DAY);
    await new EmbeddedAmendmentStore(database, () => requestedAt).request(
      ana('idle'),
      { of: { section: 'conditions', entry: 'c1' }, name: 'Asthma', wrong: 'Never had it', correct: 'None' },
      'a1' as AmendmentKey,
    );
    for (const text of [
      `insert into connected.postings (practice_id, patient_id, id, amount_cents, paid_at, purpose, by_hand)
        values ('away', 'ben', 'paid-1', 2500, ${plus(now, -3 * DAY)}, 'balance', true),
          ('away', 'ben', 'back-1', -500, ${plus(now, -2 * DAY)}, 'balance', true),
          ('away', 'ben', 'posted', 700, ${plus(now, -9 * DAY)}, 'balance', false)`,
      `insert into connected.signed_forms (practice_id, patient_id, uuid, signed_at, version, responses, template, by_hand)
        values ('away', 'ben', 'f1', ${plus(now, -HOUR)}, 1, '[]', '{"title": {"en": "Consent", "es": "Consentimiento"}}', true)`,
    ])
      await database.rows({ text });
  }, 60_000);

  it('lists requests to correct a record with their age and the last of sixty days, and none of the words', async () => {
    const [head, line, ...more] = (await listWaiting(database, 'idle', true, acting)).split('\r\n');
    expect(head).toBe('what,entry,patient,at,about,age,answer by');
    expect(line).toBe('amendment,amendment.a1,ana,2026-11-09T19:00:00.000Z,conditions,12 days,2027-01-08');
    expect(more).toEqual([]);
    expect(await digest(database, 'idle', acting)).toBe(
      'Requests to correct a record: 1, the oldest for 12 days, an answer is due by 2027-01-08',
    );
    expect(await officeCounts(database, 'idle' as PracticeId, now)).toEqual([
      { kind: 'amendment', count: 1, days: 12, answerBy: '2027-01-08' },
    ]);
  });

  it('lists what the practice’s own system did not take, under the names by which it is marked as entered', async () => {
    const lines = (await listWaiting(database, 'away', true, acting)).split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').filter((_, at) => at !== 3))).toEqual([
      ['payment-by-hand', 'paid-1', 'ben', 'balance', '3 days', ''],
      ['payment-by-hand', 'back-1', 'ben', 'refund', '2 days', ''],
      ['form-by-hand', `ben:f1:${plus(now, -HOUR)}`, 'ben', 'Consent', '1 hour', ''],
    ]);
    expect(await digest(database, 'away', acting)).toBe(
      [
        'Payments and refunds to enter in your practice system: 2, the oldest for 3 days',
        'Signed forms to enter in your practice system: 1, the oldest for 1 hour',
      ].join('\n'),
    );
  });
});
