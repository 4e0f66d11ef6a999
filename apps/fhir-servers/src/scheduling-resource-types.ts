import type {
  Appointment,
  HealthcareService,
  Location,
  Patient,
  Practitioner,
  PractitionerRole,
  Schedule,
  Slot,
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
}

/** The kinds of resources of a clinic's scheduling. */
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
] as const satisfies readonly Kind[];

export const isKind = (name: string | undefined): name is Kind => kinds.some((kind) => kind === name);
