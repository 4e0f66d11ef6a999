import type { EntryProblem } from '@portico/application/guests';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { entryWords } from './guests.messages.ts';

/** Texts for a failed identity check; a kind without a text does not compile. `told` has its own text. */
export const entryProblems: Readonly<Record<Exclude<EntryProblem['kind'], 'told'>, Message>> = {
  ...failureWords,
  'wrong-identity': entryWords.wrong,
  'must-wait': entryWords.wait,
};
