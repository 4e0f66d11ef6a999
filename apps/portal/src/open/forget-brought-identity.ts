import type { ProviderTrip } from '@portico/view-models/authentication';
import type { Place } from '../routes/resolve-address.ts';
import type { OpenScreen } from '../routes/route-table.ts';

/** The open screens that lead to a provider and back, and to an account. */
const keeping: ReadonlySet<OpenScreen> = new Set<OpenScreen>([
  'sign-up',
  'sign-in-return',
  'delegate-login',
  'delegate-create-account',
  'delegate-verification',
]);

/** Whoever opens anything else has left the sign-up; the next person at this browser must not find the identity. */
export const forgetIdentityAt = (place: Place, trip: ProviderTrip): void => {
  if (place.kind === 'open' && !keeping.has(place.screen)) trip.forget();
};
