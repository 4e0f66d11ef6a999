/** Only the last four digits of a secret number (`isSecretNumber`) go on from a reader. */
export const maskedNumber = (value: string): string => `•••-••-${value.replace(/\D/g, '').slice(-4)}`;

/** A masked number is shared by many: it identifies no one. */
export const isMasked = (value: string): boolean => value.startsWith('•••');

/** Whether a masked number says somebody at all: digits that are all one stand where there is none. */
export const saysSomebody = (masked: string): boolean => /\d{4}$/.test(masked) && !/(\d)\1{3}$/.test(masked);
