import { timelineSections } from '@portico/domain/health';
import { timelineMonths, type TimelineFilter, type TimelineSpan } from '@portico/application/health';

/** Years as an address may name them. */
const yearPattern = /^(\d{4})?-(\d{4})?$/;

/** How an address spells a span: `6m`, `2015-2020`, `2015-`, `-2020`; undefined for all time. */
export const spanText = (span: TimelineSpan): string | undefined => {
  if (span.kind === 'months') return `${span.months}m`;
  return span.kind === 'years' ? `${span.from ?? ''}-${span.to ?? ''}` : undefined;
};

const spanOf = (text: string | null): TimelineSpan => {
  const months = timelineMonths.find((each) => text === `${each}m`);
  if (months !== undefined) return { kind: 'months', months };
  const [, from, to] = yearPattern.exec(text ?? '') ?? [];
  if (from === undefined && to === undefined) return { kind: 'all' };
  return {
    kind: 'years',
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
};

/** The filter that an address names; what it does not know is left out. */
export const timelineFilterOf = (query: Pick<URLSearchParams, 'get'>): TimelineFilter => {
  const named = query.get('kinds')?.split(',') ?? [];
  return { sections: timelineSections.filter((section) => named.includes(section)), span: spanOf(query.get('time')) };
};

/** The filter as the query of an address: kinds and times alone, nothing of the record; empty where everything is shown. */
export const timelineQuery = ({ sections, span }: TimelineFilter): string => {
  const time = spanText(span);
  const parts = [
    ...(sections.length === 0 ? [] : [`kinds=${sections.join(',')}`]),
    ...(time === undefined ? [] : [`time=${time}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
