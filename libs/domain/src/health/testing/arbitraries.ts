import fc from 'fast-check';
import { decimalOf, type DocumentId, type LabId } from '../../kernel/index.ts';
import { cents, clinicalDates, ids, integers, withOptional, words } from '../../kernel/testing/index.ts';
import { noteKinds, type ClinicalNote, type NoteBlock } from '../clinical-note.ts';
import {
  allergyCategories,
  type Allergy,
  type CareTeamMember,
  type Chart,
  type ChartDocument,
  type Coding,
  type Condition,
  type Immunization,
  type Lab,
  type LabResult,
  type LabValue,
  type Medication,
  type ReferenceRange,
  type Procedure,
  type Section,
  type Severity,
  type VitalSign,
  type VitalSignPart,
  type VitalSignValue,
} from '../patient-chart.ts';
import { medicationFills } from './fill-arbitraries.ts';
import {
  isAmountDetail,
  isDatedDetail,
  itemKinds,
  type ItemDetail,
  type ItemSection,
  type ItemStatus,
  type RecordItem,
} from '../record-item.ts';

const statuses = fc.constantFrom('active', 'resolved', 'inactive', 'unconfirmed', 'refuted', 'unknown');

/** Decimal text as laboratories report it: `7.10`, `0`, `-2.5`. */
export const decimals: fc.Arbitrary<string> = fc.stringMatching(/^-?(0|[1-9][0-9]{0,3})(\.[0-9]{1,3})?$/);

/** Entries of a section have ids of their own. */
const keyOf = (entry: unknown): string => JSON.stringify((entry as { readonly id?: unknown }).id ?? entry);

