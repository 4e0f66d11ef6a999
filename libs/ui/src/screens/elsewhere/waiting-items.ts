import type { PracticeId } from '@portico/domain/kernel';
import type { Say } from '../../words/use-words.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import { elsewhereWords as words } from './elsewhere.messages.ts';

/** What waits at a practice in few words: unread messages, and how much besides them. */
export const waitingItems = (
  waiting: Pick<ElsewhereModel, 'countAt' | 'unreadAt'>,
  practice: PracticeId,
  say: Say,
): readonly string[] => {
  const count = waiting.countAt(practice);
  const unread = waiting.unreadAt(practice);
  if (count === 0) return [];
  return [
    ...(unread === 0 ? [] : [say(words.unread, { count: unread })]),
    ...(count === unread ? [] : [say(words.toDo, { count: count - unread })]),
  ];
};
