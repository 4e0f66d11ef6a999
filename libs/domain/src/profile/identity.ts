import { isLanguage, parseLocalDate } from '../kernel/index.ts';
import type { Details, DetailTexts } from './details.ts';
import type { PatientIdentity } from './ports/patient-registry.ts';

/**
 * Details with what the register of patients knows better: whose chart it is. A name that is not the one that was kept
 * was written down by the practice; its last word is taken for the last name, which the person may put right.
 */
export const withIdentity = (details: Details, { name, birthDate, language }: PatientIdentity): Details => ({
  ...details,
  personal: named(details['personal'] ?? {}, name),
  personal_details: {
    ...details['personal_details'],
    ...(birthDate === undefined ? {} : { date_of_birth: birthDate }),
    preferred_language: language,
  },
});

const named = (kept: DetailTexts, name: string): DetailTexts => {
  const { first_name, last_name, ...rest } = kept;
  if (`${first_name} ${last_name}` === name) return kept;
  const at = name.lastIndexOf(' ');
  return at < 0
    ? { ...rest, first_name: name }
    : { ...rest, first_name: name.slice(0, at), last_name: name.slice(at + 1) };
};

/** Who the patient is once these details are kept; the same where they say nothing of it. */
export const identityAfter = (identity: PatientIdentity, { personal, personal_details }: Details): PatientIdentity => {
  const { first_name, last_name } = personal ?? {};
  const { date_of_birth, preferred_language } = personal_details ?? {};
  const birthDate = parseLocalDate(date_of_birth);
  return {
    ...identity,
    ...(first_name === undefined || last_name === undefined ? {} : { name: `${first_name} ${last_name}` }),
    ...(birthDate.ok ? { birthDate: birthDate.value } : {}),
    ...(isLanguage(preferred_language) ? { language: preferred_language } : {}),
  };
};
