import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordEntries } from '@portico/application/health';
import type { Acting, CodeHash, Permission } from '@portico/domain/access';
import type { AmendmentId, Condition, EntryRef, HealthLinkId, Helper, RecordItem } from '@portico/domain/health';
import {
  MemoryAmendmentStore,
  MemoryEntryHidings,
  MemoryHealthLinks,
  MemoryOwnNotes,
} from '@portico/domain/health/testing';
import { failed, HOUR, plus, type AccountId } from '@portico/domain/kernel';
import { MemoryMail } from '@portico/domain/messages/testing';
import type { Practice } from '@portico/domain/practices';
import { MemoryPractices } from '@portico/domain/practices/testing';
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
import { shownCharts } from '@portico/services/health/testing';
import { HidingByPatient, RecordEntriesService } from '@portico/services/health';
import { Drafts } from '../kernel/index.ts';
import { RecordEntryViewModel } from './record-entry.view-model.ts';

const asthma: Condition = { id: 'c1', name: 'Asthma', status: 'active' };
const foreign: Condition = { id: 'c9', name: 'Gout', status: 'active' };
const ofAsthma: EntryRef = { section: 'conditions', entry: 'c1' };

const makeFixture = (practice: Practice = mesa) => {
  const parts = { ...baseFixture(), practices: new MemoryPractices([practice]) };
  const clock = { now: noon };
  const store = new MemoryAmendmentStore(() => clock.now);
  const notes = new MemoryOwnNotes();
  const drafts = new Drafts(() => ({ person: 'ben', place: 'mesa' }));
  parts.charts.put(benAtMesa, { conditions: { kind: 'entries', entries: [asthma] } });
  parts.charts.put(anaAtMesa, { conditions: { kind: 'entries', entries: [foreign] } });
  const hidings = new MemoryEntryHidings();
  const helpers: Helper[] = [];
  const links = new MemoryHealthLinks();
  let keys = 0;
  const service = (acting: Acting = actingAs(ben, mesa)): RecordEntriesService =>
    new RecordEntriesService(
      store,
      notes,
      shownCharts(parts.charts, hidings),
      new HidingByPatient(hidings, async () => helpers, links, parts.activityLog),
      new MemoryMail(() => clock.now),
      parts.practices,
      parts.activityLog,
      { acting, language: 'en', now: clock.now },
    );
  const open = async (entries: RecordEntries = service(), of = ofAsthma): Promise<RecordEntryViewModel> => {
    const viewModel = new RecordEntryViewModel(entries, {
      of,
      patient: benAtMesa,
      draftOf: (form) => drafts.of(`entry:${of.entry}:${form}`),
      randomUuid: () => `key-${(keys += 1)}`,
    });
    await viewModel.load();
    return viewModel;
  };
  const actions = () => parts.activityLog.entries.map(({ action }) => action);
  return { parts, clock, store, notes, hidings, helpers, links, service, open, actions };
};

let fixture: ReturnType<typeof makeFixture>;
beforeEach(() => {
  fixture = makeFixture();
});
const pageOf = ({ phase }: RecordEntryViewModel) => {
  if (phase.kind !== 'ready') throw new Error(`The page is ${phase.kind}.`);
  return phase.page;
};
const asDelegate = (...permissions: readonly Permission[]) =>
  fixture.service(delegateFor(ana, benAtMesa, ...permissions));
const requested = async (viewModel: RecordEntryViewModel): Promise<AmendmentId> => {
  viewModel.amendment.writeWrong(' I never had it. ');
  viewModel.amendment.writeCorrect('No asthma');
  await viewModel.amendment.send();
  const [request] = pageOf(viewModel).requests;
  if (request === undefined) throw new Error('Nothing was requested.');
  return request.id;
};

