import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letterOf } from '@portico/adapters-notifications';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresOutbox } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Email } from '@portico/domain/access';
import type { Lab } from '@portico/domain/health';
import {
  dayIn,
  DAY,
  instant,
  MINUTE,
  plus,
  type AccountId,
  type ClinicalDate,
  type Instant,
  type LabId,
  type PatientId,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
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
    ...{
      id: 'ana' as AccountId,
      email: 'ana@example.org' as Email,
      username: 'ana',
      name: 'Ana Perez',
      passwordHash: '-',
    },
    ...{ charts: [patient], language: 'es' as const, confirmedAt: instant(0) },
  } as const;
  await new PostgresAccounts(database).add([account]);
}, 60_000);
afterAll(() => database.close());

const day = (at: Instant) => dayIn('America/Chicago' as TimeZone, at) as string as ClinicalDate;
const write = (...labs: readonly Lab[]) =>
  new EmbeddedSetup(database).charts([{ patient, chart: { labs: { kind: 'entries', entries: labs } } }]);
const lab = (id: number, more: Partial<Lab> = {}): Lab => ({
  ...{ id: id as LabId, name: 'Ferritin', date: day(now), status: 'final', results: [] },
  ...more,
});
const problems: string[] = [];
const round = () =>
  composedOver(
    database,
    () => now,
    (job) => void problems.push(job),
  ).maintenanceRunner.round();
const mailed = async () => {
  const claimed = await new PostgresOutbox(database).claim(['email'], plus(now, DAY), plus(now, 2 * DAY), 100);
  return claimed.filter(({ notification }) => notification.kind === 'new-results');
};

describe('new results', () => {
  it('are mailed by one of all instances, once, in the language of the person, without a word of the record', async () => {
    await write(
      lab(1, { comments: [{ text: 'Iron is low.' }] }),
      lab(2),
      lab(3, { date: '2019-01-02' as ClinicalDate }),
    );
    await Promise.all([round(), round()]);
    const [mail, ...more] = await mailed();
    if (mail === undefined) throw new Error('There is a mail.');
    expect(more).toEqual([]);
    const letter = JSON.stringify(letterOf(mail.notification, mail.language, 'https://portal.example'));
    expect(letter).toContain('Nuevos resultados de pruebas de Harbor Medicine');
    expect(letter).toContain('Vienen con un comentario');
    expect(letter).toContain('https://portal.example/my_health');
    for (const text of ['Ana', '4711', 'Ferritin', 'Iron']) expect(letter).not.toContain(text);
    now = plus(now, 2 * MINUTE);
    await write(lab(1, { date: day(noon) }), lab(2, { date: day(noon) }));
    await round();
    expect(await mailed()).toEqual([]);
    await write(lab(2, { status: 'corrected' }));
    now = plus(now, 2 * MINUTE);
    await round();
    expect(await mailed()).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
