/** A number as a phone dials it: digits and a leading plus. */
export const callTo = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
