import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { appointmentStatuses } from '@portico/domain/appointments';
import { DAY, plus, type AppointmentId, type LocalDate } from '@portico/domain/kernel';
import { ana, ben, here, now, otherAna, strangers, visit } from '../conformance/practice-fixture.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';
import { ConnectedCharts, ConnectedVisitSummaries } from './index.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { told } from './testing/two-gateways-fixture.ts';

const done = { status: 'COMPLETED', visitReason: 'Cough' } as const;
const last = visit('last', plus(now, -2 * DAY), done);
const coming = visit('coming', plus(now, DAY));
const wanted = { kind: 'visit', appointment: 'last' as AppointmentId } as const;
const days = { kind: 'period', from: '2020-01-01' as LocalDate, to: '2030-01-01' as LocalDate } as const;
const pdf = new TextEncoder().encode('%PDF-1.4 as the practice wrote it');
const text = (words: string) => new TextEncoder().encode(words);

describe('the summary that a practice’s own system has of a visit', () => {
  let database: Database;
  let system: ConnectedSystem;
  let summaries: ConnectedVisitSummaries;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    system = new ConnectedSystem(database, capableClinic);
    system.clinics.enter([last, coming]);
    summaries = new ConnectedVisitSummaries(system.gateway());
  });
  const written = (bytes: Uint8Array, mediaType: string) =>
    system.clinics.at(here.id).books.records.set(ana.patient.patient, {
      record: {},
      documents: new Map(),
      summaries: new Map([['last', { mediaType, bytes }]]),
    });
  const made = () => summaries.make(ana.patient, wanted, now);

  it('APT-142 is the paper that it wrote, byte by byte, whatever the system calls it', async () => {
    for (const mediaType of ['application/pdf', 'application/octet-stream']) {
      written(pdf, mediaType);
      expect(await made()).toEqual({ kind: 'pdf', bytes: pdf });
    }
  });

  it('APT-142 is the paper within a document that has no other body', async () => {
    const body = `<component><nonXMLBody><text mediaType="application/pdf" representation="B64">${Buffer.from(pdf).toString('base64')}</text></nonXMLBody></component>`;
    written(inputOf(documentOf().replace(/<component>[\s\S]*<\/component>/, body)).bytes, 'text/xml');
    const found = await made();
    expect(found?.kind === 'pdf' ? Buffer.from(found.bytes).toString() : found).toBe(Buffer.from(pdf).toString());
  });

  it('APT-142 is what a structured document says, with this visit and those to come', async () => {
    written(inputOf(documentOf(sectionOf('48765-2', 'Latex'))).bytes, 'application/hl7-cda+xml');
    expect(await made()).toMatchObject({
      kind: 'record',
      record: {
        visits: [{ appointment: 'last', reason: 'Cough' }],
        chart: { conditions: { kind: 'no-information' } },
        next: [{ appointment: 'coming' }],
      },
    });
  });

  it('is made of the visit and the record for who helps, alike whatever is hidden from them and whatever was written', async () => {
    const record = (names: readonly string[]) => ({
      conditions: {
        kind: 'entries' as const,
        entries: names.map((name) => ({ id: name, name, status: 'active' as const })),
      },
    });
    const given = async (names: readonly string[], hides: readonly string[], summary?: Uint8Array) => {
      const wrote = new Map(summary === undefined ? [] : [['last', { mediaType: 'application/pdf', bytes: summary }]]);
      const books = system.clinics.at(here.id).books.records;
      books.set(ana.patient.patient, { record: record(names), documents: new Map(), summaries: wrote });
      const { conditions } = await new ConnectedCharts(system.gateway()).summary(ana.patient);
      const entries = conditions.kind === 'entries' ? conditions.entries : [];
      const hidden = entries
        .filter(({ name }) => hides.includes(name))
        .map(({ id }) => ({ section: 'conditions' as const, entry: id }));
      return summaries.make(ana.patient, wanted, now, hidden);
    };
    const told = await given(['Asthma'], []);
    expect(told).toMatchObject({
      kind: 'record',
      record: {
        visits: [{ appointment: 'last', reason: 'Cough' }],
        chart: { conditions: { kind: 'entries', entries: [{ name: 'Asthma' }] } },
        next: [{ appointment: 'coming' }],
      },
    });
    expect(await given(['Asthma', 'HIV infection'], ['HIV infection'], pdf)).toEqual(told);
    expect(await given(['HIV infection'], ['HIV infection'], pdf)).toEqual(await given([], []));
  });

  it('is none while the practice wrote none, and none that nobody could read', async () => {
    expect(await made()).toBeUndefined();
    for (const words of ['just words', '<html><p>words</p></html>', '']) {
      written(text(words), 'text/plain');
      expect(await told(made())).toEqual({ unavailable: 'unreachable' });
    }
  });

  it('is told to nobody of somebody else’s visit, nor of days', async () => {
    written(pdf, 'application/pdf');
    for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
      expect(await summaries.has(patient, wanted)).toBe(false);
      expect(await summaries.make(patient, wanted, now)).toBeUndefined();
    }
    expect(await summaries.has(ana.patient, days)).toBe(false);
    expect(await summaries.make(ana.patient, days, now)).toBeUndefined();
  });

  it.each(appointmentStatuses.filter((status) => status !== 'COMPLETED'))('is none of a %s visit', async (status) => {
    system.clinics.enter([{ ...last, status }]);
    written(pdf, 'application/pdf');
    expect(await summaries.has(ana.patient, wanted)).toBe(false);
    expect(await made()).toBeUndefined();
  });

  it('is the practice’s being away while its system is', async () => {
    written(pdf, 'application/pdf');
    system.network.away = true;
    expect(await told(made())).toEqual({ unavailable: 'unreachable' });
  });
});
