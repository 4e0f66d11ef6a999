import type {
  Account,
  Appointment,
  Communication,
  Coverage,
  DocumentReference,
  HealthcareService,
  Invoice,
  Location,
  Organization,
  Patient,
  PaymentNotice,
  Practitioner,
  PractitionerRole,
  Questionnaire,
  QuestionnaireResponse,
  Schedule,
  Slot,
  Task,
} from 'fhir/r4';

export interface ResourceOfKind {
  readonly Patient: Patient;
  readonly Practitioner: Practitioner;
  readonly PractitionerRole: PractitionerRole;
  readonly Location: Location;
  readonly HealthcareService: HealthcareService;
  readonly Schedule: Schedule;
  readonly Slot: Slot;
  readonly Appointment: Appointment;
  readonly Organization: Organization;
  readonly Coverage: Coverage;
  readonly Communication: Communication;
  readonly Account: Account;
  readonly Invoice: Invoice;
  readonly PaymentNotice: PaymentNotice;
  readonly Questionnaire: Questionnaire;
  readonly QuestionnaireResponse: QuestionnaireResponse;
  readonly Task: Task;
  readonly DocumentReference: DocumentReference;
}

/** The kinds of resources of a clinic: its scheduling, and what it writes of and to patients. */
export type Kind = keyof ResourceOfKind;
export type Resource = ResourceOfKind[Kind];

/** As a server keeps it: with the id and the version that the server made. */
export type Stored<K extends Kind = Kind> = ResourceOfKind[K] & {
  readonly id: string;
  readonly meta: { readonly versionId: string; readonly lastUpdated: string };
};

export const kinds = [
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Location',
  'HealthcareService',
  'Schedule',
  'Slot',
  'Appointment',
  'Organization',
  'Coverage',
  'Communication',
  'Account',
  'Invoice',
  'PaymentNotice',
  'Questionnaire',
  'QuestionnaireResponse',
  'Task',
  'DocumentReference',
] as const satisfies readonly Kind[];

export const isKind = (name: string | undefined): name is Kind => kinds.some((kind) => kind === name);
