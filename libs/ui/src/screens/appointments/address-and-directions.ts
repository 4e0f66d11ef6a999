import type { AppointmentLocation } from '@portico/domain/appointments';

/** `City, ST 85001`. */
export const cityLine = ({ city, state, zip }: AppointmentLocation): string =>
  [city, [state, zip].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(', ');

/** A map link with directions to an office; the address identifies no person. */
export const directionsTo = (location: AppointmentLocation): string => {
  const address = [...location.addressLines, cityLine(location)].filter((line) => line !== '').join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
};

/** `AL` for `Dr. Ana María López, MD`: first and last name, without titles. */
export const initialsOf = (name: string): string => {
  const [person = ''] = name.split(',');
  const words = person.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};
