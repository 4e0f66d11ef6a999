import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { inBackground } from '@portico/adapters-practice/connections';
import { PostgresAccounts, PostgresOutbox, PostgresDelegations } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Email } from '@portico/domain/access';
import {
  DAY,
  HOUR,
  instant,
  isoOf,
  MINUTE,
  plus,
  type AccountId,
  type Instant,
  type PatientId,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import { furnish, startMedplum, type FurnishedClinic, type MedplumServer } from '@portico/fhir-servers';
import type { Composed } from './composition/compose.ts';
import { parsePractices } from './config/index.ts';
import { machineFor, openPractices } from './open-practice-connections.ts';
import { composedAt } from './testing/gateway-without-http.ts';
import { noon } from './testing/running-gateway.ts';
import { story } from './testing/scenario-steps.ts';

const [tenant, slow] = ['seaside', 'hilltop'];

const practiceAt = (base: string, name: string) => ({
  ...{ name, phone: '(305) 555-0100', timeZone: 'America/New_York', behavior: 'carecloud' },
  booking: { leadMinutes: 0 },
  connection: { adapter: 'fhir', base, auth: { type: 'none' }, quirks: 'medplum', callsPerMinute: 60 },
});

describe('new results at practices with systems of their own', () => {
  let medplum: MedplumServer;
  let clinic: FurnishedClinic;
  let database: Database;
  let gateway: Composed;
  let now: Instant = noon;
  let away: string | undefined;

  const connect = async (): Promise<Composed> => {
    const file = parsePractices(
      JSON.stringify({
        seaside: practiceAt(medplum.base(tenant), 'Seaside Family Medicine'),
        hilltop: practiceAt(medplum.base(slow), 'Hilltop Clinic'),
      }),
    );
    if (!file.ok) throw new Error(file.error.join(' '));
    const opened = await openPractices(file.value, {
      ...machineFor(undefined, () => undefined),
      now: () => now,
      fetch: (address, init) =>
        away !== undefined && String(address).includes(`/${away}/`)
          ? Promise.reject(new TypeError('fetch failed'))
          : fetch(address, init),
    });
    if (!opened.ok) throw new Error(opened.error.join(' '));
    return composedAt(opened.value, database, () => now);
  };

  const patientAt = (practice: string) => ({
    practice: practice as PracticeId,
    patient: clinic.patients.pena as PatientId,
  });
  const report = (id: string, more: object = {}) =>
    medplum.put(tenant, {
      ...{ resourceType: 'DiagnosticReport', id, status: 'final' },
      category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
      code: { text: 'Secret ferritin' },
      subject: { reference: `Patient/${clinic.patients.pena}` },
      effectiveDateTime: isoOf(now),
      issued: isoOf(now),
      ...more,
    });
  const round = () => {
    now = plus(now, 2 * MINUTE);
    return inBackground(() => gateway.maintenanceRunner.round());
  };
  const mailed = async () =>
    (await new PostgresOutbox(database).waiting(100)).flatMap(({ notification, to, language }) =>
      notification.kind === 'new-results' ? [{ to: to.address, language, notification }] : [],
    );
  const addresses = async () => (await mailed()).map(({ to }) => to).sort();

  beforeAll(async () => {
    medplum = await startMedplum({ declared: { DiagnosticReport: { searchParam: ['patient', '_lastUpdated'] } } });
    clinic = await furnish(medplum.base(tenant), { now: noon, timesADay: 4 });
    database = await openMigrated();
    const account = (id: string, language: 'en' | 'es', charts: readonly ReturnType<typeof patientAt>[]) => ({
      ...{ id: id as AccountId, email: `${id}@example.org` as Email, username: id, name: id },
      ...{ passwordHash: '-', charts, language, confirmedAt: instant(0) },
    });
    await new PostgresAccounts(database).add([
      account('pena', 'es', [patientAt('seaside'), patientAt('hilltop')]),
      account('helper', 'en', []),
    ]);
    await new PostgresDelegations(database).grant({
      ...{ delegate: 'helper' as AccountId, chart: patientAt('seaside'), profile: 'pena' as ProfileId },
      ...{ profileName: 'Pena', permissions: ['health:view'], grantedAt: plus(noon, -60 * DAY) },
    });
    gateway = await connect();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await medplum.close();
  });

  const it = story();

  it('are none at the first look, however many results there are', async () => {
    for (const id of ['old-1', 'old-2', 'old-3']) await report(id, { effectiveDateTime: isoOf(plus(now, -3 * DAY)) });
    await round();
    await round();
    expect(await mailed()).toEqual([]);
  });

  it('are mailed once to the patient and to who helps, without a word of the record', async () => {
    await report('first');
    await round();
    expect(await addresses()).toEqual(['helper@example.org', 'pena@example.org']);
    const all = JSON.stringify(await mailed());
    expect(all).toContain('Seaside Family Medicine');
    for (const word of ['ferritin', 'Secret']) expect(all).not.toContain(word);
    await round();
    await report('first', { conclusion: 'Another version of the same report.' });
    await round();
    expect(await addresses()).toHaveLength(2);
  });

  it('are mailed to no helper from whom their source hides them', async () => {
    await report('restricted', {
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    });
    await round();
    expect(await addresses()).toEqual(['helper@example.org', 'pena@example.org', 'pena@example.org']);
  });

  it('wait while one system is away, and come once it is back', async () => {
    away = tenant;
    await report('while-away');
    await round();
    expect(await addresses()).toHaveLength(3);
    away = undefined;
    now = plus(now, HOUR);
    await round();
    expect(await addresses()).toHaveLength(5);
  });

  it('are not kept from one practice by another whose system is away', async () => {
    away = slow;
    await report('beside');
    await round();
    expect(await addresses()).toHaveLength(7);
  });
});
