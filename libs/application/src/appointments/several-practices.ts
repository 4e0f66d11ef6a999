import type { ListedAppointment } from './appointments.port.ts';

/** Whether the visits are at more than one practice, so that each has to say at which. */
export const atSeveralPractices = (visits: readonly Pick<ListedAppointment, 'practice'>[]): boolean =>
  new Set(visits.map(({ practice }) => practice.id)).size > 1;
