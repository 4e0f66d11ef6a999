import { entryAnchor, type ShownChart } from '@portico/application/health';
import { chartSections, isItemSection, newLabsFirst, type ChartSection, type EntryRef } from '@portico/domain/health';
import { useMemo } from 'react';

/** What is recommended stands with what was given. */
export const within = 'immunizationRecommendations' satisfies ChartSection;

/** Sections of one shape of which nothing is known share a card: each of them alone would say the same. */
const isSilent = (chart: ShownChart, name: ChartSection): boolean =>
  name === within || ((isItemSection(name) || name === 'notes') && chart[name].kind === 'no-information');

/** What people come for stands first: what is new, and what they take. */
export const readFirst = ['labs', 'medications', 'allergies', 'conditions', 'immunizations'] as const;
const inOrder: readonly ChartSection[] = [...new Set([...readFirst, ...chartSections])];

export const countIn = (chart: ShownChart, name: ChartSection): number => {
  const section = chart[name];
  return section.kind === 'entries' ? section.entries.length : 0;
};

/** The record in the order in which it is read, which stays while it is read; and the report to read first, if one is new. */
export const useRead = (chart: ShownChart | undefined, { isNew }: { isNew(of: EntryRef): boolean }) =>
  useMemo(() => {
    const shown = inOrder.filter((name) => chart !== undefined && !isSilent(chart, name));
    if (chart?.labs.kind !== 'entries') return { chart, shown };
    const labs = newLabsFirst(chart.labs.entries, isNew);
    const newest = labs[0] && String(labs[0].id);
    const first =
      newest !== undefined && isNew({ section: 'labs', entry: newest }) ? entryAnchor('lab', newest) : undefined;
    return { chart: { ...chart, labs: { kind: 'entries', entries: labs } } as ShownChart, shown, first };
  }, [chart, isNew]);
