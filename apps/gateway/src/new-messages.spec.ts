import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letterOf } from '@portico/adapters-notifications';
import { EmbeddedMailSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresOutbox } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Email } from '@portico/domain/access';
import {
  DAY,
  instant,
  MINUTE,
  plus,
  type AccountId,
  type Instant,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { idOfTeam } from '@portico/domain/messages';
import { composedOver } from './testing/gateway-without-http.ts';
import { noon } from './testing/running-gateway.ts';

const patient = { practice: 'harbor' as PracticeId, patient: 'ana-4711' as PatientId };

let database: Database;
let now: Instant = noon;
beforeAll(async () => {
  database = await openMigrated();
  for (const text of [
    `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy)
       values ('harbor', 'Harbor Medicine', '555', 'America/Chicago', 'talkehr', false, false)`,
    `insert into clinic.patients (practice_id, id, name, language) values ('harbor', 'ana-4711', 'Ana Perez', 'es')`,
  ])
    await database.rows({ text });
  const account = {
    ...{ id: 'ana' as AccountId, email: 'ana@example.org' as Email, username: 'ana', name: 'Ana Perez' },
    ...{ passwordHash: '-', charts: [patient], language: 'es' as const, confirmedAt: instant(0) },
  } as const;
  await new PostgresAccounts(database).add([account]);
}, 60_000);
afterAll(() => database.close());

/** The practice writes messages; what was written before is written again with them. */
const write = (...ids: readonly string[]) =>
  new EmbeddedMailSetup(database).threads([
    {
      ...{ patient, id: 'one', provider: idOfTeam('care-team'), subject: 'Your ferritin' },
      messages: ids.map((id, at) => ({
        ...{ id, fromPatient: false, sender: 'Dr. Whitfield', body: 'Iron is low.', sentAt: plus(noon, at * MINUTE) },
      })),
    },
  ]);
const problems: string[] = [];
const round = () =>
  composedOver(
    database,
    () => now,
    (job) => void problems.push(job),
  ).maintenanceRunner.round();
const mailed = async () => {
  const claimed = await new PostgresOutbox(database).claim(['email'], plus(now, DAY), plus(now, 2 * DAY), 100);
  return claimed.filter(({ notification }) => notification.kind === 'new-message');
};

describe('new messages', () => {
  it('are mailed by one of all instances, once, in the language of the person, without a word of them', async () => {
    await write('a', 'b');
    await Promise.all([round(), round()]);
    const [mail, ...more] = await mailed();
    if (mail === undefined) throw new Error('There is a mail.');
    expect(more).toEqual([]);
    const letter = JSON.stringify(letterOf(mail.notification, mail.language, 'https://portal.example'));
    expect(letter).toContain('Nuevo mensaje de Harbor Medicine');
    expect(letter).toContain('https://portal.example/messages');
    for (const text of ['Ana', '4711', 'Whitfield', 'erritin', 'Iron']) expect(letter).not.toContain(text);
    now = plus(now, 2 * MINUTE);
    await write('a', 'b');
    await round();
    expect(await mailed()).toEqual([]);
    await write('a', 'b', 'c');
    now = plus(now, 2 * MINUTE);
    await round();
    expect(await mailed()).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
