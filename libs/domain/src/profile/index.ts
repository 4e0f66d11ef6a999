export type { PatientPages } from './ports/patient-pages.ts';
export type { NewPatient, PatientContact, PatientIdentity, PatientRegistry } from './ports/patient-registry.ts';
export { registrationParts, type RegistrationPart, missingParts } from './registration-completeness.ts';
export {
  physicianFields,
  detailFields,
  type DetailGroup,
  detailGroups,
  type DetailTexts,
  type Details,
  detailSections,
  type DetailSection,
  hasEmployer,
  fieldId,
  answersOfDetails,
  detailsOfAnswers,
} from './patient-details.ts';
export {
  type Accommodations,
  interpreterLanguages,
  type InterpreterLanguage,
  longestOtherHelp,
  fittingOtherHelp,
  parseAccommodations,
  accommodationsOf,
  hasNeeds,
} from './accommodations.ts';
export {
  sourceFactKinds,
  sourceFactsOf,
  textsOfFacts,
  type CodedFact,
  type RelatedPerson,
  type SourceFactKind,
  type SourceFacts,
  type SourceFactTexts,
} from './source-facts.ts';
export { keepsAccommodations } from './keeps-accommodations.ts';
export { withIdentity, identityAfter } from './merge-registry-identity.ts';
export {
  identityNumbers,
  type IdentityNumber,
  type IdentityNumbers,
  typedNumber,
  numberProblem,
} from './identity-number.ts';
export {
  type InsuranceId,
  type InsuranceText,
  cardSides,
  type CardSide,
  type Insurance,
  insuranceTypes,
  relationships,
  genders,
  otherProvider,
  type Insurer,
  mostInsurances,
  blankInsurance,
  standing,
  isFilled,
  mayAddAfter,
  addInsurance,
  changeInsurance,
  removeInsurance,
  clearInsurance,
} from './insurance.ts';
export {
  type PictureChange,
  type PictureChanges,
  type InsuranceChange,
  pictureChanges,
  insuranceChanges,
} from './insurance-change.ts';
export { type InsuranceProblem, type InsuranceProblems, judgeInsurances, requiredOf } from './insurance-problems.ts';
export { namePatterns } from './name-patterns.ts';
export {
  notificationTopics,
  topicsAt,
  type ToldArrivals,
  type NotificationTopic,
  type TopicChoice,
  type NotificationChoices,
  usualChoices,
  completeChoices,
  mustCome,
  fitChoices,
} from './notification-choices.ts';
export { isNpi } from './npi.ts';
export {
  type Physician,
  type PhysicianAddress,
  physiciansPerPage,
  detailsOfPhysician,
  searchable,
} from './physician.ts';
export {
  type PicturePlace,
  pictureOnFile,
  documentTypes,
  photoTypes,
  isOfType,
  type PixelSize,
  fittedSize,
  photoFrame,
  photoZoom,
  type PhotoPlace,
  heldPlace,
  heldZoom,
  photoQuality,
  documentQuality,
  photoLimit,
  documentLimit,
  type BadPicture,
  type Picture,
  jpegStart,
  bytesIn,
  parsePicture,
} from './picture.ts';
export type { RegistrationForm } from './registration-form.ts';
export type { PayerDirectory } from './ports/payer-directory.ts';
export type { PhysicianDirectory, PhysicianSearch } from './ports/physician-directory.ts';
export type { KeptInsurance, Registered, Registration, RegistrationChange } from './ports/registration.ts';
export type { ZipCodes, ZipPlace } from './ports/zip-codes.ts';
export { hiddenParts, profileParts, type ClosedParts, type ProfilePart } from './profile-parts.ts';
