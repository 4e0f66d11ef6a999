import { table } from './bulk-upsert.ts';

export const bookingRules = table('booking_rules', 1, { practice_id: 'text', booking: 'jsonb', visits: 'jsonb' });

export const visitReasons = table('visit_reasons', 2, {
  practice_id: 'text',
  id: 'text',
  visit_type: 'jsonb',
  minutes: 'integer',
  video: 'boolean',
  prepayment_cents: 'bigint',
  position: 'integer',
});

export const offers = table('offers', 4, {
  practice_id: 'text',
  provider_id: 'text',
  visit_reason_id: 'text',
  location_id: 'text',
});

export const openingHours = table('opening_hours', 5, {
  practice_id: 'text',
  provider_id: 'text',
  location_id: 'text',
  weekday: 'smallint',
  opens: 'time',
  closes: 'time',
});

export const closures = table('closures', 3, { practice_id: 'text', location_id: 'text', day: 'date' });

export const videoHosts = table('video_hosts', 1, { practice_id: 'text', address: 'text', secret: 'bytea' });
