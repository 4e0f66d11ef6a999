/** How many codes a person gets in case every other factor is lost, and how long each is. */
export const recoveryCodes = { count: 10, digits: 16 } as const;

/** For display: digits in groups of four. */
export const spelledRecoveryCode = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? '';

/** The digits of a typed code, with or without spaces; undefined for anything else. */
export const parseRecoveryCode = (typed: string): string | undefined => {
  const plain = typed.replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${recoveryCodes.digits}}$`).test(plain) ? plain : undefined;
};
