import type { Lab, LabComment, LabResult, PartialDate } from '@portico/practice-spi';
import type { ClinicalRecord } from './clinical-record.ts';
import { failed, ok, type Result } from './reading-outcome.ts';
import { attachmentsOf } from './read-attachments.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import { linesOf } from './result-lines.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { notedStatus, patientOf, refuse, unreadable, type Reading, type Problem } from './reading-problem.ts';
import { knownFields } from '../pick-known-fields.ts';
import { carerBehind, isCarer, nameBehind } from './source-coding.ts';
import { noteOf, reportKindOf } from './notes/index.ts';
import { conceptText } from '../values/index.ts';
import { findingSectionOf, readFinding } from './items/index.ts';
import { isVitalSign, readVitalSign } from './read-vital-sign.ts';
import { dateAt } from './analyte-code-and-date.ts';
import { lookedUp } from './table-lookup.ts';

const statuses: Readonly<Record<string, Lab['status']>> = {
  registered: 'pending',
  partial: 'preliminary',
  preliminary: 'preliminary',
  final: 'final',
  amended: 'corrected',
  corrected: 'corrected',
  appended: 'corrected',
  cancelled: 'cancelled',
};

/** Diagnostic service sections of HL7 table 0074 whose reports are made of laboratory results. */
const laboratories = new Set(
  'LAB laboratory BG BLB CG CH CP CTH GE HM IMM MB MCB MYC PAR SP SR TX VR LP29693-6'.split(' '),
);

export const readReport = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = notedStatus(statuses, 'DiagnosticReport.status', text(json, 'status'));
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('DiagnosticReport.code is missing');
  const date = dateAt(json, 'effectiveDateTime', 'effectivePeriod.end', 'effectivePeriod.start', 'issued');
  // A category is optional; a report of single results without one is taken for a laboratory’s.
  const unsorted = first(json, 'category') === undefined && first(json, 'result') !== undefined;
  const isOfLaboratory = isLaboratory(json) || unsorted;
  if (!isOfLaboratory) return inWords(resource, referenceIndex, { patient: patient.value, name, date });
  const about = { patient: patient.value, title: name, date };
  const forms = attachmentsOf(resource, referenceIndex, all(json, 'presentedForm'), about);
  if (!forms.ok) return forms;
  const isWhole = all(json, 'result').every((each) => referenceIndex.follow(resource, each)?.resource !== undefined);
  // Without one of its results a report says what it says itself; those that are there stand for themselves.
  const gathered = gather(resource, referenceIndex, isWhole ? all(json, 'result') : [], new Set());
  if (!gathered.ok) return gathered;
  const lab: Lab = {
    id: resource.id,
    name,
    ...knownFields({ date }),
    status: status.value,
    ...aboutLab(resource, referenceIndex, gathered.value.used),
    results: gathered.value.lines,
  };
  const sources = placesOf(resource, ...gathered.value.used);
  return ok([{ type: 'lab', id: resource.id, sources, patient: patient.value, lab }, ...forms.value]);
};

const noteStatuses: Readonly<Record<string, 'final' | 'preliminary' | 'corrected'>> = {
  final: 'final',
  partial: 'preliminary',
  preliminary: 'preliminary',
  amended: 'corrected',
  corrected: 'corrected',
  appended: 'corrected',
};

interface AboutReport {
  readonly patient: string;
  readonly name: string;
  readonly date: PartialDate | undefined;
}

/** A report of no laboratory: a note where all of it is text, else its papers, and what they come to as a note of its own. */
const inWords = (resource: Resource, referenceIndex: ReferenceIndex, about: AboutReport): Reading => {
  const attached = all(resource.json, 'presentedForm');
  const whole = noteIn(resource, referenceIndex, attached, about);
  if (whole !== undefined) return ok([whole]);
  if (attached.length === 0) return refuse('not-kept', 'a report of no laboratory, without a document');
  const { patient, name, date } = about;
  const forms = attachmentsOf(resource, referenceIndex, attached, { patient, title: name, date });
  if (!forms.ok) return forms;
  return ok([noteIn(resource, referenceIndex, [], about) ?? [], forms.value].flat());
};

const noteIn = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
  attached: readonly Json[],
  about: AboutReport,
): ClinicalRecord | undefined => {
  const { json } = resource;
  const by = [...all(json, 'resultsInterpreter'), ...all(json, 'performer')];
  return noteOf(resource, referenceIndex, attached, {
    ...about,
    kind: reportKindOf(json),
    status: lookedUp(noteStatuses, text(json, 'status')) ?? 'unknown',
    author: by.flatMap((each) => carerBehind(resource, referenceIndex, each) ?? [])[0],
    conclusion: text(json, 'conclusion'),
    code: first(json, 'code'),
    encounter: first(json, 'encounter'),
  });
};

/** A laboratory result that no report claims is a report of its own; a vital sign stands for itself. */
export const readObservation = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  if (isVitalSign(json)) return readVitalSign(resource, referenceIndex);
  const section = isLaboratory(json) ? undefined : findingSectionOf(json);
  if (section !== undefined) return readFinding(resource, referenceIndex, section);
  if (!isLaboratory(json)) return refuse('not-kept', 'an Observation of no category that the portal keeps');
  const status = notedStatus(statuses, 'Observation.status', text(json, 'status'));
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, 'subject');
  if (!patient.ok) return patient;
  const gathered = gatherFrom(resource, referenceIndex, new Set());
  if (!gathered.ok) return gathered;
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('Observation.code is missing');
  const date = dateAt(
    json,
    'effectiveDateTime',
    'effectivePeriod.end',
    'effectivePeriod.start',
    'effectiveInstant',
    'issued',
  );
  const lab: Lab = {
    id: resource.id,
    name,
    ...knownFields({ date }),
    status: status.value,
    ...aboutLab(resource, referenceIndex, gathered.value.used),
    results: gathered.value.lines,
  };
  return ok([{ type: 'lab', id: resource.id, sources: placesOf(...gathered.value.used), patient: patient.value, lab }]);
};

