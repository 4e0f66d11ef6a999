import type { AppointmentLocation } from '@portico/domain/appointments';
import { cityLine } from '../appointments/index.ts';

/** The postal address of a location, line by line. */
export const placeLines = (location: AppointmentLocation): readonly string[] =>
  [...location.addressLines, cityLine(location)].filter((line) => line !== '');
