import type { Lab, LabComment, LabResult, LabValue, ReferenceRange } from '@portico/domain/health';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { flagOf, isLoinc, knownFields, labIdOf, lookedUp } from '../records/index.ts';
import { anchored, type Anchors } from './narrative-text.ts';
import {
  isNullified,
  noInformation,
  saysNothing,
  refuse,
  statusOf,
  unreadable,
  type EntryReader,
  type Part,
  type ReadingContext,
  type Problem,
} from './entry-reader.ts';
import {
  actText,
  codedText,
  codesOf,
  decimalOf,
  measuredBy,
  performerOf,
  personNames,
  quantityText,
  ratioText,
  spanOf,
  timeOf,
  unitOf,
  wordsOf,
} from './coded-values.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/** An organizer is a report with lines; an observation on its own is a report of one line. */
export const readResults: EntryReader = (entry, around) => [
  ...all(entry, 'organizer').map((organizer) => {
    const lines = all(organizer, 'component/observation');
    return { place: around.place, reading: readReport(organizer, lines, around) };
  }),
  ...all(entry, 'observation').map((observation) => ({
    place: around.place,
    reading: readReport(observation, [observation], around),
  })),
];

const readReport = (report: Xml, observations: readonly Xml[], around: ReadingContext): Part['reading'] => {
  const { anchors, names, patient, place } = around;
  if (isNullified(report)) return refuse('entered-in-error', 'statusCode is nullified');
  const standing = observations.filter((observation) => !isNullified(observation));
  const said = [report, ...standing].flatMap((each) => codesOf(first(each, 'code')));
  if (said.length === 0 && saysNothing(report, ...standing)) return noInformation('labs', report, around);
  const results: LabResult[] = [];
  for (const observation of standing) {
    const line = lineOf(observation, anchors);
    if (!line.ok) return saysNothing(report) ? noInformation('labs', report, around) : line;
    results.push(line.value);
  }
  const name = codedText(first(report, 'code'), anchors) ?? results[0]?.name;
  if (name === undefined) return unreadable('a report without code and lines');
  const status = lookedUp(statuses, statusOf(report)) ?? 'unknown';
  const date = [report, ...standing]
    .map((each) => spanOf(first(each, 'effectiveTime')))
    .map(({ high, low }) => low ?? high)
    .find((each) => each !== undefined);
  const waiting = status === 'preliminary' && results.every(({ value }) => value.kind === 'pending');
  const id = names.of('labs', report, place, [name, date]);
  const lab: Lab = {
    id: labIdOf(id),
    name,
    ...knownFields({ date }),
    status: waiting ? 'pending' : status,
    ...aboutLab(report, standing, anchors),
    results,
  };
  return ok([{ type: 'lab', id, sources: [place], patient, lab }]);
};

const statuses: Readonly<Record<string, Lab['status']>> = {
  completed: 'final',
  active: 'preliminary',
  held: 'pending',
  suspended: 'pending',
  aborted: 'cancelled',
  cancelled: 'cancelled',
};

const aboutLab = (report: Xml, lines: readonly Xml[], anchors: Anchors) =>
  knownFields({
    orderedBy: orderedByOf([report, ...lines]),
    performer: performerOf(report) ?? answerableOf(report) ?? onlyOf(lines.map(performerOf)),
    specimen: specimenOf([report, ...lines], anchors),
    comments: commentsOn([...new Set([report, ...lines])], anchors),
  });

const takingPart = (act: Xml, typeCode: string): readonly Xml[] =>
  all(act, 'participant').filter((each) => attribute(each, 'typeCode') === typeCode);

const namesIn = (participants: readonly Xml[]): readonly string[] =>
  personNames(participants.flatMap((each) => all(each, 'participantRole/playingEntity/name')));

/**
 * Who referred the patient to the laboratory (`REF`), or wrote the order that hangs at the report (`RQO`). The author of
 * the report itself is often its technologist.
 */
