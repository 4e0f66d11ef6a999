import type { Procedure } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { knownFields, lookedUp } from '../records/index.ts';
import { isNegated, statusOf, type EntryReader, type Part, type ReadingContext } from './entry-reader.ts';
import { openEntry } from './open-entry.ts';
import { isPlanned, readPlan } from './items/index.ts';
import { actText, codingOf, performerOf, spanOf, wordsOf } from './coded-values.ts';
import { all, first, type Xml } from './xml-tree.ts';

/** What changed the body is a procedure, what told something new an observation, and anything else an act. */
export const readProcedures: EntryReader = (entry, around) =>
  ['procedure', 'observation', 'act'].flatMap((kind) =>
    all(entry, kind).map((act) =>
      isPlanned(act) ? readPlan(act, around) : { place: around.place, reading: readOne(act, around) },
    ),
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
  const code = first(act, 'code');
  const { low, high } = spanOf(first(act, 'effectiveTime'));
  const date = low ?? high;
  const opened = openEntry(act, around, {
    section: 'procedures',
    code,
    name: wordsOf(code, around.anchors, actText(act, around.anchors)),
    about: [date],
    anything: anyProcedure,
    noun: 'a procedure',
  });
  if (!opened.ok) return opened.error;
  const { record, name } = opened.value;
  const procedure: Procedure = {
    id: record.id,
    name,
    status: isNegated(act) ? 'not-done' : (lookedUp(statuses, statusOf(act)) ?? 'unknown'),
    ...knownFields({ code: codingOf(code, snomed), date, performer: performerOf(act) }),
  };
  return ok([{ ...record, type: 'procedure', procedure }]);
};
