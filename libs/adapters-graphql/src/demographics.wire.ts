import { physicianFields, type Details, type DetailTexts, type Physician } from '@portico/domain/profile';

/** The demographics section as the contract has it, shown or sent; what is empty is null. */
export const demographicsToWire = (details: Details) => {
  const {
    employerName: name = null,
    employerAddress: address = null,
    ...employment
  } = details['employment_info'] ?? {};
  return {
    personal_details: details['personal_details'] ?? {},
    emergency_contact: details['emergency_contact'] ?? {},
    employment_info: { ...employment, employer: name === null && address === null ? null : { name, address } },
    primary_care_physician: physicianToWire(details['primary_care_physician']),
    referring_physician: physicianToWire(details['referring_physician']),
  };
};

const physicianToWire = (texts: DetailTexts = {}): Physician | null => {
  const all = Object.fromEntries(physicianFields.map((field) => [field, texts[field] ?? '']));
  const { npi, first_name, last_name, specialty, ...address } = all as Record<(typeof physicianFields)[number], string>;
  return npi === '' ? null : { npi, first_name, last_name, specialty, address };
};
