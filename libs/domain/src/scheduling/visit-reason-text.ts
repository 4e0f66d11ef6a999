import { failed, ok, type Result } from '../kernel/index.ts';

/** At most this many characters of what the visit is about (`APT-055`), an emoji counted as one like a letter. */
export const longestVisitReason = 100;

/** As much of what is typed as may be sent (`APT-052`). */
export const fittingVisitReason = (typed: string): string => [...typed].slice(0, longestVisitReason).join('');

export interface VisitReasonTooLong {
  readonly kind: 'visit-reason-too-long';
}

/** What the visit is about, as it is sent (`chief_complaint`, `ACC-332`); undefined where nothing is said. */
export const parseVisitReason = (written = ''): Result<string | undefined, VisitReasonTooLong> => {
  const words = written.trim();
  if (fittingVisitReason(words) !== words) return failed({ kind: 'visit-reason-too-long' });
  return ok(words === '' ? undefined : words);
};
