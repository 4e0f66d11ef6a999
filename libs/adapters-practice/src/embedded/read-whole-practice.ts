import type { OfficeDigest } from '@portico/domain/practices';
import type { OfferedTeam } from '@portico/domain/messages';
import type { Sql } from '@portico/adapters-storage/sql';
import type { VisitRules } from '@portico/domain/appointments';
import { parseFormTemplate, type FormTemplate } from '@portico/domain/forms';
import type {
  LocalDate,
  Localized,
  LocationId,
  PracticeId,
  ProviderId,
  VisitReasonId,
  Cents,
} from '@portico/domain/kernel';
import type { BookingRules, LanguageTag, OpeningHours, Weekday } from '@portico/domain/scheduling';
import type { RegistrationForm } from '@portico/domain/profile';
import { usualSurveyRules, type SurveyContent, type SurveyRules } from '@portico/domain/surveys';
import type { KeptPaymentSettings } from './embedded-billing.ts';
import { locationOf, providerOf, type LocationRow, type ProviderRow } from './place-rows.ts';
import { practiceOf, type PracticeRow } from './practice-rows.ts';
import {
  registrationDemands,
  type ProviderAtLocation,
  type RegistrationDemands,
  type WholePractice,
} from './whole-practice.ts';

interface MailRow extends PracticeRow {
  readonly answers_within_hours: number | null;
  readonly message_teams: readonly OfferedTeam[];
  readonly office_digest: OfficeDigest | null;
}

/** A practice of the embedded system as `applyWholePractice` would make it; undefined if there is none of this id. */
export const readWholePractice = async (sql: Sql, practice: PracticeId): Promise<WholePractice | undefined> => {
  const [row] = await rowsOf<MailRow>(sql, practice, 'select * from clinic.practices where practice_id = $1');
  if (row === undefined) return undefined;
  const asks = await onlyRow<NonNullable<WholePractice['checkIn']>>(sql, practice, 'check_in_asks', 'stages, forms');
  const rules = await onlyRow<{ readonly booking: BookingRules; readonly visits: VisitRules }>(
    sql,
    practice,
    'booking_rules',
    'booking, visits',
  );
  const money = await onlyRow<{ readonly settings: KeptPaymentSettings }>(
    sql,
    practice,
    'payment_settings',
    'settings',
  );
  const surveys = await surveysOf(sql, practice);
  const demands = demandsIn((await registrationOf(sql, practice)) ?? {});
  return {
    practice: practiceOf(row),
    ...(row.answers_within_hours === null ? {} : { answersWithinHours: row.answers_within_hours }),
    ...(row.office_digest === null ? {} : { officeDigest: row.office_digest }),
    ...(row.message_teams.length === 0 ? {} : { messageTeams: row.message_teams }),
    locations: await locationsOf(sql, practice),
    visitReasons: await visitReasonsOf(sql, practice),
    providers: await providersOf(sql, practice),
    ...(rules === undefined ? {} : { booking: rules }),
    ...(asks === undefined ? {} : { checkIn: asks }),
    forms: await formsOf(sql, practice),
    ...(surveys === undefined ? {} : { surveys }),
    ...(money === undefined ? {} : { payments: money.settings }),
    ...(Object.keys(demands).length === 0 ? {} : { registration: demands }),
  };
};

/** The ids of all practices of the embedded system, with their names and the newest applied version. */
export const listPractices = (
  sql: Sql,
): Promise<readonly { readonly id: PracticeId; readonly name: string; readonly version: number | null }[]> =>
  sql.rows({
    text: `select p.practice_id as id, p.name, max(v.version) as version
      from clinic.practices p left join clinic.practice_versions v on v.practice_id = p.practice_id
      group by 1, 2 order by 1`,
    values: [],
  });

const rowsOf = <Row extends object>(sql: Sql, practice: PracticeId, text: string): Promise<readonly Row[]> =>
  sql.rows<Row>({ text, values: [practice] });

const onlyRow = async <Row extends object>(
  sql: Sql,
  practice: PracticeId,
  table: string,
  columns: string,
): Promise<Row | undefined> =>
  (await rowsOf<Row>(sql, practice, `select ${columns} from clinic.${table} where practice_id = $1`))[0];

/** The registration form as it is kept: what differs from the usual one. */
export const registrationOf = async (sql: Sql, practice: PracticeId): Promise<Partial<RegistrationForm> | undefined> =>
  (await onlyRow<{ readonly form: Partial<RegistrationForm> }>(sql, practice, 'registration_forms', 'form'))?.form;

const demandsIn = (form: Partial<RegistrationForm>): RegistrationDemands =>
  Object.fromEntries(
    registrationDemands.flatMap((demand) => (form[demand] === undefined ? [] : [[demand, form[demand]]])),
  );

