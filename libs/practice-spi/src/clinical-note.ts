import type { Id } from './results-and-problems.ts';
import type { Coding, PartialDate } from './health-record.ts';
import type { MayBeHeldBack } from './held-back.ts';

/** What a note is about; `other` has its own name only. */
export type NoteKind =
  | 'reason-for-visit'
  | 'history'
  | 'review-of-systems'
  | 'exam'
  | 'assessment'
  | 'hospital-course'
  | 'operation'
  | 'procedure'
  | 'discharge'
  | 'consultation'
  | 'progress'
  | 'imaging'
  | 'pathology'
  | 'other';

/** A part of the text of a note. Texts are plain: a portal gives them a form of its own. */
export type NoteBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: true }
  /** Cells may be empty; `head` is empty where the columns have no titles. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What a clinician wrote about a visit, a stay, an operation or an image. */
export interface ClinicalNote extends MayBeHeldBack {
  readonly id: Id;
  /** The title that the system gives it. */
  readonly name: string;
  readonly kind: NoteKind;
  readonly code?: Coding;
  readonly date?: PartialDate;
  readonly author?: string;
  /** The encounter of the record that it was written at, by its id there. */
  readonly visit?: Id;
  readonly status: 'final' | 'preliminary' | 'corrected' | 'unknown';
  /** What a report of images or tissue comes to. */
  readonly conclusion?: string;
  /** The language of the text, as a BCP 47 tag, where the system names one. */
  readonly language?: string;
  readonly content: readonly NoteBlock[];
}
