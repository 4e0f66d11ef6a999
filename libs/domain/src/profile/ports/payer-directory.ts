import type { PracticeId } from '../../kernel/index.ts';
import type { Insurer } from '../insurance.ts';

/** Insurers that people of a practice may choose from; others are typed. */
export interface PayerDirectory {
  /** By name, without duplicates. */
  insurers(practice: PracticeId): Promise<readonly Insurer[]>;
}