describe('the page of a bill', () => {
  it('tells its amounts in cents in the order in which they are told, and nothing that is no amount', async () => {
    const bill: RecordItem<'bills'> = {
      id: 'b1',
      name: 'Office visit',
      status: 'processed',
      details: [
        { kind: 'biller', text: '200.00' },
        { kind: 'billed', text: '180.00' },
        { kind: 'insurer-paid', text: 'most of it' },
        { kind: 'patient-part', text: '-2.50' },
      ],
    };
    fixture.parts.charts.put(benAtMesa, { bills: { kind: 'entries', entries: [bill] } });
    const of: EntryRef = { section: 'bills', entry: 'b1' };
    expect(pageOf(await fixture.open(fixture.service(), of)).amounts).toEqual([
      { kind: 'billed', amount: 18_000 },
      { kind: 'patient-part', amount: -250 },
    ]);
    expect((await fixture.open(asDelegate('health:view'), of)).phase.kind).toBe('failed');
  });
});

describe('a correction', () => {
  it('is requested with what is wrong and what it should say, and stands there as sent', async () => {
    const viewModel = await fixture.open();
    await requested(viewModel);
    expect(viewModel.amendment).toMatchObject({ doing: { kind: 'done' }, wrong: '', correct: '' });
    expect(pageOf(viewModel)).toEqual({
      practiceName: mesa.name,
      practicePhone: mesa.phone,
      timeZone: mesa.timeZone,
      of: ofAsthma,
      name: 'Asthma',
      way: 'request',
      hiding: { from: { everyone: false, helpers: [] }, helpers: [] },
      topics: [],
      requests: [
        {
          id: 'amendment.key-1',
          of: ofAsthma,
          name: 'Asthma',
          wrong: 'I never had it.',
          correct: 'No asthma',
          requestedAt: noon,
          status: 'requested',
        },
      ],
    });
    expect(fixture.actions()).toContain('requested-amendment');
  });

  it('needs both texts, and neither may be too long', async () => {
    const viewModel = await fixture.open();
    viewModel.amendment.writeWrong('x');
    expect(viewModel.amendment.isComplete).toBe(false);
    viewModel.amendment.writeCorrect('x'.repeat(1001));
    expect(viewModel.amendment.isComplete).toBe(false);
    await viewModel.amendment.send();
    expect(pageOf(viewModel).requests).toEqual([]);
    viewModel.amendment.writeCorrect('x'.repeat(1000));
    expect(viewModel.amendment.isComplete).toBe(true);
  });

  it('is one request although the answer is lost, and keeps the input until it is known', async () => {
    const service = fixture.service();
    let losses = 3;
    const lossy: RecordEntries = {
      entry: (of) => service.entry(of),
      requestAmendment: async (wanted) => {
        const answer = await service.requestAmendment(wanted);
        return (losses -= 1) >= 0 ? failed({ kind: 'unreachable' }) : answer;
      },
      disagree: (disagreement) => service.disagree(disagreement),
      keepNote: (note) => service.keepNote(note),
      eraseNote: (note) => service.eraseNote(note),
      hide: (wanted) => service.hide(wanted),
    };
    const viewModel = await fixture.open(lossy);
    viewModel.amendment.writeWrong('Wrong');
    viewModel.amendment.writeCorrect('Right');
    for (let press = 0; press < 3; press += 1) {
      await viewModel.amendment.send();
      expect(viewModel.amendment).toMatchObject({ doing: { kind: 'failed' }, wrong: 'Wrong', correct: 'Right' });
    }
    await viewModel.amendment.send();
    expect(viewModel.amendment.doing).toEqual({ kind: 'done' });
    expect(await fixture.store.of(benAtMesa)).toHaveLength(1);
    expect(fixture.actions().filter((action) => action === 'requested-amendment')).toHaveLength(1);
  });

  it('says what the practice says, and takes one statement of disagreement with a denial', async () => {
    const viewModel = await fixture.open();
    const id = await requested(viewModel);
    fixture.clock.now = plus(noon, HOUR);
    await fixture.store.answer(benAtMesa, id, 'denied', 'The chart says so.');
    await viewModel.load();
    expect(pageOf(viewModel).requests[0]).toMatchObject({ status: 'denied', answer: 'The chart says so.' });
    viewModel.disagreement.write(' I disagree. ');
    await viewModel.disagreement.send(id);
    expect(viewModel.disagreement).toMatchObject({ doing: { kind: 'done' }, statement: '' });
    expect(pageOf(viewModel).requests[0]?.disagreement?.statement).toBe('I disagree.');
    viewModel.disagreement.write('Something else');
    await viewModel.disagreement.send(id);
    expect(viewModel.disagreement.doing).toEqual({ kind: 'failed', failure: { kind: 'no-disagreement' } });
    expect(pageOf(viewModel).requests[0]?.disagreement?.statement).toBe('I disagree.');
    expect(fixture.actions().filter((action) => action === 'disagreed-with-denial')).toHaveLength(1);
  });

  it('is requested by a delegate who may act on the record, and by no other', async () => {
    const seeing = await fixture.open(asDelegate('health:view'));
    expect(pageOf(seeing).way).toBe('none');
    seeing.amendment.writeWrong('Wrong');
    seeing.amendment.writeCorrect('Right');
    await seeing.amendment.send();
    expect(seeing.amendment.doing).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    await requested(await fixture.open(asDelegate('health:act')));
    expect((await fixture.open(asDelegate('messages:act'))).phase.kind).toBe('failed');
  });

  it('is a message where the practice takes no requests, for those who may write one', async () => {
    fixture = makeFixture({ ...mesa, behavior: { ...mesa.behavior, noAmendmentRequests: true } });
    expect(pageOf(await fixture.open()).way).toBe('message');
    expect(pageOf(await fixture.open(asDelegate('health:act'))).way).toBe('none');
    const wanted = { patient: benAtMesa, of: ofAsthma, wrong: 'a', correct: 'b', key: 'k' as never };
    expect(await fixture.service().requestAmendment(wanted)).toEqual(failed({ kind: 'not-found' }));
  });

  it('is of an entry of this record alone', async () => {
    const elsewhere = await fixture.open(fixture.service(), { section: 'conditions', entry: 'c9' });
    expect(elsewhere.phase).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });
});

