import type { ChartSection } from '@portico/domain/health';
import type { LocalDate, PracticeId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Finds things of the person by words, in what the one who asks may see at the current practice. */
export interface Search {
  find(text: string): ServiceResult<SearchAnswer>;
}

export const hitKinds = [
  'message',
  'visit',
  'provider',
  'document',
  'lab',
  'medication',
  'condition',
  'allergy',
  'immunization',
  'procedure',
  'note',
  'entry',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** The sections of the record whose entries have no kind of their own. */
export const entrySections = [
  'encounters',
  'vitalSigns',
  'clinicalTests',
  'immunizationRecommendations',
  'carePlans',
  'goals',
  'healthStatus',
  'socialHistory',
  'familyHistory',
  'devices',
  'advanceDirectives',
  'careTeam',
  'coverage',
  'bills',
] as const satisfies readonly ChartSection[];
export type EntrySection = (typeof entrySections)[number];

export interface Hit {
  readonly kind: HitKind;
  /** Of the conversation, visit, provider or entry. */
  readonly id: string;
  readonly title: string;
  /** Whom it is with or by; of a provider, the specialty. */
  readonly with?: string;
  readonly day?: LocalDate;
  /** Of an entry. */
  readonly section?: EntrySection;
}

export interface SearchAnswer {
  readonly practice: PracticeId;
  /**
   * By kind, entries by section: first the kinds of which one is called what was sought, then the others, each in the order
   * of `hitKinds`. In each kind first those that are called so, the newest first; at most `mostHitsOfKind` of each.
   */
  readonly hits: readonly Hit[];
  /** Where nothing was found: the search as it would be spelled with words that stand there, the nearest first; at most `mostNear`. */
  readonly near?: readonly string[];
  /** A part of the practice's system could not answer now, so there may be more. */
  readonly isPartial: boolean;
}

export const mostHitsOfKind = 8;
export const mostNear = 3;
/** Characters of a search; longer and shorter ones find nothing. */
export const shortestSearch = 2;
export const longestSearch = 80;