const isLaboratory = (json: Json): boolean =>
  texts(json, 'category.coding.code').some((code) => laboratories.has(code));

interface Gathered {
  readonly lines: readonly LabResult[];
  readonly used: readonly Resource[];
}

/** Limit for nested panels; real reports are never nested deeper. */
const deepestPanel = 8;

/** All lines that `references` lead to, panels opened. One that is missing or unreadable spoils the whole report. */
const gather = (
  from: Resource,
  referenceIndex: ReferenceIndex,
  references: readonly Json[],
  seen: Set<Resource>,
  depth = 0,
): Result<Gathered, Problem> => {
  if (depth > deepestPanel) return unreadable('panels within panels without end');
  const lines: LabResult[] = [];
  const used: Resource[] = [];
  for (const reference of references) {
    const found = referenceIndex.follow(from, reference)?.resource;
    if (found === undefined) return unreadable(`${from.type} refers to results that are not in this input`);
    if (found.type !== 'Observation') return unreadable(`${from.type} refers to results that are no Observation`);
    if (text(found.json, 'status') === 'entered-in-error' || seen.has(found)) continue;
    const below = gatherFrom(found, referenceIndex, seen, depth);
    if (!below.ok) return failed({ reason: 'unreadable', detail: `${found.place}: ${below.error.detail}` });
    lines.push(...below.value.lines);
    used.push(...below.value.used);
  }
  return ok({ lines, used });
};

const gatherFrom = (
  observation: Resource,
  referenceIndex: ReferenceIndex,
  seen: Set<Resource>,
  depth = 0,
): Result<Gathered, Problem> => {
  seen.add(observation);
  const own = linesOf(observation.json);
  if (!own.ok) return own;
  const members = gather(observation, referenceIndex, all(observation.json, 'hasMember'), seen, depth + 1);
  if (!members.ok) return members;
  return ok({ lines: [...own.value, ...members.value.lines], used: [observation, ...members.value.used] });
};

type AboutLab = Pick<Lab, 'orderedBy' | 'performer' | 'specimen' | 'comments'>;

const aboutLab = (resource: Resource, referenceIndex: ReferenceIndex, results: readonly Resource[]): AboutLab => {
  const performers = all(resource.json, 'performer').flatMap(
    (each) => carerBehind(resource, referenceIndex, each) ?? [],
  );
  const comments = commentsOn(resource, referenceIndex, results);
  return knownFields({
    orderedBy: whoOrdered(resource, referenceIndex),
    comments: comments.length === 0 ? undefined : comments,
    performer: performers[0],
    specimen: specimenOf([resource, ...results], referenceIndex),
  });
};

/** What was examined, of a report and of its results, each in its words once. */
const specimenOf = (resources: readonly Resource[], referenceIndex: ReferenceIndex): string | undefined => {
  const said = resources.flatMap((resource) =>
    all(resource.json, 'specimen').flatMap((reference) => {
      const specimen = referenceIndex.follow(resource, reference)?.resource?.json;
      return conceptText(first(specimen, 'type')) ?? text(reference, 'display') ?? [];
    }),
  );
  return said.length === 0 ? undefined : [...new Set(said)].join('; ');
};

/** The conclusion of a report, by its interpreter where there is one alone, and the notes at its results; each once. */
const commentsOn = (
  report: Resource,
  referenceIndex: ReferenceIndex,
  results: readonly Resource[],
): readonly LabComment[] => {
  const interpreters = all(report.json, 'resultsInterpreter');
  const interpreter = interpreters.length === 1 ? carerBehind(report, referenceIndex, interpreters[0]) : undefined;
  const said = [
    commentOf(text(report.json, 'conclusion'), interpreter),
    ...[...new Set([report, ...results])].flatMap((resource) => notesAt(resource, referenceIndex)),
  ].flat();
  return [...new Map(said.map((comment) => [JSON.stringify(comment), comment])).values()];
};

const commentOf = (written: string | undefined, author: string | undefined): readonly LabComment[] =>
  written === undefined ? [] : [{ text: written, ...knownFields({ author }) }];

/** What patients and machines note is no comment of those who give care. */
const notesAt = (resource: Resource, referenceIndex: ReferenceIndex): readonly LabComment[] =>
  all(resource.json, 'note').flatMap((note) => {
    const reference = first(note, 'authorReference');
    if (reference === undefined) return commentOf(text(note, 'text'), text(note, 'authorString'));
    if (!isCarer(resource, referenceIndex, reference)) return [];
    return commentOf(text(note, 'text'), nameBehind(resource, referenceIndex, reference));
  });

const whoOrdered = (resource: Resource, referenceIndex: ReferenceIndex): string | undefined => {
  const order = referenceIndex.follow(resource, first(resource.json, 'basedOn'))?.resource;
  return order && nameBehind(order, referenceIndex, first(order.json, 'requester'));
};