describe('an own note', () => {
  it('is kept, changed and erased, and seen by its author alone', async () => {
    const viewModel = await fixture.open();
    viewModel.note.write(' Ask about it. ');
    await viewModel.note.keep(undefined);
    expect(pageOf(viewModel).note).toEqual({ of: ofAsthma, text: 'Ask about it.', at: noon });
    expect(pageOf(await fixture.open(asDelegate('health:act')))).not.toHaveProperty('note');
    viewModel.note.write('Asked.');
    await viewModel.note.keep('Ask about it.');
    expect(pageOf(viewModel).note?.text).toBe('Asked.');
    await viewModel.note.erase();
    expect(viewModel.note.doing).toEqual({ kind: 'erased' });
    expect(pageOf(viewModel)).not.toHaveProperty('note');
    expect(await fixture.notes.of(ben.id, benAtMesa)).toEqual([]);
    expect(fixture.actions()).toEqual(expect.arrayContaining(['kept-own-note', 'erased-own-note']));
  });

  it('of a delegate is not seen by the patient', async () => {
    const theirs = await fixture.open(asDelegate('health:view'));
    theirs.note.write('Mine');
    await theirs.note.keep(undefined);
    expect(pageOf(theirs).note?.text).toBe('Mine');
    expect(pageOf(await fixture.open())).not.toHaveProperty('note');
  });
});

