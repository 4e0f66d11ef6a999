import type { Procedure } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields, lookedUp } from '../records/index.ts';
import {
  absenceIn,
  isNegated,
  isNullified,
  refuse,
  statusOf,
  unreadable,
  type EntryReader,
  type Part,
  type ReadingContext,
} from './entry-reader.ts';
import { actText, codesOf, codingOf, performerOf, spanOf, wordsOf } from './coded-values.ts';
import { all, attribute, first, type Xml } from './parse-xml.ts';

/** What changed the body is a procedure, what told something new an observation, and anything else an act. */
export const readProcedures: EntryReader = (entry, around) =>
  ['procedure', 'observation', 'act'].flatMap((kind) =>
    all(entry, kind).map((act) => ({ place: around.place, reading: readOne(act, around) })),
  );

const statuses: Readonly<Record<string, Procedure['status']>> = {
  completed: 'completed',
  active: 'in-progress',
  suspended: 'on-hold',
  aborted: 'stopped',
  cancelled: 'not-done',
};

const snomed = '2.16.840.1.113883.6.96';
/** Procedure as such: denying it denies all. SNOMED CT. */
const anyProcedure = '71388002';

const readOne = (act: Xml, around: ReadingContext): Part['reading'] => {
  const { anchors, names, patient, place } = around;
  if (isNullified(act)) return refuse('entered-in-error', 'statusCode is nullified');
  if ((attribute(act, 'moodCode') ?? 'EVN') !== 'EVN') return refuse('not-kept', 'a procedure that is planned');
  const code = first(act, 'code');
  const name = wordsOf(code, anchors, actText(act, anchors));
  const { low, high } = spanOf(first(act, 'effectiveTime'));
  const date = low ?? high;
  const record = { id: names.of('procedures', act, place, [name, date]), sources: [place], patient };
  const isDenied = isNegated(act) && (name === undefined || codesOf(code).includes(anyProcedure));
  const statement = isDenied ? ({ kind: 'none-known' } as const) : absenceIn(codesOf(code), name, [act]);
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'procedures', statement }]);
  if (name === undefined) return unreadable('a procedure without a name');
  const procedure: Procedure = {
    id: record.id,
    name,
    status: isNegated(act) ? 'not-done' : (lookedUp(statuses, statusOf(act)) ?? 'unknown'),
    ...knownFields({ code: codingOf(code, snomed), date, performer: performerOf(act) }),
  };
  return ok([{ ...record, type: 'procedure', procedure }]);
};
