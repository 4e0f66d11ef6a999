import type { ClinicalNote } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** The clinical notes of the record in the current practice, one by one. */
export interface ClinicalNotes {
  note(id: string): ServiceResult<NotePage>;
}

export interface NotePage {
  readonly note: ClinicalNote;
  /** The visit that it was written at, as the record names it. */
  readonly visit?: { readonly id: string; readonly name: string; readonly date?: ClinicalDate };
}