export const sectionsOf = <T>(entries: fc.Arbitrary<T>): fc.Arbitrary<Section<T>> =>
  fc.oneof(
    fc.record({ kind: fc.constant('entries'), entries: fc.uniqueArray(entries, { maxLength: 4, selector: keyOf }) }),
    fc.record({ kind: fc.constant('narrative'), text: fc.array(words(60), { minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constantFrom('none-known', 'no-information') }),
  );

/** Codes of public systems, of a system that has only a number, and of none. */
export const codings: fc.Arbitrary<Coding> = withOptional(
  { code: fc.stringMatching(/^[A-Z0-9]{1,6}$/) },
  { system: fc.constantFrom('http://hl7.org/fhir/sid/cvx', 'http://loinc.org', 'urn:oid:2.999.1') },
);

/** Of workers in the United States, and one that has only a number. */
const systemsOfNumbers = fc.constantFrom('http://hl7.org/fhir/sid/us-npi', 'urn:oid:2.999.7');
const systemsOfPayers = fc.constantFrom('urn:oid:2.16.840.1.113883.6.300', 'urn:oid:2.999.7');
const numbers = fc.stringMatching(/^[A-Z0-9]{1,10}$/);

export const conditions: fc.Arbitrary<Condition> = withOptional(
  { id: ids('condition-'), name: words(), status: statuses },
  { code: codings, onset: clinicalDates, ended: clinicalDates },
);

const severities = ['severe', 'moderate', 'mild'] as const;

const reactions = fc.uniqueArray(
  withOptional({ reaction: words() }, { severity: fc.constantFrom<Severity>(...severities) }),
  { maxLength: 3, selector: ({ reaction }) => reaction.trim() },
);

/** Reactions, some with a severity, and one of the allergy that is none better than theirs. */
export const allergies: fc.Arbitrary<Allergy> = fc
  .tuple(
    withOptional(
      { id: ids('allergy-'), substance: words(), reactions, status: statuses },
      {
        code: codings,
        categories: fc.subarray([...allergyCategories], { minLength: 1 }),
        severity: fc.constantFrom<Severity>(...severities),
        criticality: fc.constantFrom('low', 'high', 'unable-to-assess'),
        recorded: clinicalDates,
      },
    ),
  )
  .map(([{ reactions: drawn, severity: own, ...rest }]) => {
    const graded = drawn.flatMap(({ reaction, severity }) => (severity === undefined ? [] : { reaction, severity }));
    const said = [own, ...graded.map(({ severity }) => severity)];
    const worst = severities.find((each) => said.includes(each));
    return {
      ...rest,
      reactions: drawn.map(({ reaction }) => reaction),
      ...(graded.length === 0 ? {} : { reactionSeverities: graded }),
      ...(worst === undefined ? {} : { severity: worst }),
    };
  });

export const medications: fc.Arbitrary<Medication> = withOptional(
  { id: ids('medication-'), name: words(), status: fc.constantFrom('current', 'past', 'not-taken', 'unknown') },
  {
    code: codings,
    dose: words(),
    instructions: words(60),
    reason: words(),
    prescriber: words(),
    started: clinicalDates,
    ended: clinicalDates,
    refillsAllowed: fc.nat(11),
    fills: medicationFills,
  },
);

export const immunizations: fc.Arbitrary<Immunization> = withOptional(
  { id: ids('immunization-'), vaccine: words(), status: fc.constantFrom('completed', 'not-done', 'unknown') },
  {
    code: codings,
    date: clinicalDates,
    reason: words(),
    lot: words(),
    site: words(),
    performer: words(),
    source: fc.constantFrom('administered', 'reported'),
  },
);

export const labValues: fc.Arbitrary<LabValue> = fc.oneof(
  withOptional(
    { kind: fc.constant('quantity'), value: decimals },
    { unit: fc.constantFrom('mg/dL', 'mmol/L', '%'), comparator: fc.constantFrom('<', '<=', '>', '>=') },
  ),
  fc.record({ kind: fc.constant('text'), text: words() }),
  fc.record({ kind: fc.constant('pending') }),
);

/** A non-empty range: a bound, or a text. */
export const referenceRanges: fc.Arbitrary<ReferenceRange> = withOptional(
  {},
  { low: decimals, high: decimals, text: words() },
).filter((range) => Object.keys(range).length > 0);

export const labResults: fc.Arbitrary<LabResult> = withOptional(
  { code: fc.constantFrom('2345-7', '4548-4', '2160-0'), name: words(), value: labValues },
  {
    reference: referenceRanges,
    flag: fc.constantFrom('low', 'high', 'critical-low', 'critical-high', 'abnormal', 'normal'),
  },
);

const labComments = fc.uniqueArray(withOptional({ text: words() }, { author: words() }), {
  ...{ minLength: 1, maxLength: 2 },
  selector: ({ text }) => text,
});

export const labs: fc.Arbitrary<Lab> = withOptional(
  {
    id: integers<LabId>(1, 0x7fff_ffff),
    name: words(),
    status: fc.constantFrom('final', 'preliminary', 'corrected', 'pending', 'cancelled', 'unknown'),
    results: fc.array(labResults, { maxLength: 5 }),
  },
  { date: clinicalDates, orderedBy: words(), performer: words(), specimen: words(), comments: labComments },
);

const values: fc.Arbitrary<VitalSignValue> = fc.oneof(
  withOptional({ kind: fc.constant('quantity'), value: decimals }, { unit: fc.constantFrom('mm[Hg]', 'kg', '%') }),
  fc.record({ kind: fc.constant('text'), text: words() }),
  fc.record({ kind: fc.constant('unknown') }),
);

const vitalSignParts: fc.Arbitrary<VitalSignPart> = withOptional(
  {
    name: words(),
    value: values,
  },
  { code: codings },
);

/** One value under its own name, or several parts under a common one. */
export const vitalSigns: fc.Arbitrary<VitalSign> = fc
  .tuple(
    withOptional(
      {
        id: ids('vital-'),
        name: words(),
        status: fc.constantFrom('final', 'preliminary', 'corrected', 'unknown'),
        parts: fc.array(vitalSignParts, { minLength: 1, maxLength: 2 }),
      },
      { code: codings, date: clinicalDates },
    ),
  )
  .map(([{ code, ...drawn }]) => {
    const vitalSign = { ...drawn, ...(code === undefined ? {} : { code }) };
    const [only] = drawn.parts;
    if (drawn.parts.length > 1 || only === undefined) return vitalSign;
    const { value } = only;
    return { ...vitalSign, parts: [{ name: drawn.name, ...(code === undefined ? {} : { code }), value }] };
  });

export const procedures: fc.Arbitrary<Procedure> = withOptional(
  {
    id: ids('procedure-'),
    name: words(),
    status: fc.constantFrom('planned', 'in-progress', 'on-hold', 'completed', 'stopped', 'not-done', 'unknown'),
  },
  { code: codings, date: clinicalDates, performer: words() },
);

/** Some details are dates, amounts or one of some words; the others are words of a source. */
const formedDetails = (kind: ItemDetail): fc.Arbitrary<string> => {
  if (isDatedDetail(kind)) return clinicalDates;
  if (isAmountDetail(kind)) return cents.map(decimalOf);
  return kind === 'paper' ? fc.constantFrom('claim', 'explanation') : words();
};

/** An entry of one of the sections whose entries are all of one shape. */
export const itemsOf = <S extends ItemSection>(section: S): fc.Arbitrary<RecordItem<S>> =>
  withOptional(
    {
      id: ids('item-'),
      name: words(),
      status: fc.constantFrom<ItemStatus<S>>(...itemKinds[section].statuses),
      // What is said twice is kept once.
      details: fc.uniqueArray(
        fc
          .record({
            kind: fc.constantFrom<ItemDetail<S>>(...itemKinds[section].details),
            text: words(),
            system: fc.option(systemsOfPayers, { nil: undefined }),
          })
          .chain((drawn) => formedDetails(drawn.kind).map((text) => ({ ...drawn, text })))
          .map(({ system, ...rest }) => ({ ...rest, ...(rest.kind === 'payer-number' && system && { system }) })),
        { maxLength: 3, selector: ({ kind, text }) => `${kind} ${text}` },
      ),
    },
    {
      code: codings,
      value: values,
      date: clinicalDates,
      ended: clinicalDates,
      due: clinicalDates,
      ...(section === 'devices' && { made: clinicalDates }),
    },
  );

const cells = (count: number) => fc.array(words(), { minLength: count, maxLength: count });

/** A text, a list, or a table whose rows are as long as its head. */
export const noteBlocks: fc.Arbitrary<NoteBlock> = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading', 'paragraph'), text: words(60) }),
  withOptional(
    { kind: fc.constant('list'), items: fc.array(words(), { minLength: 1, maxLength: 3 }) },
    { ordered: fc.constant<true>(true) },
  ),
  fc.integer({ min: 1, max: 3 }).chain((count) =>
    fc.record({
      kind: fc.constant('table'),
      head: fc.oneof(fc.constant([]), cells(count)),
      rows: fc.array(cells(count), { minLength: 1, maxLength: 3 }),
    }),
  ),
);

export const notes: fc.Arbitrary<ClinicalNote> = withOptional(
  {
    id: ids('note-'),
    name: words(),
    kind: fc.constantFrom(...noteKinds),
    status: fc.constantFrom('final', 'preliminary', 'corrected', 'unknown'),
    content: fc.array(noteBlocks, { minLength: 1, maxLength: 4 }),
  },
  {
    code: codings,
    date: clinicalDates,
    author: words(),
    visit: ids('item-'),
    conclusion: words(60),
    language: fc.constantFrom('en', 'es'),
  },
);

export const documents: fc.Arbitrary<ChartDocument> = withOptional(
  {
    id: ids<DocumentId>('document-'),
    title: words(),
    mediaType: fc.constantFrom('application/pdf', 'text/xml', 'image/png'),
  },
  { date: clinicalDates, author: words(), size: integers(0, 0x7fff_ffff) },
);

export const careTeamMembers: fc.Arbitrary<CareTeamMember> = withOptional(
  { id: ids('member-'), name: words() },
  {
    role: words(),
    phone: words(),
    email: words(),
    place: words(),
    identifiers: fc.array(fc.record({ system: systemsOfNumbers, value: numbers }), { minLength: 1, maxLength: 2 }),
  },
);

export const charts: fc.Arbitrary<Chart> = fc.record({
  conditions: sectionsOf(conditions),
  allergies: sectionsOf(allergies),
  medications: sectionsOf(medications),
  immunizations: sectionsOf(immunizations),
  labs: sectionsOf(labs),
  vitalSigns: sectionsOf(vitalSigns),
  procedures: sectionsOf(procedures),
  immunizationRecommendations: sectionsOf(itemsOf('immunizationRecommendations')),
  encounters: sectionsOf(itemsOf('encounters')),
  clinicalTests: sectionsOf(itemsOf('clinicalTests')),
  healthStatus: sectionsOf(itemsOf('healthStatus')),
  socialHistory: sectionsOf(itemsOf('socialHistory')),
  familyHistory: sectionsOf(itemsOf('familyHistory')),
  goals: sectionsOf(itemsOf('goals')),
  carePlans: sectionsOf(itemsOf('carePlans')),
  devices: sectionsOf(itemsOf('devices')),
  advanceDirectives: sectionsOf(itemsOf('advanceDirectives')),
  coverage: sectionsOf(itemsOf('coverage')),
  bills: sectionsOf(itemsOf('bills')),
  notes: sectionsOf(notes),
  documents: sectionsOf(documents),
  careTeam: sectionsOf(careTeamMembers),
});
