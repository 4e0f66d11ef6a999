import type { PracticeId } from '../../kernel/index.ts';
import type { HistoryFound, MedsAllergies } from '../medical-history.ts';
import type { AllergyMedicationSearch } from '../ports/allergy-medication-search.ts';
import type { HistoryKind } from '../ports/medication-reconciliation.ts';

/** One catalog for all practices. */
export class MemoryAllergyMedicationSearch implements AllergyMedicationSearch {
  readonly #lines: MedsAllergies<readonly HistoryFound[]>;

  constructor(lines: Partial<MedsAllergies<readonly HistoryFound[]>> = {}) {
    this.#lines = { allergies: [], medications: [], ...lines };
  }

  async search(_: PracticeId, kind: HistoryKind, text: string, limit: number): Promise<readonly HistoryFound[]> {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return this.#lines[kind]
      .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, limit);
  }
}
