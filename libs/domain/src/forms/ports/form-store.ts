import type { AppointmentId, Instant, LocalDate, PatientRef, PracticeId, Page, Result } from '../../kernel/index.ts';
import type { FormTemplate, FormUuid } from '../form.ts';
import type { FormResponse } from '../responses.ts';

/**
 * A form that the practice requests from a patient; `id` is the uuid of the form. `title` is in the language of the
 * request.
 */
export interface RequestedForm {
  readonly id: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly due?: LocalDate;
}

/** A requested form, and whether it can be filled in online: one without a template exists on paper only. */
export interface FormAsked extends RequestedForm {
  readonly online: boolean;
  /** It is filled in when one of these visits ends, and not before; ascending. */
  readonly atEndOf?: readonly AppointmentId[];
}

/** A form as it was filled in. */
export interface FilledForm {
  readonly uuid: FormUuid;
  /** The version that was filled in. */
  readonly version: number;
  readonly responses: readonly FormResponse[];
}

/** The list entry of a signed form, in the version that was signed. */
export interface SignedLine {
  readonly uuid: FormUuid;
  readonly version: number;
  readonly title: FormTemplate['title'];
  readonly signedAt: Instant;
}

/** A signed form, in the version that was signed; immutable (`APT-247`). */
export interface SignedForm extends FilledForm {
  readonly form: FormTemplate;
  readonly signedAt: Instant;
}

/** The practice has changed the form meanwhile, or no longer requests it. */
export type FormNotTaken = { readonly uuid: FormUuid } & (
  | { readonly kind: 'form-changed' }
  | { readonly kind: 'form-not-requested' }
);

/**
 * The forms side of a practice system. A hidden form is never returned; a deleted one is no longer requested, and stays
 * where it was signed (`APT-249`, `APT-250`). A form that cannot be parsed is a bug of the practice's system, and
 * throws.
 */
export interface FormStore {
  /** Whether patients of the practice review and sign forms online (`APT-242`). */
  canReview(practice: PracticeId): Promise<boolean>;
  /** Forms still to be filled in, earliest due first. */
  requested(patient: PatientRef): Promise<readonly FormAsked[]>;
  /** A requested form in its current version; undefined if it exists on paper only. */
  blank(patient: PatientRef, uuid: FormUuid): Promise<FormTemplate | undefined>;
  /** Latest first. */
  signed(patient: PatientRef, page: number, perPage: number): Promise<Page<SignedLine>>;
  /** The form that was signed at that instant, unless it is hidden. */
  signedForm(patient: PatientRef, uuid: FormUuid, signedAt: Instant): Promise<SignedForm | undefined>;
  /** All of them or none; signed forms are no longer requested. */
  sign(patient: PatientRef, forms: readonly FilledForm[], at: Instant): Promise<Result<void, FormNotTaken>>;
}
