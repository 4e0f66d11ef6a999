export { GatewayClient, type ClientOptions } from './gateway-client.ts';
export { GraphqlAccess } from './graphql-access.ts';
export { GraphqlActivity } from './graphql-activity.ts';
export { GraphqlAppointments } from './graphql-appointments.ts';
export { GraphqlDashboard } from './graphql-dashboard.ts';
export { GraphqlGuests } from './graphql-guests.ts';
export { GraphqlHealth } from './graphql-health.ts';
export { GraphqlProfile } from './graphql-profile.ts';
export { GraphqlSupport } from './graphql-support.ts';
