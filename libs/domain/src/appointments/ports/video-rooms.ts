import type { AppointmentId, PatientRef, Result } from '../../kernel/index.ts';

export interface NoRoom {
  readonly kind: 'no-room';
}

/** Where video visits take place. */
export interface VideoRooms {
  /** The `https:` address at which a patient joins a visit (`APT-136`, `APT-141`). It is the patient's alone and short-lived. */
  addressOf(patient: PatientRef, appointment: AppointmentId): Promise<Result<string, NoRoom>>;
}
