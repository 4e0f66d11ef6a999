import type { AmendmentMark, EntryMarks } from '@portico/application/health';
import { amendmentStatuses, chartSections, type EntryRef, type OwnNote } from '@portico/domain/health';
import { list } from './codec.ts';
import { field, record } from './object-codec.ts';
import { entryId, moment, oneOf, word } from './scalars.ts';

export const ofEntry = { section: field('section', oneOf(chartSections)), entry: field('entryId', entryId) } as const;
export const ownNote = record<OwnNote>()({ of: ofEntry, text: 'text', at: field('keptAt', moment) });

/** Comes with My health, which has no need of what is asked about one entry. */
export const entryMarks = record<EntryMarks>()({
  amendments: field(
    'amendments',
    list(record<AmendmentMark>()({ of: ofEntry, status: field('status', word(amendmentStatuses)) })),
  ),
  notes: field('notes', list(ownNote)),
  unseen: field('unseen', list(record<EntryRef>()(ofEntry))),
  hidden: field('hidden', list(record<EntryRef>()(ofEntry))),
});
