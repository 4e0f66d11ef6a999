import type { CheckInRefusal } from '@portico/application/visits';
import type { ErrorCode } from '../error-codes.ts';

/** How the refusal of a check-in is told; when it can be tried again is said beside it. */
export const checkInRefusals: Readonly<Record<CheckInRefusal['kind'], readonly [code: ErrorCode, message: string]>> = {
  'check-in-too-early': ['TOO_EARLY', 'Check-in for this visit is not open yet.'],
  'check-in-over': ['CONFLICT', 'There is no visit to check in for.'],
  'history-unanswered': ['BAD_INPUT', 'Allergies and medications each need an entry, or none.'],
  'needs-provider': ['CONFLICT', 'None is talked about with the provider.'],
};
