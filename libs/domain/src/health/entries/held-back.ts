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

/** LOINC codes of sexual orientation and of gender identity. */
const sensitive: readonly unknown[] = ['76690-7', '76691-5'];

/** Why an entry is held back: because its source says so, or because of what it is about. */
export const reasonToHoldBack = ({
  heldBack,
  code,
}: MayBeHeldBack & { readonly code?: unknown }): HeldBackReason | undefined =>
  heldBack ??
  (sensitive.includes((code as { readonly code?: unknown } | undefined)?.code) ? 'sexual-health' : undefined);
