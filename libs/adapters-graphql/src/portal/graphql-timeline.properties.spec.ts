import { describe, expect, it } from '@jest/globals';
import {
  mostOfTimelinePage,
  timelineMonths,
  type Timeline,
  type TimelinePage,
  type TimelineSpan,
  type WantedTimeline,
} from '@portico/application/health';
import { timelineOf, timelineSections, type TimelineMark } from '@portico/domain/health';
import { charts } from '@portico/domain/health/testing';
import { ok } from '@portico/domain/kernel';
import { withOptional } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { notingService } from '../testing/recording-service.ts';
import { timelineWire } from '../wire/timeline.wire.ts';

const years = fc.integer({ min: 1, max: 9999 });
const spans: fc.Arbitrary<TimelineSpan> = fc.oneof(
  fc.constant({ kind: 'all' } as const),
  fc.constantFrom(...timelineMonths).map((months) => ({ kind: 'months', months }) as const),
  fc.record({ kind: fc.constant('years' as const), from: years, to: years }),
  fc.record({ kind: fc.constant('years' as const), from: years }),
  fc.record({ kind: fc.constant('years' as const), to: years }),
);
const wishes: fc.Arbitrary<WantedTimeline> = withOptional(
  {
    sections: fc.subarray([...timelineSections]),
    span: spans,
    limit: fc.integer({ min: 1, max: mostOfTimelinePage }),
  },
  { after: fc.string() },
);
const markText = ({ of, date = '' as never }: TimelineMark): string => `${date}~${of.section}~${of.entry}`;
const pages: fc.Arbitrary<TimelinePage> = fc.tuple(charts, fc.boolean()).map(([chart, hasNext]) => {
  const { entries, ...counts } = timelineOf(chart, { sections: [] });
  const last = hasNext ? entries.at(-1) : undefined;
  return { ...counts, entries, total: entries.length, ...(last === undefined ? {} : { next: markText(last) }) };
});

describe('the timeline of a record over the wire', () => {
  it('arrives as it was answered, asked for as it was wanted', async () => {
    const { asked, place, service } = notingService<Timeline>();
    const own = () => ({ timeline: service }) as unknown as OwnServices;
    const { client } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
    await fc.assert(
      fc.asyncProperty(wishes, pages, async (wanted, page) => {
        place.answer = ok(page);
        expect(await client.port(timelineWire).page(wanted)).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['page', wanted]);
      }),
      { numRuns: 100 },
    );
  });
});
