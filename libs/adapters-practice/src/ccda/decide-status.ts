import { orderOf, type ClinicalDate, type Instant } from '@portico/domain/kernel';
import { besideEnd, endAt } from '@portico/practice-fhir/values';
import type { Span } from './coded-values.ts';

export type ConcernStatus = 'active' | 'inactive';
export type ClinicalStatus = 'active' | 'inactive' | 'resolved';

/** All that a document says about whether a problem or an allergy still holds. */
export interface StatusEvidence {
  readonly negated: boolean;
  /** The coded status that hangs below the observation (LOINC 33999-4). */
  readonly coded: ClinicalStatus | undefined;
  /** Status of the concern: whether it is followed, which says less than whether it holds. */
  readonly concern: ConcernStatus | undefined;
  readonly span: Span;
  /** When the document was written. */
  readonly written: ClinicalDate | undefined;
  /** When it is read. */
  readonly now: Instant;
}

/**
 * The status to show. A statement of the source that another one contradicts is shown as unknown, never as the better or
 * the worse of the two:
 *
 * | the source says | shown | why |
 * | --- | --- | --- |
 * | the observation is negated | refuted | the negation is about the fact itself |
 * | coded active, but ended before the document was written or is read | unknown | two statements that exclude each other |
 * | coded resolved, but the end is still to come | unknown | two statements that exclude each other |
 * | a coded status | that status | the only element that is about nothing else |
 * | a known end that has come | resolved | C-CDA: the end of the observation is the end of the problem |
 * | an end that is still to come | the status of its concern | it has not ended |
 * | an end of unknown date, and the concern closed | resolved | both say that it is over |
 * | an end of unknown date, and the concern open or unsaid | unknown | vendors write it for “no end known” too |
 * | only the status of its concern | that status | better than nothing, and never “resolved” |
 */
export const decideStatus = ({ negated, coded, concern, span, written, now }: StatusEvidence) => {
  if (negated) return 'refuted';
  const end = endAt(span.high, now);
  if (coded === 'active' && endsBefore(span, written)) return 'unknown';
  if (coded !== undefined) return besideEnd(coded, end);
  if (end === 'come') return 'resolved';
  if (span.endedSometime) return concern === 'inactive' ? 'resolved' : 'unknown';
  return concern ?? 'unknown';
};

/** Whether a known end lies before the document was written; a document without date contradicts nothing. */
export const endsBefore = ({ high }: Span, written: ClinicalDate | undefined): boolean =>
  high !== undefined && written !== undefined && orderOf(high) < orderOf(written).slice(0, high.length);
