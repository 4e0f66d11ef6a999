import type { FormTemplate, FormUuid } from '../form.ts';
import type { FormResponse } from '../responses.ts';

/** A small form of two pages: a name on the first, a signature on the second. */
export const sampleForm = (uuid = 'f1', version = 1): FormTemplate => ({
  uuid: uuid as FormUuid,
  version,
  title: { en: `Consent ${version}`, es: `Consentimiento ${version}` },
  pages: [
    {
      required: ['name'],
      fields: [{ uuid: 'name', type: 'text', label: { en: 'Name', es: 'Nombre' }, sortOrder: 1, rules: [] }],
    },
    {
      required: ['signature'],
      fields: [
        { uuid: 'signature', type: 'signature', label: { en: 'Signature', es: 'Firma' }, sortOrder: 1, rules: [] },
      ],
    },
  ],
  rules: [],
});

export const sampleResponses: readonly FormResponse[] = [
  { propertyUuid: 'name', type: 'text', value: 'Ana' },
  { propertyUuid: 'signature', type: 'signature', value: 'Ana Reyes' },
];
