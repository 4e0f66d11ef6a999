import {
  codeInWords,
  lookedUp,
  readAllergy,
  readCarePlan,
  readCareTeam,
  readClaim,
  readCondition,
  readDevice,
  readDirective,
  readDocument,
  readEncounter,
  readExplanation,
  readFamilyHistory,
  readGoal,
  readImmunization,
  readImmunizationRecommendation,
  readInsurance,
  readMedia,
  readMedicationDispense,
  readMedicationRequest,
  readMedicationStatement,
  readObservation,
  readProcedure,
  readQuestionnaireResponse,
  readReport,
  readServiceRequest,
  refuse,
} from '@portico/practice-fhir/record';
import { readAppointment } from './read-appointment.ts';
import { readLocation, readOrganization, readPatient, readPractitioner, readRole } from './read-people.ts';
import { inDomain, type Reader } from './reading-context.ts';

const readers: Readonly<Record<string, Reader>> = {
  Patient: readPatient,
  Location: readLocation,
  Organization: readOrganization,
  PractitionerRole: readRole,
  Appointment: readAppointment,
  Condition: inDomain(readCondition),
  AllergyIntolerance: inDomain(readAllergy),
  MedicationRequest: inDomain(readMedicationRequest),
  MedicationStatement: inDomain(readMedicationStatement),
  Immunization: inDomain(readImmunization),
  ImmunizationRecommendation: inDomain(readImmunizationRecommendation),
  Procedure: inDomain(readProcedure),
  Encounter: inDomain(readEncounter),
  FamilyMemberHistory: inDomain(readFamilyHistory),
  Goal: inDomain(readGoal),
  QuestionnaireResponse: inDomain(readQuestionnaireResponse),
  CarePlan: inDomain(readCarePlan),
  ServiceRequest: inDomain(readServiceRequest),
  Device: inDomain(readDevice),
  Consent: inDomain(readDirective),
  Coverage: inDomain(readInsurance),
  Claim: inDomain(readClaim),
  ExplanationOfBenefit: inDomain(readExplanation),
  DiagnosticReport: inDomain(readReport),
  DocumentReference: inDomain(readDocument),
  Media: inDomain(readMedia),
  CareTeam: inDomain(readCareTeam),
};

/** Resources that others may contain as a part; read on their own only if no other resource refers to them. */
const parts: Readonly<Record<string, Reader>> = {
  Practitioner: readPractitioner,
  Observation: inDomain(readObservation),
  RelatedPerson: () => refuse('not-kept', 'a related person whose patient is in none of the inputs'),
  MedicationDispense: inDomain(readMedicationDispense),
  Medication: () => refuse('not-kept', 'a drug that no prescription refers to'),
  Provenance: () => refuse('not-kept', 'who recorded what, where it names no author of what is kept'),
  Binary: () => refuse('not-kept', 'bytes that no document refers to'),
};

/** Whether resources of a type may be a part of another, and are read by themselves only where they are not. */
export const mayBePart = (type: string): boolean => Object.keys(parts).includes(type);

export const readerOf = (type: string): Reader =>
  lookedUp({ ...parts, ...readers }, type) ?? (() => refuse('not-kept', `the portal keeps no ${codeInWords(type)}`));
