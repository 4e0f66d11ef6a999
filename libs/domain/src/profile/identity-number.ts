import { fieldProblem, typedInto, type FieldOf, type FieldProblem } from '../forms/index.ts';
import type { LocalDate } from '../kernel/index.ts';

/** Numbers that show who one is (`APT-181`). A practice is given them, and never shows them again. */
export const identityNumbers = ['ssn', 'driversLicenseNumber'] as const;
export type IdentityNumber = (typeof identityNumbers)[number];
/** What is left out, or empty, stays as it is. */
export type IdentityNumbers = Readonly<Partial<Record<IdentityNumber, string>>>;

const common = { type: 'text', label: '', sortOrder: 1 } as const;
const fields: Readonly<Record<IdentityNumber, FieldOf<string>>> = {
  ssn: { ...common, uuid: 'ssn', format: 'ssn', rules: [] },
  driversLicenseNumber: {
    ...common,
    uuid: 'driversLicenseNumber',
    // States differ; none has more than 25 signs.
    rules: [{ type: 'pattern', pattern: '[A-Za-z0-9][A-Za-z0-9 *-]{2,24}' }],
  },
};

/** As it stands in its field: `999-99-9999`, or what was typed. */
export const typedNumber = (number: IdentityNumber, typed: string): string => {
  const answer = typedInto(fields[number], typed);
  return typeof answer === 'string' ? answer : '';
};

/** Neither number has to be said. */
export const numberProblem = (number: IdentityNumber, text: string): FieldProblem | undefined =>
  fieldProblem(fields[number], { [number]: text }, { required: false, today: anyDay });

/** No number is a day. */
const anyDay = '2000-01-01' as LocalDate;
