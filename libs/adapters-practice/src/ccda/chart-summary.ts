import { newestFirst, type ChartSummary, type EntryOf, type Section } from '@portico/domain/health';
import type { ReadRecord, SectionStatement } from '../records/index.ts';

/** The chart at a glance, as the records of one document tell it. */
export const chartSummaryOf = (records: readonly ReadRecord[]): ChartSummary => ({
  allergies: sectionOf(
    'allergies',
    records,
    records.flatMap((each) => (each.type === 'allergy' ? [each.allergy] : [])),
  ),
  medications: sectionOf(
    'medications',
    records,
    records.flatMap((each) => (each.type === 'medication' ? [each.medication] : [])),
  ),
  conditions: sectionOf(
    'conditions',
    records,
    records.flatMap((each) => (each.type === 'condition' ? [each.condition] : [])),
  ),
});

/** Entries outweigh what was said of the section as a whole. */
const sectionOf = <S extends keyof ChartSummary>(
  name: S,
  records: readonly ReadRecord[],
  entries: readonly EntryOf<S>[],
): Section<EntryOf<S>> => {
  if (entries.length > 0) return { kind: 'entries', entries: newestFirst(name, entries) };
  const said = records.flatMap((each): readonly SectionStatement[] =>
    each.type === 'section' && each.section === name ? [each.statement] : [],
  );
  return (
    said.find(({ kind }) => kind === 'none-known') ??
    said.find(({ kind }) => kind === 'narrative') ?? { kind: 'no-information' }
  );
};
