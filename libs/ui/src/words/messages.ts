/** A message's source: the text in every language of the portal, and a note for translators. */
export interface Wording {
  /** ICU message syntax. */
  readonly en: string;
  readonly es: string;
  /** Where the text is shown and what its arguments are. Required, since translators see nothing else. */
  readonly description: string;
}

/**
 * A message for react-intl. In the built portal only `id` is left: the texts are compiled ahead of time and loaded with
 * the chunk of their context, so `defaultMessage`, `es` and `description` are for tests and tools.
 */
export interface Message {
  readonly id: string;
  readonly defaultMessage?: string;
  readonly es?: string;
  readonly description?: string;
}

/**
 * Names the messages of one screen or part. The first word of `scope` is the context (`access.signIn` → `access`), and
 * ids are `scope.key` (`access.signIn.title`, `ACC-012`).
 *
 * A set of errors is worded by giving the kinds as keys, so that a missing text does not compile:
 * `const errors: Record<SignInError['kind'], Message> = messages('access.signInErrors', { … })`.
 */
export const messages = <Key extends string>(
  scope: string,
  wordings: Readonly<Record<Key, Wording>>,
): Readonly<Record<Key, Message>> => {
  const named = Object.entries<Wording>(wordings).map(([key, { en, es, description }]) => [
    key,
    { id: `${scope}.${key}`, defaultMessage: en, es, description },
  ]);
  return Object.fromEntries(named) as Record<Key, Message>;
};

/** The texts of some message groups in one language, by id, for an `IntlProvider` in tests. */
export const dictionary = (
  language: 'en' | 'es',
  ...groups: readonly Readonly<Record<string, Message>>[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    groups
      .flatMap((group) => Object.values(group))
      .map(({ id, defaultMessage = '', es = '' }) => [id, language === 'en' ? defaultMessage : es]),
  );
