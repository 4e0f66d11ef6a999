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

/** The record in the order in which it is read, which stays while it is read; how many reports are new, and the one to read first, or else the section where something is new. */
export const useRead = (
  chart: ShownChart | undefined,
  { isNew, hasNew }: { isNew(of: EntryRef): boolean; hasNew(section: ChartSection): boolean },
) =>
  useMemo(() => {
    const shown = inOrder.filter((name) => chart !== undefined && !isSilent(chart, name));
    const section = shown.find(hasNew);
    if (chart?.labs.kind !== 'entries') return { chart, shown, fresh: 0, first: section };
    const labs = newLabsFirst(chart.labs.entries, isNew);
    const fresh = labs.filter(({ id }) => isNew({ section: 'labs', entry: String(id) })).length;
    const first = labs[0] && fresh > 0 ? entryAnchor('lab', String(labs[0].id)) : section;
    return { chart: { ...chart, labs: { kind: 'entries', entries: labs } } as ShownChart, shown, fresh, first };
  }, [chart, isNew, hasNew]);
