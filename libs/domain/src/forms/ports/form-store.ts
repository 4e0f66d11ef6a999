import type { Instant, LocalDate, PatientRef, PracticeId, Page, Result } from '../../kernel/index.ts';
import type { FormTemplate, FormUuid } from '../form.ts';
import type { FormResponse } from '../responses.ts';

/** A form that the practice asks a patient for; `id` is the uuid of the form. `title` comes in the language of the request. */
export interface RequestedForm {
  readonly id: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly due?: LocalDate;
}

/** A form that is asked for, and whether it can be filled in: one that was never written down is on paper only. */
export interface FormAsked extends RequestedForm {
  readonly online: boolean;
}

/** A form as somebody filled it in. */
export interface FilledForm {
  readonly uuid: FormUuid;
  /** The version that was filled in. */
  readonly version: number;
  readonly responses: readonly FormResponse[];
}

/** What a list says of a form that was signed, in the version that was signed. */
export interface SignedLine {
  readonly uuid: FormUuid;
  readonly version: number;
  readonly title: FormTemplate['title'];
  readonly signedAt: Instant;
}

/** A form that was signed, in the version that was signed; nothing of it changes any more (`APT-247`). */
export interface SignedForm extends FilledForm {
  readonly form: FormTemplate;
  readonly signedAt: Instant;
}

/** The practice has changed the form meanwhile, or does not ask for it any more. */
export type FormNotTaken = { readonly uuid: FormUuid } & (
  | { readonly kind: 'form-changed' }
  | { readonly kind: 'form-not-requested' }
);

/**
 * The forms side of a practice system. A form that is hidden is nowhere; one that is deleted is not asked for any more, and stays
 * where it was signed (`APT-249`, `APT-250`). A form that cannot be read is a bug of the practice's system, and is thrown.
 */
export interface FormStore {
  /** Whether patients of the practice review and sign forms here (`APT-242`). */
  canReview(practice: PracticeId): Promise<boolean>;
  /** Forms still to be filled in, earliest due first. */
  requested(patient: PatientRef): Promise<readonly FormAsked[]>;
  /** A form that is requested, in the version that is asked for now; one that was never written down is on paper only. */
  blank(patient: PatientRef, uuid: FormUuid): Promise<FormTemplate | undefined>;
  /** Latest first. */
  signed(patient: PatientRef, page: number, perPage: number): Promise<Page<SignedLine>>;
  /** One form that was signed at that moment, unless it is hidden. */
  signedForm(patient: PatientRef, uuid: FormUuid, signedAt: Instant): Promise<SignedForm | undefined>;
  /** All of them or none; each is requested no more. */
  sign(patient: PatientRef, forms: readonly FilledForm[], at: Instant): Promise<Result<void, FormNotTaken>>;
}
