import { GraphqlNotificationLinkActions } from '@portico/adapters-graphql/portal/notification-link-actions';
import type { NotificationLinkActions } from '@portico/application/guests';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const notificationLinkActions = lazyPort<NotificationLinkActions>(
  'notificationLinkActions',
  (context) => new GraphqlNotificationLinkActions(context.get(tokens.client)),
);
