import { parseId, type PatientRef, type ProviderId } from '@portico/domain/kernel';
import { excerptLength, type MessageFile, type ThreadId, type ThreadLine } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { LatestRequest, type Drafts } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { AttachedFile } from './attached-file.ts';
import { Conversation } from './conversation.ts';
import { MessageAttachments, type AttachmentTools } from './message-attachments.ts';
import type { Messages, MessagesScreen, Uploads } from '@portico/application/messages';
import { NewMessage } from './new-message.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: MessagesScreen };

type Doing = { readonly kind: 'idle' | 'doing' } | { readonly kind: 'failed'; readonly failure: Failure };

/** The conversation in the address (`MON-225`, `MON-226`). Malformed ids match nothing. */
export interface MessagesPlace {
  readonly thread?: string;
  readonly provider?: string;
  /** A new message is being written; `provider` need not be given. */
  readonly isNew?: boolean;
}

export interface MessagesTools extends AttachmentTools {
  readonly clock: Clock;
  readonly drafts: Pick<Drafts, 'of'>;
  readonly patient: PatientRef;
  /** Whether the person may write, mark and delete. */
  readonly mayAct: boolean;
  /** Called with the number of unread messages whenever it changes. */
  readonly noteUnread: (unread: number) => void;
  readonly randomUuid: () => string;
  readonly uploads: Uploads;
}

/** Milliseconds after the last scrolling until the next page is loaded (`MON-248`). */
export const scrollPause = 200;

/** The conversations with the providers of a practice (`MON-223` to `MON-259`). */
export class MessagesViewModel {
  phase: Phase = { kind: 'loading' };
  threads: readonly ThreadLine[] = [];
  more: Doing = { kind: 'idle' };
  /** The conversation on the screen. */
  conversation: Conversation | undefined;
  /** The new message that is written. */
  writing: NewMessage | undefined;
  /** The conversation that the person has just started; the screen continues in it. */
  begun: ThreadId | undefined;
  /** The address has a conversation that does not exist. */
  isUnknown = false;
  /** Whether deleting waits for confirmation, is under way, or failed. */
  removing: 'not' | 'asked' | 'doing' | Failure = 'not';
  marking: Doing = { kind: 'idle' };

