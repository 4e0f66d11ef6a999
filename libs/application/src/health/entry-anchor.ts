import type { EntryRef } from '@portico/domain/health';
import { paths } from '../kernel/index.ts';

/** Element id of an entry of My health, which is the fragment of an address that leads there. */
export const entryAnchor = (kind: string, id: string): string => `${kind}-${id}`;

/** The kinds whose entries are named otherwise than their section. */
const kindOfSection: Readonly<Partial<Record<EntryRef['section'], string>>> = {
  conditions: 'condition',
  allergies: 'allergy',
  medications: 'medication',
  immunizations: 'immunization',
  procedures: 'procedure',
  labs: 'lab',
  documents: 'document',
};

/** What a link away from an entry of My health carries: the way back leads to where the person was reading. */
export const backToEntry = ({ section, entry }: EntryRef): { readonly above: string } => ({
  above: `${paths.myHealth}#${encodeURIComponent(entryAnchor(kindOfSection[section] ?? section, entry))}`,
});

/** What a link to My health carries, beside its address, where all new results are to be open there. */
export const withNewResultsOpen = { newResults: 'open' } as const;
