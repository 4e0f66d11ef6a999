import type { Answer, Call, DocumentBytes, Id } from '@portico/practice-spi';
import { gone, ok } from '../client/build-results.ts';
import { bytesAt } from '../client/read-attachment-bytes.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { recordsOf, referredTo } from './read-patient-records.ts';

/** A document with its bytes, which stand in it or behind an address of the same server. */
export const readDocumentBytes = async (
  server: PracticeServer,
  patient: Id,
  document: Id,
  call: Call,
): Answer<DocumentBytes> => {
  const [, type, id] = /^(DocumentReference|DiagnosticReport)\/([A-Za-z0-9.-]{1,64})(?:#|$)/.exec(document) ?? [];
  if (type === undefined || id === undefined) return gone;
  const stored = await server.client.read(type, id, call);
  if (!stored.ok) return stored;
  const behind = await referredTo(server, [stored.value], call);
  if (!behind.ok) return behind;
  const record = recordsOf(server, patient, [stored.value], behind.value).records.find(
    (each) => each.type === 'document' && each.document.id === document,
  );
  if (record?.type !== 'document') return gone;
  const { content, document: about } = record;
  if (content.kind === 'elsewhere') return gone;
  if (content.kind === 'bytes') return ok({ mediaType: about.mediaType, bytes: content.bytes });
  return bytesAt(server.client, { url: content.url, mediaType: about.mediaType, what: `${type}.content` }, call);
};
