import type { ListedAppointment } from '@portico/application/appointments';

/** Tells appointments apart over all practices: their ids are unique within one practice only. */
export const keyOf = ({ appointment, practice }: ListedAppointment): string => `${practice.id} ${appointment.id}`;