const orderedByOf = (acts: readonly Xml[]): string | undefined => {
  const orders = acts
    .flatMap((act) => [...all(act, 'component'), ...all(act, 'entryRelationship')])
    .flatMap((each) => ['act', 'observation', 'procedure'].flatMap((element) => all(each, element)))
    .filter((each) => attribute(each, 'moodCode') === 'RQO');
  return (
    namesIn(acts.flatMap((act) => takingPart(act, 'REF')))[0] ??
    personNames(orders.flatMap((each) => all(each, 'author/assignedAuthor/assignedPerson/name')))[0]
  );
};

/** The comment activities at a report and at its results. */
const commentsOn = (acts: readonly Xml[], anchors: Anchors): readonly LabComment[] | undefined => {
  const comments = acts
    .flatMap((act) => [...all(act, 'component/act'), ...all(act, 'entryRelationship/act')])
    .filter((act) => attribute(first(act, 'code'), 'code') === annotationComment)
    .flatMap((act) => {
      const text = actText(act, anchors);
      const [author] = personNames(all(act, 'author/assignedAuthor/assignedPerson/name'));
      return text === undefined ? [] : [{ text, ...knownFields({ author }) }];
    });
  return comments.length === 0 ? undefined : comments;
};

/** LOINC's code of a comment activity. */
const annotationComment = '48767-8';

/** Who answers for a report that names no performer. */
const answerableOf = (report: Xml): string | undefined => namesIn(takingPart(report, 'RESP'))[0];

/** What all of them say, where they agree. */
const onlyOf = (said: readonly (string | undefined)[]): string | undefined =>
  new Set(said).size === 1 ? said[0] : undefined;

/** What was examined, of a report and of its results, or what was collected for it, each in its words once. */
const specimenOf = (acts: readonly Xml[], anchors: Anchors): string | undefined => {
  const collections = acts.flatMap((act) => [
    ...all(act, 'component/procedure'),
    ...all(act, 'entryRelationship/procedure'),
  ]);
  const said = [
    ...[...acts, ...collections].flatMap((act) => all(act, 'specimen/specimenRole/specimenPlayingEntity')),
    ...collections
      .flatMap((act) => takingPart(act, 'PRD'))
      .flatMap((each) => all(each, 'participantRole/playingEntity')),
  ].flatMap((entity) => wordsOf(first(entity, 'code'), anchors, plainText(first(entity, 'name'))) ?? []);
  return said.length === 0 ? undefined : [...new Set(said)].join('; ');
};

const lineOf = (observation: Xml, anchors: Anchors): Result<LabResult, Problem> => {
  const coded = first(observation, 'code');
  const name = codedText(coded, anchors);
  if (name === undefined) return failed({ reason: 'unreadable', detail: 'a result without code' });
  const flag = flagOf(all(observation, 'interpretationCode').flatMap((each) => attribute(each, 'code') ?? []));
  const value = valueOf(first(observation, 'value'), anchors) ?? absence(observation, anchors);
  if (value === undefined) return failed({ reason: 'unreadable', detail: 'a result without a value that can be read' });
  const reference = referenceOf(observation);
  return ok({ code: analyteCode(coded) ?? name, name, value, ...knownFields({ reference, flag }) });
};

const loinc = '2.16.840.1.113883.6.1';

/** LOINC bare, wherever it stands; other codes behind their system. As FHIR reports do it, so that values line up. */
const analyteCode = (coded: Xml | undefined): string | undefined => {
  const codes = [coded, ...all(coded, 'translation')].flatMap((each) => {
    const [code, system] = [attribute(each, 'code'), attribute(each, 'codeSystem')];
    return code === undefined || system === undefined ? [] : [{ code, system }];
  });
  const ofLoinc = codes.filter(({ system }) => system === loinc).map(({ code }) => code);
  const others = codes.filter(({ system }) => system !== loinc).map(({ code, system }) => `urn:oid:${system}|${code}`);
  return ofLoinc.find(isLoinc) ?? others[0];
};

