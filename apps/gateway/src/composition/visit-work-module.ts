import { EmbeddedComingVisits, EmbeddedVisitSummaries } from '@portico/adapters-practice/embedded';
import { PostgresReminders, PostgresSummaryJobs, PostgresLeases, PostgresWaitList } from '@portico/adapters-storage';
import { ReminderWorker, reminderNotifications } from '@portico/services/appointments';
import { SummaryWorker } from '@portico/services/health';
import type { MaintenanceJob } from '@portico/services/kernel';
import { WaitListWorker, waitListNotifications } from '@portico/services/scheduling';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** Who reminds patients of visits, who offers them earlier ones, and who makes the summaries of past ones. */
export const visitWorkModule = ({
  sql,
  now,
  turnClock,
  visitWatch: watch,
  wakeSummaryWorker,
}: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.comingVisits)
      .toDynamicValue(() => new EmbeddedComingVisits(sql))
      .inSingletonScope();
    bind(tokens.reminders)
      .toDynamicValue(() => new PostgresReminders(sql))
      .inSingletonScope();
    bind(tokens.waitList)
      .toDynamicValue(() => new PostgresWaitList(sql))
      .inSingletonScope();
    bind(tokens.summaryJobs)
      .toDynamicValue(() => new PostgresSummaryJobs(sql))
      .inSingletonScope();
    bind(tokens.visitSummaries)
      .toDynamicValue(() => new EmbeddedVisitSummaries(sql))
      .inSingletonScope();
    bind(tokens.summaryDocuments)
      .toDynamicValue(() => new EmbeddedVisitSummaries(sql))
      .inSingletonScope();
    bind(tokens.wakeSummaryWorker).toConstantValue(wakeSummaryWorker);
    bind(tokens.summaryWorker)
      .toDynamicValue(
        (context) =>
          new SummaryWorker(
            context.get(tokens.patients),
            context.get(tokens.practices),
            context.get(tokens.summaryJobs),
            context.get(tokens.summaryPrinter),
            context.get(tokens.visitSummaries),
            now,
            watch.summarized,
            (thrown) => {
              watch.onError('summary-worker', thrown);
            },
          ),
      )
      .inSingletonScope();
    bind(tokens.reminderWorker)
      .toDynamicValue(
        (context) =>
          new ReminderWorker(
            context.get(tokens.comingVisits),
            context.get(tokens.reminders),
            context.get(tokens.schedule),
            context.get(tokens.visitPolicies),
            now,
            reminderNotifications({
              ...mailing(context),
              patients: context.get(tokens.patients),
              practices: context.get(tokens.practices),
              registration: context.get(tokens.registration),
            }),
            watch.reminded,
            (thrown) => {
              watch.onError('reminder-worker', thrown);
            },
          ),
      )
      .inSingletonScope();
    bind(tokens.waitListWorker)
      .toDynamicValue(
        (context) =>
          new WaitListWorker({
            codes: context.get(tokens.codes),
            availability: context.get(tokens.availability),
            practices: context.get(tokens.practices),
            schedule: context.get(tokens.schedule),
            slotHolds: context.get(tokens.slotHolds),
            leases: new PostgresLeases(sql, turnClock),
            appointmentBooking: context.get(tokens.appointmentBooking),
            visitPolicies: context.get(tokens.visitPolicies),
            waitList: context.get(tokens.waitList),
            now,
            tell: waitListNotifications(mailing(context)),
            report: watch.waited,
            onError: (thrown) => {
              watch.onError('wait-list-worker', thrown);
            },
          }),
      )
      .inSingletonScope();
  });

/** What a notice with a link of its own is made of. */
const mailing = (context: ResolutionContext) => ({
  accounts: context.get(tokens.accounts),
  capabilities: context.get(tokens.capabilities),
  codes: context.get(tokens.codes),
  notifier: context.get(tokens.notifier),
  linkTo: context.get(tokens.linkTo),
});

/** Deletes reminders and check-in progress of past visits, closed wait-list entries, and finished summary jobs. */
export const pastVisitWork = (context: ResolutionContext): readonly MaintenanceJob[] => [
  { name: 'reminders', every: DAY, run: (now) => context.get(tokens.reminders).prune(plus(now, -DAY)) },
  { name: 'check-ins-over', every: DAY, run: (now) => context.get(tokens.checkIns).prune(plus(now, -60 * DAY)) },
  { name: 'summary-jobs', every: HOUR, run: (now) => context.get(tokens.summaryJobs).prune(plus(now, -HOUR)) },
  { name: 'wait-list-over', every: DAY, run: (now) => context.get(tokens.waitList).prune(plus(now, -500 * DAY)) },
];
