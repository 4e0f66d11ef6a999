import type { ActivityAction } from '@portico/domain/activity';
import type { Message } from '../../words/message-descriptor.ts';
import { accountActionWords } from './account-actions.messages.ts';
import { careActionWords } from './care-actions.messages.ts';
import { entryActionWords } from './entry-actions.messages.ts';
import { viewingActionWords } from './viewing-actions.messages.ts';

/** One sentence for every action; `who` is one of the texts of `personWords`, and all of them take the same verb form. */
export const actionWords: Readonly<Record<ActivityAction, Message>> = {
  ...accountActionWords,
  ...careActionWords,
  ...entryActionWords,
  ...viewingActionWords,
};