/** The value that is given, whatever its type; undefined where none is. */
export const valueOf = (
  value: Xml | undefined,
  anchors: Anchors,
): Exclude<LabValue, { readonly kind: 'pending' }> | undefined => {
  const type = attribute(value, 'xsi:type');
  const amount = type === 'TS' || type === 'ST' ? undefined : decimalOf(value);
  if (amount !== undefined) return { kind: 'quantity', value: amount, ...knownFields({ unit: unitOf(value) }) };
  return interval(value) ?? words(value, type, anchors);
};

/** An open interval is a measurement beyond what the method can tell: `< 0.02 ng/mL`. */
const interval = (value: Xml | undefined): ReturnType<typeof valueOf> => {
  const low = first(value, 'low');
  const high = first(value, 'high');
  const [lowText, highText] = [quantityText(low), quantityText(high)];
  if (lowText !== undefined && highText !== undefined) return { kind: 'text', text: `${lowText} – ${highText}` };
  const bound = lowText === undefined ? high : low;
  const amount = decimalOf(bound);
  if (amount === undefined) return undefined;
  const open = attribute(bound, 'inclusive') === 'false';
  const comparator = lowText === undefined ? (open ? '<' : '<=') : open ? '>' : '>=';
  return { kind: 'quantity', value: amount, ...knownFields({ unit: unitOf(bound) }), comparator };
};

const words = (value: Xml | undefined, type: string | undefined, anchors: Anchors): ReturnType<typeof valueOf> => {
  const text =
    ratioText(value, ' : ') ??
    referred(value, anchors) ??
    codedText(value, anchors) ??
    (type === 'TS' ? timeOf(attribute(value, 'value')) : undefined) ??
    attribute(value, 'value') ??
    plainText(value);
  return text === '' ? undefined : { kind: 'text', text };
};

/** A value of type ED stands in the narrative, and only a pointer to it in the entry. */
const referred = (value: Xml | undefined, anchors: Anchors): string | undefined =>
  anchored(anchors, attribute(first(value, 'reference'), 'value'))?.text;

/** HL7's own print names: why a value is not there is said in the words of the standard, never invented. */
const nullFlavors: Readonly<Record<string, string>> = {
  NI: 'no information',
  TRC: 'trace',
  UNK: 'unknown',
  ASKU: 'asked but unknown',
  NAV: 'temporarily unavailable',
  NASK: 'not asked',
  NA: 'not applicable',
  OTH: 'other',
  MSK: 'masked',
  NINF: 'negative infinity',
  PINF: 'positive infinity',
};

const absence = (observation: Xml, anchors: Anchors): LabValue | undefined => {
  if (statusOf(observation) === 'active') return { kind: 'pending' };
  const flavor = lookedUp(nullFlavors, attribute(first(observation, 'value'), 'nullFlavor'));
  const text = flavor ?? actText(observation, anchors);
  return text === undefined ? undefined : { kind: 'text', text };
};

/** Of several ranges the one interpreted as normal, or one that is not interpreted; others do not judge. */
const referenceOf = (observation: Xml): ReferenceRange | undefined => {
  const ranges = all(observation, 'referenceRange/observationRange');
  const meaning = (range: Xml): string | undefined => attribute(first(range, 'interpretationCode'), 'code');
  const range = ranges.find((each) => meaning(each) === 'N') ?? ranges.find((each) => meaning(each) === undefined);
  const low = attribute(measuredBy(first(range, 'value/low')), 'value');
  const high = attribute(measuredBy(first(range, 'value/high')), 'value');
  const words = [
    plainText(first(range, 'text')),
    attribute(first(range, 'value'), 'displayName'),
    plainText(first(range, 'value')),
  ];
  const found = knownFields({ low, high, text: words.find(Boolean) });
  return Object.keys(found).length === 0 ? undefined : found;
};
