export { type FormRules, formRulesOf, isRegisterPath } from './form-rules.ts';
export { placeLimit, signupCounts } from './limits.ts';
export { neverInNames, parseName, parseBirthDate } from './person.ts';
export { termsVersion, isCurrentTerms } from './terms.ts';
