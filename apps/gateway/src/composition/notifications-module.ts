import { PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import { VisitNotifier } from '@portico/services/appointments';
import { NotificationDispatcher, QueuedNotifier } from '@portico/services/notifications';
import { ContainerModule } from 'inversify';
import { destinationOf } from './allowed-destination.ts';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

export const notificationsModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { sql, now, transports, report, publicOrigin, wakeNotificationDispatcher, linkOrigins } = parts;
    bind(tokens.destinationOf).toConstantValue((stored) => destinationOf(stored, publicOrigin(), linkOrigins));
    bind(tokens.linkTo).toConstantValue((path) => new URL(path, publicOrigin()).href);
    bind(tokens.outbox).toResolvedValue(() => new PostgresOutbox(sql));
    bind(tokens.shortLinks).toResolvedValue(() => new PostgresShortLinks(sql));
    bind(tokens.notificationDispatcher).toResolvedValue(
      (outbox) => new NotificationDispatcher(outbox, transports, now, report),
      [tokens.outbox],
    );
    bind(tokens.notifier).toResolvedValue(
      (outbox, shortLinks, linkTo) => new QueuedNotifier(outbox, shortLinks, linkTo, now, wakeNotificationDispatcher),
      [tokens.outbox, tokens.shortLinks, tokens.linkTo],
    );
    bind(tokens.visitNotifications).toResolvedValue(
      (practices, recipients, links, linkTo, notifier, later) =>
        new VisitNotifier(practices, recipients, links, linkTo, notifier, later, now).tell,
      [tokens.practices, tokens.visitRecipients, tokens.linkMaker, tokens.linkTo, tokens.notifier, tokens.later],
    );
  });
