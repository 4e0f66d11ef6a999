import { hasLuhnCheckDigit, type Language } from '../../kernel/index.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { Chart, ChartSection, Coding } from '../patient-chart.ts';
import { chartEntries, type ChartEntry } from '../timeline/chart-entries.ts';

/** What MedlinePlus explains of an entry: the entry itself, or one test of a lab report. */
export interface EntryTopic {
  readonly name: string;
  readonly code: Coding;
}

interface CodeSystem {
  /** Under which the pages of MedlinePlus ask for it. */
  readonly identifier: string;
  readonly uri: string;
}

const snomed: CodeSystem = { identifier: '2.16.840.1.113883.6.96', uri: 'http://snomed.info/sct' };
const icd10: CodeSystem = { identifier: '2.16.840.1.113883.6.90', uri: 'http://hl7.org/fhir/sid/icd-10-cm' };
const icd9: CodeSystem = { identifier: '2.16.840.1.113883.6.103', uri: 'http://hl7.org/fhir/sid/icd-9-cm' };
const rxnorm: CodeSystem = {
  identifier: '2.16.840.1.113883.6.88',
  uri: 'http://www.nlm.nih.gov/research/umls/rxnorm',
};
const ndc: CodeSystem = { identifier: '2.16.840.1.113883.6.69', uri: 'http://hl7.org/fhir/sid/ndc' };
const loinc: CodeSystem = { identifier: '2.16.840.1.113883.6.1', uri: 'http://loinc.org' };
const cpt: CodeSystem = { identifier: '2.16.840.1.113883.6.12', uri: 'http://www.ama-assn.org/go/cpt' };

/** The code systems that MedlinePlus Connect answers for, by the section whose entries they name. */
const systemsOf: Readonly<Partial<Record<ChartSection, readonly CodeSystem[]>>> = {
  conditions: [snomed, icd10, icd9],
  medications: [rxnorm, ndc],
  labs: [loinc],
  vitalSigns: [loinc],
  procedures: [snomed, cpt],
};

const systemIn = (section: ChartSection, { system }: Coding): CodeSystem | undefined =>
  systemsOf[section]?.find(({ identifier, uri }) => system === uri || system === `urn:oid:${identifier}`);

/** Words in place of a code could say anything of a person, and never leave the portal. */
const isCode = (code: string): boolean => /^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/.test(code);

/**
 * The address at which MedlinePlus explains a code of a section to people, in Spanish or else in English; undefined where it has no
 * such codes. It says what is looked up and nothing of the person, not even the words of the record. It is never fetched.
 */
export const medlinePlusAddress = (section: ChartSection, coding: Coding, language: Language): string | undefined => {
  const system = systemIn(section, coding);
  if (system === undefined || !isCode(coding.code)) return undefined;
  const query = [
    `mainSearchCriteria.v.c=${coding.code}`,
    `mainSearchCriteria.v.cs=${system.identifier}`,
    `informationRecipient.languageCode.c=${language === 'es' ? 'es' : 'en'}`,
  ];
  return `https://connect.medlineplus.gov/application?${query.join('&')}`;
};

/** The code of an analyte has no system where it is one of LOINC, or no code at all but words. */
const isLoinc = (code: string): boolean => /^\d{1,7}-\d$/.test(code) && hasLuhnCheckDigit(code.replace('-', ''));

const codingsOf = (each: ChartEntry): readonly EntryTopic[] => {
  if (each.section === 'labs') {
    return each.entry.results
      .filter(({ code }) => isLoinc(code))
      .map(({ name, code }) => ({ name, code: { code, system: loinc.uri } }));
  }
  const code = 'code' in each.entry ? each.entry.code : undefined;
  return code === undefined ? [] : [{ name: each.name, code }];
};

/** What of an entry MedlinePlus explains, each code once. */
export const entryTopics = (chart: Chart, { section, entry }: EntryRef): readonly EntryTopic[] => {
  const found = chartEntries(chart).find((each) => each.section === section && each.id === entry);
  const explained = (found === undefined ? [] : codingsOf(found)).filter(
    ({ code }) => medlinePlusAddress(section, code, 'en') !== undefined,
  );
  return [...new Map(explained.map((topic) => [topic.code.code, topic])).values()];
};
