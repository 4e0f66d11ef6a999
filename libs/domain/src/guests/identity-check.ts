import type { CountedGuess, LocalDate } from '../kernel/index.ts';
import { isBornOn } from '../access/index.ts';
import type { PatientIdentity } from '../profile/index.ts';

/** What a guest enters about the person whom a link, or a bill, is about. */
export interface IdentityClaim {
  readonly birthDate: LocalDate;
  /** Required only without a link. */
  readonly lastName?: string;
}

/** What a guest without a link enters about the patient (`APT-326`). */
export interface NamedClaim {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: LocalDate;
}

/** Normalizes a name: without accents, capitals, hyphens and spaces. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether the claim matches the practice's record. A chart without a date of birth never matches; a last name is one or
 * more words at the end of the name.
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

/** Whether the first name matches too; middle names may be left out, nothing else. */
const isNamed = ({ name }: Pick<PatientIdentity, 'name'>, { firstName, lastName }: NamedClaim): boolean => {
  const [first, last] = [plain(firstName), plain(lastName)];
  return first !== '' && `${plain(name)} `.startsWith(`${first} `) && first.length + last.length < plain(name).length;
};

/** The person whom a claim is about, among those with the same contact; undefined if it matches none or several. */
export const whoIsMeant = <Known extends Pick<PatientIdentity, 'name' | 'birthDate'>>(
  reached: readonly Known[],
  claim: NamedClaim,
  guess: CountedGuess,
): Known | undefined => {
  const [meant, ...others] = reached.filter((one) => isThePerson(one, claim, guess) && isNamed(one, claim));
  return others.length === 0 ? meant : undefined;
};
