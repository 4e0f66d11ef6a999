import type { PracticeId } from '@portico/domain/kernel';
import type { Say } from '../../words/use-words.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import { elsewhereWords as words } from './elsewhere.messages.ts';

/** What waits at a practice in few words: the number that stands beside the open practice, and how many of it are unread messages. */
export const waitingItems = (
  waiting: Pick<ElsewhereModel, 'countAt' | 'unreadAt'>,
  practice: PracticeId,
  say: Say,
): string | undefined => {
  const count = waiting.countAt(practice);
  const unread = waiting.unreadAt(practice);
  if (count === 0) return undefined;
  if (unread === 0) return say(words.toDo, { count });
  return count === unread ? say(words.unread, { count }) : say(words.toDoUnread, { count, unread });
};
