import { isDeepStrictEqual } from 'node:util';
import type { Sql, Statement } from '@portico/adapters-storage/sql';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import { EmbeddedBookingSetup } from './embedded-booking-setup.ts';
import { EmbeddedCheckInSetup } from './embedded-check-in-setup.ts';
import { EmbeddedFormSetup } from './embedded-form-setup.ts';
import { EmbeddedMoneySetup } from './embedded-money-setup.ts';
import { EmbeddedSetup } from './embedded-setup.ts';
import { EmbeddedSurveySetup } from './embedded-survey-setup.ts';
import { EmbeddedRegistrationSetup } from './embedded-registration-setup.ts';
import { registrationOf } from './read-whole-practice.ts';
import { calendarOf, registrationDemands, type WholePractice } from './whole-practice.ts';

/** A form or survey whose content differs from the kept one of the same version: what was signed or answered would change. */
export interface SameVersionDiffers {
  readonly what: 'form' | 'survey';
  readonly id: string;
  readonly version: number;
}

/**
 * Makes a practice of the embedded system what `whole` says, in the transaction of `sql`; answers how many rows were new,
 * different or removed. What visits refer to stays: a provider left out can no longer be booked or written to, a location
 * left out is no longer offered, a form left out is asked of nobody.
 */
export const applyWholePractice = async (
  sql: Sql,
  whole: WholePractice,
): Promise<Result<number, readonly SameVersionDiffers[]>> => {
  const differing = await sameVersionsThatDiffer(sql, whole);
  if (differing.length > 0) return failed(differing);
  let changed = 0;
  for (const step of steps) changed += await step(sql, whole.practice.id, whole);
  return ok(changed);
};

type Step = (sql: Sql, practice: PracticeId, whole: WholePractice) => Promise<number>;

const count = async (sql: Sql, statement: Statement): Promise<number> => (await sql.rows(statement)).length;

const faceAndPlaces: Step = async (sql, practice, { practice: face, locations, providers, ...whole }) => {
  const setup = new EmbeddedSetup(sql);
  const answers = {
    text: `update clinic.practices set answers_within_hours = $2, message_teams = $3::jsonb
      where practice_id = $1
        and (answers_within_hours is distinct from $2::smallint or message_teams <> $3::jsonb) returning 1`,
    values: [practice, whole.answersWithinHours ?? null, JSON.stringify(whole.messageTeams ?? [])],
  };
  // Another time or address is a new beginning: the next one is at the next such time.
  const digest = {
    text: `update clinic.practices set office_digest = $2::jsonb, office_digest_due_at = null
      where practice_id = $1 and office_digest is distinct from $2::jsonb returning 1`,
    values: [practice, whole.officeDigest === undefined ? null : JSON.stringify(whole.officeDigest)],
  };
  const written =
    (await setup.practices([face])) +
    (await setup.locations(practice, locations)) +
    (await setup.providers(practice, providers));
  const standing = {
    text: `update clinic.providers set active = (id = any ($2)) where practice_id = $1 and active <> (id = any ($2)) returning 1`,
    values: [practice, providers.map(({ id }) => id)],
  };
  return written + (await count(sql, answers)) + (await count(sql, digest)) + (await count(sql, standing));
};

const bookingRules: Step = (sql, practice, { booking }) =>
  booking === undefined
    ? count(sql, { text: 'delete from clinic.booking_rules where practice_id = $1 returning 1', values: [practice] })
    : new EmbeddedBookingSetup(sql).rules(practice, booking.booking, booking.visits);

/** Kinds of visits come before what is offered of them, and go after it. */
const whatIsOffered: Step = async (sql, practice, { providers, visitReasons, locations }) => {
  const setup = new EmbeddedBookingSetup(sql);
  const offers = providers.flatMap((provider) =>
    provider.at.flatMap(({ location, visits }) =>
      visits.map((visitReason) => ({ resource: calendarOf(provider), visitReason, location })),
    ),
  );
  const hours = providers.flatMap((provider) =>
    provider.at.map(({ location, hours: own }) => ({ resource: calendarOf(provider), location, hours: own })),
  );
  const closures = locations.map(({ id, closed }) => ({ location: id, days: closed }));
  const written =
    (await setup.resources(
      practice,
      providers.map((provider) => ({ ...provider, id: calendarOf(provider) })),
    )) +
    (await setup.visitReasons(practice, visitReasons)) +
    (await setup.offers(practice, offers)) +
    (await setup.openingHours(practice, hours)) +
    (await setup.closures(practice, closures));
  const open = hours.flatMap(({ resource, location, hours: own }) =>
    own.map(({ weekday, from }) => [resource, location, weekday, from] as const),
  );
  const closed = closures.flatMap(({ location, days }) => days.map((day) => [location, day] as const));
  const removed = [
    removeOthers('offers', practice, ['provider_id', 'visit_reason_id', 'location_id'], 'text, text, text', [
      ...offers.map(({ resource, visitReason, location }) => [resource, visitReason, location] as const),
    ]),
    removeOthers(
      'opening_hours',
      practice,
      ['provider_id', 'location_id', 'weekday', 'opens'],
      'text, text, smallint, time',
      open,
    ),
    removeOthers('closures', practice, ['location_id', 'day'], 'text, date', closed),
    removeOthers(
      'visit_reasons',
      practice,
      ['id'],
      'text',
      visitReasons.map(({ id }) => [id] as const),
    ),
  ];
  let gone = 0;
  for (const statement of removed) gone += await count(sql, statement);
  return written + gone;
};

