import type { Place, ReadOutcome } from '../../records/index.ts';

/** Where the units of an input ended: the places of records and of refusals. */
export interface Homes {
  readonly kept: ReadonlySet<Place>;
  readonly refused: readonly Place[];
}

export const homesIn = ({ records, refusals }: ReadOutcome): Homes => ({
  kept: new Set(records.flatMap(({ sources }) => sources)),
  refused: refusals.map(({ record }) => record),
});

/** Units with two homes: refused twice, or refused although they are part of a record. The law wants none. */
export const twiceHome = (outcome: ReadOutcome): readonly Place[] => {
  const { kept, refused } = homesIn(outcome);
  return refused.filter((place, index) => kept.has(place) || refused.indexOf(place) !== index);
};

/** All units that have a home. */
export const housed = (outcome: ReadOutcome): number => {
  const { kept, refused } = homesIn(outcome);
  return kept.size + refused.length;
};

/** Counts resources, and entries that hold none, in parsed JSON: on its own feet, knowing nothing of the readers. */
export const unitsInFhir = (json: unknown): number => {
  const bundle = (typeof json === 'object' ? json : null) as Bundle | null;
  if (bundle?.resourceType !== 'Bundle') return 1;
  return (bundle.entry ?? []).reduce((sum, entry) => sum + unitsInFhir(entry.resource), 0);
};

interface Bundle {
  readonly resourceType?: unknown;
  readonly entry?: readonly { readonly resource?: unknown }[];
}

/** What stands in the entries of a C-CDA text, counted by its tags; comments do not count. */
export const entriesInCcda = (xml: string): number =>
  [...xml.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(?:[\w.-]+:)?entry[\s/>]/g)].length;

/** The entries that have a home, whole or in parts. */
export const housedEntries = (outcome: ReadOutcome): number => {
  const { kept, refused } = homesIn(outcome);
  const entries = [...kept, ...refused].flatMap((place) => /^.*?\/entry\[\d+\]/.exec(place)?.[0] ?? []);
  return new Set(entries).size;
};
