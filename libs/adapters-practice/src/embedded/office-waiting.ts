import type { Sql } from '@portico/adapters-storage/sql';
import { DAY, type Instant, type LocalDate, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import {
  agedInDigest,
  amendmentAnswerBy,
  officeWaitingKinds,
  type AgedInDigest,
  type OfficeCounts,
  type OfficeWaitingKind,
} from '@portico/domain/practices';

const waitingKinds = officeWaitingKinds;
export type WaitingKind = OfficeWaitingKind;

/** Something that a practice's office has to look at. Nothing that anybody wrote is in it. */
export interface WaitingItem {
  readonly kind: WaitingKind;
  /** The patient's number in the practice's system. */
  readonly patient: string;
  /** The name of the visit, conversation, request, form, conflict or payment. */
  readonly entry: string;
  /** When it came; of a request for a time, when the visit is wished for. */
  readonly at: Instant;
  readonly about: string;
  /** The day by which it has to be answered, where a law says so. */
  readonly answerBy?: LocalDate;
}

/** Each answers its rows for the practice in `$1`; `$2` is now. */
const questions: Readonly<Record<WaitingKind, string>> = {
  'time-request': `select a.patient_id as patient, a.id as entry, a.starts_at as at,
      coalesce(a.visit_type, '') || ' with ' || p.name as about
    from clinic.appointments a join clinic.providers p on p.practice_id = a.practice_id and p.id = a.provider_id
    where a.practice_id = $1 and a.status = 'REQUESTED' and a.ends_at > $2`,
  // The patient wrote last.
  message: `select t.patient_id as patient, t.id as entry, m.sent_at as at, 'to ' || coalesce(p.name, t.team) as about
    from clinic.threads t
    join lateral (
      select sent_at, from_patient from clinic.messages m
      where m.practice_id = t.practice_id and m.patient_id = t.patient_id and m.thread_id = t.id
      order by m.sent_at desc, m.id desc limit 1
    ) m on m.from_patient
    left join clinic.providers p on p.practice_id = t.practice_id and p.id = t.provider_id
    where t.practice_id = $1 and $2::bigint is not null`,
  refill: `select patient_id as patient, id as entry, requested_at as at, status as about
    from clinic.refill_requests
    where practice_id = $1 and status in ('requested', 'approved') and $2::bigint is not null`,
  'signed-form': `select s.patient_id as patient, s.uuid as entry, s.signed_at as at, f.template -> 'title' ->> 'en' as about
    from clinic.signed_forms s
    join clinic.forms f on f.practice_id = s.practice_id and f.uuid = s.uuid and f.version = s.version
    where s.practice_id = $1 and s.signed_at > $2::bigint - ${DAY}`,
  // Since the first import that found it, by what the imports kept of their changes.
  'import-conflict': `select coalesce(c.patient_id, '') as patient, c.id as entry, coalesce((
        select i.started_at from clinic.imports i
        join clinic.import_changes k on k.practice_id = i.practice_id and k.import_id = i.id
          and k.table_name = 'import_conflicts' and k.row_id = jsonb_build_object('practice_id', c.practice_id, 'id', c.id)
        where i.practice_id = c.practice_id order by i.id limit 1), $2::bigint) as at, c.kind as about
    from clinic.import_conflicts c where c.practice_id = $1 and c.decision is null`,
  'unpaid-visit': `select patient_id as patient, reference as entry, moved_at as at, purpose ->> 'kind' as about
    from payment_charges where practice_id = $1 and state = 'unpaid' and $2::bigint is not null`,
  dispute: `select patient_id as patient, id as entry, opened_at as at, '' as about
    from disputes where practice_id = $1 and outcome = 'open' and $2::bigint is not null`,
  amendment: `select patient_id as patient, id as entry, requested_at as at, section as about
    from clinic.amendment_requests where practice_id = $1 and status = 'requested' and $2::bigint is not null`,
  'payment-by-hand': `select patient_id as patient, id as entry, paid_at as at,
      case when amount_cents < 0 then 'refund' else purpose end as about
    from connected.postings where practice_id = $1 and by_hand and entered_at is null and $2::bigint is not null`,
  'form-by-hand': `select patient_id as patient, patient_id || ':' || uuid || ':' || signed_at as entry, signed_at as at,
      template -> 'title' ->> 'en' as about
    from connected.signed_forms
    where practice_id = $1 and by_hand and handed_at is null and entered_at is null and $2::bigint is not null`,
};

/** What waits for a practice's office, by kind, the oldest first; of signed forms, those of the last day. */
export const officeWaiting = async (sql: Sql, practice: PracticeId, now: Instant): Promise<readonly WaitingItem[]> => {
  const all: WaitingItem[] = [];
  for (const kind of waitingKinds) {
    const rows = await sql.rows<Omit<WaitingItem, 'kind'>>({
      text: `select patient, entry, at, about from (${questions[kind]}) q order by at, patient, entry`,
      values: [practice, now],
    });
    const zone = kind === 'amendment' && rows.length > 0 ? await zoneOf(sql, practice) : undefined;
    all.push(
      ...rows.map((row) => ({
        kind,
        ...row,
        ...(zone === undefined ? {} : { answerBy: amendmentAnswerBy(zone, row.at) }),
      })),
    );
  }
  return all;
};

const zoneOf = async (sql: Sql, practice: PracticeId): Promise<TimeZone> => {
  const [row] = await sql.rows<{ readonly time_zone: TimeZone }>({
    text: 'select time_zone from clinic.practices where practice_id = $1',
    values: [practice],
  });
  return row?.time_zone ?? ('UTC' as TimeZone);
};

const isAged = (kind: OfficeWaitingKind): kind is AgedInDigest => (agedInDigest as readonly string[]).includes(kind);

const countOf = (items: readonly WaitingItem[], kind: OfficeWaitingKind, now: Instant): OfficeCounts => {
  const [oldest, ...others] = items.filter((item) => item.kind === kind);
  if (oldest === undefined) return [];
  const count = 1 + others.length;
  if (!isAged(kind)) return [{ kind, count }];
  const days = Math.max(0, Math.floor((now - oldest.at) / DAY));
  if (kind !== 'amendment') return [{ kind, count, days }];
  return oldest.answerBy === undefined ? [] : [{ kind, count, days, answerBy: oldest.answerBy }];
};

/** How much of each kind waits; of some, for how long and until when. */
export const officeCounts = async (sql: Sql, practice: PracticeId, now: Instant): Promise<OfficeCounts> => {
  const items = await officeWaiting(sql, practice, now);
  return officeWaitingKinds.flatMap((kind) => countOf(items, kind, now));
};
