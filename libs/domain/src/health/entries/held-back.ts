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

/**
 * Codes of LOINC and SNOMED CT of sexual orientation and of gender identity: of the question, and of each answer, since an
 * answer may stand without its question; and of sex, sex assigned at birth and pronouns, which tell identity beside the
 * gender of the profile. All answers are held back, so that nothing follows from the absence of one.
 */
const sensitive: ReadonlySet<unknown> = new Set([
  ...['76690-7', '66621004', '20430005', '38628009', '42035005', '765288000', '76102007', '89217008'],
  ...['76691-5', '285116001', '446141000124107', '446151000124109', '446131000124102', '33791000087105'],
  ...['46098-0', '76689-9', '90778-2'],
  ...['407374003', '407376001', '407377005'],
]);

/** What an entry, or a part of it, says in codes. */
interface Coded {
  readonly code?: unknown;
  readonly valueCode?: unknown;
  readonly components?: unknown;
  readonly parts?: unknown;
  readonly results?: unknown;
}

/** The code of an analyte is one text, with its system before a bar where it is none of LOINC. */
const codeIn = (coding: unknown): unknown => {
  if (typeof coding === 'string') return coding.split('|').at(-1);
  return typeof coding === 'object' && coding !== null && 'code' in coding ? coding.code : undefined;
};

const isSensitive = ({ code, valueCode, ...within }: Coded): boolean =>
  [code, valueCode].some((each) => sensitive.has(codeIn(each))) ||
  [within.components, within.parts, within.results].some(
    (each) => Array.isArray(each) && (each as readonly Coded[]).some(isSensitive),
  );

/** Why an entry is held back: because its source says so, or because of what it is about. */
export const reasonToHoldBack = (entry: MayBeHeldBack & Coded): HeldBackReason | undefined =>
  entry.heldBack ?? (isSensitive(entry) ? 'sexual-health' : undefined);
