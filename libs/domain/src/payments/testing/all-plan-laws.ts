import type { Law } from './plan-law-type.ts';
import { lawsOfAmounts } from './laws-of-amounts.ts';
import { lawsOfCalendars } from './laws-of-calendars.ts';
import { lawsOfChanges } from './laws-of-changes.ts';
import { lawsOfLimits } from './laws-of-limits.ts';
import { lawsOfRelations } from './laws-of-relations.ts';
import { lawsOfSpacing } from './laws-of-installment-spacing.ts';
import { lawsOfTerms } from './laws-of-installment-terms.ts';

/** The laws of payment plans; together the specification of `PlanMath`, by number. */
export const laws: readonly Law[] = [
  ...lawsOfTerms,
  ...lawsOfCalendars,
  ...lawsOfLimits,
  ...lawsOfChanges,
  ...lawsOfAmounts,
  ...lawsOfSpacing,
  ...lawsOfRelations,
].sort((a, b) => a.number - b.number);
