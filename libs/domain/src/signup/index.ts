export { type FormRules, formRulesOf, isRegisterPath } from './form-rules.ts';
export { placeLimit, signupCounts } from './signup-rate-limits.ts';
export { neverInNames, parseName, parseBirthDate } from './name-and-birth-date.ts';
export { termsVersion, isCurrentTerms } from './terms.ts';
