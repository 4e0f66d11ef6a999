/**
 * A LOINC code by its form: digits and a check digit. Products also write `UNKNOWN` and their own codes where LOINC
 * belongs; under such a code different analytes would line up as one.
 */
export const isLoinc = (code: string): boolean => /^\d{1,6}-\d$/.test(code);
