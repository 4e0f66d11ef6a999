/**
 * What must not happen. `double`: money was taken twice. `loss`: money is missing, or its owner was shown a wrong
 * state. `hang`: it never comes to an end. `unexplained`: an error that none of this should lead to.
 */
export interface Offence {
  readonly kind: 'double' | 'loss' | 'hang' | 'unexplained';
  readonly what: string;
}
