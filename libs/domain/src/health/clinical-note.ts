import type { ClinicalDate } from '../kernel/index.ts';
import type { MayBeHeldBack } from './entries/held-back.ts';
import type { Coding } from './patient-chart.ts';

/** What a note is about; `other` has its own name only. */
export const noteKinds = [
  'reason-for-visit',
  'history',
  'review-of-systems',
  'exam',
  'assessment',
  'hospital-course',
  'operation',
  'procedure',
  'discharge',
  'consultation',
  'progress',
  'imaging',
  'pathology',
  'other',
] as const;
export type NoteKind = (typeof noteKinds)[number];

/** A part of the text of a note. */
export type NoteBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: true }
  /** Cells may be empty; `head` is empty where the columns have no titles. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A note as a list names it. */
export interface NoteHeadline extends MayBeHeldBack {
  readonly id: string;
  /** The title that the source gives it. */
  readonly name: string;
  readonly kind: NoteKind;
  readonly code?: Coding;
  readonly date?: ClinicalDate;
  readonly author?: string;
  /** The encounter of the record that it was written at, by its id there. */
  readonly visit?: string;
  readonly status: 'final' | 'preliminary' | 'corrected' | 'unknown';
}

/** What a clinician wrote about a visit, a stay, an operation or an image. */
export interface ClinicalNote extends NoteHeadline {
  /** What a report of images or tissue comes to. */
  readonly conclusion?: string;
  /** The language of the text, as a BCP 47 tag, where the source names one. */
  readonly language?: string;
  readonly content: readonly NoteBlock[];
}
