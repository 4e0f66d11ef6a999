import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectedOfficeDigests } from '@portico/adapters-practice/connected';
import { EmbeddedOfficeDigests } from '@portico/adapters-practice/embedded';
import { letterOf } from '@portico/adapters-notifications';
import { PostgresActivityLog, PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { DAY, HOUR, instant, plus, type Instant, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import type { OfficeDigests } from '@portico/domain/practices';
import { OfficeDigestMailer, QueuedNotifier } from '@portico/services/notifications';

const harbor = 'harbor' as PracticeId;
/** Noon in Chicago. */
const noon = instant(Date.UTC(2026, 10, 21, 18));
const seven = plus(noon, 19 * HOUR);

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
  for (const text of [
    `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy, office_digest)
       values ('harbor', 'Harbor Medicine', '555', 'America/Chicago', 'talkehr', false, false,
         '{"to": ["desk@harbor.example", "owner@harbor.example"], "at": "07:00"}')`,
    `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy)
       values ('quiet', 'Quiet', '555', 'America/Chicago', 'talkehr', false, false)`,
    `insert into clinic.providers (practice_id, id, name) values ('harbor', 'd', 'Dr. Dent')`,
    `insert into clinic.locations (practice_id, id, office, address_lines, city, state, zip, time_zone)
       values ('harbor', 'l', 'L', '[]', 'C', 'IL', '60601', 'America/Chicago')`,
    `insert into clinic.patients (practice_id, id, name, language) values ('harbor', 'ana-4711', 'Ana Perez', 'en')`,
    `insert into clinic.appointments (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at, video)
       values ('harbor', 'v', 'ana-4711', 'd', 'l', 'REQUESTED', ${plus(noon, 10 * DAY)}, ${plus(noon, 11 * DAY)}, false)`,
  ])
    await database.rows({ text });
}, 60_000);
afterAll(() => database.close());

const mailer = (now: Instant, digests: OfficeDigests = new EmbeddedOfficeDigests(database)): OfficeDigestMailer => {
  const linkTo = (path: string): string => path;
  const notifier = new QueuedNotifier(
    new PostgresOutbox(database),
    new PostgresShortLinks(database),
    linkTo,
    () => now,
  );
  return new OfficeDigestMailer(digests, notifier, new PostgresActivityLog(database));
};
const mailed = async () =>
  (await new PostgresOutbox(database).claim(['email'], plus(noon, 60 * DAY), plus(noon, 60 * DAY), 100)).map(
    ({ to, notification, language }) => ({ to: to.address, notification, language }),
  );

describe('the digest of an office', () => {
  it('is mailed once a day at its time in the zone of the practice, to each who is named, whatever is done twice', async () => {
    await mailer(noon).runOnce(noon);
    await mailer(plus(seven, -1)).runOnce(plus(seven, -1));
    expect(await mailed()).toEqual([]);

    // The process ends between the mails and what comes after them, and two others begin at once.
    const dying = new EmbeddedOfficeDigests(database);
    dying.schedule = () => Promise.reject(new Error('killed'));
    await expect(mailer(seven, dying).runOnce(seven)).rejects.toThrow('killed');
    await Promise.all([mailer(seven).runOnce(seven), mailer(plus(seven, 1)).runOnce(plus(seven, 1))]);
    const first = await mailed();
    expect(first.map(({ to }) => to).sort()).toEqual(['desk@harbor.example', 'owner@harbor.example']);

    // The gateway was away for three days.
    await mailer(plus(seven, 4 * DAY)).runOnce(plus(seven, 4 * DAY));
    await mailer(plus(seven, 4 * DAY + HOUR)).runOnce(plus(seven, 4 * DAY + HOUR));
    expect((await mailed()).length).toBe(4);
  });

  it('holds numbers, and nobody', async () => {
    const [{ notification } = { notification: undefined }] = await mailed();
    if (notification === undefined) throw new Error('There was a mail.');
    const letter = JSON.stringify(letterOf(notification, 'en', 'https://portal.example'));
    expect(letter).toContain('Harbor Medicine: 1 item is waiting for your office');
    expect(letter).toContain('Appointment requests to answer: 1');
    expect(letter).toContain(`npm run office -- ${harbor} --waiting`);
    for (const text of ['Ana', '4711', 'Dent']) expect(letter).not.toContain(text);
  });

  it('leaves a line in the activity log each time', async () => {
    const looks = await database.rows({
      text: `select 1 from activity where action = 'examined-office-list' and actor_kind = 'portal' and practice_id = 'harbor'`,
    });
    expect(looks.length).toBeGreaterThan(2);
  });
});

describe('the digest of a practice with a system of its own', () => {
  const seaside = {
    id: 'seaside' as PracticeId,
    name: 'Seaside Clinic',
    timeZone: 'America/Chicago' as TimeZone,
    digest: { to: ['desk@seaside.example'], at: '07:00' },
  };
  const digests = () => new ConnectedOfficeDigests(() => [seaside], new EmbeddedOfficeDigests(database));

  it('holds what waits on our side, and is mailed once a day by whichever instances look, at its time alone', async () => {
    await database.rows({
      text: `insert into connected.postings (practice_id, patient_id, id, amount_cents, paid_at, purpose, by_hand)
        values ('seaside', 'ben-0815', 'paid-1', 2500, ${plus(noon, -3 * DAY)}, 'balance', true)`,
    });
    const at = plus(seven, 30 * DAY);
    const told = async () => (await mailed()).filter(({ to }) => to === 'desk@seaside.example');
    const [one, other] = [digests(), digests()];
    for (const now of [plus(at, -1), plus(at, HOUR)]) await mailer(now, one).runOnce(now);
    expect(await told()).toEqual([]);
    for (const [now, looks] of [
      [at, one],
      [plus(at, 300_000), other],
      [plus(at, 600_000), one],
    ] as const)
      await mailer(now, looks).runOnce(now);
    const first = await told();
    expect(first).toHaveLength(1);
    const letter = JSON.stringify(
      first.map(({ notification }) => letterOf(notification, 'en', 'https://portal.example')),
    );
    expect(letter).toContain('Payments and refunds to enter in your practice system: 1. The oldest is 33 days old.');
    for (const text of ['ben', '0815', 'paid-1']) expect(letter).not.toContain(text);
    await mailer(plus(at, DAY), other).runOnce(plus(at, DAY));
    expect(await told()).toHaveLength(2);
  });
});
