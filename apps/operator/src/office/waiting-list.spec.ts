import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedMailSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { DAY, HOUR, instant, plus, type PatientRef, type ProviderId } from '@portico/domain/kernel';
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
    expect(head).toBe('what,entry,patient,at,about');
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
