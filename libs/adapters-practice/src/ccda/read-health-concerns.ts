import { refuse, type EntryReader } from './entry-reader.ts';
import { readFindings } from './items/index.ts';
import { isProblem, readDiagnoses } from './read-diagnoses.ts';
import { all, attribute, first, type Xml } from './xml-tree.ts';

export const toldElsewhere = 'a concern about entries that stand for themselves';

const readStatus = readFindings('healthStatus', 'a finding');

/** Concerns about diagnoses are these diagnoses, and a finding that stands among them says how the person is. */
export const readHealthConcerns: EntryReader = (entry, around) => {
  const observation = first(entry, 'observation');
  if (observation !== undefined && !isProblem(observation)) return readStatus(entry, around);
  const pointers = pointersIn(first(entry, 'act'));
  return pointers.length > 0 && pointers.every((each) => around.names.isKnown(each))
    ? [{ place: around.place, reading: refuse('not-kept', toldElsewhere) }]
    : readDiagnoses(entry, around);
};

/** Entry References, where a concern has nothing else: each has the identifier of an entry that stands elsewhere. */
const pointersIn = (concern: Xml | undefined): readonly Xml[] => {
  const related = all(concern, 'entryRelationship');
  const pointers = related.flatMap((each) => all(each, 'act')).filter(isPointer);
  return pointers.length === related.length ? pointers : [];
};

const isPointer = (act: Xml): boolean =>
  all(act, 'templateId').some((each) => attribute(each, 'root') === '2.16.840.1.113883.10.20.22.4.122');
