import { describe, expect, it } from '@jest/globals';
import type { FormTemplate, FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { failed, ok, plus } from '@portico/domain/kernel';
import { Drafts, noDraft, type Draft } from '../kernel/index.ts';
import type { ServiceCall } from '@portico/services/kernel';
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
import { FormHistoryViewModel } from './form-history.view-model.ts';
import { FormSigningViewModel } from './form-signing.view-model.ts';
import { type Forms, formAddressOf, pathOfForm } from '@portico/application/forms';
import { FormsService } from '@portico/services/forms';
import { SignedFormViewModel } from './signed-form.view-model.ts';

if (benAtMesa === undefined) throw new Error('Ben is at Mesa.');
const chart = benAtMesa;
const uuid = (id: string): FormUuid => id as FormUuid;
const filled = (id: string, version = 1) => ({ uuid: uuid(id), version, responses: sampleResponses });

const scene = (ids: readonly string[] = ['f1', 'f2']) => {
  const parts = baseFixture();
  for (const id of ids) parts.formStore.write(mesa.id, sampleForm(id));
  parts.formStore.put(
    chart,
    ids.map((id) => ({ id, title: sampleForm(id).title })),
  );
  const as = (call: ServiceCall): Forms =>
    new FormsService(parts.activityLog, parts.formStore, parts.practices, parts.registration, call);
  return { parts, as, forms: as(callOf(ben, mesa)) };
};

const drafts = { of: () => noDraft };
const noneBegun = { names: () => [] };
const filling = (viewModel: FormSigningViewModel) => {
  if (viewModel.phase.kind !== 'filling') throw new Error(viewModel.phase.kind);
  return viewModel.phase;
};
const fillIn = (viewModel: FormSigningViewModel): void => {
  const { form } = filling(viewModel);
  form.type('name', 'Ana');
  form.next();
  form.type('signature', 'Ana Reyes');
};

describe('the forms of a patient', () => {
  it('APT-234 APT-237 APT-240 APT-247 are those to fill in and those that were signed, latest first', async () => {
    const { forms } = scene();
    expect((await forms.sign([filled('f1')])).ok).toBe(true);
    const history = await forms.history();
    expect(history).toMatchObject({
      ok: true,
      value: {
        canReview: true,
        texts: { formViewHeading: 'Forms', errorRequiredLabel: 'Required Field' },
        pending: [{ uuid: 'f2', title: 'Consent 1', online: true }],
        signed: { entries: [{ uuid: 'f1', version: 1, signedAt: noon }], page: 1, perPage: 10, total: 1 },
      },
    });
  });

  it('APT-238 APT-243 APT-244 more are loaded page by page, as long as the gateway says, until none remain', async () => {
    const ids = Array.from({ length: 13 }, (_, at) => `f${at + 10}`);
    const { forms, as } = scene(ids);
    for (const [at, id] of ids.entries()) await as(callOf(ben, mesa, plus(noon, at))).sign([filled(id)]);
    const viewModel = new FormHistoryViewModel(forms, noneBegun);
    await viewModel.load();
    const shown = () => (viewModel.phase.kind === 'ready' ? viewModel.phase.history.signed.entries : []);
    expect({ shownCount: shown().length, hasMore: viewModel.hasMore }).toEqual({ shownCount: 10, hasMore: true });
    await viewModel.loadMore();
    expect({ shownCount: shown().length, hasMore: viewModel.hasMore }).toEqual({ shownCount: 13, hasMore: false });
    expect(shown().map(({ uuid: one }): string => one)).toEqual([...ids].reverse());
    await viewModel.loadMore();
    expect(shown()).toHaveLength(13);
  });

  it('OPS-D2 those that the person began here, and no others, are started', async () => {
    const owner = { person: 'ana', place: 'ben at mesa' };
    let place = owner.place;
    const kept = new Drafts(() => ({ ...owner, place }));
    kept.of('form f1 3').keep({ name: 'Ana' });
    kept.of('form f2 1').keep({ name: ' ' });
    kept.of('form f30 1').keep({ name: 'Ana' });
    const viewModel = new FormHistoryViewModel(scene().forms, kept);
    const started = () => ['f1', 'f2', 'f3'].filter((id) => viewModel.isStarted(uuid(id)));
    expect(started()).toEqual(['f1']);
    place = 'ben at pena';
    expect(started()).toEqual([]);
    place = owner.place;
    kept.of('form f1 3').drop();
    expect(started()).toEqual([]);
  });

  it('a page that does not come leaves what is shown, and can be asked for again', async () => {
    const ids = Array.from({ length: 11 }, (_, at) => `f${at + 10}`);
    const { forms } = scene(ids);
    for (const id of ids) await forms.sign([filled(id)]);
    let broken = true;
    const shaky: Forms = {
      history: () => forms.history(),
      queue: () => forms.queue(),
      signed: (...asked) => forms.signed(...asked),
      sign: (...asked) => forms.sign(...asked),
      more: async (...asked) => (broken ? failed({ kind: 'unreachable' }) : forms.more(...asked)),
    };
    const viewModel = new FormHistoryViewModel(shaky, noneBegun);
    await viewModel.load();
    await viewModel.loadMore();
    expect(viewModel.phase).toMatchObject({ kind: 'ready', more: { kind: 'failed' } });
    broken = false;
    await viewModel.loadMore();
    expect(viewModel.phase).toMatchObject({ kind: 'ready', more: { kind: 'idle' } });
    expect(viewModel.hasMore).toBe(false);
  });

  it('APT-242 are not reviewed or signed where the practice does not allow it', async () => {
    const { parts, forms } = scene();
    parts.formStore.closeReview(mesa.id);
    expect(await forms.history()).toMatchObject({ ok: true, value: { canReview: false } });
    expect(await forms.queue()).toMatchObject({ ok: true, value: { canReview: false, forms: [] } });
    expect(await forms.sign([filled('f1')])).toEqual(failed({ kind: 'not-found' }));
    expect(await parts.formStore.requested(chart)).toHaveLength(2);
  });

  it('a delegate who may only look signs nothing, and one who may act does', async () => {
    const { as } = scene();
    const looking = as({ ...callOf(ben, mesa), acting: delegateFor(ana, chart, 'forms:view') });
    expect(await looking.history()).toMatchObject({ ok: true, value: { canReview: false } });
    expect(await looking.sign([filled('f1')])).toEqual(failed({ kind: 'not-found' }));
    const acting = as({ ...callOf(ben, mesa), acting: delegateFor(ana, chart, 'forms:act') });
    expect(await acting.sign([filled('f1')])).toEqual(ok(undefined));
  });
});

describe('signing', () => {
  it('APT-239 signs a form once, however often the same answers are sent, and never with other ones', async () => {
    const { forms, parts } = scene();
    expect(await forms.sign([filled('f1')])).toEqual(ok(undefined));
    expect(await forms.sign([filled('f1')])).toEqual(ok(undefined));
    const other = [{ ...sampleResponses[0], value: 'Eva' }, sampleResponses[1]] as typeof sampleResponses;
    expect(await forms.sign([{ ...filled('f1'), responses: other }])).toEqual(
      failed({ kind: 'form-not-requested', uuid: 'f1' }),
    );
    expect((await parts.formStore.signed(chart, 1, 10)).total).toBe(1);
    const lines = parts.activityLog.entries.filter(({ action }) => action === 'signed-form');
    expect(lines.map(({ resource }) => resource)).toEqual(['f1']);
  });

  it('APT-239 signs a form once that is sent twice at one moment, and tells both that it is signed', async () => {
    const { as, parts } = scene();
    const sent = [0, 1, 2].map((later) => as(callOf(ben, mesa, plus(noon, later))).sign([filled('f1'), filled('f2')]));
    expect(await Promise.all(sent)).toEqual([ok(undefined), ok(undefined), ok(undefined)]);
    expect((await parts.formStore.signed(chart, 1, 10)).total).toBe(2);
    const lines = parts.activityLog.entries.filter(({ action }) => action === 'signed-form');
    expect(lines.map(({ resource }) => resource)).toEqual(['f1', 'f2']);
  });

  it('APT-201 APT-239 signs for whom it was filled in, and for nobody else', async () => {
    const { forms, parts } = scene();
    for (const other of [anaAtMesa, { ...chart, practice: pena.id }]) {
      expect(await forms.sign([filled('f1')], other)).toEqual(failed({ kind: 'not-found' }));
    }
    expect((await parts.formStore.signed(chart, 1, 10)).total).toBe(0);
    expect(await forms.sign([filled('f1')], chart)).toEqual(ok(undefined));
  });

  it('MON-359 APT-262 takes no form that is incomplete, has changed, or is answered with what it does not ask', async () => {
    const { forms, parts } = scene();
    const [name] = sampleResponses;
    if (name === undefined) throw new Error('The sample has a name.');
    expect(await forms.sign([{ ...filled('f1'), responses: [name] }])).toEqual(
      failed({ kind: 'form-incomplete', uuid: 'f1' }),
    );
    parts.formStore.write(mesa.id, sampleForm('f2', 2));
    expect(await forms.sign([filled('f2')])).toMatchObject(
      failed({ kind: 'form-changed', uuid: 'f2', now: { form: { version: 2 }, notice: { modal: 'Changed' } } }),
    );
    const astray = [...sampleResponses, { ...name, propertyUuid: 'ssn' }];
    expect(await forms.sign([{ ...filled('f1'), responses: astray }])).toEqual(failed({ kind: 'bad-input' }));
    expect(await forms.sign([])).toEqual(failed({ kind: 'bad-input' }));
    expect((await parts.formStore.signed(chart, 1, 10)).total).toBe(0);
  });

  it('APT-246 walks through the forms in their order, until none is left', async () => {
    const { forms } = scene();
    const viewModel = new FormSigningViewModel({ forms, drafts });
    await viewModel.load();
    const seen: string[] = [];
    while (viewModel.phase.kind === 'filling') {
      seen.push(viewModel.phase.form.input.form.uuid);
      fillIn(viewModel);
      await viewModel.send();
    }
    expect(seen).toEqual(['f1', 'f2']);
    expect({ phase: viewModel.phase.kind, signed: viewModel.titles.length, count: viewModel.count }).toEqual({
      phase: 'done',
      signed: 2,
      count: 2,
    });
  });

  it('APT-235 APT-249 APT-250 opens one form, and none where it is hidden or not there', async () => {
    const { forms, parts } = scene();
    const one = new FormSigningViewModel({ forms, drafts, only: uuid('f2') });
    await one.load();
    expect(filling(one).form.input.form.uuid).toBe('f2');
    parts.formStore.setStanding(mesa.id, uuid('f2'), 'hidden');
    const hidden = new FormSigningViewModel({ forms, drafts, only: uuid('f2') });
    await hidden.load();
    expect({ phase: hidden.phase.kind, signed: hidden.titles.length }).toEqual({ phase: 'done', signed: 0 });
  });

  it('APT-251 APT-253 MON-026 keeps what was typed when a form is not taken, goes to its first page, and sends it again', async () => {
    const { forms } = scene(['f1']);
    let broken = true;
    const shaky: Forms = {
      history: () => forms.history(),
      more: (...asked) => forms.more(...asked),
      queue: () => forms.queue(),
      signed: (...asked) => forms.signed(...asked),
      sign: async (...asked) => (broken ? failed({ kind: 'timed-out' }) : forms.sign(...asked)),
    };
    const viewModel = new FormSigningViewModel({ forms: shaky, drafts });
    await viewModel.load();
    fillIn(viewModel);
    await viewModel.send();
    expect(filling(viewModel)).toMatchObject({ sending: false, problem: { kind: 'timed-out' }, form: { page: 0 } });
    expect(filling(viewModel).form.input.answers).toEqual({ name: 'Ana', signature: 'Ana Reyes' });
    broken = false;
    await viewModel.send();
    expect(viewModel.phase.kind).toBe('done');
  });
});

describe('a form that the practice changes while it is filled in', () => {
  /** Version 2 asks one thing more. */
  const changedForm = (): FormTemplate => {
    const [first, ...rest] = sampleForm('f1', 2).pages;
    if (first === undefined) throw new Error('The sample has a page.');
    const nickname = {
      uuid: 'nickname',
      type: 'text',
      label: { en: 'Nickname', es: 'Apodo' },
      sortOrder: 2,
      rules: [],
    } as const;
    return { ...sampleForm('f1', 2), pages: [{ ...first, fields: [...first.fields, nickname] }, ...rest] };
  };

  it('MON-021 MON-024 APT-253 is shown as it is now, with the answers that still fit and no signature, and is signed as that', async () => {
    const { forms, parts } = scene(['f1']);
    const kept = new Map<string, Draft>();
    const viewModel = new FormSigningViewModel({
      forms,
      drafts: {
        of: (form) => ({
          read: () => kept.get(form),
          keep: (draft) => void kept.set(form, draft),
          drop: () => void kept.delete(form),
        }),
      },
    });
    await viewModel.load();
    fillIn(viewModel);
    parts.formStore.write(mesa.id, changedForm());
    await viewModel.send();
    expect((await parts.formStore.signed(chart, 1, 10)).total).toBe(0);
    expect(filling(viewModel)).toMatchObject({ sending: false, form: { page: 0, input: { form: { version: 2 } } } });
    expect(filling(viewModel).notice).toMatchObject({ modal: 'Changed', title: 'This form has changed' });
    expect(filling(viewModel).form.input.answers).toEqual({ name: 'Ana' });
    // What goes over is kept as what is typed is.
    expect([...kept]).toEqual([['form f1 2', { name: 'Ana' }]]);
    viewModel.closeNotice();
    expect(filling(viewModel).notice).toBeUndefined();
    expect(filling(viewModel).form.trySend()).toBe(false);
    fillIn(viewModel);
    await viewModel.send();
    expect(viewModel.phase.kind).toBe('done');
    expect((await parts.formStore.signed(chart, 1, 10)).entries).toMatchObject([{ version: 2 }]);
  });

  it('APT-253 is asked for again where the answer does not bring it, and says why it was not taken', async () => {
    const { forms, parts } = scene(['f1']);
    const sign: Forms['sign'] = async () => failed({ kind: 'form-changed', uuid: uuid('f1') });
    const viewModel = new FormSigningViewModel({ forms: { queue: () => forms.queue(), sign }, drafts });
    await viewModel.load();
    fillIn(viewModel);
    parts.formStore.write(mesa.id, changedForm());
    await viewModel.send();
    expect(filling(viewModel)).toMatchObject({
      form: { input: { form: { version: 2 } } },
      problem: { kind: 'form-changed' },
    });
    expect(filling(viewModel).form.input.answers).toEqual({ name: 'Ana' });
  });

  it('MON-024 is told in the language of the person', async () => {
    const { as, parts } = scene(['f1']);
    parts.formStore.write(mesa.id, changedForm());
    const refused = await as({ ...callOf(ben, mesa), language: 'es' }).sign([filled('f1')]);
    expect(refused).toMatchObject(
      failed({ now: { form: { title: 'Consentimiento 2' }, notice: { title: 'Este formulario cambió' } } }),
    );
  });
});

describe('a form that was signed', () => {
  it('APT-247 APT-241 is read as it was signed, whatever became of the form', async () => {
    const { forms, parts } = scene();
    await forms.sign([filled('f1')]);
    parts.formStore.write(mesa.id, sampleForm('f1', 2));
    const viewModel = new SignedFormViewModel(forms, { practice: mesa.id, uuid: uuid('f1'), signedAt: noon });
    await viewModel.load();
    expect(viewModel.phase).toMatchObject({
      kind: 'ready',
      signed: { form: { version: 1 }, answers: { name: 'Ana', signature: 'Ana Reyes' }, signedAt: noon },
    });
    parts.formStore.setStanding(mesa.id, uuid('f1'), 'hidden');
    await viewModel.load();
    expect(viewModel.phase.kind).toBe('gone');
  });

  it('APT-235 has an address of its uuid and its day of signing', () => {
    for (const address of [
      { kind: 'sign' },
      { kind: 'one', uuid: uuid('a_b-1') },
      { kind: 'signed', uuid: uuid('a-b.1'), signedAt: noon },
    ] as const) {
      const action = decodeURIComponent(pathOfForm(address).replace('/form_history/', ''));
      expect(formAddressOf(action)).toEqual(address);
    }
    expect(formAddressOf('<script>')).toBeUndefined();
  });
});
