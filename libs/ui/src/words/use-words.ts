import { useCallback } from 'react';
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
  return useCallback((message, values) => intl.formatMessage(message, unbroken(values)), [intl]);
};
