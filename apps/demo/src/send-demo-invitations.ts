import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedPractices } from '@portico/adapters-practice/embedded';
import { PostgresCapabilities, PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { QueuedNotifier } from '@portico/services/notifications';
import { Invitations } from '@portico/services/signup';
import { languages, type Language, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { demoPractices, type DemoPractice } from './practices.ts';
import { morningBefore } from './local-day.ts';

/** Birth date of every person invited in the demo, so that the identity check can be passed. */
export const invitedBirthDate = '1985-03-14' as LocalDate;

/** The email address of the invitation in this language. */
export const invitedAddress = (practice: PracticeId, language: Language): string =>
  `invited.${language}.${practice}@example.org`;

/** Where the invitation by text message goes. */
export const invitedPhone = '+16025550177';

/**
 * Two people of a practice, one for each language, have visits and no account yet; their invitations stand in the demo's
 * outbox, and at the first practice there is one by text message too.
 */
export const sendInvitations = async (sql: Sql, { practice }: DemoPractice, today: LocalDate): Promise<void> => {
  const now = morningBefore(practice.timeZone, today);
  // Paths alone: the outbox completes them by the address that it is read at.
  const linkTo = (path: string): string => path;
  const outbox = new PostgresOutbox(sql);
  const invitations = new Invitations(
    new PostgresCapabilities(sql),
    new RandomCodes(),
    new QueuedNotifier(outbox, new PostgresShortLinks(sql), linkTo, () => now),
    new EmbeddedPractices(sql),
    linkTo,
  );
  for (const language of languages) {
    const [patient, texted] = await bornThatDay(sql, practice.id, language);
    if (patient === undefined) continue;
    const chart = { practice: practice.id, patient };
    const to = { channel: 'email', address: invitedAddress(practice.id, language) } as const;
    await invitations.issue({ chart, to, language }, now);
    if (texted === undefined || language !== 'en' || practice.id !== demoPractices[0]?.practice.id) continue;
    const other = { practice: practice.id, patient: texted };
    await invitations.issue({ chart: other, to: { channel: 'sms', address: invitedPhone }, language }, now);
  }
};

/** Two adults with visits to come and without an account, from now on born on the day that the demo tells. */
const bornThatDay = async (sql: Sql, practice: PracticeId, language: Language): Promise<readonly PatientId[]> => {
  const rows = await sql.rows<{ readonly id: PatientId }>({
    text: `update clinic.patients p set birth_date = $3
      where p.practice_id = $1 and p.id in (
        select q.id from clinic.patients q
        where q.practice_id = $1 and q.language = $2 and q.birth_date between '1965-01-01' and '2002-12-31'
          and not exists (select 1 from account_charts c where c.practice_id = q.practice_id and c.patient_id = q.id)
          and exists (select 1 from clinic.appointments a
            where a.practice_id = q.practice_id and a.patient_id = q.id and a.status = 'SCHEDULED')
        order by q.id desc limit 2)
      returning p.id`,
    values: [practice, language, invitedBirthDate],
  });
  return rows.map(({ id }) => id).sort();
};
