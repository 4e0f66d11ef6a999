import { EmbeddedAmendmentOffice, EmbeddedPractices, type ListedAmendment } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresActivityLog, PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId, type ActivityAction } from '@portico/domain/activity';
import { longestAmendmentAnswer, parseEntryText, type AmendmentAnswer } from '@portico/domain/health';
import { isoOf, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { AmendmentNews } from '@portico/services/health';
import { QueuedNotifier } from '@portico/services/notifications';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from '../money/text-or-csv-table.ts';

/** What the office answers to one request, as it is typed. */
export interface AmendmentAnswered {
  readonly practice: string;
  /** The name of the request in the list. */
  readonly entry: string;
  readonly answer: AmendmentAnswer;
  readonly words: string | undefined;
}

const entryOf = ({ patient, request }: ListedAmendment): string => `${patient.patient}:${request.id}`;

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

/** Lists the requests to amend entries that wait for an answer, and the denials that patients disagree with. */
export const listAmendments = async (sql: Sql, id: string, csv: boolean, acting: OperatorActing): Promise<string> => {
  const practice = id as PracticeId;
  const open = await new EmbeddedAmendmentOffice(sql).open(practice);
  await log(sql, acting, practice, 'examined-office-list', practice);
  const rows = open.map((listed) => ({
    entry: entryOf(listed),
    patient: listed.patient.patient,
    at: isoOf(listed.request.requestedAt),
    status: listed.request.status,
    section: listed.request.of.section,
    id: listed.request.of.entry,
    name: listed.request.name,
    wrong: listed.request.wrong,
    correct: listed.request.correct,
    disagreement: listed.request.disagreement?.statement ?? '',
  }));
  return tableOf(rows, csv);
};

const wordsOf = (answer: AmendmentAnswer, typed: string | undefined): string | undefined => {
  const said = parseEntryText(typed ?? '', longestAmendmentAnswer);
  if (said.ok) return said.value;
  if (said.error.kind === 'too-long') throw new Mistake(`--words has at most ${longestAmendmentAnswer} characters.`);
  if (answer === 'denied') throw new Mistake('--words is needed with --deny-amendment: the patient reads why.');
  return undefined;
};

/** Answers one request, with a line in the patient's log and a mail that says neither what nor of which entry. */
export const answerAmendment = async (
  outer: Sql,
  { practice: id, entry, answer, words }: AmendmentAnswered,
  origin: string,
  acting: OperatorActing,
): Promise<string> => {
  const said = wordsOf(answer, words);
  const practice = id as PracticeId;
  return outer.transaction(async (sql) => {
    const office = new EmbeddedAmendmentOffice(sql);
    const found = (await office.open(practice)).find((listed) => entryOf(listed) === entry);
    const isAnswered =
      found !== undefined && (await office.answer(found.patient, found.request.id, answer, acting.now, said));
    if (!isAnswered) throw new Mistake('There is no such request that could be answered so.');
    await log(sql, acting, practice, 'answered-amendment', found.request.id, found.patient);
    const told = await newsOf(sql, origin, acting).answered(found.patient);
    return told === 0 ? 'Answered. The patient has no account, so no mail is sent.' : 'Answered. A mail says so.';
  });
};

const newsOf = (sql: Sql, origin: string, { now }: OperatorActing): AmendmentNews => {
  const linkTo = (path: string): string => new URL(path, origin).href;
  const notifier = new QueuedNotifier(new PostgresOutbox(sql), new PostgresShortLinks(sql), linkTo, () => now);
  return new AmendmentNews(new PostgresAccounts(sql), new EmbeddedPractices(sql), notifier, linkTo);
};
