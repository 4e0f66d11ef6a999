import type { PatientRef, PracticeId } from '../kernel/index.ts';
import { chartIn, ownsChart, type Acting } from './acting.ts';

/** What a person may ask for. `view` reads, `act` changes; `act` on an area includes `view`. */
export type Action = `${Area}:${'view' | 'act'}`;
export type Area = 'layout' | 'appointments' | 'payments' | 'messages' | 'forms' | 'health' | 'profile' | 'activity';

/** On what: one chart, or the subject's own place in a practice. */
export type Resource =
  { readonly kind: 'chart'; readonly chart: PatientRef } | { readonly kind: 'practice'; readonly practice: PracticeId };

/**
 * The one decision about access. A patient may do everything, and only, on own charts and in own practices
 * (`ACC-003`); whatever is not opened here is closed.
 */
export const can = (acting: Acting, action: Action, resource: Resource): boolean => {
  if (acting.actor.account !== acting.subject.account) return false;
  switch (resource.kind) {
    case 'chart':
      return ownsChart(acting, resource.chart);
    case 'practice':
      return action === 'layout:view' && chartIn(acting, resource.practice) !== undefined;
  }
};
