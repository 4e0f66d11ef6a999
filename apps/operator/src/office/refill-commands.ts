import { EmbeddedPractices, EmbeddedRefillOffice, type ListedRefill } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresActivityLog, PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId, type ActivityAction } from '@portico/domain/activity';
import { isoOf, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import { longestAnswer, parseRefillText, type RefillAnswer } from '@portico/domain/refills';
import type { OperatorActing } from '@portico/services/activity';
import { QueuedNotifier } from '@portico/services/notifications';
import { RefillNews } from '@portico/services/refills';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from '../money/text-or-csv-table.ts';

/** What the office answers to one request, as it is typed. */
export interface RefillAnswered {
  readonly practice: string;
  /** The name of the request in the list. */
  readonly entry: string;
  readonly answer: RefillAnswer;
  readonly words: string | undefined;
}

const entryOf = ({ patient, request }: ListedRefill): string => `${patient.patient}:${request.id}`;

const log = (
  sql: Sql,
  acting: OperatorActing,
  practice: PracticeId,
  action: ActivityAction,
  resource: string,
  subject?: PatientRef,
): Promise<void> =>
  new PostgresActivityLog(sql).append({
    at: acting.now,
    actor: acting.operator,
    actorKind: 'operator',
    subject: subject?.patient ?? nobodyId,
    practice,
    action,
    resource,
    reason: acting.reason,
  });

/** Lists the requests for refills that wait for an answer, or for being sent to a pharmacy. */
export const listRefills = async (sql: Sql, id: string, csv: boolean, acting: OperatorActing): Promise<string> => {
  const practice = id as PracticeId;
  const open = await new EmbeddedRefillOffice(sql).open(practice);
  await log(sql, acting, practice, 'examined-office-list', practice);
  const rows = open.map((listed) => ({
    entry: entryOf(listed),
    patient: listed.patient.patient,
    at: isoOf(listed.request.requestedAt),
    status: listed.request.status,
    medication: listed.request.medication.name,
    dose: listed.request.medication.dose ?? '',
    directions: listed.request.medication.instructions ?? '',
    pharmacy: listed.request.pharmacy ?? '',
    note: listed.request.note ?? '',
  }));
  return tableOf(rows, csv);
};

/** Answers one request, with a line in the patient's log and a mail that says neither what nor of which medication. */
export const answerRefill = async (
  outer: Sql,
  { practice: id, entry, answer, words }: RefillAnswered,
  origin: string,
  acting: OperatorActing,
): Promise<string> => {
  const said = parseRefillText(words, longestAnswer);
  if (!said.ok) throw new Mistake(`--words has at most ${longestAnswer} characters.`);
  if (answer === 'denied' && said.value === undefined) {
    throw new Mistake('--words is needed with --deny: the patient reads why.');
  }
  const practice = id as PracticeId;
  return outer.transaction(async (sql) => {
    const office = new EmbeddedRefillOffice(sql);
    const found = (await office.open(practice)).find((listed) => entryOf(listed) === entry);
    const isAnswered =
      found !== undefined && (await office.answer(found.patient, found.request.id, answer, acting.now, said.value));
    if (!isAnswered) throw new Mistake('There is no such request that could be answered so.');
    await log(sql, acting, practice, 'answered-refill', found.request.id, found.patient);
    const told = await newsOf(sql, origin, acting).answered(found.patient);
    return told === 0 ? 'Answered. The patient has no account, so no mail is sent.' : 'Answered. A mail says so.';
  });
};

const newsOf = (sql: Sql, origin: string, { now }: OperatorActing): RefillNews => {
  const linkTo = (path: string): string => new URL(path, origin).href;
  const notifier = new QueuedNotifier(new PostgresOutbox(sql), new PostgresShortLinks(sql), linkTo, () => now);
  return new RefillNews(new PostgresAccounts(sql), new EmbeddedPractices(sql), notifier, linkTo);
};
