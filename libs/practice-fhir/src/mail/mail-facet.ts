import type { Answer, Call, Id, Listed, Mail, Message } from '@portico/practice-spi';
import { bytesAt } from '../client/read-attachment-bytes.ts';
import { gone, malformed, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import { text, type Json } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { bytesOf, mediaTypeOf } from '../record/base64-content.ts';
import { attachmentAt, isCommunicationOf } from './message-from-communication.ts';
import { conversationsOf, lineOf, senderOf } from './group-conversations.ts';
import { relativesWhoWrote } from './name-relatives.ts';
import { recipientsFor } from './find-recipients.ts';
import { sendMessage } from './send-message.ts';

/** A patient who reads has to be able to answer. */
export const hasMail = (capabilities: Capabilities): boolean =>
  (['read', 'search', 'create'] as const).every((interaction) => capabilities.can('Communication', interaction));

/** Messages, one Communication for each; FHIR keeps no word of what was read. */
export const mailFacet = (server: PracticeServer): Mail => ({
  threads: async (patient, _cursor, call) => {
    const conversations = await conversationsOf(server, patient, call);
    return conversations.ok ? ok({ items: conversations.value.map(lineOf) }) : conversations;
  },
  thread: (patient, thread, _cursor, call) => messagesIn(server, patient, thread, call),
  recipients: async (patient, call) => {
    const known = await recipientsFor(server, patient, call);
    return known.ok ? ok(known.value.map(({ recipient }) => recipient)) : known;
  },
  send: (message, key, call) => sendMessage(server, message, key, call),
  file: (patient, file, call) => fileBytes(server, patient, file, call),
});

const messagesIn = async (server: PracticeServer, patient: Id, thread: Id, call: Call): Answer<Listed<Message>> => {
  const conversations = await conversationsOf(server, patient, call);
  if (!conversations.ok) return conversations;
  const found = conversations.value.find(({ id }) => id === thread);
  if (found === undefined) return gone;
  const relatives = await relativesWhoWrote(server, patient, found.messages, call);
  if (!relatives.ok) return relatives;
  return ok({
    items: found.messages.map(({ stored, fromPatient, body, sentAt, files }): Message => ({
      id: stored.id,
      fromPatient,
      sender: senderOf(server, stored.json, relatives.value),
      body,
      ...languageOf(stored.json),
      sentAt,
      files,
    })),
  });
};

const fileBytes = async (server: PracticeServer, patient: Id, file: Id, call: Call): Answer<Uint8Array> => {
  const [, id, at] = /^([A-Za-z0-9.-]{1,64})#(\d{1,4})$/.exec(file) ?? [];
  if (id === undefined) return gone;
  const stored = await server.client.read('Communication', id, call);
  if (!stored.ok) return stored;
  const attachment = attachmentAt(stored.value.json, Number(at));
  if (!isCommunicationOf(stored.value, patient) || attachment === undefined) return gone;
  const [data, url] = [text(attachment, 'data'), text(attachment, 'url')];
  const what = 'Communication.payload';
  if (data !== undefined) {
    const bytes = bytesOf(data);
    return bytes === undefined ? malformed(what) : ok(bytes);
  }
  if (url === undefined) return gone;
  const mediaType = mediaTypeOf(text(attachment, 'contentType'));
  const fetched = await bytesAt(server.client, { url, mediaType, what }, call);
  return fetched.ok ? ok(fetched.value.bytes) : fetched;
};

const languageOf = (json: Json): Pick<Message, 'language'> => {
  const language = text(json, 'language');
  return language === undefined ? {} : { language };
};