/** Removes the practice's rows whose keys are not among those given. */
const removeOthers = (
  table: string,
  practice: PracticeId,
  keys: readonly string[],
  types: string,
  kept: readonly (readonly (string | number)[])[],
): Statement => {
  const arrays = types.split(', ').map((type, at) => `$${at + 2}::${type}[]`);
  return {
    text: `delete from clinic.${table} t where practice_id = $1 and not exists (
        select 1 from unnest(${arrays.join(', ')}) kept (${keys.join(', ')})
        where (${keys.map((key) => `kept.${key}`).join(', ')}) = (${keys.map((key) => `t.${key}`).join(', ')})) returning 1`,
    values: [practice, ...keys.map((_, at) => kept.map((row) => row[at] ?? ''))],
  };
};

const checkIn: Step = (sql, practice, { checkIn: asks }) =>
  asks === undefined
    ? count(sql, { text: 'delete from clinic.check_in_asks where practice_id = $1 returning 1', values: [practice] })
    : new EmbeddedCheckInSetup(sql).asks(practice, asks.stages, asks.forms);

/** A form that stands in the document again is asked again. */
const forms: Step = async (sql, practice, { forms: templates }) => {
  const written = await new EmbeddedFormSetup(sql).forms(practice, templates);
  const uuids = templates.map(({ uuid }) => uuid);
  const back = {
    text: 'delete from clinic.withdrawn_forms where practice_id = $1 and uuid = any ($2) returning 1',
    values: [practice, uuids],
  };
  const hidden = {
    text: `insert into clinic.withdrawn_forms (practice_id, uuid, standing)
      select distinct practice_id, uuid, 'hidden' from clinic.forms where practice_id = $1 and not (uuid = any ($2))
      on conflict do nothing returning 1`,
    values: [practice, uuids],
  };
  return written + (await count(sql, back)) + (await count(sql, hidden));
};

/** A survey that is left out is asked about no further visit. */
const surveys: Step = async (sql, practice, { surveys: asked }) => {
  const written =
    asked === undefined
      ? await count(sql, {
          text: 'delete from clinic.survey_rules where practice_id = $1 returning 1',
          values: [practice],
        })
      : await new EmbeddedSurveySetup(sql).surveys(practice, asked.contents, asked.rules);
  const standing = {
    text: `update clinic.surveys set withdrawn = not (type = any ($2))
      where practice_id = $1 and withdrawn = (type = any ($2)) returning 1`,
    values: [practice, asked?.contents.map(({ type }) => type) ?? []],
  };
  return written + (await count(sql, standing));
};

const payments: Step = (sql, practice, { payments: settings }) =>
  settings === undefined
    ? count(sql, { text: 'delete from clinic.payment_settings where practice_id = $1 returning 1', values: [practice] })
    : new EmbeddedMoneySetup(sql).settings(practice, settings);

/** The rest of the form stays: pages and insurers of a practice are no part of this. */
const registration: Step = async (sql, practice, { registration: demands = {} }) => {
  const kept = await registrationOf(sql, practice);
  const rest = Object.entries(kept ?? {}).filter(([name]) => !registrationDemands.some((demand) => demand === name));
  const form = { ...Object.fromEntries(rest), ...demands };
  return kept === undefined && Object.keys(form).length === 0
    ? 0
    : new EmbeddedRegistrationSetup(sql).form(practice, form);
};

const steps: readonly Step[] = [
  faceAndPlaces,
  bookingRules,
  whatIsOffered,
  checkIn,
  forms,
  surveys,
  payments,
  registration,
];

const sameVersionsThatDiffer = async (
  sql: Sql,
  { practice, forms: templates, surveys: asked }: WholePractice,
): Promise<readonly SameVersionDiffers[]> => {
  const keptForms = await sql.rows<{ readonly uuid: string; readonly version: number; readonly template: unknown }>({
    text: 'select uuid, version, template from clinic.forms where practice_id = $1',
    values: [practice.id],
  });
  const keptSurveys = await sql.rows<{
    readonly type: string;
    readonly version: number;
    readonly title: unknown;
    readonly questions: unknown;
  }>({
    text: 'select type, version, title, questions from clinic.surveys where practice_id = $1',
    values: [practice.id],
  });
  const form = new Map(keptForms.map(({ uuid, version, template }) => [`${uuid} ${version}`, template]));
  const survey = new Map(keptSurveys.map(({ type, version, ...content }) => [`${type} ${version}`, content]));
  const differs = (kept: unknown, given: object): boolean =>
    kept !== undefined && !isDeepStrictEqual(kept, JSON.parse(JSON.stringify(given)));
  return [
    ...templates
      .filter((template) => differs(form.get(`${template.uuid} ${template.version}`), template))
      .map(({ uuid, version }) => ({ what: 'form', id: uuid, version }) as const),
    ...(asked?.contents ?? [])
      .filter(({ type, version, ...content }) => differs(survey.get(`${type} ${version}`), content))
      .map(({ type, version }) => ({ what: 'survey', id: type, version }) as const),
  ];
};
