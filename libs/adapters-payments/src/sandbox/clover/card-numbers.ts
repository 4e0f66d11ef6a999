/** The processor's published cards that are declined, with the class of the decline; every other card is approved. */
const declined: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '4005571702222222': 'issuer_declined',
    '375987654000004': 'issuer_declined',
    '5424180273333333': 'issuer_declined',
    '4264281511117771': 'issuer_declined',
    // Approved in part only, which the Ecommerce API declines.
    '4005578003333335': 'issuer_declined',
  }),
);

export const declineOf = (number: string): string | undefined => declined.get(number);

/** `AMEX`, `JCB` and `DINERS_CLUB` are spelled nowhere in public: not verified. */
const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MC'],
  [/^3[47]/, 'AMEX'],
  [/^(6011|64|65)/, 'DISCOVER'],
  [/^35/, 'JCB'],
  [/^3[068]/, 'DINERS_CLUB'],
];

export const brandOf = (number: string): string | undefined => brands.find(([start]) => start.test(number))?.[1];

/** ISO/IEC 7812: the check digit is right, and there are 12 to 19 digits. */
export const isCardNumber = (number: string): boolean =>
  /^\d{12,19}$/.test(number) &&
  [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;
