import type { FieldOf, FieldRule, FormTemplate, FormUuid } from '../../forms/index.ts';
import type { Localized } from '../../kernel/index.ts';
import { fieldId, type DetailGroup } from '../patient-details.ts';
import { namePatterns } from '../name-patterns.ts';
import type { RegistrationForm } from '../registration-form.ts';

const same = (text: string): Localized => ({ en: text, es: `${text} (es)` });

const page = (
  group: DetailGroup,
  required: readonly string[],
  fields: readonly (Readonly<Record<string, unknown>> & { readonly name: string })[],
) => ({
  title: same(group),
  required: required.map((name) => fieldId(group, name)),
  fields: fields.map(({ name, ...field }, at) => {
    const made = {
      type: 'text',
      uuid: fieldId(group, name),
      label: same(name),
      sortOrder: at + 1,
      rules: [],
      ...field,
    };
    return made as unknown as FieldOf<Localized>;
  }),
});

const form = (name: string, pages: FormTemplate['pages']): FormTemplate => ({
  uuid: name as FormUuid,
  version: 1,
  title: same(name),
  pages,
  rules: [],
});

const name: readonly FieldRule[] = [{ type: 'pattern', pattern: namePatterns.several }];
const choices = (...values: readonly string[]) => ({
  type: 'select',
  choices: values.map((value) => ({ value, label: same(value) })),
});

/** What a small practice asks for: a name and a number, and the date of birth. */
export const sampleForm: RegistrationForm = {
  sections: {
    personal: form('personal', [
      page(
        'personal',
        ['first_name', 'last_name'],
        [
          { name: 'first_name', rules: name },
          { name: 'last_name', rules: name },
          { name: 'phone_number', type: 'phonenumber' },
          { name: 'zipcode', format: 'zipcode' },
          { name: 'city' },
          { name: 'state' },
        ],
      ),
    ]),
    demographics: form('demographics', [
      page(
        'personal_details',
        ['date_of_birth'],
        [
          { name: 'date_of_birth', type: 'datefield', dateOfBirth: true, message: same('No date; not possible.') },
          { name: 'preferred_language', ...choices('en', 'es') },
        ],
      ),
      page(
        'employment_info',
        [],
        [
          { name: 'employmentStatus', ...choices('Employed', 'Part Time', 'Retired') },
          { name: 'employerName' },
          { name: 'employerAddress' },
        ],
      ),
    ]),
  },
  photosRequired: false,
  identityRequired: false,
  insuranceRequired: false,
  cardRequired: false,
  asksAccommodations: true,
  insurers: [{ name: 'Medicare', payer_plans: ['Part B'] }],
  saved: { en: 'Saved.', es: 'Guardado.' },
};

/** The same, and what somebody needs at visits. */
export const sampleFormWithNeeds: RegistrationForm = {
  ...sampleForm,
  sections: {
    ...sampleForm.sections,
    demographics: form('demographics', [
      ...sampleForm.sections.demographics.pages,
      page('accommodations', [], [{ name: 'interpreter', ...choices('es', 'ase') }, { name: 'otherHelp' }]),
    ]),
  },
};
