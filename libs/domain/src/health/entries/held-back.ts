/** Why an entry is held back from those who help a patient until the patient says otherwise, in the order in which one reason is chosen. */
export const heldBackReasons = [
  'substance-use',
  'mental-health',
  'hiv',
  'sexual-health',
  'violence',
  'very-restricted',
  'restricted',
] as const;
export type HeldBackReason = (typeof heldBackReasons)[number];

/** What an entry says of how confidential it is. */
export interface MayBeHeldBack {
  /** Absent where its source marks it with no code of those. */
  readonly heldBack?: HeldBackReason;
}

/** Codes of v3-Confidentiality and v3-ActCode. */
const reasons: Readonly<Record<string, HeldBackReason>> = {
  ETH: 'substance-use',
  ETHUD: 'substance-use',
  SUD: 'substance-use',
  ALC: 'substance-use',
  ALCHL: 'substance-use',
  DRGRD: 'substance-use',
  OPIOIDUD: 'substance-use',
  PSY: 'mental-health',
  PSYTHPN: 'mental-health',
  MH: 'mental-health',
  BH: 'mental-health',
  HIV: 'hiv',
  SEX: 'sexual-health',
  STD: 'sexual-health',
  SDV: 'violence',
  V: 'very-restricted',
  R: 'restricted',
};

/** The reason that tells most of what codes of security labels say; undefined where none of them holds anything back. */
export const heldBackBy = (codes: readonly string[]): HeldBackReason | undefined => {
  const said = new Set(codes.flatMap((code) => (Object.hasOwn(reasons, code) ? [reasons[code]] : [])));
  return heldBackReasons.find((reason) => said.has(reason));
};
