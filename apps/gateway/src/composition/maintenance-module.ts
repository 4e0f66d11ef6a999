import { PostgresLeases, sealActivity } from '@portico/adapters-storage';
import { reclaim } from '@portico/adapters-storage/sql';
import { MaintenanceRunner, type MaintenanceJob } from '@portico/services/kernel';
import { OfficeDigestMailer } from '@portico/services/notifications';
import { ExpiringCardNotifications } from '@portico/services/payments';
import { DAY, HOUR, MINUTE, plus } from '@portico/domain/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { newMessageWork, unsentFiles } from './messages-module.ts';
import { oldDrafts } from './drafts-module.ts';
import { oldHealthLinks } from './health-links-module.ts';
import { keptSlots } from './scheduling-module.ts';
import { newResultWork } from './new-result-work.ts';
import { officeDigestsOf, openQuestions } from './practice-module.ts';
import { pastVisitWork } from './visit-workers-module.ts';
import { tokens } from './injection-tokens.ts';

export const maintenanceModule = ({ sql, now, turnClock, onError, openPractices }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.maintenanceRunner).toDynamicValue((context) => {
      const leases = new PostgresLeases(sql, turnClock);
      return new MaintenanceRunner(
        leases,
        [
          { name: 'leases', every: DAY, run: (now) => leases.prune(plus(now, -7 * DAY)) },
          ...pruning(context),
          keptSlots(context),
          openQuestions(context),
          ...pastVisitWork(context),
          unsentFiles(context),
          oldDrafts(context),
          oldHealthLinks(context),
          expiringCards(context),
          officeDigests(context, { sql, openPractices }),
          ...newResultWork(context, { sql, onError, now }),
          newMessageWork(context, { sql, onError }),
          lateSeals(sql),
          room(sql),
        ],
        now,
        onError,
      );
    });
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
  { name: 'app-tokens', every: HOUR, run: (now) => context.get(tokens.appTokens).prune(plus(now, -DAY)) },
  { name: 'app-grants', every: DAY, run: (now) => context.get(tokens.appGrants).prune(plus(now, -90 * DAY)) },
  { name: 'short-links', every: DAY, run: (now) => context.get(tokens.shortLinks).prune(plus(now, -90 * DAY)) },
  { name: 'notices', every: DAY, run: () => context.get(tokens.notificationDispatcher).tidy() },
];

/** Cards that end before the plans that they pay. */
const expiringCards = (context: ResolutionContext): MaintenanceJob => {
  const [cards, accounts] = [context.get(tokens.expiringCards), context.get(tokens.accounts)];
  const [registration, practices] = [context.get(tokens.registration), context.get(tokens.practices)];
  const [notifier, linkTo] = [context.get(tokens.notifier), context.get(tokens.linkTo)];
  const notifications = new ExpiringCardNotifications(cards, accounts, registration, practices, notifier, linkTo);
  return { name: 'expiring-cards', every: DAY, run: (now) => notifications.runOnce(now) };
};

/** Looked for as often as housekeeping is. */
const officeDigests = (context: ResolutionContext, parts: Pick<Parts, 'sql' | 'openPractices'>): MaintenanceJob => {
  const [notifier, log] = [context.get(tokens.notifier), context.get(tokens.activityLog)];
  const mailer = new OfficeDigestMailer(officeDigestsOf(parts), notifier, log);
  return { name: 'office-digests', every: 5 * MINUTE, run: (now) => mailer.runOnce(now) };
};

/** A line whose transaction took longer than any should; the rounds of every few seconds do not look that far back. */
const lateSeals = (sql: Parts['sql']): MaintenanceJob => ({
  name: 'late-seals',
  every: DAY,
  run: (now) => sealActivity(sql, now, 2 * DAY),
});

const room = (sql: Parts['sql']): MaintenanceJob => ({ name: 'room', every: DAY, run: () => reclaim(sql) });
