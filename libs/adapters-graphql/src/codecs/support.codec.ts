import type { SupportContact } from '@portico/application/support';
import { flat, record, together } from './object-codec.ts';

export const supportContact = record<SupportContact>()({
  phone: 'phone',
  email: 'email',
  hours: { from: 'from', to: 'to', days: 'days' },
  practice: flat(
    together<NonNullable<SupportContact['practice']>>()({ name: 'practice_name', phone: 'practice_phone' }),
  ),
});
