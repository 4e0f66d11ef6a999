import { itemSections, type ItemSection, type RecordItem } from './record-item.ts';
import type { ClinicalNote } from './clinical-note.ts';
import type { Answer, Call, Id, Moment } from './results-and-problems.ts';
import type { MayBeAuthored } from './authorship.ts';
import type { MayBeHeldBack } from './held-back.ts';

/** The health record of a patient. */
export interface HealthRecordFacet {
  /** The sections that are wanted and that the system keeps; one that it does not keep is absent. */
  sections(patient: Id, wanted: readonly SectionName[], call: Call): Answer<HealthRecord>;
  /** A document with its bytes; `gone` if it is not this patient's. */
  document(patient: Id, document: Id, call: Call): Answer<DocumentBytes>;
  /** The system's own summary of a completed visit. */
  summary?(patient: Id, visit: Id, call: Call): Answer<DocumentBytes>;
}

export interface DocumentBytes {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * One section. `none-known` was said by a clinician, `no-information` was never asked, and an empty list says only that
 * nothing was recorded: the three are never mixed.
 */
export type Section<T> =
  | { readonly kind: 'entries'; readonly entries: readonly T[] }
  | { readonly kind: 'narrative'; readonly text: readonly string[] }
  | { readonly kind: 'none-known' }
  | { readonly kind: 'no-information' };

type ItemSections = { readonly [S in ItemSection]?: Section<RecordItem<S>> };

export interface HealthRecord extends ItemSections {
  readonly conditions?: Section<Condition>;
  readonly allergies?: Section<Allergy>;
  readonly medications?: Section<Medication>;
  readonly immunizations?: Section<Immunization>;
  readonly labs?: Section<Lab>;
  readonly vitalSigns?: Section<VitalSign>;
  readonly procedures?: Section<Procedure>;
  readonly notes?: Section<ClinicalNote>;
  readonly documents?: Section<RecordDocument>;
  readonly careTeam?: Section<CareTeamMember>;
}

export const sectionNames = [
  'conditions',
  'allergies',
  'medications',
  'immunizations',
  'labs',
  'vitalSigns',
  'procedures',
  ...itemSections,
  'notes',
  'documents',
  'careTeam',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** A date as exactly as the source knows it: `2023`, `2023-04`, `2023-04-09`, or a moment with its offset. */
export type PartialDate = string;

/** Whether a condition or an allergy still counts. */
export type ClinicalStatus = 'active' | 'resolved' | 'inactive' | 'unconfirmed' | 'refuted' | 'unknown';

export interface Condition extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly name: string;
  readonly code?: Coding;
  readonly onset?: PartialDate;
  readonly ended?: PartialDate;
  readonly status: ClinicalStatus;
}

export type Severity = 'mild' | 'moderate' | 'severe';

export interface Allergy extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly substance: string;
  /** Of the substance, or of the allergy to it. */
  readonly code?: Coding;
  readonly categories?: readonly AllergyCategory[];
  readonly reactions: readonly string[];
  /** The worst that the system says of the allergy or of a reaction. */
  readonly severity?: Severity;
  /** Those of the reactions whose severity the system says. */
  readonly reactionSeverities?: readonly ReactionSeverity[];
  /** How likely a next reaction is to be dangerous. */
  readonly criticality?: 'low' | 'high' | 'unable-to-assess';
  readonly recorded?: PartialDate;
  readonly status: ClinicalStatus;
}

/** What kinds of substance it is an allergy to, in the order of FHIR. */
export const allergyCategories = ['food', 'medication', 'environment', 'biologic'] as const;
export type AllergyCategory = (typeof allergyCategories)[number];

export interface ReactionSeverity {
  /** One of the reactions, in the same words. */
  readonly reaction: string;
  readonly severity: Severity;
}

/** What a pharmacy handed out of a medication, or did not. */
export interface MedicationFill {
  readonly date?: PartialDate;
  /** How much, with its unit where the source has one. */
  readonly quantity?: string;
  readonly status: 'completed' | 'pending' | 'cancelled' | 'unknown';
}

