import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers as names } from '@portico/adapters-graphql/headers';

/** Name → id of what the pages of a release ask. */
export type Documents = ReadonlyMap<string, string>;

type Texts = Readonly<Record<string, string>>;

export const textsOf = (folder: string): Texts =>
  JSON.parse(readFileSync(join(folder, 'libs/adapters-graphql/src/generated/documents.json'), 'utf8')) as Texts;

/** Id → text, by name. */
export const documentsOf = (folder: string): Documents =>
  new Map(Object.entries(textsOf(folder)).map(([id, text]) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? id, id]));

/** What a page asks without anything that was typed: every query that needs no variable. */
export const plainQueriesOf = (folder: string): readonly string[] =>
  Object.values(textsOf(folder)).flatMap((text) => {
    const head = /^\s*query (\w+)([^{]*)\{/.exec(text);
    return head?.[1] !== undefined && !head[2]?.includes('!') ? [head[1]] : [];
  });

/** By which everybody signs in. */
export const device = 'the-device-of-a-page';

/** How a request ended: `ok`, the code of its first error with its reason, or the status. */
export type Ending = string;

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly {
    readonly extensions?: { readonly code?: string; readonly reason?: string };
  }[];
}

/** A person who is signed in, with a page of one release. */
export class PersonWithPage {
  readonly #usual = new Map<string, Ending>();
  #asked = 0;
  readonly #otherwise: string[] = [];
  readonly #sent: string[] = [];
  #writesAs: { readonly practiceId: string; readonly patientId: string; readonly providerId: string } | undefined;
  readonly #documents: Documents;
  readonly #url: string;
  #headers: Readonly<Record<string, string>> = {};

  constructor(url: string, documents: Documents) {
    this.#url = url;
    this.#documents = documents;
  }

  async signIn(email: string, password: string, practice: string): Promise<void> {
    const input = { username: email, password, device_identifier: device };
    const answer = await this.ask('GetUserToken', { input });
    const signedIn = answer.data?.['getUserToken'] as
      | {
          readonly cognitoPayload?: { readonly accessToken: string; readonly refreshToken: string } | null;
          readonly patient_ids_list?: readonly { readonly practice_id: string; readonly patient_id: string }[];
        }
      | undefined;
    const tokens = signedIn?.cognitoPayload;
    if (!tokens) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
    this.#headers = {
      [names.accessToken]: tokens.accessToken,
      [names.refreshToken]: tokens.refreshToken,
      [names.practiceId]: practice,
    };
    const patientId = signedIn?.patient_ids_list?.find(({ practice_id }) => practice_id === practice)?.patient_id;
    const providerId = (await this.#providers()).find(({ is_active }) => is_active)?.id;
    if (patientId === undefined || providerId === undefined) throw new Error(`${email} can write to nobody.`);
    this.#writesAs = { practiceId: practice, patientId, providerId };
  }

  async #providers(): Promise<readonly { readonly id: string; readonly is_active: boolean }[]> {
    const { data } = await this.ask('GetMessages', {});
    const { messagesScreen } = (data?.['getMessages'] ?? {}) as {
      readonly messagesScreen?: { readonly providers: readonly { readonly id: string; readonly is_active: boolean }[] };
    };
    return messagesScreen?.providers ?? [];
  }

  get asked(): number {
    return this.#asked;
  }

  /** Requests that ended otherwise than the first one of their name. */
  get failed(): readonly string[] {
    return this.#otherwise;
  }

  /** The threads of the messages that a gateway said it has sent. */
  get sent(): readonly string[] {
    return this.#sent;
  }

  /** Types a message, sends it and opens it; typing is kept from the first release on that keeps it. */
  async write(): Promise<void> {
    const uniqueId = randomUUID();
    const body = `A question of ${uniqueId}`;
    const { practiceId, patientId } = this.#writesAs ?? {};
    const draft = { practiceId, patientId, name: 'messages:one', fields: [{ name: 'body', text: body }], after: 0 };
    if (this.#documents.has('SaveDraft')) await this.#must('SaveDraft', { input: draft });
    const message = { ...this.#writesAs, uniqueId, providerName: '', subject: 'A question', body };
    const { data } = await this.#must('CreateMessage', { input: message });
    const { message_id: messageId } = (data?.['createMessage'] ?? {}) as { readonly message_id?: string };
    if (messageId === undefined) return;
    this.#sent.push(messageId);
    await this.#must('MarkMessageRead', { messageId });
  }

  /** A write that is refused each time has failed too. */
  async #must(name: string, variables: object): Promise<Answer> {
    const answer = await this.ask(name, variables);
    if (!answer.data || answer.errors) this.#otherwise.push(`${name}: refused`);
    return answer;
  }

  /** Of the messages sent, those that cannot be opened any more. */
  async lost(): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const messageId of this.#sent) {
      const { data } = await this.ask('GetMessageThread', { message_id: messageId });
      if (!data?.['getMessageThread']) lost.push(messageId);
    }
    return lost;
  }

  /** Asks each of `operations` once. */
  async look(operations: readonly string[]): Promise<void> {
    for (const name of operations) await this.ask(name, {});
  }

  async ask(name: string, variables: object): Promise<Answer> {
    const { ending, answer } = await this.#post(this.#documents.get(name) ?? name, variables);
    this.#asked += 1;
    const usual = this.#usual.get(name) ?? ending;
    this.#usual.set(name, usual);
    if (ending !== usual) this.#otherwise.push(`${name}: ${ending}`);
    return answer;
  }

  async #post(documentId: string, variables: object): Promise<{ readonly ending: Ending; readonly answer: Answer }> {
    try {
      const response = await fetch(`${this.#url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#headers },
        body: JSON.stringify({ documentId, variables }),
      });
      const answer = (await response.json()) as Answer;
      const { code, reason } = answer.errors?.[0]?.extensions ?? {};
      const said = code === undefined ? 'ok' : [code, reason].filter((part) => part !== undefined).join(' ');
      return { ending: response.ok || code !== undefined ? said : String(response.status), answer };
    } catch (error) {
      return { ending: error instanceof Error ? error.message : 'no answer', answer: {} };
    }
  }
}
