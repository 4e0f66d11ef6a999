import type { CheckInRefusal, CheckInProblem } from '@portico/application/visits';
import { checkInProblemWords } from './check-in.messages.ts';

/** Whether a problem is a refusal of check-in itself, rather than a general failure. */
export const isCheckInRefusal = (problem: CheckInProblem): problem is CheckInRefusal =>
  problem.kind in checkInProblemWords;
