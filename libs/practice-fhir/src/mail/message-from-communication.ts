import type { Message, Moment, Result } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, isObject, text, texts, type Json } from '../json/index.ts';
import { momentAt } from '../parse-moments.ts';
import { isTarget, keyIn, targetOf, targetsAt, type Target } from '../resource-references.ts';
import { mediaTypeOf } from '../record/base64-content.ts';

/** One Communication between a patient and the practice; without a body and files it only holds a conversation together. */
export interface CommunicationRow {
  readonly stored: Stored;
  readonly isMessage: boolean;
  readonly fromPatient: boolean;
  readonly sentAt: Moment;
  readonly body: string;
  readonly files: Message['files'];
}

/** Whether a Communication of each status was sent. */
const wasSent: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    'in-progress': true,
    completed: true,
    preparation: false,
    'not-done': false,
    'on-hold': false,
    stopped: false,
    unknown: false,
    'entered-in-error': false,
  }),
);

const people = (json: Json): readonly Target[] => [
  ...targetsAt(json, 'subject'),
  ...targetsAt(json, 'sender'),
  ...targetsAt(json, 'recipient'),
];

/** Whether it is about this patient, and no other patient wrote or got it. */
export const isCommunicationOf = ({ json }: Stored, patient: string): boolean => {
  const patients = people(json).filter(({ type }) => type === 'Patient');
  return patients.length > 0 && patients.every((each) => isTarget(each, 'Patient', patient));
};

/** Which attachment of which Communication. */
export const fileIdOf = (communication: string, at: number): string => `${communication}#${at}`;

export const attachmentAt = (json: Json, at: number): Json | undefined => {
  const attachment = first(all(json, 'payload')[at], 'contentAttachment');
  return isObject(attachment) ? attachment : undefined;
};

const filesIn = ({ id, json }: Stored): Message['files'] =>
  all(json, 'payload').flatMap((_, at) => {
    const attachment = attachmentAt(json, at);
    if (attachment === undefined || (text(attachment, 'data') ?? text(attachment, 'url')) === undefined) return [];
    const mediaType = mediaTypeOf(text(attachment, 'contentType'));
    return [{ id: fileIdOf(id, at), name: text(attachment, 'title') ?? `attachment-${at + 1}`, mediaType }];
  });

/** Reads a Communication; nothing for one that was not sent. */
export const readCommunication = (stored: Stored, patient: string): Result<CommunicationRow | undefined> => {
  const { json } = stored;
  const status = text(json, 'status') ?? '';
  if (!wasSent.has(status)) return malformed('Communication.status');
  if (!wasSent.get(status)) return ok(undefined);
  const body = texts(json, 'payload.contentString').join('\n\n');
  const files = filesIn(stored);
  const isMessage = body !== '' || files.length > 0;
  const sentAt = momentAt(json, 'sent') ?? momentAt(json, 'received');
  if (isMessage && sentAt === undefined) return malformed('Communication.sent');
  const sender = targetOf(first(json, 'sender'));
  const gotByPatient = targetsAt(json, 'recipient').some((each) => isTarget(each, 'Patient', patient));
  if (isMessage && sender === undefined && !gotByPatient) return malformed('Communication.sender');
  return ok({
    stored,
    isMessage,
    // A relative writes for the patient.
    fromPatient: sender?.type === 'Patient' || sender?.type === 'RelatedPerson',
    sentAt: sentAt ?? '',
    body,
    files,
  });
};

/** One message for each key under which the portal wrote: of two tries at one moment the one with the lesser id stays. */
export const withoutRepeats = (rows: readonly CommunicationRow[]) => {
  const byKey = new Map<string, CommunicationRow>();
  const sorted = [...rows].sort((a, b) => (a.stored.id < b.stored.id ? -1 : 1));
  const insteadOf = new Map<string, string>();
  const kept = sorted.filter((row) => {
    const key = keyIn(row.stored.json);
    const earlier = key === undefined ? undefined : byKey.get(key);
    if (earlier !== undefined) insteadOf.set(row.stored.id, earlier.stored.id);
    else if (key !== undefined) byKey.set(key, row);
    return earlier === undefined;
  });
  return { kept, insteadOf };
};
