import { isLanguage, parseLocalDate } from '../kernel/index.ts';
import type { Details, DetailTexts } from './patient-details.ts';
import type { PatientIdentity } from './ports/patient-registry.ts';

/**
 * Details with the identity fields that the patient registry has. A registry name that differs from the stored one was
 * recorded by the practice; its last word becomes the last name, which the person may correct.
 */
export const withIdentity = (details: Details, { name, parts, birthDate, language }: PatientIdentity): Details => ({
  ...details,
  personal:
    parts === undefined
      ? named(details['personal'] ?? {}, name)
      : { ...details['personal'], first_name: parts.firstName, last_name: parts.lastName },
  personal_details: {
    ...details['personal_details'],
    ...(birthDate === undefined ? {} : { date_of_birth: birthDate }),
    preferred_language: language,
  },
});

const named = (kept: DetailTexts, name: string): DetailTexts => {
  const { first_name, last_name, prefix, middle_name: _, suffix, ...rest } = kept;
  const written = [prefix, first_name, last_name, suffix].filter((part) => part !== undefined).join(' ');
  if (written === name || `${first_name} ${last_name}` === name) return kept;
  const at = name.lastIndexOf(' ');
  return at < 0
    ? { ...rest, first_name: name }
    : { ...rest, first_name: name.slice(0, at), last_name: name.slice(at + 1) };
};

/**
 * The patient's identity once these details are stored; unchanged if they do not contain it. A name that was not
 * changed keeps what the form has no field for.
 */
export const identityAfter = (
  identity: PatientIdentity,
  { personal, personal_details }: Details,
  before: Details = {},
): PatientIdentity => {
  const { personal: shown = {} } = withIdentity(before, identity);
  const isSame = ['first_name', 'last_name'].every((field) => shown[field] === personal?.[field]);
  const { first_name, last_name } = isSame ? {} : (personal ?? {});
  const { date_of_birth, preferred_language } = personal_details ?? {};
  const birthDate = parseLocalDate(date_of_birth);
  return {
    ...identity,
    ...(first_name === undefined || last_name === undefined
      ? {}
      : {
          name: `${first_name} ${last_name}`,
          ...(identity.parts === undefined ? {} : { parts: { firstName: first_name, lastName: last_name } }),
        }),
    ...(birthDate.ok ? { birthDate: birthDate.value } : {}),
    ...(isLanguage(preferred_language) ? { language: preferred_language } : {}),
  };
};
