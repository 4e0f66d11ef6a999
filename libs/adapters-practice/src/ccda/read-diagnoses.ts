import { refuse, type EntryReader, type Part } from './entry-reader.ts';
import { attribute, all, everyElement, first, type Xml } from './xml-tree.ts';
import { readProblem } from './read-problems.ts';

/** Problem Observation, in all releases of C-CDA. */
const problemTemplate = '2.16.840.1.113883.10.20.22.4.4';

/** Acts whose observations are diagnoses: of admission, discharge, operations, visits. LOINC. */
const diagnosisActs: ReadonlySet<string | undefined> = new Set([
  '46241-6',
  '42347-5',
  '11535-2',
  '10219-4',
  '10218-6',
  '29308-4',
]);

const hasTemplate = (element: Xml, root: string): boolean =>
  all(element, 'templateId').some((each) => attribute(each, 'root') === root);

export const isProblem = (observation: Xml): boolean => hasTemplate(observation, problemTemplate);

/** All problem observations of an entry, however deep its visits, concerns and diagnosis acts nest. */
const problemsIn = (entry: Xml): readonly Xml[] => {
  const acts = [...everyElement(entry)].filter(({ name }) => name === 'act');
  const diagnosed = acts
    .filter((act) => diagnosisActs.has(attribute(first(act, 'code'), 'code')))
    .flatMap((act) => all(act, 'entryRelationship/observation'));
  const named = [...everyElement(entry)].filter((each) => each.name === 'observation' && isProblem(each));
  return [...new Set([...named, ...diagnosed])];
};

/**
 * The diagnoses of a stay or visit, each a condition of its own. The act around one is no concern: that it is “active”
 * or “completed” says nothing about the problem.
 */
export const diagnosesIn: EntryReader = (entry, around) => {
  const found = problemsIn(entry);
  return found.map((observation, index): Part => {
    const place = isOnlyDiagnosis(entry, found) ? around.place : `${around.place}/observation[${index + 1}]`;
    return { place, reading: readProblem(observation, undefined, { ...around, place }) };
  });
};

const isOnlyDiagnosis = (entry: Xml, found: readonly Xml[]): boolean =>
  found.length === 1 && first(entry, 'encounter') === undefined;

export const onlyDiagnoses = 'of this section the portal keeps the diagnoses only';

/** The diagnoses of an entry; what else it says is refused. */
export const readDiagnoses: EntryReader = (entry, around) => {
  const rest: Part = { place: around.place, reading: refuse('not-kept', onlyDiagnoses) };
  const parts = diagnosesIn(entry, around);
  return isOnlyDiagnosis(entry, problemsIn(entry)) ? parts : [...parts, rest];
};
