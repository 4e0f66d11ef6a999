import { guestPurposes } from '@portico/domain/access';
import type { Caller } from './caller-kinds.ts';
import type { Outcome, Rule } from './rule-types.ts';

/** What a caller must be told by an operation that is asked about the patient's own. */
export const expected = ({ to, beside, told = 'answers', toldToGuests, guests }: Rule, caller: Caller): Outcome => {
  if (to === 'anybody') return told;
  if (typeof to !== 'string') return expectedOfGuests(to, told, caller);
  switch (caller.circle) {
    case 'nobody':
      return 'UNAUTHENTICATED';
    case 'guest':
      return guests === undefined ? (toldToGuests ?? 'UNAUTHENTICATED') : toldBy(guests, caller);
    case 'elsewhere':
      return 'NOT_FOUND';
    case 'former delegate':
      return 'FORBIDDEN';
    case 'patient':
      return to === 'delegate' ? 'NOT_FOUND' : told;
    case 'delegate':
      return beside === undefined && isOpenTo(to, caller.holds) ? told : 'NOT_FOUND';
  }
};

const toldBy = (guests: NonNullable<Rule['guests']>, { holds }: Caller): Outcome => {
  const purpose = guestPurposes.find((one) => one === holds);
  return (purpose && guests[purpose]) ?? 'NOT_FOUND';
};

/** To act includes to view; the own account and the frame of the practice are open to every delegate. */
const isOpenTo = (to: Exclude<Rule['to'], readonly unknown[]>, held: Caller['holds']): boolean => {
  if (to === 'account' || to === 'delegate' || to === 'practice') return true;
  return held === to || (to.endsWith(':view') && held === to.replace(':view', ':act'));
};

const expectedOfGuests = (purposes: readonly string[], told: Outcome, { circle, holds }: Caller): Outcome => {
  switch (circle) {
    case 'guest':
      return holds !== undefined && purposes.includes(holds) ? told : 'NOT_FOUND';
    case 'patient':
    case 'delegate':
      return 'NOT_FOUND';
    default:
      return 'UNAUTHENTICATED';
  }
};
