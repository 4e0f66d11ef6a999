import type { Chart, ChartSummary, Encounter, Section } from '@portico/domain/health';
import type { Instant, Language, LocalDate } from '@portico/domain/kernel';
import type { Named } from './entry-parts.ts';
import { section, list } from './write-section.ts';
import { sectionKinds } from './section-kinds.ts';
import { allergy, condition, noAllergies, noProblems } from './write-entries.ts';
import { medication, noMedications } from './write-medications.ts';
import { immunization, noImmunizations, noProcedures, procedure, vitalSign } from './write-history.ts';
import { namedWithin, stamp, writeDocument } from './write-document.ts';
import { element as e, text, type Markup } from './write-xml.ts';
import { loinc, template } from './entry-parts.ts';

/** What a summary tells: what it always told, and what else is known. */
export type SummarizedChart = ChartSummary & Partial<Pick<Chart, 'immunizations' | 'vitalSigns' | 'procedures'>>;

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
  const { id, title, practiceName, patient, visit, chart, next } = summary;
  const ids = namedWithin(id);
  const header = {
    id,
    title,
    practiceName,
    patient,
    at: visit.end,
    clinician: visit.provider,
    from: stamp(visit.start),
    visit: encompassing(summary, ids),
  };
  return writeDocument(header, [
    ...clinicalSections(chart, ids),
    section(sectionKinds.labs, unsaid, noEntry),
    section(sectionKinds.socialHistory, unsaid, noEntry),
    nextVisits(next),
  ]);
};

const unsaid: Section<never> = { kind: 'no-information' };
const noEntry = () => undefined;

const encompassing = ({ visit }: WrittenSummary, ids: Named): Markup =>
  e(
    'encompassingEncounter',
    {},
    ids('visit', visit.appointment),
    e('effectiveTime', {}, e('low', { value: stamp(visit.start) }), e('high', { value: stamp(visit.end) })),
    e('location', {}, e('healthCareFacility', {}, e('location', {}, e('name', {}, text(visit.office))))),
  );

/** The sections that a summary of a visit and a whole record have in common. */
export const clinicalSections = (chart: SummarizedChart, ids: Named): readonly Markup[] => {
  const {
    allergies,
    medications,
    conditions,
    immunizations = unsaid,
    vitalSigns = unsaid,
    procedures = unsaid,
  } = chart;
  return [
    section(sectionKinds.allergies, allergies, (each) => allergy(each, ids), noAllergies),
    section(sectionKinds.medications, medications, (each) => medication(each, ids), noMedications),
    section(sectionKinds.conditions, conditions, (each) => condition(each, ids), noProblems),
    section(sectionKinds.immunizations, immunizations, (each) => immunization(each, ids), noImmunizations),
    section(sectionKinds.vitalSigns, vitalSigns, (each) => vitalSign(each, ids)),
    section(
      sectionKinds.procedures,
      procedures,
      (each) => (each.status === 'planned' ? undefined : procedure(each, ids)),
      noProcedures,
    ),
  ];
};

/** When the patient comes next. */
const nextVisits = (next: readonly Encounter[]): Markup => {
  const { code, title, template: own } = sectionKinds.carePlans;
  const words = next.map(({ start, provider, office }) => `${new Date(start).toISOString()}: ${provider}, ${office}`);
  return e(
    'section',
    next.length === 0 ? { nullFlavor: 'NI' } : {},
    template(...own),
    e('code', { code, codeSystem: loinc }),
    e('title', {}, text(title)),
    e('text', {}, ...(words.length === 0 ? [text('No information')] : list(words))),
  );
};
