import type { CountedGuess, LocalDate } from '../kernel/index.ts';
import { isBornOn } from '../access/index.ts';
import type { PatientIdentity } from '../profile/index.ts';

/** What somebody says of the person whom a link, or a bill, is about. */
export interface IdentityClaim {
  readonly birthDate: LocalDate;
  /** Asked for only where there is no link. */
  readonly lastName?: string;
}

/** What somebody who has no link says of the patient (`APT-326`). */
export interface NamedClaim {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: LocalDate;
}

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
  guess: CountedGuess,
): boolean => {
  if (!isBornOn(identity?.birthDate, birthDate, guess) || identity === undefined) return false;
  if (lastName === undefined) return true;
  const said = plain(lastName);
  return said !== '' && ` ${plain(identity.name)}`.endsWith(` ${said}`);
};

/** Whether the first of the names is right too; people leave out middle names, and no more than that. */
const isNamed = ({ name }: Pick<PatientIdentity, 'name'>, { firstName, lastName }: NamedClaim): boolean => {
  const [first, last] = [plain(firstName), plain(lastName)];
  return first !== '' && `${plain(name)} `.startsWith(`${first} `) && first.length + last.length < plain(name).length;
};

/** Whom of those who are reached at one place a claim is about: the one whom it fits, and nobody where it fits several. */
export const whoIsMeant = <Known extends Pick<PatientIdentity, 'name' | 'birthDate'>>(
  reached: readonly Known[],
  claim: NamedClaim,
  guess: CountedGuess,
): Known | undefined => {
  const [meant, ...others] = reached.filter((one) => isThePerson(one, claim, guess) && isNamed(one, claim));
  return others.length === 0 ? meant : undefined;
};
