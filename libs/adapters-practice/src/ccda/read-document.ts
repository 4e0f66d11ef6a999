import type { ChartDocument } from '@portico/domain/health';
import { ok, type Result } from '@portico/domain/kernel';
import {
  bytesOf,
  documentIdOf,
  knownFields,
  mediaTypeOf,
  type DocumentRecord,
  type Place,
  type RecordContent,
  type SourceId,
} from '../records/index.ts';
import { authorOf, titleOf } from './read-header.ts';
import { unreadable, type Problem } from './entry-reader.ts';
import { timeOf } from './coded-values.ts';
import { attribute, first, rawText, type Xml } from './xml-tree.ts';

/** Where the document as such is read. */
export const wholeDocument: Place = 'ClinicalDocument';

/**
 * The document itself: as its own bytes, untouched, when its body is structured; an unstructured one is only the
 * envelope of a paper, and the paper is the document.
 */
export const readDocument = (
  root: Xml,
  bytes: Uint8Array,
  id: SourceId,
  patient: SourceId,
): Result<DocumentRecord, Problem> => {
  const envelope = first(root, 'component/nonXMLBody/text');
  const content = envelope === undefined ? ({ kind: 'bytes', bytes } as const) : contentOf(envelope);
  if (content === undefined) return unreadable('nonXMLBody/text has neither base64 nor a reference');
  const title = titleOf(root);
  if (title === undefined) return unreadable('a document with neither title nor code');
  const date = timeOf(attribute(first(root, 'effectiveTime'), 'value'));
  const document: ChartDocument = {
    id: documentIdOf(id),
    title,
    ...knownFields({ date, author: authorOf(root) }),
    mediaType: envelope === undefined ? 'text/xml' : mediaTypeOf(attribute(envelope, 'mediaType') ?? 'text/plain'),
    ...(content.kind === 'bytes' ? { size: content.bytes.length } : {}),
  };
  return ok({ type: 'document', id, sources: [wholeDocument], patient, document, content });
};

const contentOf = (text: Xml): RecordContent | undefined => {
  const url = attribute(first(text, 'reference'), 'value');
  if (url !== undefined) return { kind: 'reference', url };
  const inline = rawText(text).trim();
  if (attribute(text, 'representation') === 'B64') {
    const bytes = bytesOf(inline);
    return bytes && { kind: 'bytes', bytes };
  }
  return inline === '' ? undefined : { kind: 'bytes', bytes: new TextEncoder().encode(inline) };
};
