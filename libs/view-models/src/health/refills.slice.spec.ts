import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Acting, Permission } from '@portico/domain/access';
import type { Medication } from '@portico/domain/health';
import { dayIn, failed, HOUR, plus, type ClinicalDate } from '@portico/domain/kernel';
import { MemoryMail } from '@portico/domain/messages/testing';
import type { Practice } from '@portico/domain/practices';
import { MemoryPractices } from '@portico/domain/practices/testing';
import type { RefillAnswer, RefillId } from '@portico/domain/refills';
import { MemoryRefillStore } from '@portico/domain/refills/testing';
import {
  actingAs,
  ana,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  delegateFor,
  mesa,
  noon,
} from '@portico/services/kernel/testing';
import { MemorySeenResults } from '@portico/domain/health/testing';
import { shownCharts } from '@portico/services/health/testing';
import { HealthService, RefillsService } from '@portico/services/health';
import type { Refills } from '@portico/application/refills';
import { Drafts } from '../kernel/index.ts';
import { MedicationRefills, RefillViewModel } from '../refills/index.ts';

const lisinopril: Medication = {
  id: 'm1',
  name: 'Lisinopril 10 mg',
  dose: '1 tablet',
  instructions: 'Once a day',
  status: 'current',
};
const metformin: Medication = { id: 'm2', name: 'Metformin', status: 'current' };
const former: Medication = { id: 'm3', name: 'Amoxicillin', status: 'past' };
const foreign: Medication = { id: 'm9', name: 'Insulin', status: 'current' };

/** Ben takes two medications, and Ana another one. */
const makeFixture = (practice: Practice = mesa) => {
  const parts = { ...baseFixture(), practices: new MemoryPractices([practice]) };
  const clock = { now: noon };
  const mail = new MemoryMail(() => clock.now);
  const store = new MemoryRefillStore(() => clock.now);
  const drafts = new Drafts(() => ({ person: 'ben', place: 'mesa' }));
  parts.charts.put(benAtMesa, { medications: { kind: 'entries', entries: [lisinopril, metformin, former] } });
  parts.charts.put(anaAtMesa, { medications: { kind: 'entries', entries: [foreign] } });
  let keys = 0;
  const service = (acting: Acting = actingAs(ben, mesa)): RefillsService =>
    new RefillsService(store, shownCharts(parts.charts), mail, parts.practices, parts.activityLog, {
      acting,
      language: 'en',
      now: clock.now,
    });
  const open = async (medication = lisinopril.id, refills: Refills = service()): Promise<RefillViewModel> => {
    const draft = drafts.of(`refill:${medication}`);
    const randomUuid = () => `key-${(keys += 1)}`;
    const viewModel = new RefillViewModel(refills, { medication, patient: benAtMesa, draft, randomUuid });
    await viewModel.load();
    return viewModel;
  };
  const actions = () => parts.activityLog.entries.map(({ action }) => action);
  const answer = (id: string, said: RefillAnswer, words?: string) =>
    store.answer(benAtMesa, id as RefillId, said, words);
  return { parts, clock, mail, store, drafts, service, open, actions, answer };
};

let fixture: ReturnType<typeof makeFixture>;
beforeEach(() => {
  fixture = makeFixture();
});
const pageOf = ({ phase }: RefillViewModel) => {
  if (phase.kind !== 'ready') throw new Error(`The page is ${phase.kind}.`);
  return phase.page;
};
const asDelegate = (...permissions: readonly Permission[]) =>
  fixture.service(delegateFor(ana, benAtMesa, ...permissions));
const withoutFacet: Practice = { ...mesa, behavior: { ...mesa.behavior, noRefillRequests: true } };

