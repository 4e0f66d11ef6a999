import type { ListedAppointment } from '@portico/application/appointments';

/** A key for an appointment across practices: ids are unique within one practice only. */
export const keyOf = ({ appointment, practice }: ListedAppointment): string => `${practice.id} ${appointment.id}`;
