/** The current version of the terms of use and the privacy notice; stored with the time of acceptance (`ACC-220`). */
export const termsVersion = '2026-11-01';

/** Whether the accepted version is the current one. */
export const isCurrentTerms = (version: string): boolean => version === termsVersion;
