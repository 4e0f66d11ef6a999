import { can, type Accounts, type TokenIssuer } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, instant, MINUTE, ok, parseId, plus, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  parseBody,
  parseSubject,
  type Correspondence,
  type FileToAttach,
  type Mark,
  type MessageStore,
  type MessageFiles,
  type MessageId,
  type NodeId,
  type NotSent as ProfileRefusal,
  type ThreadId,
  type ThreadLine,
} from '@portico/domain/messages';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import { allowedChart, callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure, FileContent } from '@portico/application/kernel';
import {
  messagePageSize,
  readerOf,
  threadPageSize,
  type Messages,
  type MessagesScreen,
  type MessageToCreate,
  type NotSent,
  type OpenedThread,
  type ReplyToSend,
  type ThreadPage,
  type UploadPlace,
  type WantedMessages,
} from '@portico/application/messages';

/** Upload path of message attachments, beside GraphQL (`MON-252`). */
export const uploadEndpoint = '/message_files';

/** How long an upload token is valid, in milliseconds: as long as it takes to write a message. */
export const uploadLife = 30 * MINUTE;

/** Permission to view covers reading; permission to act covers writing, marking and deleting (`ACC-006`). */
export class MessagesService implements Messages {
  readonly #accounts: Accounts;
  readonly #activityLog: ActivityLog;
  readonly #correspondence: Correspondence;
  readonly #messageStore: MessageStore;
  readonly #messageFiles: MessageFiles;
  readonly #patients: PatientRegistry;
  readonly #practices: PracticeDirectory;
  readonly #tokens: Pick<TokenIssuer, 'upload'>;
  readonly #call: ServiceCall;

  constructor(
    accounts: Accounts,
    activityLog: ActivityLog,
    correspondence: Correspondence,
    messageStore: MessageStore,
    messageFiles: MessageFiles,
    patients: PatientRegistry,
    practices: PracticeDirectory,
    tokens: Pick<TokenIssuer, 'upload'>,
    call: ServiceCall,
  ) {
    this.#accounts = accounts;
    this.#activityLog = activityLog;
    this.#correspondence = correspondence;
    this.#messageStore = messageStore;
    this.#messageFiles = messageFiles;
    this.#patients = patients;
    this.#practices = practices;
    this.#tokens = tokens;
    this.#call = call;
  }

