import type { PracticeId } from '../../kernel/index.ts';
import type { Practice } from '../practice.ts';

/** The practices that this portal serves. */
export interface PracticeDirectory {
  /** Those of `ids` that exist, in the order of `ids`. */
  practices(ids: readonly PracticeId[]): Promise<readonly Practice[]>;
  /** Practices that accept online registration of new patients, by name. */
  openToNewPatients(): Promise<readonly Practice[]>;
}
