import { fieldId } from './patient-details.ts';
import type { RegistrationForm } from './registration-form.ts';

/** Whether the practice keeps with the person what they need: its registration has a page for it, which can be changed. */
export const keepsAccommodations = ({ sections }: RegistrationForm): boolean =>
  sections.demographics.pages.some(({ fields }) => fields.some(({ uuid }) => uuid === interpreterField));

const interpreterField = fieldId('accommodations', 'interpreter');
