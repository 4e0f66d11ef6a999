import { MemoryAnnouncedResults } from '@portico/domain/health/testing';
import { MemoryArrivals } from '@portico/domain/kernel/testing';
import type { BaseFixture } from '../../kernel/testing/index.ts';
import { ResultAnnouncer } from '../result-announcer.ts';
import { ChartRecipients } from '../../profile/index.ts';
import type { ShownCharts } from '../shown-charts.ts';

/** Where it stands how far announcements came. */
export const announcingStores = () => ({
  arrivals: new MemoryArrivals(),
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
    new ChartRecipients(parts.accounts, parts.delegations),
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
