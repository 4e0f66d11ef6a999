import type { Chart, RecordItem } from '@portico/domain/health';
import type { JsonObject } from '@portico/practice-fhir/json';
import { codedAs, usCoreUrl, type Resource } from '../resources/shared-elements.ts';

const pronouns = 'http://hl7.org/fhir/StructureDefinition/individual-pronouns';

/**
 * The patient with what there are extensions for and the record has among the social history: sex, sex assigned at birth,
 * pronouns, gender identity and tribal affiliation, as far as the reader is shown them. The observations go with the file too, as they have the dates.
 */
export const withSelfSaid = (resource: Resource, { socialHistory }: Chart): Resource => {
  if (resource.resourceType !== 'Patient' || socialHistory.kind !== 'entries') return resource;
  const found = socialHistory.entries.flatMap(extensionOf);
  const own = (resource['extension'] ?? []) as readonly JsonObject[];
  return found.length === 0 ? resource : { ...resource, extension: [...own, ...found] };
};

/** Which codes the extensions for sex take. */
const sexes = ['248152002', '248153007', 'unknown', 'asked-declined'];
const birthSexes = ['F', 'M', 'UNK', 'ASKU', 'OTH'];

const extensionOf = ({ code, value, valueCode, status }: RecordItem<'socialHistory'>): readonly JsonObject[] => {
  if (valueCode === undefined || status === 'refuted') return [];
  const valueCodeableConcept = codedAs(valueCode, value?.kind === 'text' ? value.text : '');
  if (code?.code === '46098-0') {
    return sexes.includes(valueCode.code) ? [{ url: usCoreUrl('sex'), valueCode: valueCode.code }] : [];
  }
  if (code?.code === '76689-9') {
    return birthSexes.includes(valueCode.code) ? [{ url: usCoreUrl('birthsex'), valueCode: valueCode.code }] : [];
  }
  if (code?.code === '90778-2') {
    return [{ url: pronouns, extension: [{ url: 'value', valueCodeableConcept }] }];
  }
  if (code?.code === '76691-5') return [{ url: usCoreUrl('genderIdentity'), valueCodeableConcept }];
  if (code?.code !== '95370-3') return [];
  return [{ url: usCoreUrl('tribal-affiliation'), extension: [{ url: 'tribalAffiliation', valueCodeableConcept }] }];
};
