import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedPatients, EmbeddedPractices } from '@portico/adapters-practice/embedded';
import {
  PostgresActivityLog,
  PostgresCapabilities,
  PostgresOutbox,
  PostgresShortLinks,
} from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { OperatorActing } from '@portico/services/activity';
import { QueuedNotifier } from '@portico/services/notifications';
import { Invitations } from '@portico/services/signup';
import { parseEmail, parsePhone } from '@portico/domain/access';
import { parseId, parseLocalDate, type PatientId, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { PatientIdentity } from '@portico/domain/profile';
import type { Recipient } from '@portico/domain/notifications';
import { Mistake } from '../command/run-command.ts';

/** Whom to invite, as it is typed. */
export interface Request {
  readonly practice: string;
  readonly patient: string;
  /** An email address or a telephone number; without one, the invitations that are open are withdrawn. */
  readonly to: string | undefined;
  /** As the practice knows it, `YYYY-MM-DD`, where the record has none; a sign-up asks for it. */
  readonly birthDate?: string | undefined;
}

/** Sends an invitation in the language of the patient, in place of earlier ones, or only withdraws those. */
export const invite = async (
  sql: Sql,
  request: Request,
  origin: string,
  { now, operator, reason }: OperatorActing,
): Promise<string> => {
  const chart = chartOf(request);
  const identity = await new EmbeddedPatients(sql).identity(chart);
  if (identity === undefined) throw new Mistake('There is no such patient at this practice.');
  const to = request.to === undefined ? undefined : recipientOf(request.to);
  await withBirthDate(sql, chart, identity, request.birthDate);
  const linkTo = (path: string): string => new URL(path, origin).href;
  const outbox = new PostgresOutbox(sql);
  const invitations = new Invitations(
    new PostgresCapabilities(sql),
    new RandomCodes(),
    new QueuedNotifier(outbox, new PostgresShortLinks(sql), linkTo, () => now),
    new EmbeddedPractices(sql),
    linkTo,
  );
  await invitations.withdraw(chart, now);
  if (to !== undefined) await invitations.issue({ chart, to, language: identity.language }, now);
  await new PostgresActivityLog(sql).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: chart.patient,
    practice: chart.practice,
    action: to === undefined ? 'withdrew-invitation' : 'invited-patient',
    reason,
  });
  if (to === undefined) return 'The invitations that were open are withdrawn.';
  return `The gateway will send the invitation by ${to.channel === 'sms' ? 'text message' : 'mail'}.`;
};

/** A sign-up is checked against the date of birth: one that the record has is never replaced here. */
const withBirthDate = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  identity: PatientIdentity,
  typed: string | undefined,
): Promise<void> => {
  if (typed === undefined && identity.birthDate === undefined)
    throw new Mistake(
      'The patient’s record has no date of birth: give it with --birth-date, as the practice knows it.',
    );
  if (typed === undefined || typed === identity.birthDate) return;
  const birthDate = parseLocalDate(typed);
  if (!birthDate.ok) throw new Mistake('--birth-date must be a day such as 1980-02-29.');
  if (identity.birthDate !== undefined) throw new Mistake('The patient’s record has another date of birth.');
  // Without a version it is the practice’s own word, which no import without a date replaces.
  await sql.rows({
    text: 'update clinic.patients set birth_date = $3, version = null where practice_id = $1 and id = $2',
    values: [practice, patient, birthDate.value],
  });
};

const chartOf = ({ practice, patient }: Request): PatientRef => {
  const [at, who] = [parseId<PracticeId>(practice), parseId<PatientId>(patient)];
  if (!at.ok || !who.ok) throw new Mistake('--practice and --patient must be ids.');
  return { practice: at.value, patient: who.value };
};

const recipientOf = (typed: string): Recipient => {
  const email = parseEmail(typed);
  if (email.ok) return { channel: 'email', address: email.value };
  const phone = parsePhone(typed);
  if (phone.ok) return { channel: 'sms', address: phone.value };
  throw new Mistake('--to must be an email address or a telephone number.');
};