describe('a refill', () => {
  it('names the medication as the record says, and when the practice answers if it says so', async () => {
    expect(pageOf(await fixture.open())).toEqual({
      practiceName: mesa.name,
      practicePhone: mesa.phone,
      timeZone: mesa.timeZone,
      medication: { id: 'm1', name: 'Lisinopril 10 mg', dose: '1 tablet', instructions: 'Once a day' },
      canRequest: true,
      mayAct: true,
      requests: [],
    });
    fixture.mail.putAnswersWithin(mesa.id, 48);
    expect(pageOf(await fixture.open()).answersWithin).toBe(48);
  });

  it('says when it was filled last as the record does, and that it may be early on the day of the practice', async () => {
    const date = dayIn(mesa.timeZone, noon) as string as ClinicalDate;
    const filled = { ...lisinopril, fills: [{ date, quantity: '30 days', status: 'completed' as const }] };
    fixture.parts.charts.put(benAtMesa, { medications: { kind: 'entries', entries: [filled, metformin] } });
    expect(pageOf(await fixture.open()).lastFill).toEqual({ date, quantity: '30 days', isEarly: true });
    fixture.clock.now = plus(noon, 23 * 24 * HOUR);
    const later = await fixture.open();
    expect(pageOf(later).lastFill).toEqual({ date, quantity: '30 days' });
    expect(pageOf(later).canRequest).toBe(true);
  });

  it('is requested with what was typed and what the record says, and stands there as requested', async () => {
    const viewModel = await fixture.open();
    viewModel.writePharmacy(' Mesa Pharmacy ');
    viewModel.writeNote('I travel on Monday.');
    await viewModel.request();
    expect(viewModel.doing).toEqual({ kind: 'requested' });
    expect(viewModel.open).toEqual({
      id: 'refill.key-1',
      medication: { id: 'm1', name: 'Lisinopril 10 mg', dose: '1 tablet', instructions: 'Once a day' },
      pharmacy: 'Mesa Pharmacy',
      note: 'I travel on Monday.',
      requestedAt: noon,
      status: 'requested',
    });
    expect(fixture.parts.activityLog.entries).toContainEqual(
      expect.objectContaining({ action: 'requested-refill', resource: 'refill.key-1', actor: ben.id }),
    );
  });

  it('says in words how it is taken, and requests it as the record has it', async () => {
    const signs = { dose: '2 tablet', instructions: '1 × / 6 h · PRN: Pain' };
    const fills = [{ quantity: '30 tablet', status: 'completed' as const }];
    const entries = [{ ...lisinopril, ...signs, fills }];
    fixture.parts.charts.put(benAtMesa, { medications: { kind: 'entries', entries } });
    const viewModel = await fixture.open();
    const inWords = { dose: '2 tablets', instructions: 'Every 6 hours, as needed for pain' };
    expect(pageOf(viewModel)).toMatchObject({ medication: inWords, lastFill: { quantity: '30 tablets' } });
    await viewModel.request();
    expect(viewModel.open?.medication).toMatchObject(inWords);
    expect((await fixture.store.of(benAtMesa))[0]?.medication).toMatchObject(signs);
  });

  it('needs neither pharmacy nor note, and sends none that is too long', async () => {
    const viewModel = await fixture.open();
    viewModel.writePharmacy('x'.repeat(121));
    viewModel.writeNote('x'.repeat(501));
    expect(viewModel).toMatchObject({ isPharmacyTooLong: true, isNoteTooLong: true });
    await viewModel.request();
    expect({ doing: viewModel.doing.kind, open: viewModel.open }).toEqual({ doing: 'idle', open: undefined });
    viewModel.writePharmacy('');
    viewModel.writeNote('');
    await viewModel.request();
    expect(viewModel.open).not.toHaveProperty('pharmacy');
    expect(viewModel.open).not.toHaveProperty('note');
  });

  it('is sent once under one key when it is sent again after a failure, and what was typed stays', async () => {
    const service = fixture.service();
    let lost = true;
    const keys: string[] = [];
    const losing: Refills = {
      medication: (id) => service.medication(id),
      withdraw: (wanted) => service.withdraw(wanted),
      request: async (wanted) => {
        keys.push(wanted.key);
        const answer = await service.request(wanted);
        return lost ? failed({ kind: 'unreachable' }) : answer;
      },
    };
    const viewModel = await fixture.open('m1', losing);
    viewModel.writeNote('Please');
    await viewModel.request();
    expect(viewModel.doing).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(viewModel.note).toBe('Please');
    lost = false;
    await viewModel.request();
    expect({ doing: viewModel.doing.kind, keys }).toEqual({ doing: 'requested', keys: ['key-1', 'key-1'] });
    expect(await fixture.store.of(benAtMesa)).toHaveLength(1);
    expect(fixture.actions().filter((action) => action === 'requested-refill')).toHaveLength(1);
  });

  it('does one press at a time', async () => {
    const viewModel = await fixture.open();
    await Promise.all([viewModel.request(), viewModel.request()]);
    expect(await fixture.store.of(benAtMesa)).toHaveLength(1);
  });

  it('is refused while one of the same medication is open, which is shown then', async () => {
    const [one, other] = [await fixture.open(), await fixture.open()];
    await one.request();
    other.writeNote('Again');
    await other.request();
    expect(other.doing).toEqual({ kind: 'failed', failure: { kind: 'already-open' } });
    expect(other.open?.id).toBe('refill.key-1');
    const another = await fixture.open('m2');
    await another.request();
    expect(another.doing.kind).toBe('requested');
  });

  it('says what the practice answered in its words, and can be requested again', async () => {
    await (await fixture.open()).request();
    await fixture.answer('refill.key-1', 'denied', 'Please come in first.');
    const viewModel = await fixture.open();
    expect(pageOf(viewModel)).toMatchObject({
      canRequest: true,
      requests: [{ status: 'denied', answer: 'Please come in first.' }],
    });
    expect(viewModel.open).toBeUndefined();
    await viewModel.request();
    expect(
      pageOf(viewModel)
        .requests.map(({ status }) => status)
        .sort(),
    ).toEqual(['denied', 'requested']);
  });

  it('is withdrawn as long as nobody answered', async () => {
    const viewModel = await fixture.open();
    await viewModel.request();
    await viewModel.withdraw();
    expect({ doing: viewModel.doing.kind, open: viewModel.open }).toEqual({ doing: 'withdrawn', open: undefined });
    expect(fixture.actions()).toContain('withdrew-refill');
    await viewModel.request();
    await fixture.answer('refill.key-2', 'approved');
    await viewModel.withdraw();
    expect(viewModel.doing).toEqual({ kind: 'failed', failure: { kind: 'already-answered' } });
    expect(
      pageOf(viewModel)
        .requests.map(({ status }) => status)
        .sort(),
    ).toEqual(['approved', 'withdrawn']);
  });

  it('has the pharmacy of the last request, of any medication, unless another one is typed', async () => {
    const viewModel = await fixture.open();
    viewModel.writePharmacy('Mesa Pharmacy');
    await viewModel.request();
    fixture.clock.now = plus(noon, HOUR);
    const other = await fixture.open('m2');
    expect(other.pharmacy).toBe('Mesa Pharmacy');
    other.writePharmacy('');
    expect(other.pharmacy).toBe('');
  });

  it('keeps what was typed until it is sent', async () => {
    const viewModel = await fixture.open();
    viewModel.writeNote('Half a note');
    viewModel.writePharmacy('Corner');
    const resumed = await fixture.open();
    expect(resumed).toMatchObject({ note: 'Half a note', pharmacy: 'Corner' });
    expect((await fixture.open('m2')).note).toBe('');
    await resumed.request();
    expect(fixture.drafts.of('refill:m1').peek()).toBeUndefined();
  });

  it('is of a medication that is taken now: not of a former one, and of nobody else’s', async () => {
    expect(pageOf(await fixture.open('m3'))).toMatchObject({ canRequest: false, mayAct: true });
    const wanted = { key: 'k' as never, patient: benAtMesa };
    const service = fixture.service();
    expect(await service.request({ ...wanted, medication: 'm3' })).toEqual(failed({ kind: 'not-current' }));
    for (const medication of ['m9', 'unknown']) {
      expect((await fixture.open(medication)).phase).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
      expect(await service.request({ ...wanted, medication })).toEqual(failed({ kind: 'not-found' }));
    }
    expect(await service.request({ ...wanted, patient: anaAtMesa, medication: 'm9' })).toEqual(
      failed({ kind: 'not-found' }),
    );
    expect(await fixture.store.of(anaAtMesa)).toEqual([]);
  });

  it('refuses texts that are too long, whoever sends them', async () => {
    const wanted = { key: 'k' as never, patient: benAtMesa, medication: 'm1' };
    for (const text of [{ note: 'x'.repeat(501) }, { pharmacy: 'x'.repeat(121) }]) {
      expect(await fixture.service().request({ ...wanted, ...text })).toEqual(failed({ kind: 'bad-input' }));
    }
  });

  it('still says what was requested of a medication that is no longer in the record', async () => {
    await (await fixture.open()).request();
    fixture.parts.charts.put(benAtMesa, { medications: { kind: 'none-known' } });
    expect(pageOf(await fixture.open())).toMatchObject({
      canRequest: false,
      medication: { name: 'Lisinopril 10 mg' },
      requests: [{ status: 'requested' }],
    });
  });
});

