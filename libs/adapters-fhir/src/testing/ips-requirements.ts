/**
 * What the profiles of the International Patient Summary ask for beyond FHIR R4, as a table made by hand, as npm has no
 * package of them. Source: HL7/fhir-ips on GitHub, input/fsh/profiles, as of 2024-06-19 (CompositionUvIps, PatientUvIps,
 * ProcedureUvIps, DeviceUseStatementUvIps, DiagnosticReportUvIps, ObservationResultsLaboratoryPathologyUvIps); the elements
 * of the other types as version 1.1.0 of the guide publishes them. Codes and value sets are not looked at.
 */
interface SectionRule {
  readonly title: string;
  readonly isRequired: boolean;
  readonly types: readonly string[];
}

/** Sections by their LOINC code, and the types that their entries may refer to. */
const sectionRules: Readonly<Record<string, SectionRule>> = {
  '10160-0': {
    title: 'sectionMedications',
    isRequired: true,
    types: ['MedicationStatement', 'MedicationRequest', 'MedicationAdministration', 'MedicationDispense'],
  },
  '48765-2': { title: 'sectionAllergies', isRequired: true, types: ['AllergyIntolerance'] },
  '11450-4': { title: 'sectionProblems', isRequired: true, types: ['Condition'] },
  '47519-4': { title: 'sectionProceduresHx', isRequired: false, types: ['Procedure'] },
  '11369-6': { title: 'sectionImmunizations', isRequired: false, types: ['Immunization'] },
  '46264-8': { title: 'sectionMedicalDevices', isRequired: false, types: ['DeviceUseStatement'] },
  '30954-2': { title: 'sectionResults', isRequired: false, types: ['Observation', 'DiagnosticReport', 'Media'] },
  '8716-3': { title: 'sectionVitalSigns', isRequired: false, types: ['Observation'] },
  '11348-0': { title: 'sectionPastIllnessHx', isRequired: false, types: ['Condition'] },
  '47420-5': { title: 'sectionFunctionalStatus', isRequired: false, types: ['Condition', 'ClinicalImpression'] },
  '18776-5': { title: 'sectionPlanOfCare', isRequired: false, types: ['CarePlan'] },
  '29762-2': { title: 'sectionSocialHistory', isRequired: false, types: ['Observation'] },
  '10162-6': { title: 'sectionPregnancyHx', isRequired: false, types: ['Observation'] },
  '42348-3': { title: 'sectionAdvanceDirectives', isRequired: false, types: ['Consent'] },
};

/** Elements that an entry must have; `x` stands for the types of a choice, and a reason why data is absent is enough. */
const elementRules: Readonly<Record<string, readonly string[]>> = {
  Patient: ['name', 'birthDate'],
  AllergyIntolerance: ['code', 'patient'],
  Condition: ['code', 'subject'],
  MedicationRequest: ['status', 'intent', 'medicationx', 'subject'],
  MedicationStatement: ['status', 'medicationx', 'subject', 'effectivex'],
  Immunization: ['status', 'vaccineCode', 'patient', 'occurrencex'],
  Procedure: ['status', 'code', 'subject', 'performedx'],
  DeviceUseStatement: ['status', 'subject', 'timingx', 'device'],
  DiagnosticReport: ['status', 'category', 'code', 'subject', 'effectivex'],
  Observation: ['status', 'code', 'subject', 'effectivex'],
  Consent: ['status', 'scope', 'category'],
};

/** A result of a laboratory must say who made it. */
const laboratoryRules = ['category', 'performer'];

type Json = Readonly<Record<string, unknown>>;

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const has = (resource: Json, element: string): boolean => {
  const name = element.replace(/x$/, '');
  const isChoice = name !== element;
  return Object.keys(resource).some((key) => {
    const own = key.replace(/^_/, '');
    return isChoice ? new RegExp(`^${name}[A-Z]`).test(own) : own === name;
  });
};

const codesOf = (concept: unknown): readonly string[] =>
  list((concept as Json | undefined)?.['coding']).map((each) => String(each['code']));

const entryFaults = (resource: Json): readonly string[] => {
  const type = String(resource['resourceType']);
  const isLaboratory = type === 'Observation' && list(resource['category']).flatMap(codesOf).includes('laboratory');
  const rules = [...(elementRules[type] ?? []), ...(isLaboratory ? laboratoryRules : [])];
  const faults = rules.filter((element) => !has(resource, element)).map((element) => `${type} has no ${element}`);
  const isNamed = list(resource['name']).every((each) => ['family', 'given', 'text'].some((part) => has(each, part)));
  return type === 'Patient' && !isNamed ? [...faults, 'ips-pat-1'] : faults;
};

const sectionFaults = (section: Json, resources: ReadonlyMap<string, Json>): readonly string[] => {
  const [code = ''] = codesOf(section['code']);
  const rule = sectionRules[code];
  if (rule === undefined) return [`No section of the summary is ${code}`];
  const entries = list(section['entry']).map((each) => String(each['reference']));
  return [
    ...['title', 'text'].filter((name) => !has(section, name)).map((name) => `${rule.title} has no ${name}`),
    ...(rule.isRequired && entries.length === 0 && !has(section, 'emptyReason') ? [`ips-comp-1 ${rule.title}`] : []),
    ...(has(section, 'section') ? [`${rule.title} holds a section`] : []),
    ...entries.flatMap((reference) => {
      const type = String(resources.get(reference)?.['resourceType']);
      return rule.types.includes(type) ? [] : [`${rule.title} refers to ${reference}, a ${type}`];
    }),
  ];
};

/** What the table finds wrong with a document. */
export const ipsFaultsOf = (bundle: Json): readonly string[] => {
  const entries = list(bundle['entry']);
  const resources = entries.map(({ resource }) => resource as Json);
  const [composition = {}] = resources;
  const byName = new Map(resources.map((each) => [`${String(each['resourceType'])}/${String(each['id'])}`, each]));
  const sections = list(composition['section']);
  const codes = sections.flatMap(({ code }) => codesOf(code));
  const subject = String((composition['subject'] as Json | undefined)?.['reference']);
  return [
    ...(bundle['type'] === 'document' ? [] : ['the type is not document']),
    ...['identifier', 'timestamp'].filter((name) => !has(bundle, name)),
    ...(entries.every((each) => has(each, 'fullUrl')) ? [] : ['an entry has no fullUrl']),
    ...(composition['resourceType'] === 'Composition' ? [] : ['the first entry is no Composition']),
    ...(codesOf(composition['type']).includes('60591-5') ? [] : ['the type of the composition']),
    ...(byName.get(subject)?.['resourceType'] === 'Patient' ? [] : ['the subject is no Patient of the document']),
    ...['status', 'date', 'author', 'title'].filter((name) => !has(composition, name)),
    ...Object.entries(sectionRules)
      .filter(([code, { isRequired }]) => isRequired && !codes.includes(code))
      .map(([, { title }]) => `${title} is missing`),
    ...(new Set(codes).size === codes.length ? [] : ['a section stands twice']),
    ...sections.flatMap((section) => sectionFaults(section, byName)),
    ...resources.flatMap(entryFaults),
  ];
};
