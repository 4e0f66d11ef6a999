import { portsByName } from './ports-by-name.ts';
import { PostgresReminders, PostgresSummaryJobs, PostgresLeases, PostgresWaitList } from '@portico/adapters-storage';
import { ReminderWorker, ReminderNotifier } from '@portico/services/appointments';
import { SummaryWorker } from '@portico/services/health';
import type { MaintenanceJob } from '@portico/services/kernel';
import { WaitListWorker, WaitListNotifier } from '@portico/services/scheduling';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** Who reminds patients of visits, who offers them earlier ones, and who makes the summaries of past ones. */
export const visitWorkModule = ({
  sql,
  now,
  turnClock,
  visitWatch: watch,
  wakeSummaryWorker,
}: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const failing =
      (worker: Parameters<typeof watch.onError>[0]) =>
      (thrown: unknown): void =>
        watch.onError(worker, thrown);
    bind(tokens.reminders).toResolvedValue(() => new PostgresReminders(sql));
    bind(tokens.waitList).toResolvedValue(() => new PostgresWaitList(sql));
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
    bind(tokens.waitListWorker).toDynamicValue(
      (context) =>
        new WaitListWorker({
          ...portsByName(context, 'codes', 'availability', 'practices', 'schedule', 'slotHolds'),
          ...portsByName(context, 'appointmentBooking', 'visitPolicies', 'waitList'),
          leases: new PostgresLeases(sql, turnClock),
          now,
          tell: waitListNotifierOf(context).tell,
          report: watch.waited,
          onError: failing('wait-list-worker'),
        }),
    );
  });

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
  { name: 'wait-list-over', every: DAY, run: (now) => context.get(tokens.waitList).prune(plus(now, -500 * DAY)) },
];
