import type { Id, Mail, Sent } from '@portico/practice-spi';
import type { Fixture } from '../fixture/law-fixture.ts';
import { everyPage } from '../fixture/read-every-page.ts';
import { declared, ensure, facetOf, notChecked, observed, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

const threadsOf = (mail: Mail, patient: Id, { call }: Fixture) =>
  everyPage('mail.threads', (cursor) => mail.threads(patient, cursor, call));

const messagesOf = (mail: Mail, patient: Id, thread: Id, { call }: Fixture) =>
  everyPage('mail.thread', (cursor) => mail.thread(patient, thread, cursor, call));

const isFalling = (moments: readonly string[]): boolean =>
  moments.every((moment, at) => at === 0 || Date.parse(moment) <= Date.parse(moments[at - 1] ?? ''));

const file = { name: 'note.txt', mediaType: 'text/plain', bytes: new TextEncoder().encode('One pill a day') };

/** The first patient writes to the first provider who may be written to. */
const newMessage = async (mail: Mail, { mine, call }: Fixture) => {
  const recipients = await valueOf(mail.recipients(mine.id, call), 'mail.recipients');
  const provider = recipients.find(({ active }) => active)?.id ?? notChecked('nobody can be written to');
  return { patient: mine.id, to: { provider, subject: 'A question' }, body: 'May I run?', sender: 'José Peña' };
};

const sent = async (mail: Mail, fixture: Fixture, key = 'mail-1'): Promise<Sent> =>
  valueOf(mail.send(await newMessage(mail, fixture), key, fixture.call), 'mail.send');

const onceLaw = async (fixture: Fixture): Promise<void> => {
  const mail = facetOf(fixture.connection, 'mail');
  const first = await sent(mail, fixture);
  const second = await sent(mail, fixture);
  ensure(first.thread === second.thread && first.message === second.message, 'mail.send sends twice');
  const threads = await threadsOf(mail, fixture.mine.id, fixture);
  ensure(threads.filter(({ id }) => id === first.thread).length === 1, 'mail.threads lists a conversation not once');
  const messages = await messagesOf(mail, fixture.mine.id, first.thread, fixture);
  const own = messages.filter(({ body, fromPatient }) => fromPatient && body === 'May I run?');
  ensure(own.length === 1, `mail.thread lists the message ${own.length} times`);
  const found = observed((await fixture.observe()).messages, 'messages');
  const arrived = found.filter(({ patient, body }) => patient === fixture.mine.id && body === 'May I run?').length;
  ensure(arrived === 1, `the practice finds the message ${arrived} times`);
};

const othersLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, theirs, call } = fixture;
  const mail = facetOf(connection, 'mail');
  const { thread } = await sent(mail, fixture);
  await problemOf(mail.thread(theirs.id, thread, undefined, call), 'mail.thread', 'gone');
  const reply = { patient: theirs.id, to: { thread }, body: 'Me too', sender: 'Renée Begay' };
  await problemOf(mail.send(reply, 'mail-2', call), 'mail.send', 'gone', 'refused');
  const listed = await threadsOf(mail, theirs.id, fixture);
  ensure(!listed.some(({ id }) => id === thread), 'mail.threads lists a conversation of another patient');
};

const orderLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, clock, call } = fixture;
  const mail = facetOf(connection, 'mail');
  const first = await sent(mail, fixture, 'mail-a');
  clock.pass(60_000);
  const other = await sent(mail, fixture, 'mail-b');
  clock.pass(60_000);
  const reply = { patient: mine.id, to: { thread: first.thread }, body: 'And swim?', sender: 'José Peña' };
  const { thread } = await valueOf(mail.send(reply, 'mail-c', call), 'mail.send');
  ensure(thread === first.thread, 'mail.send answers into another conversation');
  const threads = await threadsOf(mail, mine.id, fixture);
  ensure(isFalling(threads.map(({ latestAt }) => latestAt)), 'mail.threads is not the latest first');
  ensure(new Set(threads.map(({ id }) => id)).size === threads.length, 'mail.threads lists a conversation twice');
  ensure(
    other.thread === first.thread || threads.findIndex(({ id }) => id === thread) === 0,
    'mail.threads keeps an answered conversation behind',
  );
  const [latest, ...older] = await messagesOf(mail, mine.id, thread, fixture);
  ensure(latest?.body === 'And swim?' && older.length > 0, 'mail.thread does not begin with the latest message');
};

const fileLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, theirs, call } = fixture;
  const mail = facetOf(connection, 'mail');
  const read = declared(mail.file, 'mail.file');
  const message = { ...(await newMessage(mail, fixture)), file };
  const { thread } = await valueOf(mail.send(message, 'mail-1', call), 'mail.send');
  const files = (await messagesOf(mail, mine.id, thread, fixture)).flatMap((each) => each.files);
  const id = files.find(({ name }) => name === file.name)?.id;
  if (id === undefined) return ensure(false, 'mail.thread lacks the file that was sent');
  const bytes = await valueOf(read.call(mail, mine.id, id, call), 'mail.file');
  ensure(Buffer.from(bytes).equals(file.bytes), 'mail.file answers other bytes than were sent');
  await problemOf(read.call(mail, theirs.id, id, call), 'mail.file', 'gone');
};

const markLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, call } = fixture;
  const mail = facetOf(connection, 'mail');
  const mark = declared(mail.mark, 'mail.mark');
  const { thread } = await sent(mail, fixture);
  for (const as of ['unread', 'read'] as const) {
    await valueOf(mark.call(mail, mine.id, thread, as, call), 'mail.mark');
    const line = (await threadsOf(mail, mine.id, fixture)).find(({ id }) => id === thread);
    ensure(line?.unread === undefined || line.unread === (as === 'unread'), `mail.threads does not tell of ${as}`);
  }
};

export const mailLaws: readonly Law[] = [
  law({
    id: 'mail.recipients',
    level: 1,
    facet: 'mail',
    says: 'Providers who may be written to are listed once each',
    check: async ({ connection, mine, call }) => {
      const recipients = await valueOf(facetOf(connection, 'mail').recipients(mine.id, call), 'mail.recipients');
      ensure(new Set(recipients.map(({ id }) => id)).size === recipients.length, 'mail.recipients lists one twice');
    },
  }),
  law({
    id: 'mail.send-once',
    level: 2,
    facet: 'mail',
    says: 'The same key sends a message once, and the practice finds it',
    check: onceLaw,
  }),
  law({
    id: 'mail.others',
    level: 2,
    facet: 'mail',
    says: 'A conversation of another patient is neither read, listed nor answered',
    check: othersLaw,
  }),
  law({
    id: 'mail.order',
    level: 2,
    facet: 'mail',
    says: 'What was written last comes first, among conversations and within one',
    check: orderLaw,
  }),
  law({
    id: 'mail.file',
    level: 2,
    facet: 'mail',
    says: 'A file is read as it was sent, by its patient only',
    check: fileLaw,
  }),
  law({
    id: 'mail.mark',
    level: 2,
    facet: 'mail',
    says: 'A conversation that is marked is listed so, if that is kept',
    check: markLaw,
  }),
];
