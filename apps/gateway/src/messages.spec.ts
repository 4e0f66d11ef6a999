import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CreateMessageDocument,
  DeleteMessageDocument,
  GetLayoutDocument,
  GetMessageAttachmentDocument,
  GetMessagesDocument,
  GetMessageThreadDocument,
  GetMoreMessagesDocument,
  MarkMessageReadDocument,
  MarkMessageUnreadDocument,
  ReplyMessageDocument,
} from '@portico/adapters-graphql/operations';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { EmbeddedMailSetup } from '@portico/adapters-practice/embedded';
import { uploadLife } from '@portico/services/messages';
import { MINUTE, plus, type AccountId, type PatientRef, type ProviderId } from '@portico/domain/kernel';
import { largestFile } from '@portico/domain/messages';
import { story } from './testing/scenario-steps.ts';
import { ana, anasFile, anasThread, ben, bensThread, mark, north, south } from './testing/clinic-fixture.ts';
import { noon, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let gateway: RunningGateway;
let anas: Record<string, string>;

const at = (token: string, practice: string): Record<string, string> => ({
  [headerNames.accessToken]: token,
  [headerNames.practiceId]: practice,
});

const [, anaInSouth] = ana;
if (anaInSouth === undefined) throw new Error('Ana has a chart in the south.');
const old = (patient: PatientRef, number: number) => ({
  patient,
  id: `old-${String(number).padStart(2, '0')}`,
  provider: 'ng' as ProviderId,
  subject: 'An old note',
  messages: [
    {
      id: 'm',
      fromPatient: false,
      sender: 'Dr. Old',
      body: 'Hello',
      sentAt: plus(noon, -number * 1_440 * MINUTE),
      readAt: noon,
    },
  ],
});

interface Screen {
  readonly unread: number;
  readonly nextPage: string | null;
  readonly threads: readonly { readonly message_id: string; readonly read: boolean }[];
  readonly thread: { readonly message_id: string } | null;
  readonly upload: { readonly endpoint: string; readonly token: string } | null;
}

const screenOf = async (variables: object = {}, headers = anas): Promise<Screen> => {
  const { data } = await gateway.ask(GetMessagesDocument, variables, headers);
  return (data as { readonly getMessages: { readonly messagesScreen: Screen } }).getMessages.messagesScreen;
};

const threadOf = async (
  message_id: string,
): Promise<Record<string, unknown> & { readonly messages: readonly unknown[] }> => {
  const { data } = await gateway.ask(GetMessageThreadDocument, { message_id }, anas);
  return (data as { readonly getMessageThread: never }).getMessageThread;
};

const written = (uniqueId: string, more: object = {}) => ({
  input: {
    uniqueId,
    patientId: anaInSouth.patient,
    practiceId: south.id,
    providerId: 'ng',
    providerName: 'Dr. Ng',
    subject: 'Una pregunta',
    body: '¿Puedo correr?',
    ...more,
  },
});

const pdf = new TextEncoder().encode('%PDF-1.4 a letter');
const upload = async (
  { endpoint, token }: { readonly endpoint: string; readonly token: string },
  name = 'letter.pdf',
  bytes: Uint8Array<ArrayBuffer> = pdf,
  headers: Record<string, string> = {},
) => {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const answer = await fetch(`${gateway.url}${endpoint}`, {
    method: 'POST',
    body,
    headers: { 'x-upload-token': token, ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, ...(JSON.parse(text) as { readonly nodeid?: string; readonly reason?: string }) };
};

const place = async () => {
  const { upload: given } = await screenOf();
  if (given === null) throw new Error('Ana may send files.');
  return given;
};

describe('messages', () => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      gateway = await startTestGateway();
      anas = at(await signedIn(gateway.database, { account: 'ana' as AccountId }), south.id);
      const mail = new EmbeddedMailSetup(gateway.database);
      await mail.threads(Array.from({ length: 25 }, (_, number) => old(anaInSouth, number + 1)));
    }, 120_000);
    afterAll(() => gateway.close());
  };

  describe('messages over HTTP', () => {
    openGateway();
    const it = story();
    it('MON-232 MON-234 MON-235 getMessages answers the list and the thread that is named, by its id or by its provider', async () => {
      const screen = await screenOf({ message_id: anasThread });
      expect(screen).toMatchObject({
        practice_name: 'south clinic',
        grows_by_scrolling: true,
        files_at_messages: true,
        unread: 1,
        providers: [{ id: 'ng', is_active: true }],
        thread: {
          message_id: anasThread,
          provider_id: 'ng',
          provider: `Dr. ${mark}`,
          user: `${mark} Ñúñez`,
          reader: `${mark} Ñúñez`,
          subject: `${mark} results`,
          read: false,
          is_active: true,
          messages: [
            {
              content: `${mark} all is well`,
              type: 'RECEIVED',
              attachments: [{ nodeId: anasFile, fileName: 'letter.pdf', fileType: 'application/pdf' }],
            },
          ],
        },
      });
      expect((await screenOf({ provider: 'ng' })).thread?.message_id).toBe(anasThread);
      for (const message_id of [bensThread, 'unknown', '<>'])
        expect((await screenOf({ message_id })).thread).toBeNull();
    });

    it('MON-233 getMoreMessages goes on where the list ended', async () => {
      const first = await screenOf();
      expect(first.threads).toHaveLength(20);
      const { data } = await gateway.ask(GetMoreMessagesDocument, { requestedPage: first.nextPage }, anas);
      const more = (data as { readonly getMoreMessages: { readonly nextProviderMessageList: Screen['threads'] } })
        .getMoreMessages;
      expect(more).toMatchObject({ nextProviderMessages: null, currentPage: first.nextPage });
      const ids = [...first.threads, ...more.nextProviderMessageList].map(({ message_id }) => message_id);
      expect(new Set(ids).size).toBe(26);
      expect((await gateway.ask(GetMoreMessagesDocument, { requestedPage: 'nonsense' }, anas)).code).toBe('BAD_INPUT');
    });

    it('MON-236 MON-238 createMessage and replyMessage write in the patient’s name, once under one id', async () => {
      const send = (): Promise<Reply> => gateway.ask(CreateMessageDocument, written('one-key'), anas);
      const [first, second] = await Promise.all([send(), send()]);
      expect(first.data).toEqual(second.data);
      const { message_id } = (first.data as { readonly createMessage: { readonly message_id: string } }).createMessage;
      expect(first.data).toEqual({ createMessage: { result: 200, message_id } });
      const reply = {
        input: { replyId: 'r1', messageId: message_id, body: 'Gracias', username: 'x', userId: 'y', providerId: 'ng' },
      };
      for (let tries = 0; tries < 3; tries += 1) {
        expect((await gateway.ask(ReplyMessageDocument, reply, anas)).data).toMatchObject({
          replyMessage: { result: 200 },
        });
      }
      const thread = await threadOf(message_id);
      expect(thread).toMatchObject({ subject: 'Una pregunta' });
      expect(thread.messages).toMatchObject([
        { content: '¿Puedo correr?', type: 'SENT', sender: `${mark} Ñúñez` },
        { content: 'Gracias', type: 'SENT' },
      ]);
    });

    it.each([
      { kind: 'MON-255 a subject with digits', wrong: { subject: 'Room 12' } },
      { kind: 'MON-256 a blank subject', wrong: { subject: '  ' } },
      { kind: 'MON-257 a blank body', wrong: { body: ' \n ' } },
      { kind: 'a key that is none', wrong: { uniqueId: 'no key!' } },
    ])('refuses $kind', async ({ wrong }) => {
      const { code } = await gateway.ask(CreateMessageDocument, written('refused', wrong), anas);
      expect(code).toBe('BAD_INPUT');
    });

    it('MON-243 MON-244 marks a thread and tells the count that the frame has too', async () => {
      const named = { messageId: anasThread };
      expect((await gateway.ask(MarkMessageReadDocument, named, anas)).data).toEqual({
        markMessageRead: { result: 200, unread: 0 },
      });
      expect((await gateway.ask(MarkMessageUnreadDocument, named, anas)).data).toEqual({
        markMessageUnread: { result: 200, unread: 1 },
      });
      const { data } = await gateway.ask(GetLayoutDocument, { practiceId: south.id }, anas);
      expect(JSON.stringify(data)).toMatch(/unread\w*":1\b/i);
    });

    it('MON-249 getMessageAttachment answers a file of the patient’s own', async () => {
      const { data } = await gateway.ask(GetMessageAttachmentDocument, { nodeId: anasFile }, anas);
      expect(data).toEqual({
        getMessageAttachment: {
          file_name: 'letter.pdf',
          media_type: 'application/pdf',
          base64Str: Buffer.from(`%PDF-${mark}`).toString('base64'),
        },
      });
    });

    it('MON-242 deleteMessage takes the thread away, and what was unread in it', async () => {
      await gateway.ask(DeleteMessageDocument, { messageId: 'old-25' }, anas);
      expect((await gateway.ask(GetMessageThreadDocument, { message_id: 'old-25' }, anas)).code).toBe('NOT_FOUND');
      expect((await gateway.ask(DeleteMessageDocument, { messageId: 'old-25' }, anas)).code).toBe('NOT_FOUND');
    });
  });

  describe('files for messages', () => {
    openGateway();
    it('MON-252 are brought by POST with the token of the screen, and the answer carries nodeid', async () => {
      const { status, nodeid } = await upload(await place());
      expect(status).toBe(200);
      const sent = written('with-a-file', { nodeId: nodeid, fileFormat: 'pdf', description: 'My letter' });
      const { data } = await gateway.ask(CreateMessageDocument, sent, anas);
      const { message_id } = (data as { readonly createMessage: { readonly message_id: string } }).createMessage;
      expect((await threadOf(message_id)).messages).toMatchObject([
        {
          attachments: [
            {
              nodeId: nodeid,
              document_id: nodeid,
              name: 'My letter',
              fileName: 'letter.pdf',
              document_format: 'PDF',
              document_handler: 'PDF',
            },
          ],
        },
      ]);
      const file = await gateway.ask(GetMessageAttachmentDocument, { nodeId: nodeid }, anas);
      expect(file.text).toContain(Buffer.from(pdf).toString('base64'));
      const again = await gateway.ask(CreateMessageDocument, written('once-more', { nodeId: nodeid }), anas);
      expect(again.reason).toBe('file-gone');
    });

    it('SEC-S9 are not taken apart where a body has more parts than a form has', async () => {
      const { endpoint, token } = await place();
      const parts = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(150_000);
      for (const type of ['multipart/form-data; boundary=b', 'multipart/form-data']) {
        const answer = await fetch(`${gateway.url}${endpoint}`, {
          method: 'POST',
          body: `${parts}--b--`,
          headers: { 'x-upload-token': token, 'content-type': type },
        });
        expect(await answer.json()).toEqual({ reason: 'bad-input' });
      }
    });

    it('SEC-S6 leave a line about the chart, by whom and from where, and so does one that is refused', async () => {
      const given = await place();
      await upload(given);
      await upload({ ...given, token: 'x' });
      const lines = await gateway.database.rows({
        text: `select actor_id as actor, subject_id as subject, practice_id as practice, action, outcome, address <> '' as placed,
            request_id <> '' as named
          from activity where action = 'uploaded-file' or resource = 'upload' order by seq desc limit 2`,
      });
      expect(lines).toEqual([
        { actor: '', subject: '', practice: '', action: 'was-refused', outcome: 'refused', placed: true, named: true },
        {
          actor: 'ana',
          subject: '1001',
          practice: 'south',
          action: 'uploaded-file',
          outcome: 'done',
          placed: true,
          named: true,
        },
      ]);
    });

    it('SEC-S10 are not taken with a token in the address, where proxies write it down', async () => {
      const { endpoint, token } = await place();
      const answer = await fetch(`${gateway.url}${endpoint}?token=${token}`, { method: 'POST', body: new FormData() });
      expect(answer.status).toBe(401);
    });

    it('MON-254 are refused without a token that is good for uploads, from another page, and once its time is over', async () => {
      const given = await place();
      const access = anas[headerNames.accessToken] ?? '';
      for (const token of ['', 'x', access]) expect((await upload({ ...given, token })).status).toBe(401);
      expect((await upload(given, 'letter.pdf', pdf, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      // The token of an upload opens nothing else.
      const asAccess = await gateway.ask(GetMessagesDocument, {}, at(given.token, south.id));
      expect(asAccess.code).toBe('UNAUTHENTICATED');
      expect(gateway.output()).not.toContain(given.token);
      gateway.pass(uploadLife);
      expect(await upload(given)).toEqual({ status: 401, reason: 'not-allowed' });
      gateway.pass(-uploadLife);
    });

    it('MON-253 MON-254 are judged by their first bytes, not by their names, and are at most 10 MB', async () => {
      const given = await place();
      const page = new TextEncoder().encode('<script>alert(1)</script>');
      for (const name of ['page.html', 'page.pdf', 'page.png', '../../page.jpg', 'pdf']) {
        expect(await upload(given, name, page)).toEqual({ status: 400, reason: 'wrong-type' });
      }
      const large = new Uint8Array(largestFile + 1);
      large.set(pdf);
      expect(await upload(given, 'large.pdf', large)).toEqual({ status: 413, reason: 'too-large' });
      expect((await upload(given, 'whole.pdf', large.slice(0, largestFile))).status).toBe(200);
    });

    it('MON-229 cannot be brought or sent where the practice system takes none', async () => {
      const { upload: given } = await screenOf({}, at(anas[headerNames.accessToken] ?? '', north.id));
      expect(given).toBeNull();
      const sent = written('to-vertex', { practiceId: north.id, nodeId: anasFile });
      expect((await gateway.ask(CreateMessageDocument, sent, anas)).code).toBe('BAD_INPUT');
    });

    it('belong to one chart: what Ana brought is not Ben’s to send', async () => {
      const { nodeid } = await upload(await place());
      const token = await signedIn(gateway.database, { account: 'ben' as AccountId, session: 'bens' });
      const [chart] = ben;
      const sent = written('bens-message', { patientId: chart?.patient, nodeId: nodeid });
      expect((await gateway.ask(CreateMessageDocument, sent, at(token, south.id))).reason).toBe('file-gone');
    });
  });
});
