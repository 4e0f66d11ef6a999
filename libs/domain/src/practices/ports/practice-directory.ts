import type { PracticeId } from '../../kernel/index.ts';
import type { PracticeManagement } from '../practice-system-behavior.ts';
import type { Practice } from '../practice.ts';

/** The practices that this portal serves. */
export interface PracticeDirectory {
  /** Those of `ids` that exist, in the order of `ids`. */
  practices(ids: readonly PracticeId[]): Promise<readonly Practice[]>;
  /**
   * Practices that accept online registration of new patients, by name: those of which each word of `search` begins a word
   * of the name or of a place, whatever their order, accents and capitals; all of them without a word. The first `most`.
   */
  openToNewPatients(search: string, most: number): Promise<readonly ListedPractice[]>;
}

/** What tells a practice apart from the others of a list. */
export interface ListedPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly management: PracticeManagement;
  /** The cities in which it has offices, as far as they are known. */
  readonly cities: readonly string[];
}
