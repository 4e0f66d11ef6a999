import { registrationParts, type RegistrationPart } from '@portico/domain/profile';
import { paths } from '../kernel/index.ts';

/** The path at which each part is completed (`ACC-267`). */
const pathOf: Readonly<Record<RegistrationPart, string>> = {
  personal: paths.personal,
  additional_demographics: paths.demographics,
  documents: paths.documents,
  payment: paths.cards,
};

/** The path at which the registration is completed; undefined if nothing is missing (`ACC-265`, `ACC-267`). */
export const completionPath = (missing: readonly RegistrationPart[]): string | undefined => {
  const first = registrationParts.find((part) => missing.includes(part));
  return first === undefined ? undefined : pathOf[first];
};
