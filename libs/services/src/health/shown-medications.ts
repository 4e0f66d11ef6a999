import { howTakenIn } from '@portico/application/health';
import type { Medication, Section } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import type { RefillRequest } from '@portico/domain/refills';

/** Medications as they are shown in a language, with their directions in words. */
export const medicationsIn = (section: Section<Medication>, language: Language): Section<Medication> =>
  section.kind === 'entries' ? { ...section, entries: section.entries.map(howTakenIn(language)) } : section;

/** Requests of refills as they are shown in a language. */
export const refillRequestsIn = (requests: readonly RefillRequest[], language: Language): readonly RefillRequest[] => {
  const inWords = howTakenIn(language);
  return requests.map((request) => ({ ...request, medication: inWords(request.medication) }));
};
