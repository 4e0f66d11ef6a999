import type { Resolvers } from '../generated/resolvers.ts';
import { accessMutations, accessQueries } from './access.resolvers.ts';
import { activityQueries } from './activity.resolvers.ts';
import { appointmentsQueries } from './appointments.resolvers.ts';
import { authenticationMutations, authenticationQueries } from './authentication.resolvers.ts';
import { cardsMutations, cardsQueries } from './cards.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { dashboardMutations, dashboardQueries } from './dashboard.resolvers.ts';
import { delegatesMutations, delegatesQueries } from './delegates.resolvers.ts';
import { guestsMutations, guestsQueries } from './guests.resolvers.ts';
import { healthQueries } from './health.resolvers.ts';
import { paymentHistoryQueries } from './payment-history.resolvers.ts';
import { paymentPlansMutations, paymentPlansQueries } from './payment-plans.resolvers.ts';
import { paymentsMutations, paymentsQueries } from './payments.resolvers.ts';
import { profileQueries } from './profile.resolvers.ts';
import { recoveryMutations } from './recovery.resolvers.ts';
import { shopMutations, shopQueries } from './shop.resolvers.ts';
import { signupMutations, signupQueries } from './signup.resolvers.ts';
import { supportQueries } from './support.resolvers.ts';
import { visitPaymentsMutations, visitPaymentsQueries } from './visit-payments.resolvers.ts';

/** Root fields only: every answer is made whole by its service and needs no resolver below the root. */
export const resolvers = {
  Query: {
    ...accessQueries,
    ...activityQueries,
    ...appointmentsQueries,
    ...authenticationQueries,
    ...cardsQueries,
    ...dashboardQueries,
    ...delegatesQueries,
    ...guestsQueries,
    ...healthQueries,
    ...paymentHistoryQueries,
    ...paymentPlansQueries,
    ...paymentsQueries,
    ...profileQueries,
    ...shopQueries,
    ...signupQueries,
    ...supportQueries,
    ...visitPaymentsQueries,
  },
  Mutation: {
    ...accessMutations,
    ...cardsMutations,
    ...dashboardMutations,
    ...delegatesMutations,
    ...authenticationMutations,
    ...recoveryMutations,
    ...guestsMutations,
    ...paymentPlansMutations,
    ...paymentsMutations,
    ...shopMutations,
    ...visitPaymentsMutations,
    ...signupMutations,
  },
} satisfies Pick<Resolvers<GatewayContext>, 'Query' | 'Mutation'>;
