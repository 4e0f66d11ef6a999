import type { Sql } from '@portico/adapters-storage/sql';
import { DAY, HOUR, plus, type Instant } from '@portico/domain/kernel';

/** What there is of each practice. */
export interface AtRest {
  readonly practices: number;
  /** Coming visits at each practice, over `spread` from `from` on, both in milliseconds. */
  readonly visits: number;
  readonly from: number;
  readonly spread: number;
}

/**
 * Practices of which nothing is due at `now`: coming visits whose due reminders were sent, a plan with a payment next
 * month, payments compared with the processor's list.
 */
export const fillPractices = async (
  sql: Sql,
  { practices, visits, from, spread }: AtRest,
  now: Instant,
): Promise<void> => {
  const each = `from generate_series(1, ${practices}) n`;
  const place = `((n * 7919 + v * 104729) % ${practices * visits})::float8 / ${practices * visits}`;
  const start = `${plus(now, from)} + floor(${place} * ${spread})::bigint`;
  const sent = `a.starts_at - m * 60000 <= ${now} and a.starts_at > ${plus(now, -HOUR)}`;
  const statements = [
    `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy)
       select 'p' || n, 'P', '555', 'America/Chicago', 'talkehr', false, false ${each}`,
    `insert into clinic.providers (practice_id, id, name) select 'p' || n, 'd', 'D' ${each}`,
    `insert into clinic.locations (practice_id, id, office, address_lines, city, state, zip, time_zone)
       select 'p' || n, 'l', 'L', '[]', 'C', 'IL', '60601', 'America/Chicago' ${each}`,
    `insert into clinic.patients (practice_id, id, name, language) select 'p' || n, 'ana', 'Ana', 'en' ${each}`,
    `insert into clinic.booking_rules (practice_id, booking, visits)
       select 'p' || n, '{}', jsonb_build_object('remindersBefore', jsonb_build_array(2880, 1440, 60)) ${each}`,
    `insert into clinic.appointments (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at, video)
       select 'p' || n, 'v' || v, 'ana', 'd', 'l', 'SCHEDULED', ${start}, ${start} + ${HOUR}, false
       ${each}, generate_series(1, ${visits}) v`,
    `insert into reminders (practice_id, appointment_id, starts_at, minutes_before, until, sent)
       select a.practice_id, a.id, a.starts_at, m, ${now}, true
       from clinic.appointments a, unnest(array[2880, 1440, 60]) m where ${sent}`,
    `insert into payment_charges (practice_id, patient_id, id, unique_id, reference, amount_cents, purpose, reduces_balance,
         occasion, card, created_at, state, state_detail, moved_at)
       select 'p' || n, 'ana', 'c' || n, 'u', 'r', 100, '{"kind":"balance"}', true, 'payer', '{}', ${now}, 'captured',
         '{"processorCharge":"x"}', ${now} ${each}`,
    `insert into settlements (practice_id, settled_until, settled_at) select 'p' || n, ${plus(now, DAY)}, ${now} ${each}`,
    `insert into settlement_looks (practice_id, look_at) select 'p' || n, ${plus(now, 2 * DAY)} ${each}`,
    `insert into payment_plans (practice_id, patient_id, id, unique_id, name, status, calendar, payment_cents, card_id, autopay,
         created_at, original_total_cents, original_count, version)
       select 'p' || n, 'ana', 'plan' || n, 'u', 'Plan', 'active', '{}', 1, 'card', '{}', 1, 12, 12, 1 ${each}`,
    `insert into scheduled_payments (practice_id, patient_id, plan_id, id, number, due, amount_cents, kind, state, charge_at, notice_at)
       select 'p' || n, 'ana', 'plan' || n, 's' || n, 1, '2027-12-01', 1, 'installment', 'due', ${plus(now, 30 * DAY)},
         ${plus(now, 27 * DAY)} ${each}`,
    'analyze',
  ];
  for (const text of statements) await sql.rows({ text });
};
