import type { Condition } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields, lookedUp, statementOf } from '../records/index.ts';
import {
  clinicalStatus,
  concernParts,
  concernStatuses,
  isNegated,
  isNullified,
  absenceIn,
  refuse,
  statusOf,
  unreadable,
  type EntryReader,
  type Part,
  type ReadingContext,
} from './entry-reader.ts';
import { actText, codedText, codesOf, codingOf, spanOf } from './coded-values.ts';
import { decideStatus } from './decide-status.ts';
import { first, type Xml } from './xml-tree.ts';

/** Each observation of a problem concern is a condition of its own. */
export const readProblems: EntryReader = (entry, around) =>
  concernParts(entry, around.place).map(({ act, part, place }) => ({
    place,
    reading: readProblem(part, act, { ...around, place }),
  }));

/** Problem, disease, condition, finding as such: denying one of these denies all. SNOMED CT. */
const anyProblem = new Set(['55607006', '64572001', '404684003', '409586006', '418799008', '248536006', '282291009']);

/** One problem observation; `act` is the concern around it, whose status counts where the problem has none. */
export const readProblem = (observation: Xml, act: Xml | undefined, around: ReadingContext): Part['reading'] => {
  if (isNullified(observation, act)) return refuse('entered-in-error', 'statusCode is nullified');
  const { anchors, names, patient, place } = around;
  const value = first(observation, 'value');
  const name = codedText(value, anchors) ?? actText(observation, anchors);
  const record = { id: names.of('conditions', observation, place, [name]), sources: [place], patient };
  const negated = isNegated(observation);
  const none = negated && (codesOf(value).length === 0 || codesOf(value).some((code) => anyProblem.has(code)));
  const statement = none
    ? ({ kind: 'none-known' } as const)
    : (statementOf(codesOf(value), name) ?? absenceIn(codesOf(value), name, [observation, act]));
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'conditions', statement }]);
  if (name === undefined) return unreadable('a problem observation without a value');
  const code = codingOf(value, '2.16.840.1.113883.6.96');
  const span = spanOf(first(observation, 'effectiveTime'));
  const condition: Condition = {
    id: record.id,
    name,
    ...knownFields({ code, onset: span.low, ended: span.high }),
    status: decideStatus({
      negated,
      coded: clinicalStatus(observation),
      concern: lookedUp(concernStatuses, statusOf(act)),
      span,
      written: around.written,
      now: around.now,
    }),
  };
  return ok([{ ...record, type: 'condition', condition }]);
};
