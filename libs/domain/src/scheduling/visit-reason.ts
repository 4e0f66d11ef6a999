import { failed, ok, type Result } from '../kernel/index.ts';

/** Longest reason for a visit, in characters (`APT-055`); an emoji counts as one. */
export const longestVisitReason = 100;

/** Cuts typed text to the allowed length (`APT-052`). */
export const fittingVisitReason = (typed: string): string => [...typed].slice(0, longestVisitReason).join('');

export interface VisitReasonTooLong {
  readonly kind: 'visit-reason-too-long';
}

/** The reason for the visit as it is sent (`chief_complaint`, `ACC-332`); undefined if empty. */
export const parseVisitReason = (written = ''): Result<string | undefined, VisitReasonTooLong> => {
  const words = written.trim();
  if (fittingVisitReason(words) !== words) return failed({ kind: 'visit-reason-too-long' });
  return ok(words === '' ? undefined : words);
};
