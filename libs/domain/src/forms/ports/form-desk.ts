import type { LocalDate, PatientRef } from '../../kernel/index.ts';

/** A form that the practice asks a patient for. `title` comes in the language of the request. */
export interface RequestedForm {
  readonly id: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly due?: LocalDate;
}

/** The forms side of a practice system. */
export interface FormDesk {
  /** Forms still to be filled in, earliest due first. */
  requested(patient: PatientRef): Promise<readonly RequestedForm[]>;
}
