/** Why an entry is held back from those who help a patient until the patient says otherwise. */
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
