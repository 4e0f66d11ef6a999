/** A sentence that ends with “p. m.” has its full stop already: that of the abbreviation. */
export const endedOnce = (text: string): string => text.replace(/([ap]\.\s?m\.)\.(?!\.)/gu, '$1');
