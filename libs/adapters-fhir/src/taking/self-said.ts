import type { Chart, RecordItem } from '@portico/domain/health';
import type { JsonObject } from '@portico/practice-fhir/json';
import { codedAs, usCoreUrl, type Resource } from '../resources/shared-elements.ts';

/**
 * The patient with what US Core has extensions for and the record has among the social history: gender identity and tribal
 * affiliation, as far as the reader is shown them. The observations go with the file too, as they have the dates.
 */
export const withSelfSaid = (resource: Resource, { socialHistory }: Chart): Resource => {
  if (resource.resourceType !== 'Patient' || socialHistory.kind !== 'entries') return resource;
  const found = socialHistory.entries.flatMap(extensionOf);
  const own = (resource['extension'] ?? []) as readonly JsonObject[];
  return found.length === 0 ? resource : { ...resource, extension: [...own, ...found] };
};

const extensionOf = ({ code, value, valueCode, status }: RecordItem<'socialHistory'>): readonly JsonObject[] => {
  if (valueCode === undefined || status === 'refuted') return [];
  const valueCodeableConcept = codedAs(valueCode, value?.kind === 'text' ? value.text : '');
  if (code?.code === '76691-5') return [{ url: usCoreUrl('genderIdentity'), valueCodeableConcept }];
  if (code?.code !== '95370-3') return [];
  return [{ url: usCoreUrl('tribal-affiliation'), extension: [{ url: 'tribalAffiliation', valueCodeableConcept }] }];
};
