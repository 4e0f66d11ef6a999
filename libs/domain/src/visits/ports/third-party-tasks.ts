import type { AppointmentId, Language, PatientRef } from '../../kernel/index.ts';

/** A check-in task on a third party's pages, as the practice system knows it (`APT-207`). */
export interface ThirdPartyTask {
  /** The partner's name, the same in every language. */
  readonly partner: string;
  /** The address of the task: HTTPS, valid for a short time, and without any patient data. */
  readonly address: string;
  /** What the partner reported to the practice, never what a browser says (`APT-214`). */
  readonly isDone: boolean;
}

export interface ThirdPartyTaskWay {
  /** Where the partner redirects the person afterwards. */
  readonly returnTo: string;
  readonly language: Language;
}

/** The tasks that practices delegate to their partners' pages. */
export interface ThirdPartyTasks {
  /** The task of a visit; undefined if the practice has no partner, or the patient has no such upcoming visit. */
  of(patient: PatientRef, appointment: AppointmentId, way: ThirdPartyTaskWay): Promise<ThirdPartyTask | undefined>;
}
