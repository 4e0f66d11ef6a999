import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { FilledForm, FormTemplate, FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { instant, ok, type PatientRef } from '@portico/domain/kernel';
import type { Question } from '@portico/practice-spi';
import { ana, here, now } from '../conformance/practice-fixture.ts';
import { ConnectedFormStore, ConnectedPractices, formsByHand, handOpenForms, settleForm } from './index.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { GatewayDied } from './testing/faulty-clinic-network.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';

const title = { en: 'A form', es: 'Un formulario' };
const at = instant(1_800_000_000_000);
const filled = (uuid: string, version = 1): FilledForm => ({
  uuid: uuid as FormUuid,
  version,
  responses: sampleResponses,
});
const print = async ({ uuid }: { readonly uuid: string }, { patient }: PatientRef) =>
  new TextEncoder().encode(`${uuid} of ${patient}`);

describe('forms of a connected practice', () => {
  let database: Database;
  let system: ConnectedSystem;
  let store: ConnectedFormStore;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    system = new ConnectedSystem(database, capableClinic);
    store = new ConnectedFormStore(system.gateway(), print);
    system.clinics.writeForm(here.id, sampleForm('f1'));
    system.clinics.ask(ana.patient, [{ id: 'f1', title }]);
  });
  const forms = () => system.clinics.at(here.id).books.forms;
  const handed = () => [...forms().handed.values()];
  const asked = async () => (await store.requested(ana.patient)).map(({ id }) => id);
  const listed = async () => (await formsByHand(database, here.id)).map(({ signed }): string => signed.uuid);

  it('are handed over as they were filled in, signed and printed', async () => {
    expect(await store.sign(ana.patient, [filled('f1')], at)).toEqual(ok(undefined));
    expect(handed()).toEqual([
      {
        patient: 'ana',
        form: 'f1',
        version: 1,
        signedAt: '2027-01-15T08:00:00.000Z',
        answers: [
          { question: 'name', values: ['Ana'] },
          { question: 'signature', values: ['Ana Reyes'] },
        ],
        pdf: new TextEncoder().encode('f1 of ana'),
      },
    ]);
  });

  it.each(['losesAnswer', 'losesWrite', 'dies'] as const)(
    'are signed for good when the system %s, and handed over once, later',
    async (fault) => {
      system.network[fault].add('forms.hand');
      const signing = store.sign(ana.patient, [filled('f1')], at);
      if (fault === 'dies') await expect(signing).rejects.toThrow(GatewayDied);
      else expect(await signing).toEqual(ok(undefined));
      expect(await asked()).toEqual([]);
      expect((await store.sign(ana.patient, [filled('f1')], at)).ok).toBe(false);
      for (let time = 0; time < 2; time += 1) await handOpenForms(system.gateway(), print);
      expect(handed()).toHaveLength(1);
      expect(await listed()).toEqual([]);
      // The practice may ask for it again, such as once a year.
      system.clinics.ask(ana.patient, [{ id: 'f1', title }]);
      expect(await asked()).toEqual(['f1']);
    },
  );

  it('are the office’s where the system refuses them, until they are entered', async () => {
    const { forms: facet } = system.clinics.at(here.id).connection;
    if (facet === undefined) throw new Error('The clinic has forms.');
    facet.hand = async () => ({ ok: false, error: { kind: 'refused' } });
    await store.sign(ana.patient, [filled('f1')], at);
    expect(await listed()).toEqual(['f1']);
    expect(await asked()).toEqual([]);
    await settleForm(database, ana.patient, { uuid: 'f1' as FormUuid, signedAt: at }, { enteredAt: now });
    expect(await listed()).toEqual([]);
    expect(await asked()).toEqual(['f1']);
  });

  it('are Portico’s own where the system has none: asked for once in each version, and the office’s', async () => {
    const { people } = system.clinics.at(here.id).connection;
    const own = (template: FormTemplate) =>
      new ConnectedFormStore(
        new ConnectedPractices(
          [{ id: here.id, name: here.name, timeZone: here.timeZone, connection: { people }, forms: [template] }],
          { sql: database, now: () => now, signal: () => system.deadline.signal, log: () => undefined },
        ),
        print,
      );
    expect(await own(sampleForm('own')).blank(ana.patient, 'own' as FormUuid)).toEqual(sampleForm('own'));
    expect(await own(sampleForm('own')).sign(ana.patient, [filled('own')], at)).toEqual(ok(undefined));
    expect(await own(sampleForm('own')).requested(ana.patient)).toEqual([]);
    expect(await listed()).toEqual(['own']);
    expect(await own(sampleForm('own', 2)).requested(ana.patient)).toMatchObject([{ id: 'own', online: true }]);
  });

  it('show every kind of question, and none of the markup that a system writes', async () => {
    const label = { en: 'a < b & c' };
    const choices = [{ value: 'x', label: { en: 'X' } }];
    const question = (kind: Question['kind'], more: Partial<Question> = {}): Question => ({
      id: kind,
      kind,
      label,
      required: true,
      ...more,
    });
    const questions = [
      ...(['text', 'long-text', 'date', 'yes-no', 'rating', 'signature', 'help'] as const).map((kind) =>
        question(kind),
      ),
      ...(['one-of', 'some-of'] as const).map((kind) => question(kind, { choices })),
    ];
    forms().templates.set('f1', { version: 3, title, questions });
    const template = await store.blank(ana.patient, 'f1' as FormUuid);
    const [page] = template?.pages ?? [];
    expect(page?.fields.map(({ type }) => type)).toEqual([
      ...['text', 'textarea', 'datefield', 'radios', 'rating', 'signature', 'help', 'radios', 'checkboxes'],
    ]);
    expect(page?.required).not.toContain('help');
    expect(page?.fields.find(({ type }) => type === 'help')).toMatchObject({
      html: { en: 'a &lt; b &amp; c', es: 'a &lt; b &amp; c' },
    });
    expect(page?.fields[3]).toMatchObject({
      choices: [{ label: { en: 'Yes', es: 'Sí' } }, { label: { en: 'No', es: 'No' } }],
    });
  });

  it('that cannot be read are asked for on paper, and logged by the place', async () => {
    forms().templates.set('f1', { version: 1, title, questions: [{ id: 'q', kind: 'one-of', label: title }] });
    expect(await store.requested(ana.patient)).toMatchObject([{ id: 'f1', online: false }]);
    expect(await store.blank(ana.patient, 'f1' as FormUuid)).toBeUndefined();
    expect(system.logged).toContainEqual(expect.objectContaining({ place: 'forms.asked', problem: 'malformed' }));
  });
});
