import type { WaitingAtPractice } from '@portico/application/dashboard';
import { field, record } from './object-codec.ts';
import { id, money } from './scalars.ts';

export const waitingAtPractice = record<WaitingAtPractice>()({
  practice: id('practice_id'),
  practiceName: 'practice_name',
  unreadMessages: 'unread_messages',
  newResults: 'new_results',
  forms: 'forms',
  due: field('due', money),
});
