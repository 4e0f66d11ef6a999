import type { Acting, AppActing } from '../../access/index.ts';
import type { AccountId } from '../../kernel/index.ts';
import { chartOf, chartSections } from '../chart-entry-order.ts';
import type { Chart, ChartSection } from '../patient-chart.ts';

import { sameEntry, type EntryRef } from './entry-ref.ts';
import { reasonToHoldBack, type MayBeHeldBack } from './held-back.ts';

/** What a patient said of who may see an entry; it outweighs what the source says of it. */
export interface EntryHiding {
  readonly of: EntryRef;
  /** Whether it is hidden from all who help. */
  readonly everyone: boolean;
  /** Those from whom alone it is hidden. */
  readonly helpers: readonly AccountId[];
}

/** Who reads a record: the patient, a system of the practice, or somebody who helps the patient. */
export type RecordReader =
  | { readonly kind: 'patient' | 'system' }
  | { readonly kind: 'helper'; readonly account?: AccountId };

/** An app reads as the account that permitted it. Who is not known to be the patient is taken for a helper. */
export const readerOf = (acting: Acting | AppActing): RecordReader => {
  if (!('subject' in acting)) {
    const { patient, permittedBy } = acting.actor;
    if (patient === undefined) return { kind: 'system' };
    if (permittedBy === undefined) return { kind: 'helper' };
    return permittedBy.isPatient ? { kind: 'patient' } : { kind: 'helper', account: permittedBy.account };
  }
  const { actor, subject } = acting;
  if (actor.kind === 'guest') return { kind: 'helper' };
  const isPatient = actor.kind === 'patient' && actor.account === subject.account;
  return isPatient ? { kind: 'patient' } : { kind: 'helper', account: actor.account };
};

/** Whether an entry is left out for somebody who helps. */
export type HidesEntry = (of: EntryRef, entry: MayBeHeldBack) => boolean;

/** Undefined for a reader who is shown everything. */
export const hidesFrom = (reader: RecordReader, hidings: readonly EntryHiding[]): HidesEntry | undefined => {
  if (reader.kind !== 'helper') return undefined;
  const { account } = reader;
  return (of, entry) => {
    const said = hidings.find((hiding) => sameEntry(hiding.of, of));
    if (said === undefined) return reasonToHoldBack(entry) !== undefined;
    if (account === undefined) return said.everyone || said.helpers.length > 0;
    return said.everyone || said.helpers.includes(account);
  };
};

type AnyEntry = MayBeHeldBack & { readonly id: string | number };

const entryOf = (section: ChartSection, { id }: AnyEntry): EntryRef => ({ section, entry: String(id) });

/**
 * A section without the entries that are left out. Where no entry is shown, it is without information, so that nobody can
 * tell an empty section from one whose entries are all hidden.
 */
export const sectionWithout = <S extends ChartSection>(section: S, said: Chart[S], hides: HidesEntry): Chart[S] => {
  if (said.kind !== 'entries') return said;
  const entries = (said.entries as readonly AnyEntry[]).filter((entry) => !hides(entryOf(section, entry), entry));
  return (entries.length === 0 ? { kind: 'no-information' } : { kind: 'entries', entries }) as unknown as Chart[S];
};

export const chartWithout = (chart: Chart, hides: HidesEntry): Chart =>
  chartOf(<S extends ChartSection>(section: S) => sectionWithout(section, chart[section], hides));

/** A chart for somebody who helps, without what is hidden from them; whole where it is for the patient. */
export const chartShown = (chart: Chart, hidden: readonly EntryRef[] | undefined): Chart =>
  hidden === undefined ? chart : chartWithout(chart, (of) => hidden.some((each) => sameEntry(each, of)));

/** The entries of a chart that are left out. */
export const hiddenIn = (chart: Chart, hides: HidesEntry): readonly EntryRef[] =>
  chartSections.flatMap((section) => {
    const said = chart[section];
    if (said.kind !== 'entries') return [];
    return (said.entries as readonly AnyEntry[])
      .filter((entry) => hides(entryOf(section, entry), entry))
      .map((entry) => entryOf(section, entry));
  });
