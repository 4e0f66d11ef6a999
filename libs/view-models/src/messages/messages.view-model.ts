import { parseId, type PatientRef, type ProviderId } from '@portico/domain/kernel';
import { excerptLength, type MessageFile, type ThreadId } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { AttachedFile } from './attached-file.ts';
import { Conversation } from './conversation.ts';
import { MessageAttachments, type AttachmentTools } from './message-attachments.ts';
import type { ChosenFile, Messages, MessagesScreen, Uploads } from '@portico/application/messages';
import type { MessageStart } from './message-start.ts';
import { NewMessage } from './new-message.ts';
import { ThreadActions } from './thread-actions.ts';
import { ThreadPages, type ThreadDrafts } from './thread-pages.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: MessagesScreen };

/** The conversation in the address (`MON-225`, `MON-226`). Malformed ids match nothing. */
export interface MessagesPlace {
  readonly thread?: string;
  readonly provider?: string;
  /** A new message is being written; `provider` need not be given. */
  readonly isNew?: boolean;
  /** What a new message is about: it has a draft and a beginning of its own. */
  readonly about?: string;
}

export interface MessagesTools extends AttachmentTools {
  readonly clock: Clock;
  readonly drafts: ThreadDrafts;
  readonly patient: PatientRef;
  /** Whether the person may write, mark and delete. */
  readonly mayAct: boolean;
  /** Called with the number of unread messages whenever it changes. */
  readonly noteUnread: (unread: number) => void;
  readonly randomUuid: () => string;
  readonly start?: Pick<MessageStart, 'of'>;
  readonly uploads: Uploads;
  /** A chosen file again, from its name and its base64. */
  readonly reopenFile: (name: string, content: string) => ChosenFile;
}

/** The conversations with the providers of a practice (`MON-223` to `MON-259`). */
export class MessagesViewModel {
  phase: Phase = { kind: 'loading' };
  /** The conversation on the screen. */
  conversation: Conversation | undefined;
  /** The new message that is written. */
  writing: NewMessage | undefined;
  /** The conversation that the person has just started; the screen continues in it. */
  begun: ThreadId | undefined;
  /** The address has a conversation that does not exist. */
  isUnknown = false;

  readonly threads: ThreadPages;
  readonly actions: ThreadActions;
  readonly attachments: MessageAttachments;
  readonly mayAct: boolean;
  readonly #messages: Messages;
  readonly #tools: MessagesTools;
  readonly #replies = new LatestRequest();
  readonly #conversations = new Map<ThreadId, Conversation>();
  #place: MessagesPlace;

  constructor(messages: Messages, tools: MessagesTools, place: MessagesPlace = {}) {
    this.#messages = messages;
    this.#tools = tools;
    this.#place = place;
    this.mayAct = tools.mayAct;
    this.attachments = new MessageAttachments(messages, tools);
    this.threads = new ThreadPages(messages, tools.clock, tools.drafts);
    this.actions = new ThreadActions(messages, {
      shown: () => this.conversation?.id,
      onMarked: this.#noteMarked.bind(this),
      onRemoved: this.#noteRemoved.bind(this),
    });
    makeAutoObservable(this, { attachments: false, mayAct: false, threads: false, actions: false }, { autoBind: true });
  }

  /** The visible side on a phone, where the list and a conversation do not fit side by side (`MON-227`). */
  get side(): 'list' | 'conversation' | 'new' {
    if (this.writing !== undefined) return 'new';
    return this.conversation === undefined ? 'list' : 'conversation';
  }

