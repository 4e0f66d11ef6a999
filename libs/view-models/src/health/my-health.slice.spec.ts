import { describe, expect, it } from '@jest/globals';
import type { Acting, Permission } from '@portico/domain/access';
import type { Lab, RecordItem, RecordPrinter, RecordToTake } from '@portico/domain/health';
import {
  failed,
  type ClinicalDate,
  type DocumentId,
  type LabId,
  type LocalDate,
  type PatientId,
} from '@portico/domain/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  callOf,
  delegateFor,
  mesa,
  noon,
  pena,
  baseFixture,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { FileContent } from '@portico/application/kernel';
import type { Health } from '@portico/application/health';
import { MemoryEntryHidings } from '@portico/domain/health/testing';
import { MemoryRefillStore } from '@portico/domain/refills/testing';
import { shownCharts } from '@portico/services/health/testing';
import { HealthService } from '@portico/services/health';
import { MyHealthViewModel } from './my-health.view-model.ts';

const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const bytesOf = (words: string): Uint8Array => Uint8Array.from(words, (character) => character.charCodeAt(0));

/** Prints what it was given. */
const printer: RecordPrinter = {
  record: async (subject, chart, language) => bytesOf(JSON.stringify({ subject, labs: chart.labs.kind, language })),
  lab: async (subject, lab, language) => bytesOf(JSON.stringify({ subject, lab: lab.id, language })),
};

/** Writes what it was given. */
const writer = {
  write: async ({ identity, contact, registration, chart, documents, withVisits }: RecordToTake) =>
    bytesOf(
      JSON.stringify({
        name: identity.name,
        contact,
        ...(registration && { insurances: registration.insurances.length }),
        labs: chart.labs.kind,
        documents: [...documents.keys()],
        withVisits,
      }),
    ),
};
const tables = {
  labs: (labs: readonly Lab[], language: string) =>
    bytesOf(JSON.stringify({ labs: labs.map(({ id }) => id), language })),
  bills: (bills: readonly RecordItem[], language: string) =>
    bytesOf(JSON.stringify({ bills: bills.map(({ id }) => id), language })),
};

const glucose = (id: number, date: string, value: string): Lab => ({
  id: id as LabId,
  name: 'Glucose',
  date: date as ClinicalDate,
  status: 'final',
  results: [
    { code: '2345-7', name: 'Glucose', value: { kind: 'quantity', value, unit: 'mg/dL' }, reference: { high: '99' } },
    { code: '5778-6', name: 'Colour', value: { kind: 'text', text: 'yellow' } },
  ],
});

const letter = 'letter' as DocumentId;

const healthOf = (
  parts: ReturnType<typeof baseFixture>,
  call: ReturnType<typeof callOf>,
  hidings = new MemoryEntryHidings(),
): Health =>
  new HealthService(
    parts.patients,
    parts.registration,
    parts.practices,
    shownCharts(parts.charts, hidings),
    printer,
    { fhir: writer, ccda: writer, ips: writer },
    tables,
    parts.seenResults,
    new MemoryRefillStore(() => noon),
    { of: async () => [] },
    { of: async () => [] },
    parts.activityLog,
    call,
  );

const noDelivery = { deliver: () => undefined };

const scene = (person = ben, practice = mesa, acting?: Acting) => {
  const parts = { ...baseFixture(), printer };
  parts.patients.put({
    patient: benAtMesa,
    name: 'Ben Ortiz',
    birthDate: '1980-02-29' as LocalDate,
    language: 'en',
  });
  parts.charts.put(
    benAtMesa,
    {
      labs: { kind: 'entries', entries: [glucose(1, '2024-03-01', '95'), glucose(2, '2025-03-01', '101')] },
      documents: {
        kind: 'entries',
        entries: [
          {
            id: letter,
            title: 'Letter about Ben',
            date: '2026-03-03' as ClinicalDate,
            mediaType: 'text/plain; charset=utf-8',
          },
          { id: 'odd' as DocumentId, title: 'Odd', mediaType: 'application/x-odd' },
          { id: 'elsewhere' as DocumentId, title: 'Elsewhere', mediaType: 'application/pdf' },
        ],
      },
    },
    new Map([
      [letter, bytesOf('Dear Ben')],
      ['odd' as DocumentId, bytesOf('?')],
    ]),
  );
  parts.charts.put(anaAtMesa, { labs: { kind: 'entries', entries: [glucose(3, '2024-03-01', '70')] } });
  const health = healthOf(parts, { ...callOf(person, practice), ...(acting && { acting }) });
  const delivered: FileContent[] = [];
  const delivery = { deliver: (file: FileContent) => void delivered.push(file) };
  const screen = (port: Health = health) => new MyHealthViewModel(port, delivery, 'ben-mesa' as PatientId);
  return { parts, health, delivered, screen };
};

