import type { AvailableHours, ReplacedVisit } from '@portico/application/scheduling';
import { titleWords } from '../titles/index.ts';
import { hoursWords } from './available-hours.messages.ts';
import { confirmWords } from './confirm-appointment.messages.ts';

interface Moving extends Pick<AvailableHours, 'booksAtOnce'> {
  readonly replaced?: Pick<ReplacedVisit, 'status'> | undefined;
}

/** The title of the times for what stands already: to move a visit, to ask for that, or to change a request. */
export const moveTitle = (hours: Moving | undefined) => {
  if (hours?.replaced?.status === 'REQUESTED') return hoursWords.changeTitle;
  return hours?.booksAtOnce === false ? hoursWords.askToMoveTitle : titleWords.moveVisit;
};

const outcomeOf = ({ booksAtOnce, replaced }: Moving): 'book' | 'move' | 'request' | 'change' => {
  if (replaced?.status === 'REQUESTED') return booksAtOnce ? 'book' : 'change';
  return !booksAtOnce ? 'request' : replaced === undefined ? 'book' : 'move';
};

const titles = {
  book: confirmWords.title,
  move: confirmWords.moveTitle,
  request: confirmWords.requestTitle,
  change: confirmWords.changeTitle,
};

/** Over a chosen time: what becomes of it, and of what stands already. */
export const confirmTitle = (hours: Moving) => titles[outcomeOf(hours)];

/** On the button that does so. */
export const confirmWord = (hours: Moving) => confirmWords[outcomeOf(hours)];
