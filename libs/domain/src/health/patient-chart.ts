import type { ClinicalNote } from './clinical-note.ts';
import type { ItemSection, RecordItem } from './record-item.ts';
import type { ClinicalDate, DocumentId, LabId } from '../kernel/index.ts';
import type { MayBeAuthored } from './entries/authorship.ts';
import type { MayBeHeldBack } from './entries/held-back.ts';

/**
 * One section of a chart. "None known" is a clinical statement, "no information" means that it was never asked, and an
 * empty list means only that nothing was recorded; the three are never mixed. `narrative` is free text where nothing
 * was coded.
 */
export type Section<T> =
  | { readonly kind: 'entries'; readonly entries: readonly T[] }
  | { readonly kind: 'narrative'; readonly text: readonly string[] }
  | { readonly kind: 'none-known' }
  | { readonly kind: 'no-information' };

/** `unconfirmed` is suspected or reported, and counts as current until somebody rules it out. */
export interface Condition extends MayBeHeldBack, MayBeAuthored {
  readonly id: string;
  readonly name: string;
  readonly code?: Coding;
  readonly onset?: ClinicalDate;
  readonly ended?: ClinicalDate;
  readonly status: 'active' | 'resolved' | 'inactive' | 'unconfirmed' | 'refuted' | 'unknown';
}

export type Severity = 'mild' | 'moderate' | 'severe';

export interface Allergy extends MayBeHeldBack, MayBeAuthored {
  readonly id: string;
  readonly substance: string;
  /** Of the substance, or of the allergy to it. */
  readonly code?: Coding;
  readonly categories?: readonly AllergyCategory[];
  readonly reactions: readonly string[];
  /** The worst that the source says of the allergy or of a reaction. */
  readonly severity?: Severity;
  /** Those of the reactions whose severity the source says. */
  readonly reactionSeverities?: readonly ReactionSeverity[];
  /** How likely a next reaction is to be dangerous. */
  readonly criticality?: 'low' | 'high' | 'unable-to-assess';
  readonly recorded?: ClinicalDate;
  readonly status: 'active' | 'resolved' | 'inactive' | 'unconfirmed' | 'refuted' | 'unknown';
  /** The patient reported it at check-in. */
  readonly saidByPatient?: true;
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
  readonly date?: ClinicalDate;
  /** How much, with its unit where the source has one. */
  readonly quantity?: string;
  readonly status: 'completed' | 'pending' | 'cancelled' | 'unknown';
}

export interface Medication extends MayBeHeldBack, MayBeAuthored {
  readonly id: string;
  readonly name: string;
  readonly code?: Coding;
  readonly dose?: string;
  /** Dosage instructions as on the prescription. */
  readonly instructions?: string;
  /** What it is taken for. */
  readonly reason?: string;
  readonly prescriber?: string;
  readonly started?: ClinicalDate;
  readonly ended?: ClinicalDate;
  readonly status: 'current' | 'past' | 'not-taken' | 'unknown';
  /** How often it may be filled again on its prescription, the first time not counted; what of it is left is not known. */
  readonly refillsAllowed?: number;
  /** Newest first. */
  readonly fills?: readonly MedicationFill[];
  /** The patient reported it at check-in. */
  readonly saidByPatient?: true;
}

/** A code as the source sent it, with the code system that it named. */
export interface Coding {
  readonly code: string;
  /** A URI; an object identifier as `urn:oid:`. */
  readonly system?: string;
}

export interface Immunization extends MayBeHeldBack, MayBeAuthored {
  readonly id: string;
  /** The vaccine as the source names it. */
  readonly vaccine: string;
  readonly code?: Coding;
  readonly date?: ClinicalDate;
  readonly status: 'completed' | 'not-done' | 'unknown';
  /** Why it was not given. */
  readonly reason?: string;
  readonly lot?: string;
  readonly site?: string;
  readonly performer?: string;
  /** Who says so: those who gave it, or somebody who reports it. */
  readonly source?: 'administered' | 'reported';
}

/** One report with its result lines. */
export interface Lab extends MayBeHeldBack, MayBeAuthored {
  readonly id: LabId;
  readonly name: string;
  readonly date?: ClinicalDate;
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
  /** Who wrote it, if the source says so. */
  readonly author?: string;
}

export interface LabResult {
  /** The same analyte has the same code in every report, so that values are comparable over time. */
  readonly code: string;
  readonly name: string;
  readonly value: LabValue;
  readonly reference?: ReferenceRange;
  readonly flag?: 'low' | 'high' | 'critical-low' | 'critical-high' | 'abnormal' | 'normal';
}

/** Decimal text keeps the digits as reported: `7.10` stays `7.10`. */
export type LabValue =
  | {
      readonly kind: 'quantity';
      readonly value: string;
      readonly unit?: string;
      readonly comparator?: '<' | '<=' | '>' | '>=';
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pending' };

export interface ReferenceRange {
  readonly low?: string;
  readonly high?: string;
  readonly text?: string;
}

/** What was measured at one moment: one value, or the parts of one, as a blood pressure has them. */
export interface VitalSign extends MayBeHeldBack, MayBeAuthored {
  readonly id: string;
  readonly name: string;
  readonly code?: Coding;
  readonly date?: ClinicalDate;
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
  readonly id: string;
  readonly name: string;
  readonly code?: Coding;
  readonly date?: ClinicalDate;
  readonly status: 'planned' | 'in-progress' | 'on-hold' | 'completed' | 'stopped' | 'not-done' | 'unknown';
  readonly performer?: string;
}

export interface ChartDocument extends MayBeHeldBack {
  readonly id: DocumentId;
  readonly title: string;
  readonly date?: ClinicalDate;
  readonly author?: string;
  readonly mediaType: string;
  /** Bytes; absent if the practice keeps only a reference. */
  readonly size?: number;
}

/** A number by which somebody is known. */
export interface Identifier {
  /** A URI; an object identifier as `urn:oid:`. Absent where the source names none. */
  readonly system?: string;
  readonly value: string;
}

export interface CareTeamMember extends MayBeHeldBack {
  readonly id: string;
  readonly name: string;
  readonly role?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Where the care is given: an office, or its address. */
  readonly place?: string;
  /** Those of registries of workers, for other systems; never a social security or tax number. */
  readonly identifiers?: readonly Identifier[];
}

type ItemSections = { readonly [S in ItemSection]: Section<RecordItem<S>> };

export interface Chart extends ItemSections {
  readonly conditions: Section<Condition>;
  readonly allergies: Section<Allergy>;
  readonly medications: Section<Medication>;
  readonly immunizations: Section<Immunization>;
  readonly labs: Section<Lab>;
  readonly vitalSigns: Section<VitalSign>;
  readonly procedures: Section<Procedure>;
  readonly notes: Section<ClinicalNote>;
  readonly documents: Section<ChartDocument>;
  readonly careTeam: Section<CareTeamMember>;
}

export type ChartSection = keyof Chart;
