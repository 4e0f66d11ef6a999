import type { Answer, Call, Key, NewMessage, Sent } from '@portico/practice-spi';
import { gone, malformed, ok } from '../client/build-results.ts';
import { text, type Json, type JsonObject } from '../json/index.ts';
import { createOnce } from '../create-once-by-key.ts';
import { instant } from '../parse-moments.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { referenceTo } from '../resource-references.ts';
import { isCommunicationOf } from './message-from-communication.ts';
import { conversationsOf } from './group-conversations.ts';
import { recipientsFor } from './find-recipients.ts';

interface Place {
  readonly recipient: Json;
  readonly topic: string;
  /** The conversation that it answers. */
  readonly thread?: string;
  readonly answers?: string;
}

const referenceAt = (id: string): JsonObject => ({ reference: referenceTo({ type: 'Communication', id }) });

const placeOf = async (server: PracticeServer, { patient, to }: NewMessage, call: Call): Answer<Place> => {
  if ('provider' in to) {
    const recipients = await recipientsFor(server, patient, call);
    if (!recipients.ok) return recipients;
    const found = recipients.value.find(({ recipient }) => recipient.id === to.provider);
    return found === undefined ? gone : ok({ recipient: found.reference, topic: to.subject });
  }
  const conversations = await conversationsOf(server, patient, call);
  if (!conversations.ok) return conversations;
  const found = conversations.value.find(({ id }) => id === to.thread);
  const [latest] = found?.messages ?? [];
  if (found === undefined || latest === undefined) return gone;
  return ok({ recipient: found.reference, topic: found.subject, thread: found.id, answers: latest.stored.id });
};

const payloadOf = ({ body, file }: NewMessage): readonly Json[] => [
  ...(body === '' ? [] : [{ contentString: body }]),
  ...(file === undefined
    ? []
    : [
        {
          contentAttachment: {
            contentType: file.mediaType,
            title: file.name,
            data: Buffer.from(file.bytes).toString('base64'),
          },
        },
      ]),
];

/** Sends a message once for each key; of two tries at one moment both answer the same one, and the other is not shown. */
export const sendMessage = async (server: PracticeServer, message: NewMessage, key: Key, call: Call): Answer<Sent> => {
  const place = await placeOf(server, message, call);
  if (!place.ok) return place;
  const { recipient, topic, thread, answers } = place.value;
  const subject = { reference: referenceTo({ type: 'Patient', id: message.patient }) };
  const display = text(recipient, 'display');
  const communication = {
    resourceType: 'Communication',
    status: 'completed',
    subject,
    sender: { ...subject, display: message.sender },
    recipient: [{ reference: text(recipient, 'reference'), ...(display === undefined ? {} : { display }) }],
    sent: instant(server.host.now()),
    ...(topic === '' ? {} : { topic: { text: topic } }),
    payload: payloadOf(message),
    ...(thread === undefined ? {} : { partOf: [referenceAt(thread)] }),
    ...(answers === undefined ? {} : { inResponseTo: [referenceAt(answers)] }),
  };
  const created = await createOnce(server.client, communication, key, { patient: subject.reference }, call);
  if (!created.ok) return created;
  const { stored, rivals } = created.value;
  if (rivals.length > 0) server.host.log('fhir-duplicate-message', { count: rivals.length });
  const [oldest = stored] = [stored, ...rivals].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (!isCommunicationOf(oldest, message.patient)) return malformed('Communication.subject');
  return ok({ thread: thread ?? oldest.id, message: oldest.id });
};
