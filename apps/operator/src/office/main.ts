import { userInfo } from 'node:os';
import { databaseClock } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import type { OperatorName } from '@portico/domain/activity';
import type { OperatorActing } from '@portico/services/activity';
import { usualDirectory, withData } from '../command/open-gateway-data.ts';
import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { office } from './office-commands.ts';
import { amendments } from './amendment-commands.ts';
import { answerRequest, listRequests, type ListedRequest, type RequestsOfPatients } from './answer-requests.ts';
import { refills } from './refill-commands.ts';
import { digest, listWaiting } from './waiting-list.ts';

const usage = `What the office of a practice has to enter by hand, because its own system did not take it, and what it answers.

  npm run office -- PRACTICE --reason TEXT [--csv]
      Payments and refunds that are not in the practice's books, and signed forms that it has not got, the oldest first;
      of forms a hundred at a time.
  npm run office -- PRACTICE --reason TEXT --entered ENTRY [--entered ENTRY …]
      Marks what the office has entered, by its name in the list: all or none.
  npm run office -- PRACTICE --reason TEXT --waiting [--csv]
      All that waits for the office: visits that are not paid, disputes, payments and forms to enter by hand; at a practice
      of the embedded system also requests for a time, conversations in which the patient wrote last, refills, forms signed
      in the last day, imported records that could not be told apart, and requests to amend entries with the day by which
      they must be answered. Nothing that anybody wrote is in it.
  npm run office -- PRACTICE --reason TEXT --digest
      How many there are of each, for a daily mail; nothing where nothing waits.
  npm run office -- PRACTICE --reason TEXT --refills [--csv]
      Requests for refills that wait for an answer, or for being sent to a pharmacy, the oldest first.
  npm run office -- PRACTICE --reason TEXT --approve ENTRY | --sent ENTRY [--words TEXT]
  npm run office -- PRACTICE --reason TEXT --deny ENTRY --words TEXT
      Answers one of them, by its name in the list. The patient reads the words in the portal, and gets a mail that says
      only that there is an answer. PUBLIC_ORIGIN says where the portal is reached.
  npm run office -- PRACTICE --reason TEXT --amendments [--csv]
      Requests to amend entries of records that wait for an answer, and denials that patients disagree with, the oldest
      first.
  npm run office -- PRACTICE --reason TEXT --accept-amendment ENTRY [--words TEXT]
  npm run office -- PRACTICE --reason TEXT --deny-amendment ENTRY --words TEXT
      Answers one of them, as above. What is accepted has to be amended in the record itself.

Each leaves a line in the activity log, with the reason and [--operator NAME], the system's user otherwise. The database is the
one that the gateway uses (DATABASE_URL, PORTICO_DATA), unless --data names a directory [${usualDirectory}]; an embedded
one must not be in use meanwhile.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: {
      csv: { type: 'boolean', default: false },
      entered: { type: 'string', multiple: true, default: [] },
      waiting: { type: 'boolean', default: false },
      digest: { type: 'boolean', default: false },
      refills: { type: 'boolean', default: false },
      amendments: { type: 'boolean', default: false },
      'accept-amendment': { type: 'string' },
      'deny-amendment': { type: 'string' },
      approve: { type: 'string' },
      sent: { type: 'string' },
      deny: { type: 'string' },
      words: { type: 'string' },
      operator: { type: 'string', default: userInfo().username },
      reason: { type: 'string', default: '' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }) ?? process.exit(2);

type Work = (database: Database, acting: OperatorActing) => Promise<string>;

type Answered = (
  database: Database,
  practice: string,
  entry: string,
  origin: string,
  by: OperatorActing,
) => Promise<string>;

const answering =
  <Listed extends ListedRequest, Answer>(requests: RequestsOfPatients<Listed, Answer>, answer: Answer): Answered =>
  (database, practice, entry, origin, acting) =>
    answerRequest(requests, database, { practice, entry, answer, words: values.words }, origin, acting);

const answersAsked = (): readonly (readonly [Answered, string])[] => {
  const { approve, sent, deny } = values;
  const all = [
    [answering(refills, 'approved'), approve],
    [answering(refills, 'sent'), sent],
    [answering(refills, 'denied'), deny],
    [answering(amendments, 'accepted'), values['accept-amendment']],
    [answering(amendments, 'denied'), values['deny-amendment']],
  ] as const;
  return all.flatMap(([answer, entry]) => (entry === undefined ? [] : [[answer, entry] as const]));
};

const workOf = (practice: string): Work => {
  const { csv, entered } = values;
  const [asked, ...more] = answersAsked();
  if (more.length > 0) throw new Mistake('One answer at a time.');
  if (values.digest) return (database, acting) => digest(database, practice, acting);
  if (values.waiting) return (database, acting) => listWaiting(database, practice, csv, acting);
  if (values.amendments) return (database, acting) => listRequests(amendments, database, practice, csv, acting);
  if (values.refills) return (database, acting) => listRequests(refills, database, practice, csv, acting);
  if (asked === undefined) return (database, acting) => office(database, { practice, csv, entered }, acting);
  const { PUBLIC_ORIGIN: origin } = process.env;
  if (origin === undefined || !URL.canParse(origin)) throw new Mistake('PUBLIC_ORIGIN is needed for the link.');
  const [answer, entry] = asked;
  return (database, acting) => answer(database, practice, entry, origin, acting);
};

const run = async (): Promise<number> => {
  const [practice] = positionals;
  const reason = values.reason.trim();
  if (practice === undefined) throw new Mistake('A practice is needed. Add --help.');
  if (reason === '') throw new Mistake('--reason is needed: the log keeps it.');
  const work = workOf(practice);
  const said = await withData(values.data, async (database) => {
    const acting = { now: await databaseClock(database)(), operator: values.operator as OperatorName, reason };
    return work(database, acting);
  });
  if (said !== '') process.stdout.write(`${said}\n`);
  return 0;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
