import type { PartialDate, RecordDocument } from '@portico/practice-spi';
import type { DocumentRecord, RecordContent } from './clinical-record.ts';
import { bytesOf, mediaTypeOf } from './base64-content.ts';
import { ok, type Result } from './reading-outcome.ts';
import { text, texts, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { unreadable, type Problem } from './reading-problem.ts';
import { dateAt } from './analyte-code-and-date.ts';

interface About {
  readonly patient: string;
  /** The title of attachments that have none of their own. */
  readonly title: string | undefined;
  readonly date?: PartialDate | undefined;
  readonly author?: string | undefined;
}

/** A document for each attachment, with its bytes where they are in the input, else with the address they are at. */
export const attachmentsOf = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
  attachments: readonly Json[],
  about: About,
): Result<readonly DocumentRecord[], Problem> => {
  const records: DocumentRecord[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const id =
      attachments.length === 1 && resource.type === 'DocumentReference'
        ? resource.id
        : resource.origin.partOf(resource.id, `attachment ${index}`);
    const url = text(attachment, 'url');
    const binary = referenceIndex.follow(resource, { reference: url })?.resource;
    const told = contentOf(text(attachment, 'data') ?? text(binary?.json, 'data'), url);
    const content = told ?? (isElsewhere(attachment) ? ({ kind: 'elsewhere' } as const) : undefined);
    if (content === undefined) return unreadable(`${resource.type} has an attachment that is no base64, or is empty`);
    const mediaType = mediaTypeOf(text(attachment, 'contentType') ?? text(binary?.json, 'contentType'));
    const title = text(attachment, 'title') ?? about.title;
    if (title === undefined) return unreadable(`${resource.type} has an attachment without a title`);
    const date = about.date ?? dateAt(attachment, 'creation');
    const document: RecordDocument = {
      id,
      title,
      ...knownFields({ date, author: about.author }),
      mediaType,
      ...knownFields({ size: content.kind === 'bytes' ? content.bytes.length : undefined }),
    };
    records.push({
      type: 'document',
      id,
      sources: placesOf(resource, binary),
      patient: about.patient,
      document,
      content,
    });
  }
  return ok(records);
};

/** The source has the document and says that its place is not known. */
const isElsewhere = (attachment: Json): boolean =>
  text(attachment, 'data') === undefined &&
  texts(attachment, '_url.extension.url').includes('http://hl7.org/fhir/StructureDefinition/data-absent-reason');

const contentOf = (data: string | undefined, url: string | undefined): RecordContent | undefined => {
  if (data === undefined) return url === undefined ? undefined : { kind: 'reference', url };
  const bytes = bytesOf(data);
  return bytes && { kind: 'bytes', bytes };
};
