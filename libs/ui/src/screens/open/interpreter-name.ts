import type { InterpreterLanguage } from '@portico/domain/profile';
import type { Message } from '../../words/message-descriptor.ts';
import { interpreterWords } from './accommodations.messages.ts';

/** The name of an interpreter's language in the language of the page. */
export const interpreterName = (
  interpreter: InterpreterLanguage,
  page: string,
  say: (message: Message) => string,
): string => {
  const message = interpreterWords[interpreter];
  if (message !== undefined) return say(message);
  const name = new Intl.DisplayNames([page], { type: 'language' }).of(interpreter) ?? interpreter;
  return name.slice(0, 1).toLocaleUpperCase(page) + name.slice(1);
};