  readonly attachments: MessageAttachments;
  readonly mayAct: boolean;
  readonly #messages: Messages;
  readonly #tools: MessagesTools;
  readonly #replies = new LatestRequest();
  readonly #conversations = new Map<ThreadId, Conversation>();
  #place: MessagesPlace;
  #next: string | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(messages: Messages, tools: MessagesTools, place: MessagesPlace = {}) {
    this.#messages = messages;
    this.#tools = tools;
    this.#place = place;
    this.mayAct = tools.mayAct;
    this.attachments = new MessageAttachments(messages, tools);
    makeAutoObservable(this, { attachments: false, mayAct: false }, { autoBind: true });
  }

  get screen(): MessagesScreen | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen : undefined;
  }

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  /** The visible side on a phone, where the list and a conversation do not fit side by side (`MON-227`). */
  get side(): 'list' | 'conversation' | 'new' {
    if (this.writing !== undefined) return 'new';
    return this.conversation === undefined ? 'list' : 'conversation';
  }

  /** All files of the conversation, if they are not listed at their messages (`MON-229`, `MON-254`). */
  get documents(): readonly MessageFile[] {
    if (this.screen?.filesAtMessages !== false) return [];
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
    const { screen } = this;
    if (screen === undefined || place.provider !== undefined) return this.load();
    const { thread } = idsIn(place);
    this.begun = undefined;
    this.isUnknown = place.thread !== undefined && thread === undefined;
    this.removing = 'not';
    this.marking = { kind: 'idle' };
    this.writing = place.isNew === true ? this.#newMessage(screen) : undefined;
    this.conversation = thread === undefined ? undefined : this.#conversation(thread);
    if (thread !== undefined) await this.open(thread);
  }

  /** Reloads the conversation and, with permission to act, marks it as read (`MON-246`). */
  async open(thread: ThreadId): Promise<void> {
    const conversation = this.#conversation(thread);
    await conversation.load();
    if (this.#replies.over || this.conversation !== conversation) return;
    if (conversation.phase.kind === 'failed' && conversation.phase.failure.kind === 'not-found') {
      runInAction(() => {
        this.isUnknown = true;
        this.conversation = undefined;
      });
    }
    await this.#markOpened();
  }

  async loadMore(): Promise<void> {
    const page = this.#next;
    if (page === undefined || this.more.kind === 'doing') return;
    this.more = { kind: 'doing' };
    const answer = await this.#messages.more(page);
    if (this.#replies.over || this.#next !== page) return;
    runInAction(() => {
      this.more = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
      if (!answer.ok) return;
      const known = new Set(this.threads.map(({ id }) => id));
      this.threads = [...this.threads, ...answer.value.threads.filter(({ id }) => !known.has(id))];
      this.#next = answer.value.next;
    });
  }

  /** Loads more after scrolling stops near the end of the list, if the practice system supports it (`MON-248`). */
  scrolled(isNearEnd: boolean): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    if (!isNearEnd || this.screen?.growsByScrolling !== true || !this.hasMore || this.more.kind !== 'idle') return;
    this.#stopWaiting = this.#tools.clock.every(scrollPause, () => {
      this.#stopWaiting?.();
      this.#stopWaiting = undefined;
      void this.loadMore();
    });
  }

  async sendReply(): Promise<void> {
    const { conversation } = this;
    const body = conversation?.reply.trim();
    if (conversation === undefined || body === undefined) return;
    if (await conversation.send()) this.#noteWritten(conversation, body);
  }

  async retryReply(key: Conversation['outgoing'][number]['key']): Promise<void> {
    const { conversation } = this;
    const body = conversation?.outgoing.find((each) => each.key === key)?.body;
    if (conversation === undefined || body === undefined) return;
    if (await conversation.retry(key)) this.#noteWritten(conversation, body);
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

  async mark(as: 'read' | 'unread'): Promise<void> {
    const thread = this.conversation?.id;
    if (thread !== undefined && this.marking.kind !== 'doing') await this.#mark(thread, as);
  }

  askToRemove(): void {
    this.removing = 'asked';
  }

  keep(): void {
    if (this.removing !== 'doing') this.removing = 'not';
  }

  /** Returns whether the conversation is gone. */
  async remove(): Promise<boolean> {
    const thread = this.conversation?.id;
    if (thread === undefined || this.removing === 'doing') return false;
    this.removing = 'doing';
    const answer = await this.#messages.remove(thread);
    if (this.#replies.over) return false;
    // Not found means that it is deleted already.
    const isGone = answer.ok || answer.error.kind === 'not-found';
    runInAction(() => {
      this.removing = isGone ? 'not' : (answer as { readonly error: Failure }).error;
      if (!isGone) return;
      this.threads = this.threads.filter(({ id }) => id !== thread);
      this.#conversations.delete(thread);
      this.conversation = undefined;
      this.#place = {};
    });
    if (answer.ok) this.#tools.noteUnread(answer.value);
    return isGone;
  }

  dispose(): void {
    this.#replies.stop();
    this.#stopWaiting?.();
    this.attachments.dispose();
  }

  #showList(screen: MessagesScreen): void {
    this.phase = { kind: 'ready', screen };
    this.threads = screen.threads;
    this.#next = screen.next;
    this.more = { kind: 'idle' };
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
    if (this.mayAct && conversation?.thread?.unread === true) await this.#mark(conversation.id, 'read');
  }

  async #mark(thread: ThreadId, as: 'read' | 'unread'): Promise<void> {
    this.marking = { kind: 'doing' };
    const answer = await this.#messages.mark(thread, as);
    if (this.#replies.over) return;
    runInAction(() => {
      const isShown = this.conversation?.id === thread;
      if (isShown) this.marking = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
      if (answer.ok) this.#noteMarked(thread, as === 'unread', answer.value);
    });
  }

  #conversation(id: ThreadId): Conversation {
    const { clock, drafts, randomUuid } = this.#tools;
    const known = this.#conversations.get(id);
    if (known !== undefined) return known;
    const draft = drafts.of(`messages:${id}`);
    const made = new Conversation(id, this.#messages, { draft, clock, randomUuid });
    this.#conversations.set(id, made);
    return made;
  }

  #newMessage({ providers, upload }: MessagesScreen, provider?: ProviderId): NewMessage | undefined {
    if (!this.mayAct) return undefined;
    const { drafts, patient, randomUuid, uploads } = this.#tools;
    const known = providers.some(({ id }) => id === provider) ? provider : undefined;
    const file = upload && new AttachedFile(this.#messages, uploads, upload);
    const parts = { patient, providers, draft: drafts.of('messages:new'), randomUuid };
    return new NewMessage(this.#messages, file === undefined ? parts : { ...parts, file }, known);
  }

  #noteMarked(thread: ThreadId, unread: boolean, count: number): void {
    this.threads = this.threads.map((line) => (line.id === thread ? { ...line, unread } : line));
    this.#conversations.get(thread)?.note({ unread });
    this.#tools.noteUnread(count);
  }

  /** Moves the conversation to the top of the list. */
  #noteWritten({ id }: Conversation, body: string): void {
    if (this.#replies.over) return;
    runInAction(() => {
      const line = this.threads.find((each) => each.id === id);
      if (line === undefined) return;
      const latest = {
        ...line,
        latestAt: this.#tools.clock.now(),
        excerpt: [...body].slice(0, excerptLength).join(''),
      };
      this.threads = [latest, ...this.threads.filter((each) => each.id !== id)];
    });
  }
}

const samePlace = (one: MessagesPlace, other: MessagesPlace): boolean =>
  one.thread === other.thread && one.provider === other.provider && (one.isNew ?? false) === (other.isNew ?? false);

const idsIn = ({ thread, provider }: MessagesPlace): { readonly thread?: ThreadId; readonly provider?: ProviderId } => {
  const [named, who] = [parseId<ThreadId>(thread), parseId<ProviderId>(provider)];
  return { ...(named.ok ? { thread: named.value } : {}), ...(who.ok ? { provider: who.value } : {}) };
};
