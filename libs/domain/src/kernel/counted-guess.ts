declare const counted: unique symbol;

/**
 * Shows that a guess was counted before it is weighed. Whatever compares a secret asks for it, and only the guess limit
 * hands it out, so that no secret can be compared without counting first.
 */
export interface CountedGuess {
  readonly [counted]: true;
}