const locationsOf = async (sql: Sql, practice: PracticeId): Promise<WholePractice['locations']> => {
  const rows = await rowsOf<LocationRow>(
    sql,
    practice,
    'select * from clinic.locations where practice_id = $1 order by id',
  );
  const closures = await rowsOf<{ readonly location_id: LocationId; readonly day: LocalDate }>(
    sql,
    practice,
    'select location_id, day::text as day from clinic.closures where practice_id = $1 order by day',
  );
  return rows.map((row) => ({
    ...locationOf(row),
    closed: closures.filter(({ location_id: at }) => at === row.id).map(({ day }) => day),
  }));
};

const visitReasonsOf = async (sql: Sql, practice: PracticeId): Promise<WholePractice['visitReasons']> => {
  const rows = await rowsOf<{
    readonly id: VisitReasonId;
    readonly visit_type: Localized;
    readonly minutes: number;
    readonly video: boolean;
    readonly prepayment_cents: Cents;
  }>(sql, practice, 'select * from clinic.visit_reasons where practice_id = $1 order by position, id');
  return rows.map(({ id, visit_type: visitType, minutes, video, prepayment_cents: prepayment }) => ({
    id,
    visitType,
    minutes,
    video,
    prepayment,
  }));
};

interface OfferRow {
  readonly provider_id: ProviderId;
  readonly location_id: LocationId;
  readonly visit_reason_id: VisitReasonId;
}

interface HoursRow {
  readonly provider_id: ProviderId;
  readonly location_id: LocationId;
  readonly weekday: Weekday;
  readonly opens: string;
  readonly closes: string;
}

interface WholeProviderRow extends ProviderRow {
  readonly photo: string | null;
  readonly languages: readonly LanguageTag[] | null;
  readonly about: Localized | null;
  readonly auto_schedule: boolean;
}

/** Providers who can still be written to; the others have left. */
const providersOf = async (sql: Sql, practice: PracticeId): Promise<WholePractice['providers']> => {
  const rows = await rowsOf<WholeProviderRow>(
    sql,
    practice,
    'select * from clinic.providers where practice_id = $1 and active order by id',
  );
  const offers = await rowsOf<OfferRow>(
    sql,
    practice,
    `select o.provider_id, o.location_id, o.visit_reason_id from clinic.offers o
      join clinic.visit_reasons r on r.practice_id = o.practice_id and r.id = o.visit_reason_id
      where o.practice_id = $1 order by r.position, r.id`,
  );
  const hours = await rowsOf<HoursRow>(
    sql,
    practice,
    `select provider_id, location_id, weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
      from clinic.opening_hours where practice_id = $1 order by weekday, opens`,
  );
  return rows.map((row) => ({
    ...providerOf(row),
    ...(row.photo === null ? {} : { photo: row.photo }),
    ...(row.languages === null ? {} : { languages: row.languages }),
    ...(row.about === null ? {} : { about: row.about }),
    autoSchedule: row.auto_schedule,
    at: placesOf(
      offers.filter(({ provider_id: id }) => id === row.id),
      hours.filter(({ provider_id: id }) => id === row.id),
    ),
  }));
};

const placesOf = (offers: readonly OfferRow[], hours: readonly HoursRow[]): readonly ProviderAtLocation[] => {
  const locations = [...new Set([...offers, ...hours].map(({ location_id: id }) => id))].toSorted();
  return locations.map((location) => ({
    location,
    visits: offers.filter(({ location_id: id }) => id === location).map(({ visit_reason_id: id }) => id),
    hours: hours.filter(({ location_id: id }) => id === location).map(hoursOf),
  }));
};

const hoursOf = ({ weekday, opens: from, closes: to }: HoursRow): OpeningHours => ({ weekday, from, to });

const formsOf = async (sql: Sql, practice: PracticeId): Promise<readonly FormTemplate[]> => {
  const rows = await rowsOf<{ readonly template: unknown }>(
    sql,
    practice,
    `select distinct on (f.uuid) f.template from clinic.forms f
      where f.practice_id = $1 and not exists (
        select 1 from clinic.withdrawn_forms w where w.practice_id = f.practice_id and w.uuid = f.uuid)
      order by f.uuid, f.version desc`,
  );
  return rows.map(({ template }) => {
    const form = parseFormTemplate(template);
    if (!form.ok) throw new Error(`A form of ${practice} cannot be read: ${form.error.kind} at ${form.error.path}`);
    return form.value;
  });
};

const surveysOf = async (sql: Sql, practice: PracticeId): Promise<WholePractice['surveys']> => {
  const contents = await rowsOf<SurveyContent>(
    sql,
    practice,
    `select distinct on (type) type, version, title, questions from clinic.surveys
      where practice_id = $1 and not withdrawn order by type, version desc`,
  );
  const kept = await onlyRow<{ readonly rules: SurveyRules }>(sql, practice, 'survey_rules', 'rules');
  if (contents.length === 0 && kept === undefined) return undefined;
  return { contents, rules: kept?.rules ?? usualSurveyRules };
};
