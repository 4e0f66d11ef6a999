import type { AvailableHours } from '@portico/application/scheduling';
import { titleWords } from '../titles/index.ts';
import { hoursWords } from './available-hours.messages.ts';

/** The title of the times for what stands already: to move a visit, to ask for that, or to change a request. */
export const moveTitle = (hours: Pick<AvailableHours, 'booksAtOnce' | 'replaced'> | undefined) => {
  if (hours?.replaced?.status === 'REQUESTED') return hoursWords.changeTitle;
  return hours?.booksAtOnce === false ? hoursWords.askToMoveTitle : titleWords.moveVisit;
};
