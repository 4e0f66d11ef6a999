import { EmbeddedComingVisits, EmbeddedVisitSummaries } from '@portico/adapters-practice/embedded';
import { PostgresReminders, PostgresSummaryJobs, PostgresTurns, PostgresWaitList } from '@portico/adapters-storage';
import { ReminderClerk, reminderNews } from '@portico/application/appointments';
import { SummaryClerk } from '@portico/application/health';
import type { Chore } from '@portico/application/kernel';
import { WaitListClerk, waitListNews } from '@portico/application/scheduling';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './modules.ts';
import { tokens } from './tokens.ts';

/** Who reminds patients of visits, who offers them earlier ones, and who makes the summaries of past ones. */
export const visitWorkModule = ({ sql, now, turnClock, visitWatch: watch, wakeSummaryClerk }: Parts): ContainerModule =>
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
    bind(tokens.wakeSummaryClerk).toConstantValue(wakeSummaryClerk);
    bind(tokens.summaryClerk)
      .toDynamicValue(
        (context) =>
          new SummaryClerk({
            patients: context.get(tokens.patients),
            practices: context.get(tokens.practices),
            summaryJobs: context.get(tokens.summaryJobs),
            summaryPrinter: context.get(tokens.summaryPrinter),
            visitSummaries: context.get(tokens.visitSummaries),
            now,
            report: watch.summarised,
            onTrouble: (thrown) => {
              watch.onTrouble('summary-clerk', thrown);
            },
          }),
      )
      .inSingletonScope();
    bind(tokens.reminderClerk)
      .toDynamicValue(
        (context) =>
          new ReminderClerk({
            comingVisits: context.get(tokens.comingVisits),
            reminders: context.get(tokens.reminders),
            schedule: context.get(tokens.schedule),
            visitRulebook: context.get(tokens.visitRulebook),
            now,
            tell: reminderNews({
              ...mailing(context),
              patients: context.get(tokens.patients),
              practices: context.get(tokens.practices),
              registration: context.get(tokens.registration),
            }),
            report: watch.reminded,
            onTrouble: (thrown) => {
              watch.onTrouble('reminder-clerk', thrown);
            },
          }),
      )
      .inSingletonScope();
    bind(tokens.waitListClerk)
      .toDynamicValue(
        (context) =>
          new WaitListClerk({
            codes: context.get(tokens.codes),
            openings: context.get(tokens.openings),
            practices: context.get(tokens.practices),
            schedule: context.get(tokens.schedule),
            slotKeeper: context.get(tokens.slotKeeper),
            turns: new PostgresTurns(sql, turnClock),
            visitDesk: context.get(tokens.visitDesk),
            visitRulebook: context.get(tokens.visitRulebook),
            waitList: context.get(tokens.waitList),
            now,
            tell: waitListNews(mailing(context)),
            report: watch.waited,
            onTrouble: (thrown) => {
              watch.onTrouble('wait-list-clerk', thrown);
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

/** Forgets the reminders of visits that are over and how far check-in got for them, whoever has stopped waiting, and summaries that were made. */
export const pastVisitWork = (context: ResolutionContext): readonly Chore[] => [
  { name: 'reminders', every: DAY, run: (now) => context.get(tokens.reminders).prune(plus(now, -DAY)) },
  { name: 'check-ins-over', every: DAY, run: (now) => context.get(tokens.checkIns).prune(plus(now, -60 * DAY)) },
  { name: 'summary-jobs', every: HOUR, run: (now) => context.get(tokens.summaryJobs).prune(plus(now, -HOUR)) },
  { name: 'wait-list-over', every: DAY, run: (now) => context.get(tokens.waitList).prune(plus(now, -500 * DAY)) },
];
