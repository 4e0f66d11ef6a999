import { parseBody } from '@portico/domain/messages';
import { makeAutoObservable } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';

/** The text of an unsent reply, kept while other conversations are read (`MON-257`, `MON-258`). */
export class ReplyDraft {
  body: string;
  /** It came back unsent, because its file was no longer there. */
  isFileGone = false;

  readonly #draft: FormDraft;

  constructor(draft: FormDraft) {
    this.#draft = draft;
    this.body = draft.read()?.['body'] ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isWritten(): boolean {
    return parseBody(this.body).ok;
  }

  get isTooLong(): boolean {
    const parsed = parseBody(this.body);
    return !parsed.ok && parsed.error.kind === 'too-long';
  }

  write(body: string): void {
    this.body = body;
    this.#draft.keep({ body });
  }

  /** Puts the text of a message whose file is gone before what was written since. */
  giveBack(body: string): void {
    this.write(this.body === '' ? body : `${body}\n\n${this.body}`);
    this.isFileGone = true;
  }

  /** Empties the box and returns what is to be sent; undefined if that cannot be sent. */
  take(): string | undefined {
    const parsed = parseBody(this.body);
    if (!parsed.ok) return undefined;
    this.body = '';
    this.isFileGone = false;
    this.#draft.drop();
    return parsed.value;
  }
}
