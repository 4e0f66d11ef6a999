import { isMasked, saysSomebody, type PatientRecord } from '@portico/adapters-practice/records';
import { secretNumbers } from '@portico/practice-fhir/record';

/** One name by which the outside world knows a person. */
export interface Name {
  readonly system: string;
  readonly value: string;
}

/** The system of the ids that a source's own records refer to. */
export const ownIds = '';

export const keyOf = ({ system, value }: Name): string => JSON.stringify([system, value]);

/** The id of the source, and those numbers of a person that are told with their system. */
export const namesOf = (person: PatientRecord): readonly Name[] => [
  { system: ownIds, value: person.id },
  ...(person.formerIds ?? []).map((value) => ({ system: ownIds, value })),
  ...identifying(person),
];

const identifying = (person: PatientRecord): readonly Name[] => {
  const own = person.identifiers.filter(({ value }) => !isMasked(value));
  if (own.length === 0) return person.identifiers.flatMap((each) => secretNames(person, each));
  return own.flatMap(({ system, value }) => (system === undefined ? [] : [{ system, value }]));
};

/**
 * Who has nothing but a number of social security or of taxes is known by its last four digits together with the family
 * name, and together with the birth date: the digits alone are shared by one in ten thousand. Digits that are all one say nothing.
 */
const secretNames = (
  { family, birthDate }: PatientRecord,
  { system, value }: PatientRecord['identifiers'][number],
): readonly Name[] => {
  if (!saysSomebody(value) || family === undefined || birthDate === undefined) return [];
  const kind = Object.values(secretNumbers).find(({ systems }) => systems.some((each) => each === system));
  return [family, birthDate].map((part) => ({
    system: kind?.systems.at(-1) ?? system ?? '',
    value: `${value} ${part}`,
  }));
};
