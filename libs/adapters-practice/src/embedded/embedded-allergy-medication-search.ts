import type { PracticeId } from '@portico/domain/kernel';
import type { AllergyMedicationSearch, HistoryFound, HistoryKind } from '@portico/domain/visits';
import { usualAllergiesAndMedications } from './usual-allergies-medications.ts';

/** The table of usual names that comes with the portal; every practice has the same. */
export class EmbeddedAllergyMedicationSearch implements AllergyMedicationSearch {
  async search(_: PracticeId, kind: HistoryKind, text: string, limit: number): Promise<readonly HistoryFound[]> {
    const words = plain(text).split(/\s+/).filter(Boolean);
    return usualAllergiesAndMedications[kind]
      .filter(({ name }) => words.every((word) => plain(name).includes(word)))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, limit);
  }
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
