import { PostgresAnnouncedResults } from '@portico/adapters-storage';
import { DAY, MINUTE, plus } from '@portico/domain/kernel';
import { ResultAnnouncer, ResultRecipients } from '@portico/services/health';
import type { MaintenanceJob } from '@portico/services/kernel';
import type { ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { arrivedReportsOf } from './practice-module.ts';
import { tokens } from './injection-tokens.ts';

/** Tells people of results that arrived in the embedded system, and forgets whom it told when no report is that young. */
export const newResultWork = (
  context: ResolutionContext,
  { sql, onError }: Pick<Parts, 'sql' | 'onError'>,
): readonly MaintenanceJob[] => {
  const announced = new PostgresAnnouncedResults(sql);
  const announcer = new ResultAnnouncer(
    arrivedReportsOf(sql),
    new ResultRecipients(context.get(tokens.accounts), context.get(tokens.delegations)),
    context.get(tokens.charts),
    context.get(tokens.seenResults),
    announced,
    context.get(tokens.registration),
    context.get(tokens.practices),
    context.get(tokens.codes),
    context.get(tokens.notifier),
    context.get(tokens.linkTo),
    context.get(tokens.activityLog),
    (thrown) => onError('new-results', thrown),
  );
  return [
    { name: 'new-results', every: MINUTE, run: (now) => announcer.runOnce(now) },
    { name: 'announced-results', every: DAY, run: (now) => announced.prune(plus(now, -60 * DAY)) },
  ];
};
