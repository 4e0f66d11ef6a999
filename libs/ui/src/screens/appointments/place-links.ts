import type { AppointmentLocation } from '@portico/domain/appointments';

/** `City, ST 85001`. */
export const cityLine = ({ city, state, zip }: AppointmentLocation): string =>
  [city, [state, zip].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(', ');

/** The way to an office on the map of the device; the address says nothing about who goes there. */
export const directionsTo = (location: AppointmentLocation): string => {
  const address = [...location.addressLines, cityLine(location)].filter((line) => line !== '').join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
};

/** `Dr. Ana María López, MD` is `AL`: first and last name, without titles. */
export const initialsOf = (name: string): string => {
  const [person = ''] = name.split(',');
  const words = person.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};
