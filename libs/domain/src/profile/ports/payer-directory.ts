import type { PracticeId } from '../../kernel/index.ts';
import type { Insurer } from '../insurance.ts';

/** Insurers that people of a practice may choose from; any other one they type. */
export interface PayerDirectory {
  /** By name, each name once. */
  insurers(practice: PracticeId): Promise<readonly Insurer[]>;
}
