import type { AppointmentId, PatientRef, Result } from '../../kernel/index.ts';

export interface NoRoom {
  readonly kind: 'no-room';
}

/** Where video visits take place. */
export interface VideoRooms {
  /**
   * The `https:` address at which a patient joins a visit (`APT-136`, `APT-141`). It is the patient's alone and
   * short-lived. There is a room for a visit by video from when it is booked until it ends; a host that is part of the portal
   * has an address of the portal's own origin.
   */
  addressOf(patient: PatientRef, appointment: AppointmentId): Promise<Result<string, NoRoom>>;
}
