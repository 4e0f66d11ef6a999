import {
  EmbeddedAmendmentOffice,
  EmbeddedAmendmentStore,
  EmbeddedRefillStore,
  EmbeddedSurveySetup,
} from '@portico/adapters-practice/embedded';
import {
  PostgresCardsOnFile,
  PostgresDelegateInvitations,
  PostgresDelegations,
  PostgresHealthLinks,
  PostgresSummaryJobs,
  PostgresWaitList,
} from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { allPermissions, type CodeHash, type Email } from '@portico/domain/access';
import type { InvitationId } from '@portico/domain/delegates';
import { mostHealthLinks, summaryJobId, type HealthLinkId } from '@portico/domain/health';
import {
  DAY,
  dayIn,
  plus,
  type AccountId,
  type AppointmentId,
  type PatientId,
  type PatientRef,
  type ProfileId,
} from '@portico/domain/kernel';
import type { AmendmentKey } from '@portico/domain/health';
import type { CardId, VaultReference } from '@portico/domain/payments';
import type { RefillKey } from '@portico/domain/refills';
import type { WaitId } from '@portico/domain/scheduling';
import { sampleRules, sampleSurvey } from '@portico/domain/surveys/testing';
import { booking } from '../bookable-clinic.ts';
import { ana, ben, south } from '../clinic-fixture.ts';
import { noon } from '../running-gateway.ts';

const anaInSouth: PatientRef = { practice: south.id, patient: '1001' as PatientId };

/** A delegate of Ana's at the second practice, who does not ask anything here. */
export const carlaActsForAna = (sql: Sql): Promise<void> =>
  new PostgresDelegations(sql).grant({
    delegate: 'carla' as AccountId,
    chart: anaInSouth,
    profile: 'ana-to-carla' as ProfileId,
    profileName: 'Ana',
    permissions: ['messages:view'],
    grantedAt: plus(noon, -DAY),
  });

/** The survey about `1001-past0`, as the embedded practice system names it. */
export const surveyOfAna = '7fe805cd-4d2c-3507-18e6-fe1cfbce9655';

/** The second practice asks about its visits. */
export const anaIsAsked = (sql: Sql): Promise<unknown> =>
  new EmbeddedSurveySetup(sql).surveys(south.id, [sampleSurvey], sampleRules);

/** A pending invitation by Ana. */
export const anaInvited = (sql: Sql): Promise<void> =>
  new PostgresDelegateInvitations(sql).add({
    id: 'an-invitation' as InvitationId,
    from: 'ana' as AccountId,
    name: 'Eva',
    email: 'eva@example.org' as Email,
    language: 'en',
    charts: [anaInSouth],
    permissions: allPermissions,
    sentAt: noon,
    expiresAt: plus(noon, DAY),
  });

/** A card of Ana's on file in each of her practices. */
export const anaKeepsACard = (sql: Sql): Promise<unknown> =>
  Promise.all(
    ana.map((patient) =>
      new PostgresCardsOnFile(sql).add(
        {
          id: 'a-card' as CardId,
          patient,
          brand: 'visa',
          last4: '4242',
          holder: 'Ana Example',
          expiry: { year: 2040, month: 1 },
          isDefault: true,
        },
        'kept' as VaultReference,
        noon,
      ),
    ),
  );

/** Ana came to her last visit, and has not checked out of it. */
export const anaCame = (sql: Sql): Promise<unknown> =>
  sql.rows({
    text: `update clinic.appointments set status = 'CHECKED-IN' where practice_id = $1 and id = '1001-past0'`,
    values: [south.id],
  });

/** The records say that Ana takes a medication, and that Ben does. */
export const medicationsAreTaken = async (sql: Sql): Promise<void> => {
  for (const { practice, patient } of [...ana, ...ben]) {
    await sql.rows({
      text: `update clinic.chart_sections set kind = 'entries', narrative = null
        where practice_id = $1 and patient_id = $2 and section = 'medications'`,
      values: [practice, patient],
    });
    const id = `${patient}-pill`;
    await sql.rows({
      text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body)
        values ($1, $2, 'medications', $3, $4)`,
      values: [practice, patient, id, { id, name: 'Pill', status: 'current' }],
    });
  }
};

/** The records have a weight of Ana, and one of Ben. */
export const vitalSignsAreMeasured = async (sql: Sql): Promise<void> => {
  for (const { practice, patient } of [...ana, ...ben]) {
    const id = `${patient}-weight`;
    const weight = { name: 'Weight', code: { code: '29463-7', system: 'http://loinc.org' } };
    const parts = [{ ...weight, value: { kind: 'quantity', value: '20.5', unit: 'kg' } }];
    await sql.rows({
      text: `insert into clinic.chart_sections (practice_id, patient_id, section, kind) values ($1, $2, 'vitalSigns', 'entries')
        on conflict (practice_id, patient_id, section) do update set kind = 'entries', narrative = null`,
      values: [practice, patient],
    });
    await sql.rows({
      text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body)
        values ($1, $2, 'vitalSigns', $3, $4)`,
      values: [practice, patient, id, { id, ...weight, date: '2026-02-03', status: 'final', parts }],
    });
  }
};

