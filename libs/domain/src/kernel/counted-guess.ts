declare const counted: unique symbol;

/**
 * Proves that a guess was counted before it is checked. Every function that compares a secret requires one, and only
 * the guess limit issues it, so that no secret can be compared without counting first.
 */
export interface CountedGuess {
  readonly [counted]: true;
}
