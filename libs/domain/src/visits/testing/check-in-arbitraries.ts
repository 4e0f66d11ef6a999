import fc from 'fast-check';
import { checkInSteps, type CheckInProgress, type CheckInStep } from '../check-in-steps.ts';
import {
  historyTold,
  type HistoryEntry,
  type HistoryFound,
  type HistoryList,
  type HistoryTold,
} from '../medical-history.ts';

export const stepsAsked: fc.Arbitrary<readonly CheckInStep[]> = fc.subarray([...checkInSteps]);

/** What a practice requires, and how far check-in has come: stages are done in order. */
export const checkInProgresses: fc.Arbitrary<CheckInProgress> = stepsAsked.chain((asked) =>
  fc.nat(asked.length).map((count) => ({ asked, done: asked.slice(0, count) })),
);

const names = fc.constantFrom('Penicillin', 'Latex', 'Shellfish', 'Metformin', 'Lisinopril', 'Ñame');

export const historyFounds: fc.Arbitrary<HistoryFound> = fc.record({
  code: fc.nat(99).map((at) => `code-${at}`),
  name: names,
});

export const historyEntries: fc.Arbitrary<HistoryEntry> = fc.record({
  id: fc.nat(999).map((at) => `entry-${at}`),
  name: names,
  mayDelete: fc.boolean(),
});

export const historyLists: fc.Arbitrary<HistoryList> = fc
  .record({
    entries: fc.uniqueArray(historyEntries, { maxLength: 4, selector: ({ id }) => id }),
    none: fc.boolean(),
    gone: fc.nat(4),
  })
  .map(({ entries: all, none, gone }) => {
    const entries = all.slice(gone);
    const removed = all.slice(0, gone).map((entry) => ({ ...entry, mayDelete: true }));
    return { entries, none: none && entries.length === 0, ...(removed.length > 0 && { gone: removed }) };
  });

export const historyTellings: fc.Arbitrary<HistoryTold> = historyLists.map(historyTold);
