import type { EntryProblem } from '@portico/view-models/guests';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/messages.ts';
import { entryWords } from './guests.messages.ts';

/**
 * What the identity check says when it goes no further; every kind has its sentence, or this does not compile. What is told
 * brings its own.
 */
export const entryProblems: Readonly<Record<Exclude<EntryProblem['kind'], 'told'>, Message>> = {
  ...failureWords,
  'wrong-identity': entryWords.wrong,
  'must-wait': entryWords.wait,
};
