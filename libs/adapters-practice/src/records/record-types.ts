import type { Email, Phone } from '@portico/domain/access';
import type { AppointmentStatus } from '@portico/domain/appointments';
import type {
  Allergy,
  CareTeamMember,
  ChartDocument,
  ChartSection,
  ClinicalNote,
  Condition,
  Immunization,
  ItemSection,
  Lab,
  Medication,
  Procedure,
  RecordItem,
  VitalSign,
} from '@portico/domain/health';
import type { ClinicalDate, Instant, Language, TimeZone } from '@portico/domain/kernel';
import type { SectionStatement } from '@portico/practice-fhir/record';
import type { Demographics } from './demographics.ts';
import type { SourceId } from './source-id.ts';

/** What one input says about one thing, in the words of the domain. */
export type ReadRecord =
  | PatientRecord
  | ProviderRecord
  | LocationRecord
  | OrganizationRecord
  | AppointmentRecord
  | ConditionRecord
  | AllergyRecord
  | MedicationRecord
  | ImmunizationRecord
  | LabRecord
  | VitalSignRecord
  | ProcedureRecord
  | ItemRecord
  | NoteRecord
  | DocumentRecord
  | CareTeamRecord
  | SectionRecord;

/** Where a record was read: `Observation/123`, `entry[4] Patient/7`, `section[48765-2]/entry[1]`; unique in its input. */
export type Place = string;

interface Named {
  readonly id: SourceId;
  /** Every resource or entry the record was made of: a report and its observations, a prescription and its drug. */
  readonly sources: readonly Place[];
  /** When the source last wrote it, in epoch milliseconds; absent where it does not say. */
  readonly version?: number;
}

interface OfPatient extends Named {
  /** The `PatientRecord` of that id, in this input, in another one, or long since imported. */
  readonly patient: SourceId;
}

export interface PatientRecord extends Named {
  readonly type: 'patient';
  /** The name to show: the official one before nicknames and former ones. */
  readonly name: string;
  readonly otherNames: readonly string[];
  /** As `familyKey` writes it; absent where no part of the name is called the family name. */
  readonly family?: string;
  /** As precise as it was written down; nearly always a whole day. */
  readonly birthDate?: ClinicalDate;
  /** The person's own language where the portal speaks it. */
  readonly language?: Language;
  readonly identifiers: readonly RecordIdentifier[];
  /** By which earlier versions of Portico named who has no number of their own. */
  readonly formerIds?: readonly SourceId[];
  /** Where the record says that the person is reached. */
  readonly email?: Email;
  readonly phone?: Phone;
  readonly demographics?: Demographics;
}

export interface RecordIdentifier {
  /** A URI such as `urn:oid:2.16.840.1.113883.4.1`; absent where the source names no system. */
  readonly system?: string;
  /** A social security number shows its last four digits only; the others are never read further than here. */
  readonly value: string;
}

export interface ProviderRecord extends Named {
  readonly type: 'provider';
  readonly name: string;
  readonly specialty?: string;
  readonly phone?: string;
}

export interface LocationRecord extends Named {
  readonly type: 'location';
  readonly office: string;
  readonly addressLines: readonly string[];
  /** Empty where the source does not say. */
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone?: string;
  readonly timeZone?: TimeZone;
}

export interface OrganizationRecord extends Named {
  readonly type: 'organization';
  readonly name: string;
  readonly phone?: string;
}

export interface AppointmentRecord extends OfPatient {
  readonly type: 'appointment';
  readonly status: AppointmentStatus;
  readonly start: Instant;
  readonly end: Instant;
  readonly video: boolean;
  readonly visitType?: string;
  readonly visitReason?: string;
  readonly comment?: string;
  readonly provider?: NamedReference;
  readonly location?: NamedReference;
}

/** A reference with the name that stood beside it, for the case that what it refers to is not to be had. */
export interface NamedReference {
  readonly id: SourceId;
  readonly name?: string;
}

export interface ConditionRecord extends OfPatient {
  readonly type: 'condition';
  readonly condition: Condition;
}

export interface AllergyRecord extends OfPatient {
  readonly type: 'allergy';
  readonly allergy: Allergy;
}

export interface MedicationRecord extends OfPatient {
  readonly type: 'medication';
  readonly medication: Medication;
}

export interface ImmunizationRecord extends OfPatient {
  readonly type: 'immunization';
  readonly immunization: Immunization;
}

export interface LabRecord extends OfPatient {
  readonly type: 'lab';
  readonly lab: Lab;
}

export interface VitalSignRecord extends OfPatient {
  readonly type: 'vital-sign';
  readonly vitalSign: VitalSign;
}

export interface ProcedureRecord extends OfPatient {
  readonly type: 'procedure';
  readonly procedure: Procedure;
}

/** An entry of one of the sections whose entries are all of one shape. */
export type ItemRecord = {
  readonly [S in ItemSection]: OfPatient & {
    readonly type: 'item';
    readonly section: S;
    readonly item: RecordItem<S>;
  };
}[ItemSection];

export interface NoteRecord extends OfPatient {
  readonly type: 'note';
  readonly note: ClinicalNote;
}

export interface DocumentRecord extends OfPatient {
  readonly type: 'document';
  /** `size` is there exactly when the content is bytes. */
  readonly document: ChartDocument;
  readonly content: RecordContent;
}

export type RecordContent =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'reference'; readonly url: string }
  /** The source keeps it and says no place. */
  | { readonly kind: 'elsewhere' };

export interface CareTeamRecord extends OfPatient {
  readonly type: 'care-team';
  readonly members: readonly CareTeamMember[];
}

/**
 * What was said about a whole section instead of single entries. Where entries of that section are known too, they
 * stand; of statements, "none known" says more than a narrative and a narrative more than "no information".
 */
export interface SectionRecord extends OfPatient {
  readonly type: 'section';
  readonly section: ChartSection;
  readonly statement: SectionStatement;
}

export type { SectionStatement };
