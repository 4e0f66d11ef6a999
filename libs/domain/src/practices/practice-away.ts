import { Unavailable, type Outage, type PracticeId } from '../kernel/index.ts';

/**
 * Thrown by a port when the system of one practice cannot answer now. Portico itself is well, and so are all other
 * practices: what is shown of several practices is shown without this one.
 */
export class PracticeAway extends Unavailable {
  readonly practice: PracticeId;

  constructor(practice: PracticeId, why: Outage = 'unreachable') {
    super(why);
    this.practice = practice;
  }
}