describe('who may ask for a refill', () => {
  it('with permission to view sees what was requested; with permission to act requests and withdraws', async () => {
    await (await fixture.open()).request();
    const viewing = await fixture.open('m1', asDelegate('health:view'));
    expect(pageOf(viewing)).toMatchObject({ canRequest: false, mayAct: false, requests: [{ status: 'requested' }] });
    await viewing.withdraw();
    expect(viewing.doing).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    const acting = await fixture.open('m2', asDelegate('health:act'));
    await acting.request();
    expect(acting.doing.kind).toBe('requested');
    expect(fixture.parts.activityLog.entries).toContainEqual(
      expect.objectContaining({ action: 'requested-refill', actor: ana.id, actorKind: 'delegate' }),
    );
    const neither = await fixture.open('m2', asDelegate('messages:act'));
    expect(neither.phase).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });
});

describe('refills beside the medications', () => {
  const besides = async (acting: Acting = actingAs(ben, mesa)): Promise<MedicationRefills> => {
    const { parts, store, clock } = fixture;
    const printer = { record: async () => new Uint8Array(), lab: async () => new Uint8Array() };
    const writer = { write: async () => new Uint8Array() };
    const noTables = { labs: () => new Uint8Array(), bills: () => new Uint8Array() };
    const call = { acting, language: 'en', now: clock.now } as const;
    const health = new HealthService(
      parts.patients,
      parts.registration,
      parts.practices,
      shownCharts(parts.charts),
      printer,
      { fhir: writer, ccda: writer, ips: writer },
      noTables,
      new MemorySeenResults(),
      store,
      { of: async () => [] },
      { of: async () => [] },
      parts.activityLog,
      call,
    );
    const answer = await health.myHealth();
    if (!answer.ok) throw new Error(answer.error.kind);
    return new MedicationRefills(answer.value.refills);
  };

  it('show the open request, else the last one that was not withdrawn', async () => {
    const page = await fixture.open();
    await page.request();
    await page.withdraw();
    expect((await besides()).requestOf('m1')).toBeUndefined();
    fixture.clock.now = plus(noon, HOUR);
    await page.request();
    await fixture.answer('refill.key-2', 'approved');
    expect((await besides()).requestOf('m1')?.status).toBe('approved');
    await page.load();
    await page.request();
    const overview = await besides();
    expect(overview.requestOf('m1')?.status).toBe('requested');
    expect(overview.requestOf('m2')).toBeUndefined();
  });

  it('leave a line in the log', async () => {
    await besides();
    expect(fixture.actions()).toEqual(['viewed-health']);
  });

  it.each([
    { practice: mesa, permissions: ['health:view'], way: 'none' },
    { practice: mesa, permissions: ['health:act'], way: 'request' },
    { practice: withoutFacet, permissions: ['health:act'], way: 'none' },
    { practice: withoutFacet, permissions: ['health:view', 'messages:act'], way: 'message' },
  ] as const)('offer $way to $permissions', async ({ practice, permissions, way }) => {
    fixture = makeFixture(practice);
    expect((await besides(delegateFor(ana, benAtMesa, 'health:view', ...permissions))).way).toBe(way);
  });

  it('have no page where the practice’s system takes no requests', async () => {
    fixture = makeFixture(withoutFacet);
    expect((await besides()).way).toBe('message');
    expect((await fixture.open()).phase).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    const wanted = { key: 'k' as never, patient: benAtMesa, medication: 'm1' };
    expect(await fixture.service().request(wanted)).toEqual(failed({ kind: 'not-found' }));
  });
});
