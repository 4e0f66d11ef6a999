import type { MessagesScreen as Shown } from '@portico/application/messages';
import type { Recipient } from '@portico/domain/messages';
import type { Say } from '../../words/use-words.ts';
import { answerWords } from './teams.messages.ts';

/** When a recipient usually answers, or the practice where they say nothing of their own; undefined where nobody does. */
export const usualAnswer = (
  recipient: Pick<Recipient, 'answersWithin'> | undefined,
  screen: Pick<Shown, 'answersWithin'>,
  say: Say,
): string | undefined => {
  const hours = recipient?.answersWithin ?? screen.answersWithin;
  if (hours === undefined) return undefined;
  return hours >= 48 && hours % 24 === 0
    ? say(answerWords.days, { days: hours / 24 })
    : say(answerWords.hours, { hours });
};
