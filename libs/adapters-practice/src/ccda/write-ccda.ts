import { createHash } from 'node:crypto';
import type { Chart, ChartSummary, Encounter, Section } from '@portico/domain/health';
import type { Instant, Language, LocalDate } from '@portico/domain/kernel';
import { element as e, text, type Markup } from './write-xml.ts';
import {
  allergy,
  condition,
  day,
  list,
  loinc,
  medication,
  noAllergies,
  noMedications,
  noProblems,
  section,
  type Named,
} from './write-entries.ts';
import { immunization, noImmunizations, noProcedures, procedure, template, vitalSign } from './write-history.ts';

/** What a summary tells: what it always told, and what else is known. */
type SummarizedChart = ChartSummary & Partial<Pick<Chart, 'immunizations' | 'vitalSigns' | 'procedures'>>;

export interface WrittenSummary {
  /** Tells this document from all others, also of other practices. */
  readonly id: string;
  readonly title: string;
  readonly practiceName: string;
  readonly patient: {
    readonly id: string;
    readonly name: string;
    readonly birthDate?: LocalDate | undefined;
    readonly language: Language;
  };
  readonly visit: Encounter & { readonly end: Instant };
  readonly chart: SummarizedChart;
  readonly next: readonly Encounter[];
}

/** A C-CDA document (R2.1) of one visit; `readCcda` reads from it what is written into it. */
export const writeCcda = (summary: WrittenSummary): Uint8Array => {
  const { id, title, patient, visit } = summary;
  const named: Named = (kind, own) => e('id', { root: uuidOf(JSON.stringify([id, kind, own])) });
  const root = e(
    'ClinicalDocument',
    {
      xmlns: 'urn:hl7-org:v3',
      'xmlns:sdtc': 'urn:hl7-org:sdtc',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    e('realmCode', { code: 'US' }),
    e('typeId', { root: '2.16.840.1.113883.1.3', extension: 'POCD_HD000040' }),
    e('templateId', { root: '2.16.840.1.113883.10.20.22.1.1', extension: '2015-08-01' }),
    e('templateId', { root: '2.16.840.1.113883.10.20.22.1.2', extension: '2015-08-01' }),
    e('id', { root: uuidOf(id) }),
    e('code', { code: '34133-9', codeSystem: loinc, displayName: 'Summarization of Episode Note' }),
    e('title', {}, text(title)),
    e('effectiveTime', { value: stamp(visit.end) }),
    e('confidentialityCode', { code: 'N', codeSystem: '2.16.840.1.113883.5.25' }),
    e('languageCode', { code: `${patient.language}-US` }),
    recordTarget(summary),
    author(summary),
    custodian(summary),
    encounter(summary, named),
    body(summary, named),
  );
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
};

const recordTarget = ({ patient }: WrittenSummary): Markup =>
  e(
    'recordTarget',
    {},
    e(
      'patientRole',
      {},
      e('id', { root: uuidOf(patient.id) }),
      e(
        'patient',
        {},
        e('name', { use: 'L' }, text(patient.name)),
        e('birthTime', patient.birthDate === undefined ? { nullFlavor: 'UNK' } : { value: day(patient.birthDate) }),
        e('languageCommunication', {}, e('languageCode', { code: patient.language })),
      ),
    ),
  );

const author = ({ visit, practiceName }: WrittenSummary): Markup =>
  e(
    'author',
    {},
    e('time', { value: stamp(visit.end) }),
    e(
      'assignedAuthor',
      {},
      e('id', { nullFlavor: 'NI' }),
      e('assignedPerson', {}, e('name', {}, text(visit.provider))),
      e('representedOrganization', {}, e('name', {}, text(practiceName))),
    ),
  );

const custodian = ({ practiceName }: WrittenSummary): Markup =>
  e(
    'custodian',
    {},
    e(
      'assignedCustodian',
      {},
      e('representedCustodianOrganization', {}, e('id', { nullFlavor: 'NI' }), e('name', {}, text(practiceName))),
    ),
  );

const encounter = ({ visit }: WrittenSummary, named: Named): Markup =>
  e(
    'componentOf',
    {},
    e(
      'encompassingEncounter',
      {},
      named('visit', visit.appointment),
      e('effectiveTime', {}, e('low', { value: stamp(visit.start) }), e('high', { value: stamp(visit.end) })),
      e('location', {}, e('healthCareFacility', {}, e('location', {}, e('name', {}, text(visit.office))))),
    ),
  );

const body = ({ chart, next }: WrittenSummary, named: Named): Markup =>
  e(
    'component',
    {},
    e(
      'structuredBody',
      {},
      ...[
        section('48765-2', 'Allergies', chart.allergies, (each) => allergy(each, named), noAllergies),
        section('10160-0', 'Medications', chart.medications, (each) => medication(each, named), noMedications),
        section('11450-4', 'Problems', chart.conditions, (each) => condition(each, named), noProblems),
        ...history(chart, named),
        plan(next),
      ].map((each) => e('component', {}, each)),
    ),
  );

const history = (chart: SummarizedChart, named: Named): readonly Markup[] => {
  const { immunizations = unsaid, vitalSigns = unsaid, procedures = unsaid } = chart;
  const happened: typeof procedures =
    procedures.kind === 'entries'
      ? { kind: 'entries', entries: procedures.entries.filter(({ status }) => status !== 'planned') }
      : procedures;
  return [
    section('11369-6', 'Immunizations', immunizations, (each) => immunization(each, named), noImmunizations, [
      template('2.2.1', '2015-08-01'),
    ]),
    section('8716-3', 'Vital signs', vitalSigns, (each) => vitalSign(each, named), undefined, [
      template('2.4.1', '2015-08-01'),
    ]),
    section('47519-4', 'Procedures', happened, (each) => procedure(each, named), noProcedures, [
      template('2.7.1', '2014-06-09'),
    ]),
  ];
};

const unsaid: Section<never> = { kind: 'no-information' };

/** A name in the form of a UUID that is the same for the same text. */
const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

const stamp = (at: Instant): string => `${day(new Date(at).toISOString().slice(0, 19))}+0000`;

/** When the patient comes next. */
const plan = (next: readonly Encounter[]): Markup =>
  e(
    'section',
    next.length === 0 ? { nullFlavor: 'NI' } : {},
    e('code', { code: '18776-5', codeSystem: loinc }),
    e('title', {}, text('Plan of treatment')),
    e(
      'text',
      {},
      ...list(next.map(({ start, provider, office }) => `${new Date(start).toISOString()}: ${provider}, ${office}`)),
    ),
  );
