/** Fields of a physician, as the directory answers them (`MON-323`). */
export const physicianFields = [
  'npi',
  'first_name',
  'last_name',
  'specialty',
  'address1',
  'address2',
  'zipcode',
  'city',
  'state',
  'phone_number',
] as const;

/**
 * What a practice may store about a patient, documents aside: groups of fields, by the names they have everywhere
 * (`MON-270`, `MON-274`).
 */
export const detailFields = {
  personal: ['first_name', 'last_name', 'phone_number', 'phone_type', 'address1', 'zipcode', 'city', 'state'],
  personal_details: ['gender', 'date_of_birth', 'ethnicity', 'primary_race', 'preferred_language'],
  accommodations: ['interpreter', 'otherHelp'],
  emergency_contact: ['firstName', 'middleName', 'lastName', 'relationship', 'phoneNumber'],
  employment_info: ['employmentStatus', 'employerName', 'employerAddress'],
  primary_care_physician: physicianFields,
  referring_physician: physicianFields,
} as const;

export type DetailGroup = keyof typeof detailFields;
export const detailGroups = Object.keys(detailFields) as readonly DetailGroup[];

/**
 * Field names with their texts; a field without a text is left out. Dates are `YYYY-MM-DD`, phone numbers `+` and
 * digits.
 */
export type DetailTexts = Readonly<Record<string, string>>;
export type Details = Readonly<Partial<Record<DetailGroup, DetailTexts>>>;

/** The two sections of the profile settings that are forms of details. */
export const detailSections = {
  personal: ['personal'],
  demographics: [
    'personal_details',
    'accommodations',
    'emergency_contact',
    'employment_info',
    'primary_care_physician',
    'referring_physician',
  ],
} as const satisfies Readonly<Record<string, readonly DetailGroup[]>>;
export type DetailSection = keyof typeof detailSections;

/** With these statuses an employer is stored, otherwise there is none (`MON-284`). */
const employed: readonly string[] = ['Employed', 'Part Time'];

export const hasEmployer = (employment: DetailTexts): boolean =>
  employed.includes(employment['employmentStatus'] ?? '');

/** The employment as stored: without an employer unless the person is employed (`MON-284`). */
export const withFitEmployer = (employment: DetailTexts): DetailTexts => {
  if (hasEmployer(employment)) return employment;
  const { employerName: _, employerAddress: __, ...rest } = employment;
  return rest;
};

/** The field of a form that holds a detail. */
export const fieldId = (group: DetailGroup, field: string): string => `${group}.${field}`;

/** Details as form answers. */
export const answersOfDetails = (details: Details): Readonly<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const [group, texts] of Object.entries(details)) {
    for (const [field, text] of Object.entries(texts)) answers[fieldId(group as DetailGroup, field)] = text;
  }
  return answers;
};

/** Form answers as details of these groups; unknown fields and empty values are left out. */
export const detailsOfAnswers = (answers: Readonly<Record<string, unknown>>, groups: readonly DetailGroup[]): Details =>
  Object.fromEntries(
    groups.map((group) => {
      const texts = Object.fromEntries(
        detailFields[group].flatMap((field): [string, string][] => {
          const answer = answers[fieldId(group, field)];
          return typeof answer === 'string' && answer.trim() !== '' ? [[field, answer.trim()]] : [];
        }),
      );
      return [group, group === 'employment_info' ? withFitEmployer(texts) : texts];
    }),
  );
