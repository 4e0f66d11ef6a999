import { timelineMonths, type TimelinePage, type TimelineSpan, type WantedTimeline } from '@portico/application/health';
import { entryStatuses, timelineSections, type TimelineEntry, type YearCount } from '@portico/domain/health';
import { clinicalDate } from './clinical-date.ts';
import { codec, list, type Codec } from './codec.ts';
import { vitalSignPart } from './clinical-values.codec.ts';
import { labFlag } from './measured-value.codec.ts';
import { field, flat, record, together } from './object-codec.ts';
import { entryId, maybe, oneOf, word } from './scalars.ts';

interface WireSpan {
  readonly months: number | null;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

type SentSpan = { readonly [Key in keyof WireSpan]?: WireSpan[Key] | undefined };

const offered = oneOf(timelineMonths);

const years = ({ fromYear, toYear }: SentSpan): TimelineSpan => {
  if (fromYear == null && toYear == null) return { kind: 'all' };
  return {
    kind: 'years',
    ...(fromYear == null ? {} : { from: fromYear }),
    ...(toYear == null ? {} : { to: toYear }),
  };
};

const span: Codec<TimelineSpan, WireSpan, SentSpan> = codec(
  (value) => ({
    months: value.kind === 'months' ? value.months : null,
    fromYear: (value.kind === 'years' ? value.from : undefined) ?? null,
    toYear: (value.kind === 'years' ? value.to : undefined) ?? null,
  }),
  (json) => (json.months == null ? years(json) : { kind: 'months', months: offered.read(json.months) }),
);

const section = oneOf(timelineSections);

export const wantedTimeline = record<WantedTimeline>()({
  sections: field('sections', list(section)),
  span: flat(span),
  limit: 'limit',
  after: 'after',
});

const entry = record<TimelineEntry>()({
  of: { section: field('section', section), entry: field('entryId', entryId) },
  name: 'name',
  date: maybe('date', clinicalDate),
  status: maybe('status', word(entryStatuses)),
  values: field('values', list(vitalSignPart)),
  results: 'results',
  flags: maybe('flags', list(labFlag)),
});

export const timelinePage = record<TimelinePage>()({
  entries: field('entries', list(entry)),
  total: 'total',
  sections: field(
    'sections',
    list(record<TimelinePage['sections'][number]>()({ section: field('section', section), count: 'count' })),
  ),
  years: field('years', list(record<YearCount>()({ year: 'year', count: 'count' }))),
  undated: 'undated',
  span: flat(together<NonNullable<TimelinePage['span']>>()({ first: 'firstYear', last: 'lastYear' })),
  next: 'next',
});
