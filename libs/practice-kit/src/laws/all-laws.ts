import { bookingLaws } from './booking-laws.ts';
import { changeLaws } from './change-laws.ts';
import { concurrencyLaws } from './concurrency-laws.ts';
import { formAndCoverageLaws } from './form-and-coverage-laws.ts';
import { holdLaws } from './hold-laws.ts';
import { hostilePageLaws } from './hostile-page-laws.ts';
import { idLaws } from './id-laws.ts';
import { listingLaws } from './listing-laws.ts';
import { hostileLaws } from './hostile-reply-laws.ts';
import type { Law } from './law.ts';
import { mailLaws } from './mail-laws.ts';
import { practiceLaws } from './furnished-practice-laws.ts';
import { probeLaws } from './probe-laws.ts';
import { recordLaws } from './record-laws.ts';
import { statementLaws } from './statement-laws.ts';
import { stepLaws } from './step-laws.ts';

/** Every law, from those that are safe on a live sandbox to those that need a practice of their own. */
export const allLaws: readonly Law[] = [
  ...probeLaws,
  ...idLaws,
  ...listingLaws,
  ...recordLaws,
  ...practiceLaws,
  ...stepLaws,
  ...bookingLaws,
  ...holdLaws,
  ...mailLaws,
  ...statementLaws,
  ...formAndCoverageLaws,
  ...changeLaws,
  ...hostileLaws,
  ...hostilePageLaws,
  ...concurrencyLaws,
];
