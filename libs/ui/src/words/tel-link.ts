/** A `tel:` link: digits and a leading plus. */
export const callTo = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** A phone number as it is shown: it never breaks over two lines. */
export const shownPhone = (phone: string): string => phone.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0');
