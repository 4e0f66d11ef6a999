import fc from 'fast-check';
import { languages } from '../../kernel/index.ts';
import { localDates, patientRefs, withOptional, words } from '../../kernel/testing/index.ts';
import { fittingOtherHelp, interpreterLanguages, type Accommodations } from '../accommodations.ts';
import {
  cardSides,
  genders,
  insuranceTexts,
  insuranceTypes,
  otherProvider,
  relationships,
  type CardSide,
  type Insurance,
  type InsuranceId,
  type InsuranceText,
} from '../insurance.ts';
import type { PatientIdentity } from '../ports/patient-registry.ts';

/** What is needed at a visit, as it is after parsing; nothing at all now and then. */
export const anyAccommodations: fc.Arbitrary<Accommodations> = withOptional(
  {},
  {
    interpreter: fc.constantFrom(...interpreterLanguages),
    otherHelp: words(60)
      .map((text) => fittingOtherHelp(text.trim()))
      .filter((text) => text !== ''),
  },
);

export const identities: fc.Arbitrary<PatientIdentity> = withOptional(
  { patient: patientRefs, name: words(), language: fc.constantFrom(...languages) },
  { birthDate: localDates },
);

const texts = fc.oneof(
  fc.constant(''),
  fc.constantFrom('A', "O'Neil", '2020-02-29', '2999-01-01', '31/12/1999', 'Ñu 1'),
);

/** Insurances in any state with distinct ids, and few enough values that duplicates occur. */
export const insuranceLists: fc.Arbitrary<readonly Insurance[]> = fc
  .array(
    fc.record({
      ...(Object.fromEntries([...insuranceTexts, ...cardSides].map((field) => [field, texts])) as Record<
        InsuranceText | CardSide,
        fc.Arbitrary<string>
      >),
      type: fc.constantFrom('', ...insuranceTypes),
      providerName: fc.constantFrom('', 'Medicare', 'Medicaid', otherProvider),
      relationshipType: fc.constantFrom(...relationships),
      policyHolderGender: fc.constantFrom('', ...genders),
      deleted: fc.boolean(),
      isKept: fc.boolean(),
    }),
    { maxLength: 7 },
  )
  .map((all) => all.map(({ isKept, ...one }, at) => ({ ...one, id: isKept ? (`i${at}` as InsuranceId) : at + 1 })));
