import type { ClinicalDate, Instant } from '@portico/domain/kernel';
import {
  joined,
  knownFields,
  partOf,
  namespaceOf,
  nothingRead,
  sourceIdOf,
  startOf,
  type ReadInput,
  type ReadOutcome,
  type ReadRecord,
  type Refusal,
  type RefusalReason,
  type SourceId,
} from '../records/index.ts';
import { asOf } from './as-of.ts';
import { membersOf } from './read-care-teams.ts';
import { readDocument, wholeDocument } from './read-document.ts';
import { authorOf, documentIdentity, readPatient } from './read-header.ts';
import { Names, type Part } from './entry-reader.ts';
import { labelsAt, labelsOfDocument } from './confidentiality.ts';
import { marked, noteKindOf } from '@portico/practice-fhir/record';
import { readSection, sectionsIn, type FoundSection } from './find-sections.ts';
import { keptSectionOf } from './kept-sections.ts';
import { codesOf, timeOf } from './coded-values.ts';
import { withOneNoteOfAnOperation } from './notes/index.ts';
import { isFragment, wholeFragment } from './read-fragment.ts';
import { softwareName } from './writing/write-document.ts';
import { parseXml, type BadXml } from './parse-xml.ts';
import { surelySaid } from './surely-said.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/** Reads a C-CDA document (R1.1, R2.1, structured or not), or a fragment that lost its document and namespaces. */
export const readCcda = (input: ReadInput): ReadOutcome => {
  const fragment = isFragment(input.bytes);
  const xml = parseXml(fragment ? wholeFragment(input.bytes) : input.bytes);
  if (!xml.ok) return refused(input, ...bad[xml.error.kind]);
  const root = asOf(surelySaid(xml.value), input.now);
  if (fragment) return readFragment(input, root);
  if (root.name !== 'ClinicalDocument') return refused(input, 'unknown-format', 'XML that is no C-CDA document');
  return readWhole(input, root);
};

const bad: Readonly<Record<BadXml['kind'], readonly [RefusalReason, string]>> = {
  malformed: ['malformed', 'not well-formed XML'],
  'document-type': ['document-type', 'XML with a document type declaration'],
  'too-large': ['too-large', 'more XML than any honest document has'],
  'too-deep': ['too-large', 'XML nested deeper than any clinical document'],
};

const refused = ({ name }: ReadInput, reason: RefusalReason, detail: string, record = ''): ReadOutcome => ({
  records: [],
  refusals: [{ source: name, record, reason, detail }],
});

/** Reads the patient first; a document without one is refused as a whole. */
const readWhole = (input: ReadInput, root: Xml): ReadOutcome => {
  const patient = readPatient(root, namespaceOf(input));
  if (!patient.ok) return refused(input, patient.error.reason, patient.error.detail);
  const id = documentIdentity(patient.value.id, input.bytes);
  const document = readDocument(root, input.bytes, id, patient.value.id);
  const parts = [
    {
      place: wholeDocument,
      reading: document.ok ? { ok: true as const, value: [marked(document.value, labelsOfDocument(root))] } : document,
    },
    ...readSections(root, patient.value.id, id, input.now),
  ];
  const { records, refusals } = outcomeOf(
    input,
    parts,
    headerTeam(root, patient.value.id).map((team) => marked(team, labelsAt(root, []))),
  );
  return { records: versioned([patient.value, ...records], writtenIn(root)), refusals };
};

const writtenIn = (root: Xml): ClinicalDate | undefined => timeOf(attribute(first(root, 'effectiveTime'), 'value'));

/** Everything in a document is as old as the document. */
const versioned = (records: readonly ReadRecord[], written: ClinicalDate | undefined): readonly ReadRecord[] =>
  written === undefined ? records : records.map((record) => ({ ...record, version: startOf(written) }));

/** A fragment belongs to the patient it names, else to the one given with it, else to one that its file stands for. */
const readFragment = (input: ReadInput, root: Xml): ReadOutcome => {
  const named = all(root, 'recordTarget').length > 0;
  const patient = named ? readPatient(root, namespaceOf(input)) : undefined;
  if (patient?.ok === false) return refused(input, patient.error.reason, patient.error.detail, 'recordTarget');
  const id = patient?.value.id ?? input.patient ?? sourceIdOf(namespaceOf(input), `patient of ${input.name}`);
  const parts = readSections(root, id, documentIdentity(id, input.bytes), input.now);
  const records = patient === undefined ? [] : [patient.value];
  return joined([{ ...nothingRead, records }, outcomeOf(input, parts, [])]);
};

const readSections = (root: Xml, patient: SourceId, document: SourceId, now: Instant): readonly Part[] => {
  const names = new Names(patient, document);
  const written = writtenIn(root);
  const writers = all(root, 'author/assignedAuthor/assignedAuthoringDevice/softwareName').map(plainText);
  const own: { readonly isOwn?: true } = writers.includes(softwareName) ? { isOwn: true } : {};
  const header = {
    author: authorOf(root),
    // A record of ours is in the language of the person, and its notes in the one that they name.
    language: own.isOwn ? undefined : attribute(first(root, 'languageCode'), 'code'),
    encounter: first(root, 'componentOf/encompassingEncounter'),
  };
  const around = { patient, names, header, now, ...own, ...knownFields({ written }) };
  const found = sectionsIn(root);
  // Notes name visits that have to be read before them.
  const isKept = ({ xml }: FoundSection): boolean => keptSectionOf(xml) !== undefined;
  const parts = [...found.filter(isKept), ...found.filter((each) => !isKept(each))].flatMap((section) =>
    readSection(section, around),
  );
  return own.isOwn ? parts : withOneNoteOfAnOperation(parts, operationTitle(root));
};

/** The title of a document that is about one operation. */
const operationTitle = (root: Xml): string | undefined =>
  noteKindOf(codesOf(first(root, 'code'))) === 'operation' ? plainText(first(root, 'title')) || undefined : undefined;

/**
 * Those who care for the patient as the header names them, for documents that have no section about them. They are one
 * team in all documents: who is named in ten of them is one member.
 */
const headerTeam = (root: Xml, patient: SourceId): readonly ReadRecord[] => {
  const id = partOf(patient, 'documentationOf');
  const members = membersOf(all(root, 'documentationOf/serviceEvent/performer'), id);
  return members.length === 0 ? [] : [{ type: 'care-team', id, sources: [wholeDocument], patient, members }];
};

const outcomeOf = ({ name }: ReadInput, parts: readonly Part[], team: readonly ReadRecord[]): ReadOutcome => {
  const records = parts.flatMap(({ reading }) => (reading.ok ? reading.value : []));
  const refusals = parts.flatMap(({ place, reading }): readonly Refusal[] =>
    reading.ok ? [] : [{ source: name, record: place, ...reading.error }],
  );
  const hasTeam = records.some(({ type }) => type === 'care-team');
  return { records: hasTeam ? records : [...records, ...team], refusals };
};
