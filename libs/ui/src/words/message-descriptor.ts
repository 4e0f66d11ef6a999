/**
 * A message of FormatJS, as `defineMessages` of a `*.messages.ts` makes it. In the built portal only `id` is left: the
 * texts are compiled ahead of time and loaded with the chunk of their context.
 *
 * A set of errors is worded by giving the kinds as keys, so that a missing text does not compile:
 * `const errors: Record<SignInError['kind'], Message> = defineMessages({ … })`.
 */
export interface Message {
  /** `context.screen.key` (`access.signIn.title`, `ACC-012`). */
  readonly id: string;
  /** In English, in ICU message syntax. */
  readonly defaultMessage?: string;
  /** Where the text is shown and what its arguments are. Required, since translators see nothing else. */
  readonly description?: string;
}
