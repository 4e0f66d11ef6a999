import type { PatientRef, ProviderId } from '@portico/domain/kernel';
import {
  parseBody,
  parseSubject,
  type BadSubject,
  type Recipient,
  type SendKey,
  type ThreadId,
} from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { Draft, FormDraft } from '../kernel/index.ts';
import type { AttachedFile } from './attached-file.ts';
import { sendKeyOf } from './send-key.ts';
import type { Messages, NotSent } from '@portico/application/messages';

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: NotSent | Failure };

export interface NewMessageParts {
  readonly patient: PatientRef;
  readonly providers: readonly Recipient[];
  readonly draft: FormDraft;
  readonly randomUuid: () => string;
  /** What stands there if nothing was typed before. */
  readonly start?: { readonly subject: string; readonly body: string; readonly to?: string };
  /** Present if files can be sent. */
  readonly file?: AttachedFile;
}

/** What another screen began, to whom it names where that is one recipient alone. */
const begun = ({ start, providers }: NewMessageParts): Draft | undefined => {
  if (start === undefined) return undefined;
  const { to, ...written } = start;
  const [one, ...others] = providers.filter(({ active, name }) => active && name === to);
  return one === undefined || others.length > 0 ? written : { ...written, provider: one.id };
};

/** Where there is one recipient alone, nobody is asked to choose; but what was begun for another goes to nobody unasked. */
const onlyOneOf = ({ providers, start }: NewMessageParts): ProviderId | undefined => {
  if (start?.to !== undefined) return undefined;
  const [only, ...others] = providers.filter(({ active }) => active);
  return others.length === 0 ? only?.id : undefined;
};

/** A new conversation with a provider (`MON-226`, `MON-237`, `MON-255` to `MON-258`). */
export class NewMessage {
  provider: ProviderId | undefined;
  subject: string;
  body: string;
  sending: Sending = { kind: 'idle' };
  readonly file: AttachedFile | undefined;

  readonly #messages: Pick<Messages, 'create'>;
  readonly #parts: NewMessageParts;
  /** Kept with the text and renewed with each change: the same text is sent once, by whatever page or tab. */
  #key: SendKey;

  constructor(messages: Pick<Messages, 'create'>, parts: NewMessageParts, provider?: ProviderId) {
    const kept: Draft | undefined = parts.draft.read() ?? begun(parts);
    this.#messages = messages;
    this.#parts = parts;
    this.subject = kept?.['subject'] ?? '';
    this.body = kept?.['body'] ?? '';
    this.provider = provider ?? (kept?.['provider'] as ProviderId | undefined) ?? onlyOneOf(parts);
    const isSame = provider === undefined || provider === kept?.['provider'];
    this.#key = ((isSame ? kept?.['key'] : undefined) ?? parts.randomUuid()) as SendKey;
    if (kept !== undefined && kept['key'] !== this.#key) this.#keep();
    this.file = parts.file;
    makeAutoObservable(this, { file: false }, { autoBind: true });
  }

  /** Possible recipients, plus the requested one if they are no longer active. */
  get choices(): readonly Recipient[] {
    return this.#parts.providers.filter(({ active, id }) => active || id === this.provider);
  }

  get chosen(): Recipient | undefined {
    return this.#parts.providers.find(({ id }) => id === this.provider);
  }

  /** The chosen provider is no longer active, so nothing can be written (`MON-247`). */
  get isInactive(): boolean {
    return this.chosen?.active === false;
  }

  /** The subject's error, once it or the body has text (`MON-255`, `MON-256`). */
  get subjectError(): BadSubject['kind'] | undefined {
    const parsed = parseSubject(this.subject);
    if (parsed.ok) return undefined;
    return parsed.error.kind === 'blank' && !parseBody(this.body).ok ? undefined : parsed.error.kind;
  }

  get isTooLong(): boolean {
    const parsed = parseBody(this.body);
    return !parsed.ok && parsed.error.kind === 'too-long';
  }

  get canSend(): boolean {
    const written = parseSubject(this.subject).ok && parseBody(this.body).ok;
    return written && this.chosen?.active === true && this.file?.isMissing !== true;
  }

  choose(provider: ProviderId | undefined): void {
    this.provider = provider;
    this.#change();
  }

  writeSubject(subject: string): void {
    this.subject = subject;
    this.#change();
  }

  writeBody(body: string): void {
    this.body = body;
    this.#change();
  }

  /** Returns the new conversation; after a failure the input stays (`MON-240`). */
  async send(): Promise<ThreadId | undefined> {
    const { provider } = this;
    if (!this.canSend || provider === undefined || this.sending.kind === 'sending') return undefined;
    this.sending = { kind: 'sending' };
    const node = this.file?.node;
    const message = {
      patient: this.#parts.patient,
      provider,
      subject: this.subject.trim(),
      body: this.body.trim(),
      ...(node === undefined ? {} : { file: { node } }),
    };
    const answer = await this.#messages.create({ ...message, key: sendKeyOf(this.#key, node) });
    runInAction(() => {
      this.sending = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
      // The file was sent or deleted meanwhile: it has to be chosen again.
      if (!answer.ok && answer.error.kind === 'file-gone') this.file?.remove();
    });
    if (!answer.ok) return undefined;
    this.#parts.draft.drop();
    this.file?.remove();
    return answer.value;
  }

  #change(): void {
    this.#key = this.#parts.randomUuid() as SendKey;
    this.#keep();
  }

  #keep(): void {
    const { subject, body, provider } = this;
    const isWritten = subject.trim() !== '' || body.trim() !== '';
    if (isWritten)
      this.#parts.draft.keep({ subject, body, key: this.#key, ...(provider === undefined ? {} : { provider }) });
    else this.#parts.draft.drop();
  }
}