export interface Medication extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly name: string;
  readonly code?: Coding;
  readonly dose?: string;
  readonly instructions?: string;
  /** What it is taken for. */
  readonly reason?: string;
  readonly prescriber?: string;
  readonly started?: PartialDate;
  readonly ended?: PartialDate;
  readonly status: 'current' | 'past' | 'not-taken' | 'unknown';
  /** How often it may be filled again on its prescription, the first time not counted; what of it is left is not known. */
  readonly refillsAllowed?: number;
  /** Newest first. */
  readonly fills?: readonly MedicationFill[];
}

/** A code as the system sends it, with the URI of its code system. */
export interface Coding {
  readonly code: string;
  readonly system?: string;
}

export interface Immunization extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly vaccine: string;
  readonly code?: Coding;
  readonly date?: PartialDate;
  readonly status: 'completed' | 'not-done' | 'unknown';
  /** Why it was not given. */
  readonly reason?: string;
  readonly lot?: string;
  readonly site?: string;
  readonly performer?: string;
  /** Who says so: those who gave it, or somebody who reports it. */
  readonly source?: 'administered' | 'reported';
}

export interface Lab extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly name: string;
  readonly date?: PartialDate;
  readonly status: 'final' | 'preliminary' | 'corrected' | 'pending' | 'cancelled' | 'unknown';
  readonly orderedBy?: string;
  /** The laboratory, or who answers for the report there. */
  readonly performer?: string;
  /** What was examined, such as blood. */
  readonly specimen?: string;
  /** What those who give care wrote about the report or its results. */
  readonly comments?: readonly LabComment[];
  readonly results: readonly LabResult[];
}

export interface LabComment {
  readonly text: string;
  /** Who wrote it, if the system says so. */
  readonly author?: string;
}

export interface LabResult {
  /** The same analyte has the same code in every report. */
  readonly code: string;
  readonly name: string;
  readonly value: LabValue;
  readonly reference?: { readonly low?: string; readonly high?: string; readonly text?: string };
  readonly flag?: 'low' | 'high' | 'critical-low' | 'critical-high' | 'abnormal' | 'normal';
}

/** Numbers are text with the digits as reported: `7.10` stays `7.10`. */
export type LabValue =
  | {
      readonly kind: 'quantity';
      readonly value: string;
      readonly unit?: string;
      readonly comparator?: '<' | '<=' | '>' | '>=';
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pending' };

/** What was measured at one moment: one value, or the parts of one, as a blood pressure has them. */
export interface VitalSign extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly name: string;
  readonly code?: Coding;
  readonly date?: PartialDate;
  readonly status: 'final' | 'preliminary' | 'corrected' | 'unknown';
  readonly parts: readonly VitalSignPart[];
}

export interface VitalSignPart {
  readonly name: string;
  readonly code?: Coding;
  readonly value: VitalSignValue;
}

/** Unknown where the source gives no value. */
export type VitalSignValue = Exclude<LabValue, { readonly kind: 'pending' }> | { readonly kind: 'unknown' };

export interface Procedure extends MayBeHeldBack, MayBeAuthored {
  readonly id: Id;
  readonly name: string;
  readonly code?: Coding;
  readonly date?: PartialDate;
  readonly status: 'planned' | 'in-progress' | 'on-hold' | 'completed' | 'stopped' | 'not-done' | 'unknown';
  readonly performer?: string;
}

export interface RecordDocument extends MayBeHeldBack {
  readonly id: Id;
  readonly title: string;
  readonly date?: PartialDate;
  readonly author?: string;
  readonly mediaType: string;
  /** Bytes; absent if the system does not say. */
  readonly size?: number;
  readonly added?: Moment;
}

/** A number by which somebody is known, with its system, a URI. */
export interface Identifier {
  readonly system?: string;
  readonly value: string;
}

export interface CareTeamMember extends MayBeHeldBack {
  readonly id: Id;
  readonly name: string;
  readonly role?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Where the care is given: an office, or its address. */
  readonly place?: string;
  /** Those of registries of workers; never a social security or tax number. */
  readonly identifiers?: readonly Identifier[];
}