describe('my health', () => {
  it('APT-274 shows the chart of the selected practice, and each kind of emptiness as what it is', async () => {
    const { parts, screen } = scene();
    const health = screen();
    expect(health.phase).toEqual({ kind: 'loading' });
    await health.load();
    expect(health.phase).toMatchObject({
      chart: { labs: { entries: [{ id: 2 }, { id: 1 }] }, allergies: { kind: 'no-information' } },
    });
    expect(parts.activityLog.entries).toEqual([
      { at: noon, actor: 'ben', actorKind: 'patient', subject: 'ben-mesa', practice: 'mesa', action: 'viewed-health' },
    ]);
  });

  it('calls a report new until the person who looks has opened it, whoever else did', async () => {
    const { parts, screen } = scene();
    const report = { ...glucose(4, '2026-11-20', '99'), comments: [{ text: 'Fine.' }] };
    const scan = { id: 's', name: 'X-ray', date: '2026-11-20' as ClinicalDate, status: 'final', details: [] } as const;
    parts.charts.put(benAtMesa, {
      labs: { kind: 'entries', entries: [report, glucose(2, '2025-03-01', '101')] },
      clinicalTests: { kind: 'entries', entries: [scan] },
    });
    const marks = async (view: MyHealthViewModel) => {
      await view.load();
      const refs = [
        ['labs', '4'],
        ['labs', '2'],
        ['clinicalTests', 's'],
      ] as const;
      return refs.map(([section, entry]) => view.isNew({ section, entry }));
    };
    const first = screen();
    expect(first.isNew({ section: 'labs', entry: '4' })).toBe(false);
    expect(await marks(first)).toEqual([true, false, true]);
    // All of a clinical test stands in the list.
    expect(await marks(screen())).toEqual([true, false, false]);
    await first.openLab(report.id);
    expect(first.isNew({ section: 'labs', entry: '4' })).toBe(false);
    expect(await marks(screen())).toEqual([false, false, false]);
    const lines = parts.activityLog.entries.length;
    await first.openLab(report.id);
    expect(parts.activityLog.entries).toHaveLength(lines);
    const helping = delegateFor(ana, benAtMesa, 'health:view');
    const helper = new MyHealthViewModel(
      healthOf(parts, { ...callOf(ben, mesa), acting: helping }),
      noDelivery,
      'ben-mesa' as PatientId,
    );
    expect(await marks(helper)).toEqual([true, false, true]);
    await helper.openLab(report.id);
    parts.charts.put(benAtMesa, { labs: { kind: 'entries', entries: [{ ...report, status: 'corrected' }] } });
    expect(await marks(screen())).toEqual([true, false, false]);
  });

  it.each([
    { said: undefined, heldBack: undefined, isHidden: false },
    { said: undefined, heldBack: 'hiv', isHidden: true },
    { said: { everyone: true, helpers: [] }, heldBack: undefined, isHidden: true },
    { said: { everyone: false, helpers: [ana.id] }, heldBack: undefined, isHidden: true },
    { said: { everyone: false, helpers: [] }, heldBack: 'hiv', isHidden: false },
  ] as const)('marks what is hidden for the patient alone: $said, $heldBack', async ({ said, heldBack, isHidden }) => {
    const { parts } = scene();
    const gout = { id: 'c2', name: 'Gout', status: 'active', ...(heldBack && { heldBack }) } as const;
    const asthma = { id: 'c1', name: 'Asthma', status: 'active' } as const;
    parts.charts.put(benAtMesa, { conditions: { kind: 'entries', entries: [asthma, gout] } });
    const hidings = new MemoryEntryHidings();
    const of = { section: 'conditions', entry: 'c2' } as const;
    if (said !== undefined) await hidings.keep(benAtMesa, { of, ...said }, ben.id, noon);
    const hiddenFor = async (acting?: Acting) => {
      const answer = await healthOf(parts, { ...callOf(ben, mesa), ...(acting && { acting }) }, hidings).myHealth();
      return answer.ok ? answer.value.marks.hidden : answer.error;
    };
    expect(await hiddenFor()).toEqual(isHidden ? [of] : []);
    expect(await hiddenFor(delegateFor(ana, benAtMesa, 'health:view'))).toEqual([]);
  });

  it.each([
    ['en', '2 tablets', 'Twice a day, by mouth'],
    ['es', '2 tabletas', 'Dos veces al día, por la boca'],
  ] as const)('says how a medication is taken in the language of the page (%s)', async (language, dose, taken) => {
    const { parts } = scene();
    const signs = { dose: '2 tablet', instructions: '2 × / 1 d · ORAL · With food' };
    const entries = [
      { id: 'm1', name: 'Aspirin', status: 'current', ...signs } as const,
      { id: 'm2', name: 'Iron', status: 'current', instructions: 'Take 1 tablet at bedtime' } as const,
    ];
    parts.charts.put(benAtMesa, { medications: { kind: 'entries', entries } });
    const answer = await healthOf(parts, { ...callOf(ben, mesa), language }).myHealth();
    expect(answer).toMatchObject({
      value: {
        chart: { medications: { entries: [{ dose, instructions: `${taken} · With food` }, entries[1]] } },
      },
    });
  });

  it('draws a line for an analyte that was measured more than once', async () => {
    const { screen } = scene();
    const health = screen();
    expect(health.trends).toEqual([]);
    await health.load();
    expect(health.trends).toMatchObject([
      {
        code: '2345-7',
        unit: 'mg/dL',
        points: [
          { value: '95', standing: 'within' },
          { value: '101', standing: 'above' },
        ],
      },
    ]);
    const { parts, screen: other } = scene();
    parts.charts.put(benAtMesa, { labs: { kind: 'entries', entries: [glucose(1, '2024-03-01', '95')] } });
    const once = other();
    await once.load();
    expect(once.trends).toEqual([]);
  });

  it('says that loading failed, and loads when tried again', async () => {
    const { health, screen } = scene();
    let down = true;
    const flaky = new Proxy(health, {
      get: (target, name) =>
        name === 'myHealth' ? async () => (down ? failed({ kind: 'unavailable' }) : target.myHealth()) : undefined,
    });
    const view = screen(flaky);
    await view.load();
    expect(view.phase).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    down = false;
    await view.load();
    expect(view.phase.kind).toBe('ready');
  });

  it('drops a reply to a screen that was left, or to a question that was asked again', async () => {
    const { health, screen } = scene();
    const { port, release } = holding(health);
    const left = screen(port);
    void left.load();
    left.dispose();
    await release();
    expect(left.phase).toEqual({ kind: 'loading' });
    const again = screen(port);
    void again.load();
    void again.load();
    await release();
    expect(again.phase).toEqual({ kind: 'loading' });
    await release();
    expect(again.phase.kind).toBe('ready');
  });
});