  /** All files of the conversation, if they are not listed at their messages (`MON-229`, `MON-254`). */
  get documents(): readonly MessageFile[] {
    if (this.#screen?.filesAtMessages !== false) return [];
    return this.conversation?.thread?.messages.flatMap(({ files }) => files) ?? [];
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const { thread, provider } = idsIn(this.#place);
    const wanted = this.#replies.expect();
    const answer = await this.#messages.screen({
      ...(thread === undefined ? {} : { thread }),
      ...(provider === undefined ? {} : { provider }),
    });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      this.#showList(answer.value);
      this.#showPlace(answer.value);
    });
  }

  /** Called when the address changes while the screen stays. */
  async show(place: MessagesPlace): Promise<void> {
    if (samePlace(place, this.#place)) return;
    this.#place = place;
    const screen = this.#screen;
    if (screen === undefined || place.provider !== undefined) return this.load();
    const { thread } = idsIn(place);
    this.begun = undefined;
    this.isUnknown = place.thread !== undefined && thread === undefined;
    this.actions.reset();
    this.attachments.close();
    this.writing = place.isNew === true ? this.#newMessage(screen) : undefined;
    this.conversation = thread === undefined ? undefined : this.#conversation(thread);
    await this.conversation?.load();
  }

  /** Returns the started conversation; the list is reloaded (`MON-237`). */
  async sendNew(): Promise<ThreadId | undefined> {
    const thread = await this.writing?.send();
    if (thread === undefined || this.#replies.over) return undefined;
    this.#place = { thread };
    const answer = await this.#messages.screen({ thread });
    if (this.#replies.over) return undefined;
    runInAction(() => {
      this.writing = undefined;
      this.begun = thread;
      if (answer.ok) {
        this.#showList(answer.value);
        this.#showPlace(answer.value);
      } else this.phase = { kind: 'failed', failure: answer.error };
    });
    return thread;
  }

  dispose(): void {
    this.#replies.stop();
    this.threads.dispose();
    this.actions.dispose();
    this.attachments.dispose();
  }

  get #screen(): MessagesScreen | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen : undefined;
  }

  #showList(screen: MessagesScreen): void {
    this.phase = { kind: 'ready', screen };
    this.threads.show(screen);
    this.#tools.noteUnread(screen.unread);
  }

  #showPlace(screen: MessagesScreen): void {
    const { opened } = screen;
    const { thread, provider, isNew } = this.#place;
    this.writing = undefined;
    this.conversation = undefined;
    this.isUnknown = thread !== undefined && opened === undefined;
    if (opened !== undefined) {
      this.conversation = this.#conversation(opened.id);
      this.conversation.show(opened);
      void this.#markOpened();
    } else if (isNew === true || (provider !== undefined && thread === undefined)) {
      this.writing = this.#newMessage(screen, idsIn(this.#place).provider);
    }
  }

  /** With view permission only, it stays unread: the patient has not seen it. */
  async #markOpened(): Promise<void> {
    const { conversation } = this;
    if (this.mayAct && conversation?.thread?.unread === true) await this.actions.markOpened(conversation.id);
  }

  /** Marks the reloaded conversation as read, with permission to act (`MON-246`). */
  async #noteLoaded(conversation: Conversation): Promise<void> {
    if (this.#replies.over || this.conversation !== conversation) return;
    if (conversation.phase.kind === 'failed' && conversation.phase.failure.kind === 'not-found') {
      runInAction(() => {
        this.isUnknown = true;
        this.conversation = undefined;
      });
    }
    await this.#markOpened();
  }

  #conversation(id: ThreadId): Conversation {
    const { clock, drafts, randomUuid } = this.#tools;
    const known = this.#conversations.get(id);
    if (known !== undefined) return known;
    const file = this.#file(this.#screen?.upload, `messages:${id} file`);
    const made: Conversation = new Conversation(id, this.#messages, {
      draft: drafts.of(`messages:${id}`),
      clock,
      randomUuid,
      ...(file === undefined ? {} : { file }),
      onLoaded: () => this.#noteLoaded(made),
      onSent: (body) => this.#noteSent(id, body),
    });
    this.#conversations.set(id, made);
    return made;
  }

  #newMessage({ providers, upload }: MessagesScreen, provider?: ProviderId): NewMessage | undefined {
    if (!this.mayAct) return undefined;
    const { drafts, patient, randomUuid } = this.#tools;
    const known = providers.some(({ id }) => id === provider) ? provider : undefined;
    const file = this.#file(upload, 'messages:new file');
    const { about } = this.#place;
    const start = about === undefined ? undefined : this.#tools.start?.of(about);
    const draft = drafts.of(about === undefined ? 'messages:new' : `messages:new:${about}`);
    const parts = { patient, providers, draft, randomUuid, ...(start === undefined ? {} : { start }) };
    return new NewMessage(this.#messages, file === undefined ? parts : { ...parts, file }, known);
  }

  /** Undefined if no files can be sent. */
  #file(upload: MessagesScreen['upload'], form: string): AttachedFile | undefined {
    const { drafts, uploads, reopenFile } = this.#tools;
    return upload && new AttachedFile(this.#messages, uploads, upload, { draft: drafts.of(form), reopen: reopenFile });
  }

  #noteMarked(thread: ThreadId, unread: boolean, count: number): void {
    this.threads.change(thread, { unread });
    this.#conversations.get(thread)?.note({ unread });
    this.#tools.noteUnread(count);
  }

  #noteRemoved(thread: ThreadId, count: number | undefined): void {
    this.threads.drop(thread);
    this.#conversations.delete(thread);
    this.conversation = undefined;
    this.#place = {};
    if (count !== undefined) this.#tools.noteUnread(count);
  }

  /** Moves the conversation to the top of the list. */
  #noteSent(thread: ThreadId, body: string): void {
    if (this.#replies.over) return;
    const excerpt = [...body].slice(0, excerptLength).join('');
    const lastSender = (this.phase.kind === 'ready' && this.phase.screen.reader) || '';
    this.threads.raise(thread, { latestAt: this.#tools.clock.now(), excerpt, lastSender });
  }
}

const samePlace = (one: MessagesPlace, other: MessagesPlace): boolean =>
  one.thread === other.thread &&
  one.provider === other.provider &&
  (one.isNew ?? false) === (other.isNew ?? false) &&
  one.about === other.about;

const idsIn = ({ thread, provider }: MessagesPlace): { readonly thread?: ThreadId; readonly provider?: ProviderId } => {
  const [named, who] = [parseId<ThreadId>(thread), parseId<ProviderId>(provider)];
  return { ...(named.ok ? { thread: named.value } : {}), ...(who.ok ? { provider: who.value } : {}) };
};
