/** The version of the terms of use and the privacy notice that people accept today; it is kept with the time (`ACC-220`). */
export const termsVersion = '2026-11-01';

/** Whether what was accepted is what stands there today. */
export const isCurrentTerms = (version: string): boolean => version === termsVersion;
