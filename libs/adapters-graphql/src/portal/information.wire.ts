import type { Information, InformationReport } from '@portico/application/profile';
import { identityNumbers } from '@portico/domain/profile';
import { demographicsToWire } from '../demographics.wire.ts';
import type { CheckInDemographicsDetailsInput, CheckInScreenPartsFragment } from '../generated/operations.ts';
import { identityToWire, insuranceToWire, identityDocumentsFromWire } from './graphql-identity-documents.ts';
import { demographicsSection, personalSection } from './graphql-profile.ts';

/** Undefined where a form is not known here. */
export const informationFromWire = (wire: CheckInScreenPartsFragment['demographics']): Information | undefined => {
  if (wire === null) return undefined;
  const [personal, demographics] = [personalSection(wire.personal), demographicsSection(wire.demographics)];
  if (!personal.ok || !demographics.ok) return undefined;
  return {
    personal: personal.value,
    demographics: demographics.value,
    identityDocuments: identityDocumentsFromWire(wire.documents),
    numbers: identityNumbers.filter((number) => wire.numbersOnFile.includes(number)),
  };
};

/** The payload of the information check (`APT-181`): what is known by group, cut as the contract cuts it. */
export const informationToWire = ({
  details,
  identityDocuments,
  numbers,
}: InformationReport): CheckInDemographicsDetailsInput => {
  const { address1, zipcode, city, state, ...name } = details['personal'] ?? {};
  const { personal_details, ...rest } = demographicsToWire(details);
  const { date_of_birth, ...about } = personal_details;
  const address = { address1, zipcode, city, state };
  return {
    address: Object.fromEntries(Object.entries(address).filter(([, text]) => text !== undefined)),
    details: rest,
    personalDetails: { ...name, ...about },
    ...(date_of_birth === undefined ? {} : { dateOfBirth: date_of_birth }),
    ...numbers,
    identityDocument: identityToWire(identityDocuments.identity),
    insurances: identityDocuments.insurances.map(insuranceToWire),
  };
};
