import type { Sql } from '@portico/adapters-storage/sql';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { AppointmentId, Instant, Language, PatientRef, PracticeId, ProviderId } from '@portico/domain/kernel';
import {
  parseQuestions,
  type BookingRules,
  type Catalog,
  type DateRange,
  type LanguageTag,
  type Offer,
  type Availability,
  type Resource,
  type Slot,
  type VisitReason,
} from '@portico/domain/scheduling';
import { resourceOf } from './appointment-rows.ts';
import { openTimes } from './open-times.ts';

/** Absent values come as null. */
type Nullable<Whole> = { readonly [Key in keyof Whole]: Whole[Key] | null };

interface ResourceJson extends Nullable<{
  readonly specialty: string;
  readonly photo: string;
  readonly languages: readonly LanguageTag[];
  readonly about: string;
  readonly last: Instant;
}> {
  readonly id: ProviderId;
  readonly name: string;
  readonly autoSchedule: boolean;
}

type LocationJson = Omit<AppointmentLocation, 'phone'> & Nullable<{ readonly phone: string }>;

interface CatalogRow {
  readonly resources: readonly ResourceJson[];
  readonly reasons: readonly VisitReason[];
  readonly locations: readonly LocationJson[];
  readonly offers: readonly Offer[];
}

const resourceFrom = ({
  id,
  name,
  specialty,
  photo,
  languages,
  about,
  autoSchedule,
  last,
}: ResourceJson): Resource => ({
  id: resourceOf(id),
  provider: { id, name, ...(specialty === null ? {} : { specialty }) },
  ...(photo === null ? {} : { photo }),
  ...(languages === null ? {} : { languages }),
  ...(about === null ? {} : { about }),
  autoSchedule,
  ...(last === null ? {} : { lastAppointment: last }),
});

const locationFrom = ({ phone, ...rest }: LocationJson): AppointmentLocation => ({
  ...rest,
  ...(phone === null ? {} : { phone }),
});

/** What the embedded system lets be booked; providers and locations are shown by name. */
export class EmbeddedAvailability implements Availability {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  async rules(practice: PracticeId): Promise<BookingRules | undefined> {
    const [row] = await this.#sql.rows<{ readonly booking: BookingRules }>({
      name: 'clinic-booking-rules',
      text: 'select booking from clinic.booking_rules where practice_id = $1',
      values: [practice],
    });
    return row && withQuestions(practice, row.booking);
  }

  async catalog({ practice, patient }: PatientRef, language: Language): Promise<Catalog> {
    const [row] = await this.#sql.rows<CatalogRow>({
      name: 'clinic-catalogue',
      text: catalogText,
      values: [practice, patient, language, this.#now()],
    });
    const { compare } = new Intl.Collator(language);
    return {
      resources: (row?.resources ?? []).toSorted((a, b) => compare(a.name, b.name)).map(resourceFrom),
      visitReasons: row?.reasons ?? [],
      locations: (row?.locations ?? []).toSorted((a, b) => compare(a.office, b.office)).map(locationFrom),
      offers: row?.offers ?? [],
    };
  }

  slots(patient: PatientRef, offer: Offer, days: DateRange, replaces?: AppointmentId): Promise<readonly Slot[]> {
    return openTimes(this.#sql, { patient, offer, days, now: this.#now(), choosing: true, replaces });
  }
}

/** Questions that cannot be asked whole are not left out: who must not book at all may be behind one of them (`ACC-321`). */
const withQuestions = (practice: PracticeId, { questions: written, ...rules }: BookingRules): BookingRules => {
  if (written === undefined) return rules;
  const questions = parseQuestions(written);
  if (questions.ok) return { ...rules, questions: questions.value };
  const { kind, path } = questions.error;
  throw new Error(`The practice ${practice} has questions that cannot be asked: ${kind} at ${path}.`);
};

const catalogText = `
  with offered as materialized (select * from clinic.offers where practice_id = $1)
  select
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'specialty', d.specialty, 'photo', d.photo, 'languages', d.languages,
        'about', d.about ->> $3, 'autoSchedule', d.auto_schedule, 'last', (
          select max(a.starts_at) from clinic.appointments a
          where a.practice_id = $1 and a.patient_id = $2 and a.provider_id = d.id
            and a.status in ('CHECKED-IN', 'COMPLETED') and a.starts_at <= $4)
      ) order by d.id), '[]')
      from clinic.providers d where d.practice_id = $1 and d.id in (select provider_id from offered)) as resources,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'visitType', r.visit_type ->> $3, 'minutes', r.minutes, 'video', r.video,
        'prepayment', r.prepayment_cents) order by r.position, r.id), '[]')
      from clinic.visit_reasons r where r.practice_id = $1 and r.id in (select visit_reason_id from offered)) as reasons,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'office', l.office, 'addressLines', l.address_lines, 'city', l.city, 'state', l.state, 'zip', l.zip,
        'phone', l.phone, 'timeZone', l.time_zone) order by l.id), '[]')
      from clinic.locations l where l.practice_id = $1 and l.id in (select location_id from offered)) as locations,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'resource', provider_id, 'visitReason', visit_reason_id, 'location', location_id)
        order by provider_id, visit_reason_id, location_id), '[]') from offered) as offers`;
