import type { Answers, FilledForm, Form, FormNotTaken, FormUuid } from '@portico/domain/forms';
import type { Instant, LocalDate, Page, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { ServiceResult, Failure } from '../kernel/index.ts';

/** `per_page` of what was signed (`APT-244`): the gateway's decision alone. */
export const formsPageSize = 10;

/** The forms of a patient at the practice they are at. */
export interface Forms {
  /** What is to be filled in, and the first page of what was signed (`APT-234`, `APT-237`). */
  history(): ServiceResult<FormHistory>;
  /** A further page of what was signed (`APT-238`); `loaded` is how many are already shown. */
  more(practice: PracticeId, page: number, loaded: number): ServiceResult<SignedPage>;
  /** Every form that can be filled in now, in full, in the order in which they are requested (`APT-246`). */
  queue(): ServiceResult<FormQueue>;
  /** One form that was signed, in the version that was signed (`APT-247`). */
  signed(practice: PracticeId, uuid: FormUuid, signedAt: Instant): ServiceResult<SignedFormShown>;
  /**
   * Signs all of them or none; the same answers sent again are signed once (`APT-239`). `of` is the chart that they
   * were filled in for, if known (`APT-201`): any other chart than the caller's is not found.
   */
  sign(forms: readonly FilledForm[], of?: PatientRef): ServiceResult<void, FormRefusal>;
}

/** Why a form is rejected; nothing was signed. */
export type FormRefusal =
  | Extract<FormNotTaken, { readonly kind: 'form-not-requested' }>
  | FormChanged
  /** It breaks the form's own rules; the page should have caught it. */
  | { readonly kind: 'form-incomplete'; readonly uuid: FormUuid };

/** The practice has changed the form meanwhile. */
export interface FormChanged {
  readonly kind: 'form-changed';
  readonly uuid: FormUuid;
  /** The current form and its notice; absent where the form has to be loaded again. */
  readonly now?: { readonly form: Form; readonly notice: FormNotice };
}

/** The notice above a form, in the language of the request. */
export interface FormNotice {
  /** What happened, in one word; with the form's id it makes the name of the modal (`MON-024`). */
  readonly modal: string;
  readonly title: string;
  readonly text: string;
}

/** The name of a modal that the answer to a form asks for (`MON-024`). */
export const formModal = (formId: string, modal: string): string => `${formId}${modal}`;

export interface FormHistory {
  readonly patient: PatientRef;
  /** The practice lets patients review and sign forms online, and this person may (`APT-242`). */
  readonly canReview: boolean;
  /** On the practice's calendar. */
  readonly today: LocalDate;
  readonly texts: FormTexts;
  /** Earliest due first. */
  readonly pending: readonly PendingForm[];
  readonly signed: SignedPage;
}

/** What the gateway says about forms, in the language of the request. */
export interface FormTexts {
  readonly formViewHeading: string;
  /** For a required field without a value whose form has no message of its own (`APT-270`). */
  readonly errorRequiredLabel: string;
}

export interface PendingForm {
  readonly uuid: FormUuid;
  readonly title: string;
  readonly due?: LocalDate;
  /** Whether it can be filled in online; otherwise it is on paper at the practice. */
  readonly online: boolean;
}

export type SignedPage = Page<SignedHeading>;

export interface SignedHeading {
  readonly uuid: FormUuid;
  readonly title: string;
  readonly version: number;
  readonly signedAt: Instant;
}

export interface FormQueue {
  readonly patient: PatientRef;
  readonly canReview: boolean;
  /** On the practice's calendar. */
  readonly today: LocalDate;
  readonly forms: readonly Form[];
}

export interface SignedFormShown {
  readonly form: Form;
  readonly answers: Answers;
  readonly signedAt: Instant;
}

/** Why a form was not accepted. */
export type FormProblem = Failure | FormRefusal;
