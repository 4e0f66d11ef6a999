import type { AppointmentId, Language, PatientRef } from '../../kernel/index.ts';

/** A task of check-in on somebody else's pages, as the practice system knows it (`APT-207`). */
export interface ThirdPartyTask {
  /** How whoever asks calls themselves, the same in every language. */
  readonly partner: string;
  /** Where the person goes for it: by https, open for a short time, and silent about who they are. */
  readonly address: string;
  /** What the practice heard of the partner, never of a browser (`APT-214`). */
  readonly isDone: boolean;
}

export interface ThirdPartyTaskWay {
  /** Where the partner sends the person back to. */
  readonly returnTo: string;
  readonly language: Language;
}

/** The tasks that practices leave to the pages of their partners. */
export interface ThirdPartyTasks {
  /** The task of a visit; nothing where the practice works with no partner, or there is no such visit of theirs to come. */
  of(patient: PatientRef, appointment: AppointmentId, way: ThirdPartyTaskWay): Promise<ThirdPartyTask | undefined>;
}
