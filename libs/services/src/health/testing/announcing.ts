import { MemoryAnnouncedResults, MemoryArrivedReports } from '@portico/domain/health/testing';
import type { BaseFixture } from '../../kernel/testing/index.ts';
import { ResultAnnouncer } from '../result-announcer.ts';
import { ResultRecipients } from '../result-recipients.ts';
import type { ShownCharts } from '../shown-charts.ts';

/** Where it stands how far announcements came. */
export const announcingStores = () => ({
  arrivals: new MemoryArrivedReports(),
  announced: new MemoryAnnouncedResults(),
});

export const announcerOver = (
  parts: BaseFixture,
  shown: Pick<ShownCharts, 'reportsSince'>,
  { arrivals, announced }: Pick<ReturnType<typeof announcingStores>, 'arrivals' | 'announced'>,
  onError: (thrown: unknown) => void,
): ResultAnnouncer =>
  new ResultAnnouncer(
    arrivals,
    new ResultRecipients(parts.accounts, parts.delegations),
    shown,
    parts.seenResults,
    announced,
    parts.registration,
    parts.practices,
    parts.codes,
    parts.notifier,
    (path) => `https://portal.example${path}`,
    parts.activityLog,
    onError,
  );
