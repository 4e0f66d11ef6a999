import type { FormTemplate } from '@portico/domain/forms';
import { detailFields, fieldId, type RegistrationForm } from '@portico/domain/profile';
import { usualForm } from './registration-form.ts';

/** What a system knows of a person. */
const known: readonly string[] = [
  fieldId('personal', 'first_name'),
  fieldId('personal', 'last_name'),
  fieldId('personal', 'phone_number'),
  fieldId('personal_details', 'date_of_birth'),
  fieldId('personal_details', 'preferred_language'),
];
/** A system may lack these of a patient, who is not stopped for it. */
const optional: readonly string[] = [
  fieldId('personal', 'phone_number'),
  fieldId('personal_details', 'preferred_language'),
];

const needs: readonly string[] = detailFields.accommodations.map((field) => fieldId('accommodations', field));

const withFields = (form: FormTemplate, known: readonly string[]): FormTemplate => ({
  ...form,
  pages: form.pages
    .map((page) => ({
      ...page,
      required: page.required.filter((field) => known.includes(field) && !optional.includes(field)),
      fields: page.fields
        .filter(({ uuid }) => known.includes(uuid))
        .map((field) =>
          optional.includes(field.uuid)
            ? { ...field, rules: field.rules.filter(({ type }) => type !== 'required') }
            : field,
        ),
    }))
    .filter(({ fields }) => fields.length > 0),
  rules: [],
});

/** The usual form with no more than what a system knows of a person; what it has no place for is not asked. */
export const personForm: RegistrationForm = {
  ...usualForm,
  asksAccommodations: false,
  sections: {
    personal: withFields(usualForm.sections.personal, known),
    demographics: withFields(usualForm.sections.demographics, known),
  },
};

/** The same, with what somebody needs at visits, which the portal keeps itself. */
export const personFormWithNeeds: RegistrationForm = {
  ...personForm,
  sections: {
    ...personForm.sections,
    demographics: withFields(usualForm.sections.demographics, [...known, ...needs]),
  },
};
