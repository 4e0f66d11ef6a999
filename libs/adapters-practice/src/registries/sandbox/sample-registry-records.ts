import type { Insurer, Physician, ZipPlace } from '@portico/domain/profile';

/** What the doubles hold, in the shapes of the services themselves. */
export interface RegistryRecords {
  /** Entries of the NPI registry, as they stand in `results`. */
  readonly npi: readonly object[];
  readonly zipCodes: Readonly<Record<string, ZipPlace>>;
  readonly drugs: readonly SandboxDrug[];
  /** FHIR resources of a payer directory. */
  readonly payers: readonly SandboxResource[];
}

export interface SandboxDrug {
  readonly name: string;
  readonly strengths: readonly (readonly [strength: string, rxcui: string])[];
}

export interface SandboxResource {
  readonly resourceType: 'Organization' | 'InsurancePlan';
  readonly id: string;
}

/** An entry as the registry writes it: in capitals, with a second address for mail, and a taxonomy that is not the main one. */
export const npiEntry = (physician: Physician, changes: object = {}): object => ({
  created_epoch: '1180051200000',
  enumeration_type: 'NPI-1',
  last_updated_epoch: '1594684800000',
  number: physician.npi,
  addresses: [
    {
      country_code: 'US',
      country_name: 'United States',
      address_purpose: 'MAILING',
      address_type: 'DOM',
      address_1: 'PO BOX 77',
      city: 'ELSEWHERE',
      state: 'NV',
      postal_code: '890010077',
      telephone_number: '702-555-0199',
    },
    {
      country_code: 'US',
      country_name: 'United States',
      address_purpose: 'LOCATION',
      address_type: 'DOM',
      address_1: physician.address.address1.toUpperCase(),
      ...(physician.address.address2 === '' ? {} : { address_2: physician.address.address2.toUpperCase() }),
      city: physician.address.city.toUpperCase(),
      state: physician.address.state,
      postal_code: `${physician.address.zipcode}1234`,
      telephone_number: physician.address.phone_number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
      fax_number: '602-555-0101',
    },
  ],
  practiceLocations: [],
  basic: {
    first_name: physician.first_name.toUpperCase(),
    last_name: physician.last_name.toUpperCase(),
    middle_name: 'Q',
    credential: 'M.D.',
    sole_proprietor: 'NO',
    sex: 'F',
    enumeration_date: '2007-05-25',
    last_updated: '2020-07-14',
    status: 'A',
    name_prefix: 'Dr.',
    name_suffix: '--',
  },
  taxonomies: [
    { code: '390200000X', taxonomy_group: '', desc: 'Student', state: null, license: null, primary: false },
    { code: '207RC0000X', taxonomy_group: '', desc: physician.specialty, state: 'AZ', license: '12345', primary: true },
  ],
  identifiers: [],
  endpoints: [],
  other_names: [],
  ...changes,
});

export const payerResources = (payers: readonly Insurer[]): readonly SandboxResource[] => [
  ...payers.map(({ name }, at) => ({
    resourceType: 'Organization' as const,
    id: `org-${at}`,
    active: true,
    type: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/organization-type', code: 'pay' }] }],
    name,
  })),
  ...payers.flatMap(({ payer_plans }, at) =>
    payer_plans.map((name, plan) => ({
      resourceType: 'InsurancePlan' as const,
      id: `plan-${at}-${plan}`,
      status: 'active',
      name,
      ownedBy: { reference: `Organization/org-${at}` },
    })),
  ),
];
