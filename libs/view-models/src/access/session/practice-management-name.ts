import type { PracticeId } from '@portico/domain/kernel';
import type { ActingAs } from './acting-as.ts';

/** The wire's name of a practice's system, wherever the person has access to the practice. */
export const managementOf = (
  { ownPractices, delegate }: Pick<ActingAs, 'ownPractices' | 'delegate'>,
  practice: PracticeId,
): string => {
  const all = [...ownPractices, ...(delegate?.people.flatMap(({ practices }) => practices) ?? [])];
  return all.find(({ id }) => id === practice)?.management ?? '';
};
