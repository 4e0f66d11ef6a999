import { fieldProblem, typedInto, type FieldOf, type FieldProblem } from '../forms/index.ts';
import type { LocalDate } from '../kernel/index.ts';

/** Numbers that identify a person (`APT-181`). They are sent to a practice and never shown again. */
export const identityNumbers = ['ssn', 'driversLicenseNumber'] as const;
export type IdentityNumber = (typeof identityNumbers)[number];
/** An absent or empty one stays unchanged. */
export type IdentityNumbers = Readonly<Partial<Record<IdentityNumber, string>>>;

const common = { type: 'text', label: '', sortOrder: 1 } as const;
const fields: Readonly<Record<IdentityNumber, FieldOf<string>>> = {
  ssn: { ...common, uuid: 'ssn', format: 'ssn', rules: [] },
  driversLicenseNumber: {
    ...common,
    uuid: 'driversLicenseNumber',
    // States differ; none has more than 25 characters.
    rules: [{ type: 'pattern', pattern: '[A-Za-z0-9][A-Za-z0-9 *-]{2,24}' }],
  },
};

/** As shown in its field: `999-99-9999`, or what was typed. */
export const typedNumber = (number: IdentityNumber, typed: string): string => {
  const answer = typedInto(fields[number], typed);
  return typeof answer === 'string' ? answer : '';
};

/** Neither number is required. */
export const numberProblem = (number: IdentityNumber, text: string): FieldProblem | undefined =>
  fieldProblem(fields[number], { [number]: text }, { required: false, today: anyDay });

/** Required by the signature; neither number is a date. */
const anyDay = '2000-01-01' as LocalDate;