describe('an entry that the patient hides', () => {
  const hidingOf = (viewModel: RecordEntryViewModel) => {
    const { hiding } = pageOf(viewModel);
    if (hiding === undefined) throw new Error('The patient is told who may see it.');
    return hiding;
  };
  const choose = async (viewModel: RecordEntryViewModel, from: 'nobody' | 'everyone' | 'some'): Promise<void> => {
    viewModel.hiding.choose(from);
    await viewModel.hiding.save(hidingOf(viewModel));
  };

  it('is there for those it is not hidden from, and for the patient always', async () => {
    fixture.helpers.push({ account: ana.id, name: 'Ana' });
    const viewModel = await fixture.open();
    const readBy = async (service: RecordEntries) => (await fixture.open(service)).phase.kind;
    expect(viewModel.hiding.chosen(hidingOf(viewModel))).toBe('nobody');
    for (const from of ['everyone', 'some'] as const) {
      viewModel.hiding.hideFrom(hidingOf(viewModel), ana.id, true);
      await choose(viewModel, from);
      expect(viewModel.hiding.doing).toEqual({ kind: 'hidden' });
      expect(viewModel.hiding.chosen(hidingOf(viewModel))).toBe(from);
      expect(await readBy(asDelegate('health:act'))).toBe('failed');
      expect(await readBy(fixture.service())).toBe('ready');
    }
    await choose(viewModel, 'nobody');
    expect(viewModel.hiding.doing).toEqual({ kind: 'released' });
    expect(await readBy(asDelegate('health:act'))).toBe('ready');
    expect(fixture.actions().filter((action) => /^(?:hid|showed)-record-entry$/.test(action))).toEqual([
      'hid-record-entry',
      'hid-record-entry',
      'showed-record-entry',
    ]);
  });

  it('is in no link any more that was made by somebody from whom it is hidden', async () => {
    const carl = 'carl' as AccountId;
    fixture.helpers.push({ account: ana.id, name: 'Ana' }, { account: carl, name: 'Carl' });
    const make = (id: string, by: AccountId, chart = benAtMesa) =>
      fixture.links.add(
        {
          ...{ id: id as HealthLinkId, chart, by, codeHash: id as CodeHash, sealed: 'sealed' },
          ...{ madeAt: noon, expiresAt: plus(noon, HOUR) },
        },
        10,
      );
    const open = async () =>
      [...(await fixture.links.of(benAtMesa)), ...(await fixture.links.of(anaAtMesa))]
        .filter(({ revokedAt }) => revokedAt === undefined)
        .map(({ id }) => id as string)
        .toSorted();
    await make('ana’s', ana.id);
    await make('ben’s', ben.id);
    await make('carl’s', carl);
    await make('of another record', ana.id, anaAtMesa);
    const viewModel = await fixture.open();
    viewModel.hiding.hideFrom(hidingOf(viewModel), ana.id, true);
    await choose(viewModel, 'some');
    expect(await open()).toEqual(['ben’s', 'carl’s', 'of another record']);
    await make('ana’s second', ana.id);
    await choose(viewModel, 'everyone');
    expect(await open()).toEqual(['ben’s', 'of another record']);
    await make('ana’s third', ana.id);
    await choose(viewModel, 'nobody');
    expect(await open()).toEqual(['ana’s third', 'ben’s', 'of another record']);
    expect(fixture.actions().filter((action) => action === 'revoked-health-link')).toHaveLength(3);
  });

  it('is hidden by the patient alone, and from those alone who help', async () => {
    const wanted = { patient: benAtMesa, of: ofAsthma, everyone: true, helpers: [] };
    const notFound = failed({ kind: 'not-found' });
    expect(await asDelegate('health:act').hide(wanted)).toEqual(notFound);
    expect(pageOf(await fixture.open(asDelegate('health:act')))).not.toHaveProperty('hiding');
    expect(await fixture.service().hide({ ...wanted, helpers: [ana.id] })).toEqual(notFound);
    expect(await fixture.service().hide({ ...wanted, of: { section: 'conditions', entry: 'c9' } })).toEqual(notFound);
    expect(await fixture.service().hide({ ...wanted, patient: anaAtMesa })).toEqual(notFound);
    expect(await fixture.hidings.of(benAtMesa)).toEqual([]);
    expect(fixture.actions()).not.toContain('hid-record-entry');
  });

  it('is as before where it was not saved, with the choice kept', async () => {
    const refused: RecordEntries = {
      entry: (of) => fixture.service().entry(of),
      requestAmendment: (wanted) => fixture.service().requestAmendment(wanted),
      disagree: (wanted) => fixture.service().disagree(wanted),
      keepNote: (wanted) => fixture.service().keepNote(wanted),
      eraseNote: (wanted) => fixture.service().eraseNote(wanted),
      hide: async () => failed({ kind: 'unreachable' }),
    };
    const viewModel = await fixture.open(refused);
    await choose(viewModel, 'everyone');
    expect(viewModel.hiding.doing).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(viewModel.hiding.chosen(hidingOf(viewModel))).toBe('everyone');
    expect(hidingOf(viewModel).from).toEqual({ everyone: false, helpers: [] });
  });
});
