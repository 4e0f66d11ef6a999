import fc from 'fast-check';
import type { Localized, VisitReasonId } from '../../kernel/index.ts';
import { ids, words } from '../../kernel/testing/index.ts';
import type { Question, ResourceSelection, TreeEnd, VisitTypeEnd } from '../question-tree.ts';

const written = words().filter((text) => text.trim() !== '');
const texts: fc.Arbitrary<Localized> = fc.record({ en: written, es: written });

export const resourceSelections: fc.Arbitrary<ResourceSelection> = fc.record({
  providerSameAsLast: fc.boolean(),
  locationSameAsLast: fc.boolean(),
  providerPicklist: fc.boolean(),
  locationPicklist: fc.boolean(),
});

/** Ends at one of the given kinds of visit. */
export const visitTypeEnds = (
  visitReasons: fc.Arbitrary<VisitReasonId> = ids<VisitReasonId>('visit-'),
): fc.Arbitrary<VisitTypeEnd> =>
  fc.record({
    kind: fc.constant('visit-type' as const),
    visitReason: visitReasons,
    video: fc.boolean(),
    selection: resourceSelections,
  });

const ends: fc.Arbitrary<TreeEnd> = fc.oneof(
  visitTypeEnds(),
  fc.record({ kind: fc.constant('notice' as const), text: texts }),
);

/** Trees of one to five questions in a row; a question's id is its depth and a unique part. */
export const questions: fc.Arbitrary<Question> = fc
  .integer({ min: 1, max: 5 })
  .chain((deepest) => questionsAt(1, deepest));

const questionsAt = (depth: number, deepest: number): fc.Arbitrary<Question> => {
  const next: fc.Arbitrary<Question | TreeEnd> =
    depth === deepest
      ? ends
      : fc.oneof({ arbitrary: ends, weight: 2 }, { arbitrary: questionsAt(depth + 1, deepest), weight: 1 });
  const option = fc.record({ id: ids<VisitReasonId>('option-'), text: texts, leadsTo: next });
  return fc.record({
    id: ids<VisitReasonId>(`question-${depth}-`),
    text: texts,
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  });
};