describe('a file', () => {
  it('APT-279 is the medical record under a name without personal data, printed for the person of today', async () => {
    const { parts, delivered, screen } = scene();
    await screen().downloadRecord();
    const [file] = delivered;
    expect(file).toMatchObject({ name: 'medical_record.pdf', mediaType: 'application/pdf' });
    const subject = {
      name: 'Ben Ortiz',
      birthDate: '1980-02-29' as LocalDate,
      practiceName: mesa.name,
      practiceFace: { accent: mesa.accent },
      printedOn: '2026-11-21' as LocalDate,
      person: { contact: { language: 'en' }, details: {} },
    };
    expect(JSON.parse(text(file?.bytes ?? new Uint8Array()))).toEqual({ subject, labs: 'entries', language: 'en' });
    expect(parts.activityLog.entries.map(({ action }) => action)).toEqual(['downloaded-record']);
  });

  it('is the whole record for other portals, with what the person may see', async () => {
    const { parts, delivered, screen } = scene();
    await screen().downloadAs('fhir');
    const [file] = delivered;
    expect(file).toMatchObject({ name: 'health-record-2026-11-21.json', mediaType: 'application/fhir+json' });
    const written = { name: 'Ben Ortiz', labs: 'entries', withVisits: true };
    expect(JSON.parse(text(file?.bytes ?? new Uint8Array()))).toMatchObject(written);
    expect(parts.activityLog.entries.map(({ action }) => action)).toEqual(['downloaded-record']);
  });

  it('has visits and contact data for a delegate only where the delegate may see them', async () => {
    const seenBy = async (...permissions: Permission[]) => {
      const { health } = scene(ben, mesa, delegateFor(ana, benAtMesa, ...permissions));
      const answer = await health.recordFile('ben-mesa' as PatientId, 'fhir');
      return answer.ok ? (JSON.parse(text(answer.value.bytes)) as object) : answer.error.kind;
    };
    expect(await seenBy('health:view')).toEqual({
      name: 'Ben Ortiz',
      labs: 'entries',
      documents: [],
      withVisits: false,
    });
    expect(await seenBy('health:view', 'profile:view', 'appointments:view')).toMatchObject({
      contact: {},
      insurances: 0,
      withVisits: true,
    });
    expect(await seenBy('profile:view', 'appointments:view')).toBe('not-found');
  });

  it('is a table of all lab results, and is not there without any', async () => {
    const { parts, delivered, health, screen } = scene();
    await screen().downloadLabTable();
    const [file] = delivered;
    expect(file).toMatchObject({ name: 'lab-results-2026-11-21.csv', mediaType: 'text/csv' });
    expect(JSON.parse(text(file?.bytes ?? new Uint8Array()))).toEqual({ labs: [2, 1], language: 'en' });
    expect(parts.activityLog.entries.map(({ action }) => action)).toEqual(['downloaded-lab']);
    for (const labs of [{ kind: 'none-known' }, { kind: 'entries', entries: [] }] as const) {
      parts.charts.put(benAtMesa, { labs });
      expect(await health.labTable('ben-mesa' as PatientId)).toEqual(failed({ kind: 'not-found' }));
    }
  });

  it('is a table of all claims, and is not there without any, or for who may not see payments', async () => {
    const { parts, delivered, health, screen } = scene();
    const bill: RecordItem<'bills'> = { id: 'c', name: 'Office visit', status: 'processed', details: [] };
    parts.charts.put(benAtMesa, { bills: { kind: 'entries', entries: [bill] } });
    await screen().downloadBillTable();
    const [file] = delivered;
    expect(file).toMatchObject({ name: 'bills-and-claims-2026-11-21.csv', mediaType: 'text/csv' });
    expect(JSON.parse(text(file?.bytes ?? new Uint8Array()))).toEqual({ bills: ['c'], language: 'en' });
    expect(parts.activityLog.entries.map(({ action }) => action)).toEqual(['downloaded-record']);
    const seenBy = async (...permissions: Permission[]) => {
      const helped = scene(ben, mesa, delegateFor(ana, benAtMesa, ...permissions));
      helped.parts.charts.put(benAtMesa, { bills: { kind: 'entries', entries: [bill] } });
      return (await helped.health.billTable('ben-mesa' as PatientId)).ok;
    };
    expect(await seenBy('health:view', 'payments:view')).toBe(true);
    expect(await seenBy('health:view')).toBe(false);
    expect(await seenBy('payments:view')).toBe(false);
    for (const bills of [{ kind: 'no-information' }, { kind: 'entries', entries: [] }] as const) {
      parts.charts.put(benAtMesa, { bills });
      expect(await health.billTable('ben-mesa' as PatientId)).toEqual(failed({ kind: 'not-found' }));
    }
  });

  it('APT-279 is a lab under its number', async () => {
    const { parts, delivered, screen } = scene();
    await screen().downloadLab(2 as LabId);
    expect(delivered).toMatchObject([{ name: 'lab_2.pdf', mediaType: 'application/pdf' }]);
    expect(JSON.parse(text(delivered[0]?.bytes ?? new Uint8Array()))).toMatchObject({ lab: 2 });
    expect(parts.activityLog.entries).toMatchObject([{ action: 'downloaded-lab', resource: '2' }]);
  });

  it('APT-279 is a document byte by byte, under a name that says only its day and its kind', async () => {
    const { parts, delivered, screen } = scene();
    await screen().openDocument(letter);
    await screen().openDocument('odd' as DocumentId);
    expect(delivered.map(({ name, bytes }) => [name, text(bytes)])).toEqual([
      ['document_2026-03-03.txt', 'Dear Ben'],
      ['document.bin', '?'],
    ]);
    expect(parts.activityLog.entries[0]).toMatchObject({ action: 'downloaded-document', resource: 'letter' });
  });

  it("is not there when it is somebody else's, unknown, or not kept here, and nothing is written down", async () => {
    const { parts, health } = scene();
    for (const answer of [
      await health.record('ana-mesa' as PatientId),
      await health.record('ben-pena' as PatientId),
      await health.recordFile('ana-mesa' as PatientId, 'ccda'),
      await health.labTable('ana-mesa' as PatientId),
      await health.billTable('ana-mesa' as PatientId),
      await health.lab(3 as LabId),
      await health.lab(99 as LabId),
      await health.document('elsewhere' as DocumentId),
      await health.document('nothing' as DocumentId),
    ]) {
      expect(answer).toEqual(failed({ kind: 'not-found' }));
    }
    expect(parts.activityLog.entries).toEqual([]);
  });

  it('is not there in a practice where the person has no chart', async () => {
    const { health } = scene(ana, pena);
    expect(await health.myHealth()).toEqual(failed({ kind: 'not-found' }));
    expect(await health.record('ana-mesa' as PatientId)).toEqual(failed({ kind: 'not-found' }));
    expect(await health.lab(3 as LabId)).toEqual(failed({ kind: 'not-found' }));
    expect(await health.document(letter)).toEqual(failed({ kind: 'not-found' }));
  });

  it('is fetched once however often it is asked for, beside others', async () => {
    const { health, delivered, screen } = scene();
    const held = holding(health);
    const view = screen(held.port);
    void view.downloadLab(1 as LabId);
    void view.downloadLab(1 as LabId);
    void view.downloadLab(2 as LabId);
    expect(held.waiting).toBe(2);
    expect([...view.files]).toEqual([
      ['lab:1', { kind: 'fetching' }],
      ['lab:2', { kind: 'fetching' }],
    ]);
    await held.release(1);
    expect([...view.files.keys()]).toEqual(['lab:1']);
    await held.release();
    expect(delivered.map(({ name }) => name)).toEqual(['lab_2.pdf', 'lab_1.pdf']);
    expect(view.files.size).toBe(0);
  });

  it('says beside it that it could not be fetched, until it is tried again', async () => {
    const { delivered, screen } = scene();
    const view = screen();
    await view.openDocument('elsewhere' as DocumentId);
    expect(view.files.get('document:elsewhere')).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    expect(delivered).toEqual([]);
    const again = view.openDocument('elsewhere' as DocumentId);
    expect(view.files.get('document:elsewhere')).toEqual({ kind: 'fetching' });
    await again;
    await view.openDocument(letter);
    expect([...view.files.keys()]).toEqual(['document:elsewhere']);
  });

  it('does not open over the next screen', async () => {
    const { health, delivered, screen } = scene();
    const { port, release } = holding(health);
    const view = screen(port);
    void view.downloadRecord();
    view.dispose();
    await release();
    expect(delivered).toEqual([]);
  });

  it('comes while the chart is loaded anew', async () => {
    const { health, delivered, screen } = scene();
    const { port, release } = holding(health);
    const view = screen(port);
    void view.downloadRecord();
    void view.load();
    await release();
    expect(delivered).toHaveLength(1);
  });
});
