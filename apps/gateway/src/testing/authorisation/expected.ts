import type { Caller } from './callers.ts';
import type { Outcome, Rule } from './rules.ts';

/** What a caller must be told by an operation that is asked about the patient's own. */
export const expected = ({ to, told = 'answers' }: Rule, { circle }: Caller): Outcome => {
  if (to === 'anybody') return told;
  switch (circle) {
    case 'nobody':
      return 'UNAUTHENTICATED';
    case 'elsewhere':
      return 'NOT_FOUND';
    case 'patient':
      return told;
  }
};
