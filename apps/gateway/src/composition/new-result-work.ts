import { ConnectedArrivedReports, lookForReports, type PracticeLink } from '@portico/adapters-practice/connected';
import { PostgresAnnouncedResults } from '@portico/adapters-storage';
import { DAY, dayIn, MINUTE, plus, Unavailable, type Arrivals, type Instant } from '@portico/domain/kernel';
import { ResultAnnouncer, type ShownCharts } from '@portico/services/health';
import type { MaintenanceJob } from '@portico/services/kernel';
import { ChartRecipients } from '@portico/services/profile';
import type { ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { arrivalsOf } from './practice-module.ts';
import { tokens } from './injection-tokens.ts';

type AnnouncerOf = (
  arrivals: Arrivals,
  charts: Pick<ShownCharts, 'reportsSince'>,
  onError: (thrown: unknown) => void,
) => ResultAnnouncer;
type Given = Pick<Parts, 'sql' | 'onError' | 'now'>;

/** Tells people of results that arrived, and forgets whom it told when no report is that young. */
export const newResultWork = (context: ResolutionContext, given: Given): readonly MaintenanceJob[] => {
  const announced = new PostgresAnnouncedResults(given.sql);
  const announcerOf: AnnouncerOf = (arrivals, charts, onError) =>
    new ResultAnnouncer(
      arrivals,
      new ChartRecipients(context.get(tokens.accounts), context.get(tokens.delegations)),
      charts,
      context.get(tokens.seenResults),
      announced,
      context.get(tokens.registration),
      context.get(tokens.practices),
      context.get(tokens.codes),
      context.get(tokens.notifier),
      context.get(tokens.linkTo),
      context.get(tokens.activityLog),
      onError,
    );
  const charts = context.get(tokens.charts);
  const embedded = announcerOf(arrivalsOf(given.sql, 'reports'), charts, (thrown) =>
    given.onError('new-results', thrown),
  );
  const connected = context.get(tokens.connectedPractices);
  return [
    { name: 'new-results', every: MINUTE, run: (now) => embedded.runOnce(now) },
    {
      name: 'connected-results',
      every: MINUTE,
      run: (now) =>
        Promise.all(
          connected.all().map(async (link) => {
            await tellAt(link, now, given, charts, announcerOf).catch((thrown: unknown) => {
              if (!(thrown instanceof Unavailable)) given.onError('connected-results', thrown);
            });
          }),
        ),
    },
    { name: 'announced-results', every: DAY, run: (now) => announced.prune(plus(now, -60 * DAY)) },
  ];
};

/** Milliseconds after which no further record of one practice is read in a round. */
const longest = 10_000;

/** Records of one practice that are read in a round. */
const mostRecords = 60;

/** All practices at once, one record of each at a time; one whose system gives no answer waits for the next round. */
const tellAt = async (
  link: PracticeLink,
  now: Instant,
  { onError, now: clock }: Given,
  charts: Pick<ShownCharts, 'reportsSince'>,
  announcerOf: AnnouncerOf,
): Promise<void> => {
  const begunAt = await lookForReports(link);
  if (begunAt === undefined) return;
  const first = dayIn(link.practice.timeZone, begunAt);
  const until = plus(clock(), longest);
  let isAway = false;
  const announcer = announcerOf(
    new ConnectedArrivedReports(link),
    {
      reportsSince: (acting, patient, since) => charts.reportsSince(acting, patient, since < first ? first : since),
    },
    (thrown) => {
      if (thrown instanceof Unavailable) isAway = true;
      else onError('connected-results', thrown);
    },
  );
  await announcer.runOnce(now, { atOnce: 1, inARound: mostRecords, goesOn: () => !isAway && clock() < until });
};
