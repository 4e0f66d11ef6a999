import { PostgresLeases, sealActivity } from '@portico/adapters-storage';
import { reclaim } from '@portico/adapters-storage/sql';
import { MaintenanceRunner, type MaintenanceJob } from '@portico/services/kernel';
import { tellOfExpiringCards } from '@portico/services/payments';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './parts.ts';
import { unsentFiles } from './messages-module.ts';
import { keptSlots } from './scheduling-module.ts';
import { pastVisitWork } from './visit-work-module.ts';
import { tokens } from './tokens.ts';

export const maintenanceModule = ({ sql, now, turnClock, onError }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.maintenanceRunner).toDynamicValue(
      (context) =>
        new MaintenanceRunner(
          new PostgresLeases(sql, turnClock),
          [
            ...pruning(context),
            keptSlots({ sql, now }),
            ...pastVisitWork(context),
            unsentFiles(context),
            expiringCards(context),
            lateSeals(sql),
            room(sql),
          ],
          now,
          onError,
        ),
    );
  });

/** Expired rows are kept for a while, so that an old link is reported as expired and not as unknown. */
const pruning = (context: ResolutionContext): readonly MaintenanceJob[] => [
  { name: 'tries', every: HOUR, run: (now) => context.get(tokens.tries).prune(plus(now, -DAY)) },
  { name: 'one-time-codes', every: HOUR, run: (now) => context.get(tokens.oneTimeCodes).prune(now) },
  { name: 'sessions', every: HOUR, run: (now) => context.get(tokens.sessions).prune(plus(now, -DAY)) },
  // Their links are over after a day; a week leaves room for asking for another one.
  {
    name: 'unconfirmed-accounts',
    every: DAY,
    run: (now) => context.get(tokens.accounts).pruneUnconfirmed(plus(now, -7 * DAY)),
  },
  { name: 'capabilities', every: DAY, run: (now) => context.get(tokens.capabilities).prune(plus(now, -90 * DAY)) },
  { name: 'short-links', every: DAY, run: (now) => context.get(tokens.shortLinks).prune(plus(now, -90 * DAY)) },
  { name: 'notices', every: DAY, run: () => context.get(tokens.notificationDispatcher).tidy() },
];

/** Cards that end before the plans that they pay. */
const expiringCards = (context: ResolutionContext): MaintenanceJob => ({
  name: 'expiring-cards',
  every: DAY,
  run: tellOfExpiringCards({
    expiringCards: context.get(tokens.expiringCards),
    accounts: context.get(tokens.accounts),
    practices: context.get(tokens.practices),
    notifier: context.get(tokens.notifier),
    registration: context.get(tokens.registration),
    linkTo: context.get(tokens.linkTo),
  }),
});

/** A line whose transaction took longer than any should; the rounds of every few seconds do not look that far back. */
const lateSeals = (sql: Parts['sql']): MaintenanceJob => ({
  name: 'late-seals',
  every: DAY,
  run: (now) => sealActivity(sql, now, 2 * DAY),
});

const room = (sql: Parts['sql']): MaintenanceJob => ({ name: 'room', every: DAY, run: () => reclaim(sql) });