  async screen(wanted: WantedMessages): ServiceResult<MessagesScreen> {
    const allowed = allowedChart(this.#call, 'messages:view');
    if (!allowed.ok) return allowed;
    const chart = allowed.value;
    const [practice, correspondents, page, unread, reader, opened] = await Promise.all([
      this.#practice(chart),
      this.#correspondence.correspondents(chart),
      this.#page(chart),
      this.#correspondence.unread(chart),
      this.#reader(chart),
      this.#opened(chart, wanted),
      log(this.#activityLog, this.#call, 'viewed-messages'),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const { behavior } = practice;
    const upload = behavior.messageAttachments ? this.#uploadPlace() : undefined;
    return ok({
      ...page,
      ...correspondents,
      practiceName: practice.name,
      practicePhone: practice.phone,
      timeZone: practice.timeZone,
      growsByScrolling: behavior.messagesByScrolling === true,
      filesAtMessages: behavior.messageAttachments,
      unread,
      reader: reader.reader,
      ...(opened === undefined ? {} : { opened }),
      ...(upload === undefined ? {} : { upload }),
    });
  }

  async more(page: string): ServiceResult<ThreadPage> {
    const allowed = allowedChart(this.#call, 'messages:view');
    if (!allowed.ok) return allowed;
    const before = markFrom(page);
    if (before === undefined) return failed({ kind: 'bad-input' });
    await log(this.#activityLog, this.#call, 'viewed-messages');
    return ok(await this.#page(allowed.value, before));
  }

  async thread(thread: ThreadId, before?: Mark<MessageId>): ServiceResult<OpenedThread> {
    const allowed = allowedChart(this.#call, 'messages:view');
    if (!allowed.ok) return allowed;
    const found = await this.#thread(allowed.value, thread, before);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-messages', thread);
    return ok(found);
  }

  async create({ key, patient: chart, provider, file, ...written }: MessageToCreate): ServiceResult<ThreadId, NotSent> {
    const { acting } = this.#call;
    if (!can(acting, 'messages:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const [subject, body] = [parseSubject(written.subject), parseBody(written.body)];
    if (!subject.ok || !body.ok) return failed({ kind: 'bad-input' });
    const [mayAttach, sender] = await Promise.all([this.#mayAttach(chart, file), this.#sender(chart)]);
    if (!mayAttach) return failed({ kind: 'bad-input' });
    const started = await this.#messageStore.start(
      chart,
      { provider, subject: subject.value, body: body.value, sender, ...(file === undefined ? {} : { file }) },
      key,
    );
    if (!started.ok) return refused(started.error);
    const { thread, isNew } = started.value;
    if (isNew) await log(this.#activityLog, callAt(this.#call, chart), 'sent-message', thread);
    return ok(thread);
  }

  async reply({ key, thread, body: written, file }: ReplyToSend): ServiceResult<void, NotSent> {
    const allowed = allowedChart(this.#call, 'messages:act');
    if (!allowed.ok) return allowed;
    const body = parseBody(written);
    if (!body.ok) return failed({ kind: 'bad-input' });
    const [mayAttach, sender] = await Promise.all([this.#mayAttach(allowed.value, file), this.#sender(allowed.value)]);
    if (!mayAttach) return failed({ kind: 'bad-input' });
    const reply = { body: body.value, sender, ...(file === undefined ? {} : { file }) };
    const sent = await this.#messageStore.reply(allowed.value, thread, reply, key);
    if (!sent.ok) return refused(sent.error);
    if (sent.value.isNew) await log(this.#activityLog, this.#call, 'sent-message', thread);
    return ok(undefined);
  }

  async mark(thread: ThreadId, as: 'read' | 'unread'): ServiceResult<number> {
    const allowed = allowedChart(this.#call, 'messages:act');
    if (!allowed.ok) return allowed;
    const isThere = await this.#messageStore.mark(allowed.value, thread, as);
    if (!isThere) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-messages', thread);
    return ok(await this.#correspondence.unread(allowed.value));
  }

  async remove(thread: ThreadId): ServiceResult<number> {
    const allowed = allowedChart(this.#call, 'messages:act');
    if (!allowed.ok) return allowed;
    if (!(await this.#messageStore.remove(allowed.value, thread))) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'deleted-conversation', thread);
    return ok(await this.#correspondence.unread(allowed.value));
  }

  async file(node: NodeId): ServiceResult<FileContent> {
    const allowed = allowedChart(this.#call, 'messages:view');
    if (!allowed.ok) return allowed;
    const found = await this.#messageFiles.file(allowed.value, node);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'opened-attachment', node);
    const { name, mediaType, bytes } = found;
    return ok({ name, mediaType, bytes });
  }

  async #page(chart: PatientRef, before?: Mark<ThreadId>): Promise<ThreadPage> {
    // One more than shown, to know whether there is a further page.
    const found = await this.#correspondence.threads(chart, threadPageSize + 1, before);
    const threads = found.slice(0, threadPageSize);
    const last = found.length > threads.length ? threads.at(-1) : undefined;
    return { threads, ...(last === undefined ? {} : { next: textOf(last) }) };
  }

  /** The requested conversation, by thread or by provider; undefined if it does not exist (`MON-225`). */
  async #opened(chart: PatientRef, { thread, provider }: WantedMessages): Promise<OpenedThread | undefined> {
    if (thread !== undefined) return this.#thread(chart, thread);
    if (provider === undefined) return undefined;
    const latest = await this.#correspondence.latestWith(chart, provider);
    return latest === undefined ? undefined : this.#thread(chart, latest);
  }

  async #thread(chart: PatientRef, id: ThreadId, before?: Mark<MessageId>): Promise<OpenedThread | undefined> {
    const [found, names] = await Promise.all([
      this.#correspondence.thread(chart, id, messagePageSize, before),
      this.#reader(chart),
    ]);
    return found && { ...found, ...names };
  }

  /** The names of the patient and of the one who reads. */
  async #reader(chart: PatientRef): Promise<Pick<OpenedThread, 'user' | 'reader'>> {
    const [user, sender] = await Promise.all([this.#nameOf(chart), this.#sender(chart)]);
    return { user, reader: readerOf(sender, user, this.#call.acting.actor.kind === 'delegate') };
  }

  #uploadPlace(): UploadPlace | undefined {
    const allowed = allowedChart(this.#call, 'messages:act');
    const { actor } = this.#call.acting;
    if (!allowed.ok || actor.kind === 'guest') return undefined;
    const claims = { chart: allowed.value, by: actor.account, expiresAt: plus(this.#call.now, uploadLife) };
    return { endpoint: uploadEndpoint, token: this.#tokens.upload(claims) };
  }

  async #mayAttach(chart: PatientRef, file: FileToAttach | undefined): Promise<boolean> {
    return file === undefined || (await this.#practice(chart))?.behavior.messageAttachments === true;
  }

  async #practice({ practice }: PatientRef): Promise<Practice | undefined> {
    const [found] = await this.#practices.practices([practice]);
    return found;
  }

  /** The sender's name: the patient's chart name, or a delegate's own name. */
  async #sender(chart: PatientRef): Promise<string> {
    const { actor } = this.#call.acting;
    if (actor.kind === 'delegate') return (await this.#accounts.byId(actor.account))?.name ?? '';
    return this.#nameOf(chart);
  }

  async #nameOf(chart: PatientRef): Promise<string> {
    return (await this.#patients.identity(chart))?.name ?? '';
  }
}

const refused = ({ kind }: ProfileRefusal): Result<never, NotSent | Failure> => failed({ kind });

const textOf = ({ latestAt, id }: ThreadLine): string => `${latestAt}-${id}`;

const markFrom = (text: string): Mark<ThreadId> | undefined => {
  const [, at, rest] = /^(\d{1,15})-(.+)$/.exec(text) ?? [];
  const id = parseId<ThreadId>(rest);
  return at === undefined || !id.ok ? undefined : { at: instant(Number(at)), id: id.value };
};
