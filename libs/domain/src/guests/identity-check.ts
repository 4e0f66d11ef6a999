import { MINUTE, type LocalDate } from '../kernel/index.ts';
import type { AttemptLimit } from '../access/index.ts';
import type { PatientIdentity } from '../profile/index.ts';

/** What somebody says of the person whom a link, or a bill, is about. */
export interface IdentityClaim {
  readonly birthDate: LocalDate;
  /** Asked for only where there is no link. */
  readonly lastName?: string;
}

/** Checks of one chart without a link; the number on a bill can be guessed, which a link's code cannot. */
export const chartCheckLimit: AttemptLimit = { failures: 5, window: 60 * MINUTE, pause: 60 * MINUTE };

/** A name as two people may write it: without accents, capitals, hyphens and spaces. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether the claim is right, as the practice wrote the person down. A chart without a date of birth is nobody's; a last
 * name is one or more of the words at the end of the name.
 */
export const isThePerson = (
  identity: Pick<PatientIdentity, 'name' | 'birthDate'> | undefined,
  { birthDate, lastName }: IdentityClaim,
): boolean => {
  if (identity?.birthDate === undefined || identity.birthDate !== birthDate) return false;
  if (lastName === undefined) return true;
  const said = plain(lastName);
  return said !== '' && ` ${plain(identity.name)}`.endsWith(` ${said}`);
};
