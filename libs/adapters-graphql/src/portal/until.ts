import { instant, type Instant } from '@portico/domain/kernel';

/** The moment that a refusal names, if it names one. */
export const untilOf = (raw: unknown): Instant | undefined => {
  const at = typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  return Number.isNaN(at) ? undefined : instant(at);
};
