import type { ClinicalNote, NoteBlock } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { Json, JsonObject } from '@portico/practice-fhir/json';
import { entryFhirId, fhirId } from './fhir-ids.ts';
import {
  codedAs,
  coded,
  dateTime,
  profile,
  referenceTo,
  said,
  some,
  terminology,
  usCoreCategory,
  type Resource,
} from './shared-elements.ts';

/** A moment as an instant of FHIR has to be: with seconds and an offset. */
const wholeMoment = /T\d\d:\d\d:\d\d/;

/** A note as a document with its text; one that comes to a conclusion as a report. */
export const noteResource = (patient: PatientId, note: ClinicalNote): Resource =>
  note.conclusion === undefined ? document(patient, note) : report(patient, note, note.conclusion);

/**
 * The same for other systems, which are given no encounters of the record: a reference to one would lead nowhere. US Core
 * wants a code of LOINC.
 */
export const servedNote = (patient: PatientId, { visit: _, ...note }: ClinicalNote): Resource => {
  const meta = profile(note.conclusion === undefined ? 'documentreference' : 'diagnosticreport-note');
  return { ...noteResource(patient, note), meta: isLoinc(note) ? meta : undefined };
};

const isLoinc = ({ code }: ClinicalNote): boolean =>
  ['http://loinc.org', 'urn:oid:2.16.840.1.113883.6.1'].includes(code?.system ?? '');

const docStatuses: Readonly<Partial<Record<ClinicalNote['status'], string>>> = {
  final: 'final',
  preliminary: 'preliminary',
  corrected: 'amended',
};

const document = (patient: PatientId, note: ClinicalNote): Resource => {
  const { id, name, code, date, status } = note;
  const written = dateTime(date);
  const isMoment = wholeMoment.test(written ?? '');
  const visits = visitOf(patient, note);
  return {
    resourceType: 'DocumentReference',
    id: entryFhirId(patient, id, 'notes'),
    contained: writer(note),
    status: 'current',
    docStatus: docStatuses[status],
    type: codedAs(code, name),
    category: [usCoreCategory('us-core-documentreference-category', 'clinical-note')],
    subject: referenceTo('Patient', fhirId(patient)),
    date: isMoment ? written : undefined,
    author: some([writerOf(note)]),
    description: said(name),
    content: [{ attachment: { ...attachment(note), creation: isMoment ? undefined : written } }],
    context: visits && { encounter: [visits] },
  };
};

const categories: Readonly<Partial<Record<ClinicalNote['kind'], JsonObject>>> = {
  imaging: coded('http://loinc.org', 'LP29684-5', 'Radiology'),
  pathology: coded('http://loinc.org', 'LP7839-6', 'Pathology'),
};

const report = (patient: PatientId, note: ClinicalNote, conclusion: string): Resource => ({
  resourceType: 'DiagnosticReport',
  id: entryFhirId(patient, note.id, 'notes'),
  contained: writer(note),
  status: note.status,
  category: [categories[note.kind] ?? coded(terminology('v2-0074'), 'OTH', 'Other')],
  code: codedAs(note.code, note.name),
  subject: referenceTo('Patient', fhirId(patient)),
  encounter: visitOf(patient, note),
  effectiveDateTime: dateTime(note.date),
  resultsInterpreter: some([writerOf(note)]),
  conclusion,
  presentedForm: note.content.length === 0 ? undefined : [attachment(note)],
});

const writer = ({ author }: ClinicalNote): readonly Json[] | undefined =>
  author === undefined ? undefined : [{ resourceType: 'Practitioner', id: 'author', name: [{ text: author }] }];

const writerOf = ({ author }: ClinicalNote): JsonObject | undefined =>
  author === undefined ? undefined : { reference: '#author', display: author };

const visitOf = (patient: PatientId, { visit }: ClinicalNote): JsonObject | undefined =>
  visit === undefined ? undefined : referenceTo('Encounter', entryFhirId(patient, visit, 'encounters'));

const attachment = ({ name, language, content }: ClinicalNote): JsonObject => ({
  contentType: 'text/html',
  language,
  data: Buffer.from(`<div>${content.map(markup).join('')}</div>`.toWellFormed(), 'utf8').toString('base64'),
  title: said(name),
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lines = (text: string): string => text.split('\n').map(escaped).join('<br/>');

const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const markup = (block: NoteBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'paragraph':
      return `<p>${lines(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered === true ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table': {
      const head = block.head.length === 0 ? '' : `<thead>${row('th', block.head)}</thead>`;
      return `<table>${head}<tbody>${block.rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
    }
  }
};
