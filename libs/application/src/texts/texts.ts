import { createIntl, createIntlCache } from '@formatjs/intl';
import { localeOf, type Language } from '@portico/domain/kernel';
import { endedOnce } from '../kernel/index.ts';

/** A message of FormatJS, as `defineMessages` of a `*.messages.ts` makes it. */
export interface Message {
  readonly id: string;
  readonly defaultMessage?: string;
  readonly description?: string;
}

/** Says a message in one language; what is longer than a word comes in as text or as a number. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string;

/** The catalogs of a project, by language and id. */
export type Catalogs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language of the texts in the code: in it, none counts as missing in a catalog, which costs an error each time. */
const defaultLocale = localeOf('en');

/**
 * The texts of mails, documents and answers of the gateway, in each language that has a catalog. A test sees to it that
 * catalogs are complete, so English stands in for a text only while it is written.
 */
export const textsOf = (catalogs: Catalogs): ((language: Language) => Say) => {
  const cache = createIntlCache();
  const made = new Map<Language, Say>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const messages = { ...catalogs[language] };
    const intl = createIntl({ locale: localeOf(language), defaultLocale, messages, onError: () => undefined }, cache);
    const say: Say = (message, values) => endedOnce(intl.formatMessage(message, values));
    made.set(language, say);
    return say;
  };
};
