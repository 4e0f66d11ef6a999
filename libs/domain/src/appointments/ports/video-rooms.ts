import type { AppointmentId, PatientRef, Result } from '../../kernel/index.ts';

export interface NoRoom {
  readonly kind: 'no-room';
}

/** The host of video visits. */
export interface VideoRooms {
  /**
   * The `https:` address at which a patient joins a visit (`APT-136`, `APT-141`); personal and short-lived. A video
   * visit has a room from booking until it ends; a host that is part of the portal has an address of the portal's own
   * origin.
   */
  addressOf(patient: PatientRef, appointment: AppointmentId): Promise<Result<string, NoRoom>>;
}
