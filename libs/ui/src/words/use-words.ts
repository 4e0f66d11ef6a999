import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from './message-descriptor.ts';

/** Formats a message in the language of the page. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string;

/** The same function until the language changes, so that an effect may depend on it. */
export const useWords = (): Say => {
  const intl = useIntl();
  return useCallback((message, values) => intl.formatMessage(message, values), [intl]);
};
