/**
 * What must not happen. `double`: money was taken twice. `loss`: somebody is without money, or was told otherwise than it
 * is. `hang`: it never comes to an end. `unexplained`: an error that none of this should lead to.
 */
export interface Offence {
  readonly kind: 'double' | 'loss' | 'hang' | 'unexplained';
  readonly what: string;
}
