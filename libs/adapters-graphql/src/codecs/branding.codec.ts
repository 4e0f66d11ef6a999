import type { PracticeBranding } from '@portico/application/guests';
import { record } from './object-codec.ts';
import { id } from './scalars.ts';

export const branding = record<PracticeBranding>()({
  id: id('practice_id'),
  name: 'practice_name',
  management: 'practice_mgmt',
  phone: 'practice_phone',
  accent: 'accent',
  logo: 'logo',
});
