import type { ChoiceOf, FieldOf, FieldRule, FormTemplate, FormUuid } from '@portico/domain/forms';
import { languages, type Localized } from '@portico/domain/kernel';
import {
  type detailFields,
  fieldId,
  genders,
  namePatterns,
  interpreterLanguages,
  relationships,
  type DetailGroup,
  type DetailSection,
  type RegistrationForm,
} from '@portico/domain/profile';
import { usualInsurers } from './insurers.ts';
import { choiceLabel, fieldLabel } from './registration-labels.ts';
import { registrationWords } from './registration.messages.ts';
import { localizedOf } from '../say-in-language.ts';

type Draft = Pick<FieldOf<Localized>, 'type'> & {
  readonly name: string;
  readonly required?: true;
  readonly rules?: readonly FieldRule[];
  readonly values?: readonly string[];
  readonly more?: object;
};

const required: FieldRule = { type: 'required' };
const name = (of: keyof typeof namePatterns): readonly FieldRule[] => [{ type: 'pattern', pattern: namePatterns[of] }];

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';

const personal: readonly Draft[] = [
  { name: 'first_name', type: 'text', required: true, rules: name('several'), more: { autoComplete: 'given-name' } },
  { name: 'last_name', type: 'text', required: true, rules: name('several'), more: { autoComplete: 'family-name' } },
  { name: 'phone_number', type: 'phonenumber', required: true, more: { autoComplete: 'tel-national' } },
  { name: 'phone_type', type: 'select', required: true, values: ['Mobile', 'Home', 'Work'] },
  { name: 'address1', type: 'text', required: true, more: { autoComplete: 'address-line1' } },
  { name: 'zipcode', type: 'text', required: true, more: { format: 'zipcode', autoComplete: 'postal-code' } },
  { name: 'city', type: 'text', required: true, more: { autoComplete: 'address-level2' } },
  { name: 'state', type: 'select', required: true, values: states.split(' ') },
];

const personalDetails: readonly Draft[] = [
  { name: 'gender', type: 'select', required: true, values: genders },
  {
    name: 'date_of_birth',
    type: 'datefield',
    required: true,
    more: { dateOfBirth: true, message: fieldLabel('noBirthDate') },
  },
  { name: 'ethnicity', type: 'select', values: ['Hispanic or Latino', 'Not Hispanic or Latino', 'Declined'] },
  {
    name: 'primary_race',
    type: 'select',
    values: [
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'Native Hawaiian or Pacific Islander',
      'White',
      'Other',
      'Declined',
    ],
  },
  { name: 'preferred_language', type: 'select', required: true, values: languages },
];

const accommodations: readonly Draft[] = [
  { name: 'interpreter', type: 'select', values: interpreterLanguages },
  { name: 'otherHelp', type: 'text' },
];

const emergencyContact: readonly Draft[] = [
  { name: 'firstName', type: 'text', rules: name('several') },
  { name: 'middleName', type: 'text', rules: name('twoWord') },
  { name: 'lastName', type: 'text', rules: name('several') },
  { name: 'relationship', type: 'select', values: relationships.filter((one) => one !== 'Self') },
  { name: 'phoneNumber', type: 'phonenumber' },
];

const employment: readonly Draft[] = [
  {
    name: 'employmentStatus',
    type: 'select',
    values: ['Employed', 'Part Time', 'Self Employed', 'Student', 'Retired', 'Unemployed'],
  },
  { name: 'employerName', type: 'text' },
  { name: 'employerAddress', type: 'text' },
];

const choiceOf = (value: string): ChoiceOf<Localized> => ({
  value,
  label: choiceLabel(value),
});

const pageOf = (group: DetailGroup, title: Localized, drafts: readonly Draft[]) => ({
  title,
  required: drafts.filter((draft) => draft.required).map((draft) => fieldId(group, draft.name)),
  fields: drafts.map((draft, at): FieldOf<Localized> => {
    const field = {
      uuid: fieldId(group, draft.name),
      label: fieldLabel(draft.name),
      sortOrder: at + 1,
      type: draft.type,
      rules: [...(draft.required ? [required] : []), ...(draft.rules ?? [])],
      ...(draft.values === undefined ? {} : { choices: draft.values.map(choiceOf) }),
      ...draft.more,
    };
    return field as FieldOf<Localized>;
  }),
});

const formOf = (
  section: DetailSection,
  title: Localized,
  pages: FormTemplate['pages'],
  rules: FormTemplate['rules'],
) => ({
  uuid: `registration-${section}` as FormUuid,
  version: 1,
  title,
  pages,
  rules,
});

const ofContact = (field: (typeof detailFields)['emergency_contact'][number]) => fieldId('emergency_contact', field);

/** What a practice asks for that did not decide otherwise. */
export const usualForm: RegistrationForm = {
  sections: {
    personal: formOf('personal', fieldLabel('personal'), [pageOf('personal', fieldLabel('personal'), personal)], []),
    demographics: formOf(
      'demographics',
      fieldLabel('demographics'),
      [
        pageOf('personal_details', fieldLabel('personal_details'), personalDetails),
        pageOf('accommodations', fieldLabel('accommodations'), accommodations),
        pageOf('emergency_contact', fieldLabel('emergency_contact'), emergencyContact),
        pageOf('employment_info', fieldLabel('employment_info'), employment),
      ],
      // An emergency contact has first name, last name and phone number, or none of them.
      [{ type: 'COMPLETION_EQUAL', fields: [ofContact('firstName'), ofContact('lastName'), ofContact('phoneNumber')] }],
    ),
  },
  photosRequired: false,
  identityRequired: false,
  insuranceRequired: false,
  cardRequired: false,
  asksAccommodations: true,
  insurers: usualInsurers,
  saved: localizedOf(registrationWords.saved),
};
