import type { CheckInProblem } from '@portico/view-models/visits';
import type { CheckInRefusal } from '@portico/application/visits';
import { checkInProblemWords } from './check-in.messages.ts';

/** What check-in itself refuses, rather than something that may go wrong anywhere. */
export const isCheckInRefusal = (problem: CheckInProblem): problem is CheckInRefusal =>
  problem.kind in checkInProblemWords;
