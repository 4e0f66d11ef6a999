import type { InformationReport } from '@portico/application/profile';
import {
  detailFields,
  detailsOfPhysician,
  notificationTopics,
  type DetailTexts,
  type Details,
  type InsuranceChange,
  type InsuranceId,
  type NotificationChoices,
  type NotificationTopic,
  type PictureChange,
  type PictureChanges,
} from '@portico/domain/profile';
import type {
  CheckInDemographicsDetailsInput,
  DemographicsInput,
  DocumentsInput,
  InsuranceInput,
  PersonalInput,
  PhysicianInput,
  UpdatesInput,
} from '../generated/resolvers.ts';
import { topicToWire } from '../update-topics.ts';
import { idFrom } from './payment-input.ts';
import { refusal } from './refusal.ts';

/** The information check as the contract writes it: the same groups, cut otherwise (`APT-181`). */
export const informationFrom = (input: CheckInDemographicsDetailsInput): InformationReport => {
  const { address, details, personalDetails, dateOfBirth, identityDocument, insurances, ...numbers } = input;
  const all = textsFrom({ ...address, ...personalDetails, date_of_birth: dateOfBirth });
  const those = (fields: readonly string[]): DetailTexts =>
    Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
  return {
    details: {
      ...demographicsFrom({ ...details, personal_details: null }),
      personal: those(detailFields.personal),
      personal_details: those(detailFields.personal_details),
    },
    identityDocuments: identityDocumentsFrom({ insurances, identityDocumentPhotos: identityDocument }),
    numbers: textsFrom({ ssn: numbers.ssn, driversLicenseNumber: numbers.driversLicenseNumber }),
  };
};

/** Texts that are there; null is no text. */
const textsFrom = (input: object | null | undefined): DetailTexts =>
  Object.fromEntries(Object.entries(input ?? {}).filter(([, text]) => typeof text === 'string' && text !== ''));

export const personalFrom = (input: PersonalInput): Details => ({ personal: textsFrom(input) });

export const demographicsFrom = (input: DemographicsInput): Details => ({
  personal_details: textsFrom(input.personal_details),
  emergency_contact: textsFrom(input.emergency_contact),
  employment_info: textsFrom({
    employmentStatus: input.employment_info?.employmentStatus,
    employerName: input.employment_info?.employer?.name,
    employerAddress: input.employment_info?.employer?.address,
  }),
  primary_care_physician: physicianFrom(input.primary_care_physician),
  referring_physician: physicianFrom(input.referring_physician),
});

const physicianFrom = (input: PhysicianInput | null | undefined): DetailTexts =>
  input == null ? {} : detailsOfPhysician(input);

interface PhotoInput {
  readonly page: number;
  readonly delete: boolean;
  readonly photo: string | null | undefined;
}

/** Pages 1 and 2, each at most once; a page that is not named stays as it is (`MON-295`, `MON-296`). */
const photosFrom = (photos: readonly PhotoInput[]): PictureChanges => {
  const pages = photos.map(({ page }) => page);
  if (pages.some((page) => page !== 1 && page !== 2) || new Set(pages).size < pages.length) {
    throw refusal({ kind: 'bad-input' });
  }
  const changeOf = (page: number): PictureChange => {
    const found = photos.find((photo) => photo.page === page);
    if (found?.photo != null) return { kind: 'new', picture: found.photo };
    return { kind: found?.delete === true ? 'gone' : 'same' };
  };
  return { frontPhoto: changeOf(1), backPhoto: changeOf(2) };
};

export const identityDocumentsFrom = ({ insurances, identityDocumentPhotos }: DocumentsInput) => ({
  insurances: insurances.map(insuranceFrom),
  identity: photosFrom(identityDocumentPhotos.map((one) => ({ ...one, photo: one.identityDocumentPhoto }))),
});

const insuranceFrom = (input: InsuranceInput): InsuranceChange => ({
  ...(input.insuranceId == null ? {} : { id: idFrom<InsuranceId>(input.insuranceId) }),
  texts: {
    type: input.insuranceType,
    providerName: input.insuranceProvider,
    providerCustomName: input.insuranceProviderCustomName,
    planName: input.insurancePlan,
    planCustomName: input.insurancePlanCustomName,
    memberId: input.insuranceMemberId,
    groupNumber: input.insuranceGroupId,
    relationshipType: input.relationship,
    policyHolderFirstName: input.policyHolderFirstName,
    policyHolderMiddleName: input.policyHolderMiddleName,
    policyHolderLastName: input.policyHolderLastName,
    policyHolderDateOfBirth: input.policyHolderDateOfBirth,
    policyHolderGender: input.policyHolderGender,
    effectiveFrom: input.effectiveFrom,
  },
  photos: photosFrom(input.insurancePhotos.map((one) => ({ ...one, photo: one.insurancePhoto }))),
  deleted: input.delete,
});

/** Each topic exactly once. */
export const choicesFrom = ({ updates }: UpdatesInput): NotificationChoices => {
  const choiceOf = (topic: NotificationTopic) => {
    const [choice, ...more] = updates.filter((one) => one.topic === topicToWire[topic]);
    if (choice === undefined || more.length > 0) throw refusal({ kind: 'bad-input' });
    return { email: choice.email, sms: choice.sms };
  };
  return Object.fromEntries(notificationTopics.map((topic) => [topic, choiceOf(topic)])) as NotificationChoices;
};
