import { isOffered, offeredOf, type Offer, type Picked } from './booking-catalog.ts';
import type { VisitTypeEnd } from './question-tree.ts';

/** The provider and location of a patient's last visit. */
export interface LastVisit extends Pick<Offer, 'resource' | 'location'> {
  /** The name of the provider, where it is told. */
  readonly provider?: string;
}

/** Where booking continues after the questions, and what is already chosen there. */
export type AfterQuestions =
  /** Everything is chosen: shows the times, in whichever way the practice system offers them. */
  | { readonly screen: 'available_hours'; readonly picked: Offer }
  | { readonly screen: 'add_appointment'; readonly picked: Picked };

/**
 * Keeps the parts of the last visit that the practice wants kept (`APT-082` to `APT-085`, `ACC-312` to `ACC-315`,
 * `ACC-319`). A pick list leaves its choice to the person, and so does everything that is no longer on offer: what is
 * picked can be booked.
 */
export const afterQuestions = (
  { visitReason, selection }: VisitTypeEnd,
  lastVisit: LastVisit | undefined,
  offers: readonly Offer[],
): AfterQuestions => {
  const resource = selection.providerSameAsLast && !selection.providerPicklist ? lastVisit?.resource : undefined;
  const location = selection.locationSameAsLast && !selection.locationPicklist ? lastVisit?.location : undefined;
  const picked = offeredOf({ offers }, { visitReason, resource, location });
  return isOffered({ offers }, picked) ? { screen: 'available_hours', picked } : { screen: 'add_appointment', picked };
};
