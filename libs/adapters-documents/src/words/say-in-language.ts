import { textsOf, type Message, type Say } from '@portico/application/texts';
import { catalogs } from '../generated/catalogs.ts';

/** The texts of documents, by language. */
export const sayIn = textsOf(catalogs);

/** Every text of a group in one language, for texts that take no arguments. */
export const said = <Key extends string>(
  say: Say,
  group: Readonly<Record<Key, Message>>,
): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<Message>(group).map(([key, message]) => [key, say(message)])) as Record<
    Key,
    string
  >;
