/** A `tel:` link: digits and a leading plus. */
export const callTo = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
