import type { Id, NewPerson, Person } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';

/** What differs from what the system knows; an emptied field is no correction. */
const correctionOf = (person: Person, wanted: Partial<NewPerson>): Partial<NewPerson> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && value !== '' && person[field as keyof NewPerson] !== value,
    ),
  );

/** Corrects what differs; changed meanwhile, what it says now is corrected once more. */
export const correctOnce = async (link: PracticeLink, id: Id, wanted: Partial<NewPerson>): Promise<void> => {
  const { people } = link.connection;
  for (const isLast of [false, true]) {
    const person = link.answers.foundOf('people.read', await people.read(id, link.call()));
    const change = person && correctionOf(person, wanted);
    if (person === undefined || change === undefined || Object.keys(change).length === 0) return;
    const answer = (await people.correct?.(id, change, person.version, link.call())) ?? {
      ok: false as const,
      error: { kind: 'not-offered' as const },
    };
    if (!answer.ok && answer.error.kind === 'conflict' && !isLast) continue;
    link.answers.foundOf('people.correct', answer);
    return;
  }
};
