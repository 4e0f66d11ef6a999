/** Numbers of a person that no page and no file shows whole. */
export type SecretNumber = 'social security' | 'taxes';

/** By the name of their system, and by their kind in table 0203 of HL7 v2. */
export const secretNumbers: Readonly<
  Record<SecretNumber, { readonly systems: readonly string[]; readonly kinds: readonly string[] }>
> = {
  'social security': {
    systems: ['http://hl7.org/fhir/sid/us-ssn', 'urn:oid:2.16.840.1.113883.4.1'],
    kinds: ['SS'],
  },
  taxes: { systems: ['urn:oid:2.16.840.1.113883.4.4'], kinds: ['TAX', 'EN'] },
};

/** Whether a number is one of these: no reader hands it on whole. */
export const isSecretNumber = (system: string | undefined, kinds?: readonly string[]): boolean =>
  Object.values(secretNumbers).some(
    (secret) =>
      secret.systems.some((each) => each === system) || kinds?.some((kind) => secret.kinds.includes(kind)) === true,
  );
