import fc from 'fast-check';
import { languages } from '../../kernel/index.ts';
import { localDates, patientRefs, withOptional, words } from '../../kernel/testing/index.ts';
import type { PatientIdentity } from '../ports/patient-registry.ts';

export const identities: fc.Arbitrary<PatientIdentity> = withOptional(
  { patient: patientRefs, name: words(), language: fc.constantFrom(...languages) },
  { birthDate: localDates },
);
