import type { Medication } from '@portico/practice-spi';
import type { ClinicalRecord } from './clinical-record.ts';
import { newestFirst } from './read-medication.ts';

type Filled = Extract<ClinicalRecord, { readonly type: 'medication' }>;

const drugOf = ({ patient, medication: { name, code } }: Filled): string =>
  JSON.stringify([patient, name, code?.system, code?.code]);

/** The day of what was handed out first; without one it is last, so that what comes later does not take its place. */
const firstDay = ({ medication: { fills = [] } }: Filled): string => fills.at(-1)?.date ?? '9999';

/**
 * What was handed out again and again of one drug, each time without a prescription, is one medication. It has the id of
 * the first time, which stays as the list grows.
 */
export const joinFills = (records: readonly ClinicalRecord[]): readonly ClinicalRecord[] => {
  const byDrug = new Map<string, Filled[]>();
  for (const record of records) {
    if (record.type === 'medication') byDrug.set(drugOf(record), [...(byDrug.get(drugOf(record)) ?? []), record]);
  }
  const joined = [...byDrug.values()].flatMap((all) => {
    const [first, ...later] = all.toSorted(
      (a, b) => firstDay(a).localeCompare(firstDay(b)) || a.id.localeCompare(b.id),
    );
    if (first === undefined) return [];
    const fills = newestFirst([first, ...later].flatMap(({ medication }) => medication.fills ?? []));
    const medication: Medication = { ...first.medication, fills };
    return { ...first, sources: all.flatMap(({ sources }) => sources), medication };
  });
  return [...joined, ...records.filter(({ type }) => type !== 'medication')];
};
