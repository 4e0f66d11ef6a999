import { parseBody, type MessageFile, type SendKey } from '@portico/domain/messages';
import { makeAutoObservable } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';
import { sendKeyOf } from './send-key.ts';

/** A reply that was taken to be sent, under the key by which it arrives once. */
export interface TakenReply {
  readonly key: SendKey;
  readonly body: string;
  readonly file?: MessageFile;
}

/** Names a field of the draft: its text was sent and is not known to have arrived. */
const taken = 'sent.';
/** Names the field with the file of such a text. */
const takenFile = 'file.';

/**
 * The text of an unsent reply, kept while other conversations are read (`MON-257`, `MON-258`). What was taken to be sent is
 * kept until it is known to have arrived: a page that goes away meanwhile loses nothing.
 */
export class ReplyDraft {
  body: string;
  /** It came back unsent, because its file was no longer there. */
  isFileGone = false;

  readonly #draft: FormDraft;
  readonly #newKey: () => string;
  /** Under which the text is sent; renewed with each change, so that tabs that show the same text send one message. */
  #key: SendKey | undefined;
  readonly #taken = new Map<SendKey, TakenReply>();
  /** Taken by an earlier page. */
  readonly #ofEarlierPage: SendKey[] = [];
  /** Those of an earlier page that came back into the box: the same text goes out under the same key. */
  readonly #givenBack: TakenReply[] = [];

  constructor(draft: FormDraft, newKey: () => string) {
    this.#draft = draft;
    this.#newKey = newKey;
    const { body = '', key, ...others } = draft.read() ?? {};
    this.body = body;
    this.#key = key as SendKey | undefined;
    for (const [field, text] of Object.entries(others)) {
      if (!field.startsWith(taken)) continue;
      const sent = field.slice(taken.length) as SendKey;
      const file = others[`${takenFile}${sent}`];
      this.#taken.set(sent, {
        key: sent,
        body: text,
        ...(file === undefined ? {} : { file: JSON.parse(file) as MessageFile }),
      });
      this.#ofEarlierPage.push(sent);
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
    this.#key = undefined;
    this.#keep();
  }

  /** Empties the box and returns what is to be sent; undefined if that cannot be sent. */
  take(file?: MessageFile): TakenReply | undefined {
    const parsed = parseBody(this.body);
    if (!parsed.ok) return undefined;
    const body = parsed.value;
    const key = this.#givenBack.find((each) => each.body === body)?.key ?? this.#key ?? (this.#newKey() as SendKey);
    const reply = { key: sendKeyOf(key, file?.node), body, ...(file === undefined ? {} : { file }) };
    this.#taken.set(reply.key, reply);
    this.isFileGone = false;
    this.write('');
    return reply;
  }

  /** Puts the text of a message whose file is gone before what was written since. */
  giveBack(reply: TakenReply): void {
    this.isFileGone = true;
    this.#putBack(reply);
  }

  /**
   * `ids` of the messages that are there: a text that an earlier page took and that is not among them comes back into
   * the box. One with a file is returned, to be sent again as it was.
   */
  compare(ids: ReadonlySet<string>): readonly TakenReply[] {
    const arrived = [...this.#taken.keys()].filter((key) => ids.has(`sent.${key}`));
    for (const key of arrived) this.#taken.delete(key);
    if (arrived.length > 0) this.#keep();
    const lost = this.#ofEarlierPage.splice(0).flatMap((key) => this.#taken.get(key) ?? []);
    for (const reply of lost) {
      if (reply.file !== undefined) continue;
      this.#givenBack.push(reply);
      this.#putBack(reply);
    }
    return lost.filter(({ file }) => file !== undefined);
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
    const sent = [...this.#taken.values()].flatMap(({ key, body, file }) => [
      [`${taken}${key}`, body] as const,
      ...(file === undefined ? [] : [[`${takenFile}${key}`, JSON.stringify(file)] as const]),
    ]);
    if (this.isWritten) this.#key ??= this.#newKey() as SendKey;
    const key = this.#key === undefined ? {} : { key: this.#key };
    this.#draft.keep({ body: this.body, ...key, ...Object.fromEntries(sent) });
  }
}
