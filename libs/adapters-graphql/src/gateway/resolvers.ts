import type { Resolvers } from '../generated/resolvers.ts';
import { accessMutations, accessQueries } from './access.resolvers.ts';
import { activityQueries } from './activity.resolvers.ts';
import { appointmentsQueries } from './appointments.resolvers.ts';
import { authenticationMutations, authenticationQueries } from './authentication.resolvers.ts';
import { cancelingMutations, cancelingQueries } from './canceling.resolvers.ts';
import { bookingMutations, bookingQueries } from './booking.resolvers.ts';
import { checkInMutations, checkInQueries } from './check-in.resolvers.ts';
import { cardsMutations, cardsQueries } from './cards.resolvers.ts';
import { checkOutMutations, checkOutQueries } from './check-out.resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { connectedAppsMutations, connectedAppsQueries } from './connected-apps.resolvers.ts';
import { dashboardMutations, dashboardQueries } from './dashboard.resolvers.ts';
import { delegatesMutations, delegatesQueries } from './delegates.resolvers.ts';
import { formsMutations, formsQueries } from './forms.resolvers.ts';
import { guestsMutations, guestsQueries } from './guests.resolvers.ts';
import { healthMutations, healthQueries } from './health.resolvers.ts';
import { messagesMutations, messagesQueries } from './messages.resolvers.ts';
import {
  notificationLinkActionsMutations,
  notificationLinkActionsQueries,
} from './notification-link-actions.resolvers.ts';
import { paymentHistoryQueries } from './payment-history.resolvers.ts';
import { paymentPlansMutations, paymentPlansQueries } from './payment-plans.resolvers.ts';
import { paymentsMutations, paymentsQueries } from './payments.resolvers.ts';
import { profileMutations, profileQueries } from './profile.resolvers.ts';
import { recoveryMutations, recoveryQueries } from './recovery.resolvers.ts';
import { guestTimeMutations } from './guest-time.resolvers.ts';
import { draftsMutations, draftsQueries } from './drafts.resolvers.ts';
import { timelineQueries } from './timeline.resolvers.ts';
import { clinicalNotesQueries } from './clinical-notes.resolvers.ts';
import { measuresQueries } from './measures.resolvers.ts';
import { entriesMutations, entriesQueries } from './entries.resolvers.ts';
import { healthLinksMutations, healthLinksQueries } from './health-links.resolvers.ts';
import { refillsMutations, refillsQueries } from './refills.resolvers.ts';
import { elsewhereQueries } from './elsewhere.resolvers.ts';
import { searchQueries } from './search.resolvers.ts';
import { schedulingMutations, schedulingQueries } from './scheduling.resolvers.ts';
import { shopMutations, shopQueries } from './shop.resolvers.ts';
import { signupMutations, signupQueries } from './signup.resolvers.ts';
import { supportQueries } from './support.resolvers.ts';
import { surveysMutations, surveysQueries } from './surveys.resolvers.ts';
import { videoVisitQueries } from './video-visit.resolvers.ts';
import { waitListMutations, waitListQueries } from './wait-list.resolvers.ts';
import { visitDetailsQueries } from './visit-details.resolvers.ts';
import { visitSummaryMutations, visitSummaryQueries } from './visit-summary.resolvers.ts';
import { visitPaymentsMutations, visitPaymentsQueries } from './visit-payments.resolvers.ts';

/** Root fields only: every answer is made whole by its service and needs no resolver below the root. */
export const resolvers = {
  Query: {
    ...accessQueries,
    ...activityQueries,
    ...appointmentsQueries,
    ...authenticationQueries,
    ...cancelingQueries,
    ...bookingQueries,
    ...cardsQueries,
    ...checkOutQueries,
    ...checkInQueries,
    ...connectedAppsQueries,
    ...dashboardQueries,
    ...delegatesQueries,
    ...formsQueries,
    ...guestsQueries,
    ...healthQueries,
    ...messagesQueries,
    ...notificationLinkActionsQueries,
    ...paymentHistoryQueries,
    ...paymentPlansQueries,
    ...paymentsQueries,
    ...profileQueries,
    ...recoveryQueries,
    ...draftsQueries,
    ...clinicalNotesQueries,
    ...measuresQueries,
    ...timelineQueries,
    ...entriesQueries,
    ...healthLinksQueries,
    ...refillsQueries,
    ...elsewhereQueries,
    ...searchQueries,
    ...schedulingQueries,
    ...shopQueries,
    ...signupQueries,
    ...supportQueries,
    ...surveysQueries,
    ...videoVisitQueries,
    ...visitDetailsQueries,
    ...visitPaymentsQueries,
    ...visitSummaryQueries,
    ...waitListQueries,
  },
  Mutation: {
    ...accessMutations,
    ...cancelingMutations,
    ...bookingMutations,
    ...cardsMutations,
    ...checkOutMutations,
    ...checkInMutations,
    ...connectedAppsMutations,
    ...dashboardMutations,
    ...delegatesMutations,
    ...authenticationMutations,
    ...recoveryMutations,
    ...formsMutations,
    ...guestsMutations,
    ...messagesMutations,
    ...notificationLinkActionsMutations,
    ...paymentPlansMutations,
    ...paymentsMutations,
    ...profileMutations,
    ...draftsMutations,
    ...guestTimeMutations,
    ...entriesMutations,
    ...healthMutations,
    ...healthLinksMutations,
    ...refillsMutations,
    ...schedulingMutations,
    ...shopMutations,
    ...surveysMutations,
    ...visitPaymentsMutations,
    ...visitSummaryMutations,
    ...waitListMutations,
    ...signupMutations,
  },
  /** Pages of an earlier release tell results by their numbers. */
  NewResult: { id: ({ entryId }) => Number.parseInt(entryId, 10) || 0 },
} satisfies Pick<Resolvers<GatewayContext>, 'Query' | 'Mutation' | 'NewResult'>;
