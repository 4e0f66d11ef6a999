import { formProblems, type FieldProblem } from '../forms/index.ts';
import type { LocalDate } from '../kernel/index.ts';
import { answersOfDetails, type DetailSection, type Details } from './patient-details.ts';
import type { ProfilePart } from './profile-parts.ts';
import type { RegistrationForm } from './registration-form.ts';

/** Parts of a registration that may be missing, in the order in which they are asked for (`ACC-265`, `ACC-266`). */
export const registrationParts = ['personal', 'additional_demographics', 'documents', 'payment'] as const;
export type RegistrationPart = (typeof registrationParts)[number];

export interface Completeness {
  readonly form: RegistrationForm;
  readonly details: Details;
  readonly hasInsurance: boolean;
  readonly hasIdentity: boolean;
  readonly hasCard: boolean;
}

/** An empty field, or a choice that is not offered and shows as none: what is only written otherwise is not missing. */
const lacking: readonly FieldProblem['kind'][] = ['required', 'unknown-choice'];

/** The parts of a registration that the practice requires and does not have, in order (`ACC-265`, `ACC-266`). */
export const missingParts = (
  { form, details, ...has }: Completeness,
  today: LocalDate,
): readonly RegistrationPart[] => {
  const answers = answersOfDetails(details);
  const isMissing = (section: DetailSection): boolean =>
    Object.values(formProblems(form.sections[section], answers, today).fields).some(({ kind }) =>
      lacking.includes(kind),
    );
  const isOpen = (part: ProfilePart): boolean => form.closed?.[part] === undefined;
  const missing: Readonly<Record<RegistrationPart, boolean>> = {
    personal: isOpen('details') && isMissing('personal'),
    additional_demographics: isOpen('details') && isMissing('demographics'),
    documents:
      (form.insuranceRequired && isOpen('insurances') && !has.hasInsurance) ||
      (form.identityRequired && isOpen('pictures') && !has.hasIdentity),
    payment: form.cardRequired && !has.hasCard,
  };
  return registrationParts.filter((part) => missing[part]);
};
