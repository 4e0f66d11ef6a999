import { parseBody, type SendKey } from '@portico/domain/messages';
import { makeAutoObservable } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';

/** A reply that was taken to be sent, under the key by which it arrives once. */
export interface TakenReply {
  readonly key: SendKey;
  readonly body: string;
}

/** Names a field of the draft: its text was sent and is not known to have arrived. */
const taken = 'sent.';

/**
 * The text of an unsent reply, kept while other conversations are read (`MON-257`, `MON-258`). What was taken to be sent is
 * kept until it is known to have arrived: a page that goes away meanwhile loses nothing.
 */
export class ReplyDraft {
  body: string;
  /** It came back unsent, because its file was no longer there. */
  isFileGone = false;

  readonly #draft: FormDraft;
  readonly #taken = new Map<SendKey, string>();
  /** Taken by an earlier page. */
  readonly #ofEarlierPage: SendKey[] = [];
  /** Those of an earlier page that came back into the box: the same text goes out under the same key. */
  readonly #givenBack: TakenReply[] = [];

  constructor(draft: FormDraft) {
    this.#draft = draft;
    const { body = '', ...others } = draft.read() ?? {};
    this.body = body;
    for (const [field, text] of Object.entries(others)) {
      if (!field.startsWith(taken)) continue;
      const key = field.slice(taken.length) as SendKey;
      this.#taken.set(key, text);
      this.#ofEarlierPage.push(key);
    }
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
    this.#keep();
  }

  /** Empties the box and returns what is to be sent; undefined if that cannot be sent. */
  take(newKey: SendKey): TakenReply | undefined {
    const parsed = parseBody(this.body);
    if (!parsed.ok) return undefined;
    const body = parsed.value;
    const key = this.#givenBack.find((each) => each.body === body)?.key ?? newKey;
    this.#taken.set(key, body);
    this.isFileGone = false;
    this.write('');
    return { key, body };
  }

  /** Puts the text of a message whose file is gone before what was written since. */
  giveBack({ key, body }: TakenReply): void {
    this.isFileGone = true;
    this.#putBack({ key, body });
  }

  /** `ids` of the messages that are there: what an earlier page took and is not among them comes back into the box. */
  compare(ids: ReadonlySet<string>): void {
    const arrived = [...this.#taken.keys()].filter((key) => ids.has(`sent.${key}`));
    for (const key of arrived) this.#taken.delete(key);
    if (arrived.length > 0) this.#keep();
    for (const key of this.#ofEarlierPage.splice(0)) {
      const body = this.#taken.get(key);
      if (body === undefined) continue;
      this.#givenBack.push({ key, body });
      this.#putBack({ key, body });
    }
  }

  arrived(key: SendKey): void {
    this.#taken.delete(key);
    this.#keep();
  }

  #putBack({ key, body }: TakenReply): void {
    this.#taken.delete(key);
    this.write(this.body === '' ? body : `${body}\n\n${this.body}`);
  }

  #keep(): void {
    const sent = [...this.#taken].map(([key, body]) => [`${taken}${key}`, body] as const);
    this.#draft.keep({ body: this.body, ...Object.fromEntries(sent) });
  }
}
