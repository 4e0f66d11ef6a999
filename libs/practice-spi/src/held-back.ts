/** Why an entry is held back from those who help a patient until the patient says otherwise. */
export type HeldBackReason =
  | 'substance-use'
  | 'mental-health'
  | 'hiv'
  | 'sexual-health'
  | 'violence'
  | 'very-restricted'
  | 'restricted';

/** What an entry says of how confidential it is. */
export interface MayBeHeldBack {
  /** Absent where its source does not mark it. */
  readonly heldBack?: HeldBackReason;
}
