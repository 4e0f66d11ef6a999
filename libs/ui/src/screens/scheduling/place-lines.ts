import type { AppointmentLocation } from '@portico/domain/appointments';
import { cityLine } from '../appointments/index.ts';

/** The address of a place as it stands on an envelope, line by line. */
export const placeLines = (location: AppointmentLocation): readonly string[] =>
  [...location.addressLines, cityLine(location)].filter((line) => line !== '');
