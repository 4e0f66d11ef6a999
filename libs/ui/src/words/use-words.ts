import { endedOnce } from '@portico/application/kernel';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from './message-descriptor.ts';
import { shownPhone } from './tel-link.ts';

type Values = Readonly<Record<string, string | number>>;

/** Formats a message in the language of the page; a `phone` stays on one line. */
export type Say = (message: Message, values?: Values) => string;

const unbroken = (values: Values | undefined): Values | undefined =>
  typeof values?.['phone'] === 'string' ? { ...values, phone: shownPhone(values['phone']) } : values;

/** The same function until the language changes, so that an effect may depend on it. */
export const useWords = (): Say => {
  const intl = useIntl();
  return useCallback((message, values) => endedOnce(intl.formatMessage(message, unbroken(values))), [intl]);
};

/** The same around what is drawn by a component; each such value has a key. */
export const useWordsAround = (): ((message: Message, values: Readonly<Record<string, ReactNode>>) => ReactNode) => {
  const intl = useIntl();
  return useCallback(
    (message, values) => intl.formatMessage(message, values as Record<string, never>) as ReactNode,
    [intl],
  );
};
