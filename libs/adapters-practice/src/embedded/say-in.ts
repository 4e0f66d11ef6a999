import { textsOf, type Message } from '@portico/application/texts';
import { languages, type Localized } from '@portico/domain/kernel';
import { catalogs } from '../generated/catalogs.ts';

/** What the practice system of Portico says by itself, by language. */
export const sayIn = textsOf(catalogs);

/** A text in every language at once, as a practice keeps its own. */
export const localizedOf = (message: Message): Localized =>
  Object.fromEntries(languages.map((language) => [language, sayIn(language)(message)])) as unknown as Localized;
