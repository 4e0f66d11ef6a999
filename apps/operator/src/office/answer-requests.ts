import { EmbeddedPractices } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresActivityLog, PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId, type ActivityAction } from '@portico/domain/activity';
import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { QueuedNotifier } from '@portico/services/notifications';
import { Mistake } from '../command/run-command.ts';
import { tableOf } from '../money/text-or-csv-table.ts';

/** A request of a patient, in the list of the office. */
export interface ListedRequest {
  readonly patient: PatientRef;
  readonly request: { readonly id: string };
}

/** What the office answers to one request, as it is typed. */
export interface RequestAnswered<Answer> {
  readonly practice: string;
  /** The name of the request in the list. */
  readonly entry: string;
  readonly answer: Answer;
  readonly words: string | undefined;
}

type NewsDeps = readonly [
  accounts: PostgresAccounts,
  practices: EmbeddedPractices,
  notifier: QueuedNotifier,
  linkTo: (path: string) => string,
];

/** A kind of request that the office of a practice answers. */
export interface RequestsOfPatients<Listed extends ListedRequest, Answer> {
  readonly office: new (sql: Sql) => {
    open(practice: PracticeId): Promise<readonly Listed[]>;
    answer(
      patient: PatientRef,
      id: Listed['request']['id'],
      answer: Answer,
      now: Instant,
      words?: string,
    ): Promise<boolean>;
  };
  readonly rowOf: (listed: Listed) => Readonly<Record<string, string>>;
  /** The words as they are kept; throws a `Mistake` where they cannot be. */
  readonly wordsOf: (answer: Answer, typed: string | undefined) => string | undefined;
  readonly answered: ActivityAction;
  readonly news: new (...deps: NewsDeps) => { answered(patient: PatientRef): Promise<number> };
}

const entryOf = ({ patient, request }: ListedRequest): string => `${patient.patient}:${request.id}`;

const log = (
  sql: Sql,
  acting: OperatorActing,
  practice: PracticeId,
  { action, resource, subject }: { action: ActivityAction; resource: string; subject?: PatientRef },
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

/** Lists the requests that wait for an answer, or for what follows it. */
export const listRequests = async <Listed extends ListedRequest, Answer>(
  { office: Office, rowOf }: RequestsOfPatients<Listed, Answer>,
  sql: Sql,
  id: string,
  csv: boolean,
  acting: OperatorActing,
): Promise<string> => {
  const practice = id as PracticeId;
  const open = await new Office(sql).open(practice);
  await log(sql, acting, practice, { action: 'examined-office-list', resource: practice });
  const rows = open.map((listed) => ({
    entry: entryOf(listed),
    patient: listed.patient.patient,
    ...rowOf(listed),
  }));
  return tableOf(rows, csv);
};

/** Answers one request, with a line in the patient's log and a mail that says neither what nor about what. */
export const answerRequest = async <Listed extends ListedRequest, Answer>(
  { office: Office, wordsOf, answered, news: News }: RequestsOfPatients<Listed, Answer>,
  outer: Sql,
  { practice: id, entry, answer, words }: RequestAnswered<Answer>,
  origin: string,
  acting: OperatorActing,
): Promise<string> => {
  const said = wordsOf(answer, words);
  const practice = id as PracticeId;
  const linkTo = (path: string): string => new URL(path, origin).href;
  return outer.transaction(async (sql) => {
    const office = new Office(sql);
    const found = (await office.open(practice)).find((listed) => entryOf(listed) === entry);
    const isAnswered =
      found !== undefined && (await office.answer(found.patient, found.request.id, answer, acting.now, said));
    if (!isAnswered) throw new Mistake('There is no such request that could be answered so.');
    await log(sql, acting, practice, { action: answered, resource: found.request.id, subject: found.patient });
    const notifier = new QueuedNotifier(new PostgresOutbox(sql), new PostgresShortLinks(sql), linkTo, () => acting.now);
    const news = new News(new PostgresAccounts(sql), new EmbeddedPractices(sql), notifier, linkTo);
    const told = await news.answered(found.patient);
    return told === 0 ? 'Answered. The patient has no account, so no mail is sent.' : 'Answered. A mail says so.';
  });
};
