import fc from 'fast-check';
import { ids, instants, withOptional, words } from '../../kernel/testing/index.ts';
import { chartSections } from '../chart-entry-order.ts';
import { longestAmendment, type AmendmentId, type AmendmentRequest } from '../entries/amendment-request.ts';
import { amendmentStatuses } from '../entries/amendment-status.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { OwnNote } from '../entries/own-note.ts';

export const entryRefs: fc.Arbitrary<EntryRef> = fc.record({
  section: fc.constantFrom(...chartSections),
  entry: ids('entry-'),
});

export const amendmentRequests: fc.Arbitrary<AmendmentRequest> = withOptional(
  {
    id: ids<AmendmentId>('amendment-'),
    of: entryRefs,
    name: words(),
    wrong: words(longestAmendment),
    correct: words(longestAmendment),
    requestedAt: instants,
    status: fc.constantFrom(...amendmentStatuses),
  },
  { changedAt: instants, answer: words(60), disagreement: fc.record({ statement: words(60), at: instants }) },
);

export const ownNotes: fc.Arbitrary<OwnNote> = fc.record({ of: entryRefs, text: words(60), at: instants });
