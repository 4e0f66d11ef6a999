import { useIntl } from 'react-intl';
import type { Message } from './messages.ts';

/** Says a message in the language of the page. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string;

export const useWords = (): Say => {
  const intl = useIntl();
  return (message, values) => intl.formatMessage(message, values);
};