/** Ana and Ben have a clinical note. */
export const notesAreWritten = async (sql: Sql): Promise<void> => {
  for (const { practice, patient } of [...ana, ...ben]) {
    const id = `${patient}-note`;
    const note = { id, name: 'Progress note', kind: 'progress', status: 'final', content: [] };
    await sql.rows({
      text: `insert into clinic.chart_sections (practice_id, patient_id, section, kind) values ($1, $2, 'notes', 'entries')`,
      values: [practice, patient],
    });
    await sql.rows({
      text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body)
        values ($1, $2, 'notes', $3, $4)`,
      values: [practice, patient, id, note],
    });
  }
};

/** Something was billed for Ana and Ben. */
export const billsAreSent = async (sql: Sql): Promise<void> => {
  for (const { practice, patient } of [...ana, ...ben]) {
    const id = `${patient}-bill`;
    await sql.rows({
      text: `insert into clinic.chart_sections (practice_id, patient_id, section, kind) values ($1, $2, 'bills', 'entries')`,
      values: [practice, patient],
    });
    await sql.rows({
      text: `insert into clinic.chart_entries (practice_id, patient_id, section, id, body)
        values ($1, $2, 'bills', $3, $4)`,
      values: [practice, patient, id, { id, name: 'Office visit', status: 'processed', details: [] }],
    });
  }
};

/** Summaries of Ana and Ben are shared. */
export const linksAreMade = async (sql: Sql): Promise<void> => {
  const links = new PostgresHealthLinks(sql);
  for (const chart of [...ana, ...ben].filter(({ practice }) => practice === south.id)) {
    const id = `link-of-${chart.patient}` as HealthLinkId;
    const moments = { madeAt: noon, expiresAt: plus(noon, DAY) };
    const link = { id, chart, ...moments, by: 'a-person' as AccountId, codeHash: `code-${id}` as CodeHash, sealed: '' };
    await links.add(link, mostHealthLinks);
  }
};

/** Ana and Ben have requested a refill of it. */
export const refillsAreRequested = async (sql: Sql): Promise<void> => {
  await medicationsAreTaken(sql);
  const store = new EmbeddedRefillStore(sql, () => noon);
  for (const chart of [...ana, ...ben]) {
    const { patient } = chart;
    await store.request(chart, { medication: { id: `${patient}-pill`, name: 'Pill' } }, patient as string as RefillKey);
  }
};

/** Ana and Ben have requested a correction of it, which was denied. */
export const correctionsAreDenied = async (sql: Sql): Promise<void> => {
  await medicationsAreTaken(sql);
  const store = new EmbeddedAmendmentStore(sql, () => noon);
  for (const chart of [...ana, ...ben]) {
    const { patient } = chart;
    const of = { section: 'medications', entry: `${patient}-pill` } as const;
    const wanted = { of, name: 'Pill', wrong: 'The dose', correct: 'Half of it' };
    const requested = await store.request(chart, wanted, patient as string as AmendmentKey);
    if (requested.ok) await new EmbeddedAmendmentOffice(sql).answer(chart, requested.value.id, 'denied', noon, 'No.');
  }
};

/** Ana waits for any time for a check-up before her next visit. */
export const anaWaits = (sql: Sql): Promise<unknown> =>
  new PostgresWaitList(sql).join({
    id: 'a-wait' as WaitId,
    patient: anaInSouth,
    wanted: {
      visitReason: booking.checkUp,
      weekdays: [],
      partOfDay: 'any',
      days: { start: dayIn(south.timeZone, noon), end: dayIn(south.timeZone, plus(noon, 30 * DAY)) },
      noticeMinutes: 120,
    },
    replaces: { visit: '1001-next' as AppointmentId, start: plus(noon, 3 * DAY) },
    joinedAt: noon,
    reach: { kind: 'account', account: 'ana' as AccountId },
    language: 'en',
    state: { kind: 'waiting' },
    passed: [],
    version: 1,
  });

/** Ana and Ben have asked for summaries of visits, which wait to be made. */
export const summariesAreAsked = async (sql: Sql): Promise<void> => {
  const jobs = new PostgresSummaryJobs(sql);
  for (const patient of ['1001', '2002']) {
    await jobs.add({
      id: summaryJobId(south.id, `of-${patient}`),
      patient: { practice: south.id, patient: patient as PatientId },
      wanted: { kind: 'visit', appointment: `${patient}-past0` as AppointmentId },
      language: 'en',
      madeAt: noon,
    });
  }
};
