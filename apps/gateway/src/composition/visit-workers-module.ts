import { entranceServices as inner } from './entrance-injection-tokens.ts';
import { PostgresReminders, PostgresSummaryJobs, PostgresWaitList } from '@portico/adapters-storage';
import { ReminderWorker, ReminderNotifier } from '@portico/services/appointments';
import { SummaryWorker } from '@portico/services/health';
import type { MaintenanceJob } from '@portico/services/kernel';
import { FreeTimeOffers, WaitListEntryUpdates, WaitListNotifier, WaitListWorker } from '@portico/services/scheduling';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import { ContainerModule, type Bind, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** Who reminds patients of visits, who offers them earlier ones, and who makes the summaries of past ones. */
export const visitWorkModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { sql, now, turnClock, visitWatch: watch, wakeSummaryWorker } = parts;
    const failing =
      (worker: Parameters<typeof watch.onError>[0]) =>
      (thrown: unknown): void =>
        watch.onError(worker, thrown);
    bind(tokens.reminders).toResolvedValue(() => new PostgresReminders(sql));
    bind(tokens.waitList).toResolvedValue(() => new PostgresWaitList(sql, turnClock));
    bind(tokens.summaryJobs).toResolvedValue(() => new PostgresSummaryJobs(sql));
    bind(tokens.wakeSummaryWorker).toConstantValue(wakeSummaryWorker);
    bind(tokens.summaryWorker).toResolvedValue(
      (patients, practices, jobs, printer, summaries) =>
        new SummaryWorker(
          patients,
          practices,
          jobs,
          printer,
          summaries,
          now,
          watch.summarized,
          failing('summary-worker'),
        ),
      [tokens.patients, tokens.practices, tokens.summaryJobs, tokens.summaryPrinter, tokens.visitSummaries],
    );
    bind(tokens.reminderWorker).toDynamicValue(
      (context) =>
        new ReminderWorker(
          context.get(tokens.comingVisits),
          context.get(tokens.reminders),
          context.get(tokens.visitPolicies),
          now,
          reminderNotifierOf(context).tell,
          watch.reminded,
          failing('reminder-worker'),
        ),
    );
    bindWaitList(bind, parts);
  });

/** Who offers earlier times. */
const bindWaitList = (bind: Bind, { now, visitWatch: watch }: Parts): void => {
  bind(inner.waitListEntryUpdates).toDynamicValue(
    (context) =>
      new WaitListEntryUpdates(
        context.get(tokens.waitList),
        context.get(tokens.appointmentBooking),
        context.get(tokens.slotHolds),
        context.get(tokens.schedule),
        context.get(tokens.visitPolicies),
        now,
        waitListNotifierOf(context).tell,
        watch.waited,
      ),
  );
  bind(tokens.waitListWorker).toResolvedValue(
    (availability, codes, slotHolds, waitList, practices, updates) =>
      new WaitListWorker(
        practices,
        waitList,
        updates,
        new FreeTimeOffers(availability, codes, slotHolds, waitList, updates, now, watch.waited),
        now,
        (thrown) => watch.onError('wait-list-worker', thrown),
      ),
    [
      tokens.availability,
      tokens.codes,
      tokens.slotHolds,
      tokens.waitList,
      tokens.practices,
      inner.waitListEntryUpdates,
    ],
  );
};

const reminderNotifierOf = (context: ResolutionContext): ReminderNotifier =>
  new ReminderNotifier(
    context.get(tokens.practices),
    context.get(tokens.visitRecipients),
    context.get(tokens.linkMaker),
    context.get(tokens.notifier),
  );

const waitListNotifierOf = (context: ResolutionContext): WaitListNotifier =>
  new WaitListNotifier(
    context.get(tokens.accounts),
    context.get(tokens.linkMaker),
    context.get(tokens.linkTo),
    context.get(tokens.notifier),
  );

/** Deletes reminders and check-in progress of past visits, closed wait-list entries, and finished summary jobs. */
export const pastVisitWork = (context: ResolutionContext): readonly MaintenanceJob[] => [
  { name: 'reminders', every: DAY, run: (now) => context.get(tokens.reminders).prune(plus(now, -DAY)) },
  { name: 'check-ins-over', every: DAY, run: (now) => context.get(tokens.checkIns).prune(plus(now, -60 * DAY)) },
  { name: 'summary-jobs', every: HOUR, run: (now) => context.get(tokens.summaryJobs).prune(plus(now, -HOUR)) },
  { name: 'wait-list-lost', every: HOUR, run: () => context.get(tokens.waitList).findLost() },
  { name: 'wait-list-over', every: DAY, run: (now) => context.get(tokens.waitList).prune(plus(now, -500 * DAY)) },
];
