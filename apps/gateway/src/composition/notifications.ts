import { PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import { visitNotifications } from '@portico/services/appointments';
import { NotificationDispatcher, QueuedNotifier } from '@portico/services/notifications';
import { ContainerModule } from 'inversify';
import { destinationOf } from './destination.ts';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

export const notificationsModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { sql, now, transports, report, publicOrigin, wakeNotificationDispatcher, linkOrigins } = parts;
    bind(tokens.destinationOf).toConstantValue((stored) => destinationOf(stored, publicOrigin(), linkOrigins));
    bind(tokens.linkTo).toConstantValue((path) => new URL(path, publicOrigin()).href);
    bind(tokens.outbox)
      .toDynamicValue(() => new PostgresOutbox(sql))
      .inSingletonScope();
    bind(tokens.shortLinks)
      .toDynamicValue(() => new PostgresShortLinks(sql))
      .inSingletonScope();
    bind(tokens.notificationDispatcher)
      .toDynamicValue((context) => new NotificationDispatcher(context.get(tokens.outbox), transports, now, report))
      .inSingletonScope();
    bind(tokens.notifier)
      .toDynamicValue(
        (context) =>
          new QueuedNotifier(
            context.get(tokens.outbox),
            context.get(tokens.shortLinks),
            context.get(tokens.linkTo),
            now,
            wakeNotificationDispatcher,
          ),
      )
      .inSingletonScope();
    bind(tokens.visitNotifications)
      .toDynamicValue((context) =>
        visitNotifications({
          accounts: context.get(tokens.accounts),
          patients: context.get(tokens.patients),
          capabilities: context.get(tokens.capabilities),
          codes: context.get(tokens.codes),
          now,
          practices: context.get(tokens.practices),
          notifier: context.get(tokens.notifier),
          registration: context.get(tokens.registration),
          linkTo: context.get(tokens.linkTo),
          later: context.get(tokens.later),
        }),
      )
      .inSingletonScope();
  });
