import type { AppointmentLocation } from '@portico/domain/appointments';

/** `City, ST 85001`. */
export const cityLine = ({ city, state, zip }: AppointmentLocation): string =>
  [city, [state, zip].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(', ');

/** A map link with directions to an office; the address identifies no person. */
export const directionsTo = (location: AppointmentLocation): string => {
  const address = [...location.addressLines, cityLine(location)].filter((line) => line !== '').join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
};
