import { describe, expect, it } from '@jest/globals';
import type { FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { failed, HOUR, MINUTE, plus, type AppointmentId } from '@portico/domain/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  callOf,
  delegateFor,
  mesa,
  noon,
  visit,
} from '@portico/services/kernel/testing';
import { holding, MemoryAnalytics } from '@portico/application/kernel/testing';
import type { FormSigningViewModel } from '../forms/index.ts';
import { CheckInViewModel } from './check-in.view-model.ts';
import { trackedCheckIn } from './check-in-analytics.ts';
import {
  askForms,
  checkInByLink,
  checkInScreen,
  checkInFixture,
  noLookups,
  none,
  nothing,
  ofBen,
  soon,
} from './testing/index.ts';

describe('checking in', () => {
  it('APT-170 APT-172 APT-196 asks for an entry or none of each list, and then tells the practice', async () => {
    const { port, status, activityLog } = checkInFixture();
    const { did, screen, part } = await checkInScreen(port);
    expect(screen.screen).toMatchObject({ steps: ['medsAllergies'], done: [] });
    expect({ canGoOn: screen.canGoOn, isLast: screen.position?.isLast }).toEqual({ canGoOn: false, isLast: true });
    part().tick('allergies', true);
    await screen.submit();
    expect({ canGoOn: screen.canGoOn, status: await status(), did }).toEqual({
      canGoOn: false,
      status: 'SCHEDULED',
      did: [],
    });
    await part().type('medications', 0, 'Ñame');
    expect(screen.canGoOn).toBe(true);
    await screen.submit();
    expect({ status: await status(), did }).toEqual({ status: 'CHECKED-IN', did: ['done'] });
    expect(activityLog.changes).toMatchObject([
      { actor: 'ben', action: 'reported-history' },
      { actor: 'ben', action: 'checked-in', resource: 'soon' },
    ]);
  });

  it('APT-171 sends once, however often it is pressed, and cannot be pressed while it is on its way', async () => {
    const fixture = checkInFixture();
    const held = holding(fixture.port);
    const { did, screen, part } = await checkInScreen(fixture.port);
    const slow = new CheckInViewModel({
      checkIn: held.port,
      visit: ofBen,
      lookups: noLookups,
      onDone: () => did.push('done'),
      onLeave: () => undefined,
    });
    const opening = slow.load();
    await held.release();
    await opening;
    for (const kind of ['allergies', 'medications'] as const) slow.medsAllergies?.tick(kind, true);
    const sent = slow.submit();
    expect({ phase: slow.phase, canGoOn: slow.canGoOn }).toMatchObject({
      phase: { kind: 'at', sending: true },
      canGoOn: false,
    });
    await slow.submit();
    await held.release();
    await sent;
    expect(did).toEqual(['done']);
    expect(fixture.activityLog.changes.filter(({ action }) => action === 'checked-in')).toHaveLength(1);
    // Another page of the same check-in finds it done.
    for (const kind of ['allergies', 'medications'] as const) part().tick(kind, true);
    await screen.submit();
    expect(did).toEqual(['done', 'done']);
    expect(fixture.activityLog.changes.filter(({ action }) => action === 'checked-in')).toHaveLength(1);
  });

  it('APT-173 shows the payment where something is due, and it can be left for the office', async () => {
    const { port, due, status } = checkInFixture();
    due.is = true;
    const { did, screen, part } = await checkInScreen(port);
    for (const kind of ['allergies', 'medications'] as const) part().tick(kind, true);
    await screen.submit();
    expect({ phase: screen.phase.kind, status: await status(), did }).toEqual({
      phase: 'paying',
      status: 'CHECKED-IN',
      did: [],
    });
    screen.payLater();
    expect(did).toEqual(['done']);
    const again = await checkInScreen(port);
    expect(again.screen.phase.kind).toBe('paying');
  });

  it('APT-175 APT-177 keeps the page and the entries when no answer comes, and can be sent again', async () => {
    const { port } = checkInFixture();
    let down = true;
    const { did, screen, part } = await checkInScreen({
      ...port,
      postMedsAllergies: async (...of) => (down ? failed({ kind: 'malfunction' }) : port.postMedsAllergies(...of)),
    });
    await part().type('allergies', 0, 'Latex');
    part().tick('medications', true);
    await screen.submit();
    expect(screen.phase).toMatchObject({ kind: 'at', sending: false, problem: { kind: 'malfunction' } });
    expect({ canGoOn: screen.canGoOn, changes: part().report.allergies.changes }).toEqual({
      canGoOn: true,
      changes: [{ action: 'add', name: 'Latex' }],
    });
    down = false;
    await screen.submit();
    expect(did).toEqual(['done']);
  });

  it('keeps what was typed when the page is left, until it is handed in, and what is done for good', async () => {
    const { port, checkIns } = checkInFixture();
    const first = await checkInScreen(port);
    await first.part().type('allergies', 0, 'Latex');
    first.screen.dispose();
    const second = await checkInScreen(port, first.drafts);
    expect(second.part().report.allergies.changes).toEqual([{ action: 'add', name: 'Latex' }]);
    second.part().tick('medications', true);
    await second.screen.submit();
    expect(first.drafts.of('check-in soon').read()).toBeUndefined();
    expect(await checkIns.done(benAtMesa, soon)).toEqual(['medsAllergies']);
  });

  it('leaves to the office what it has no page of, wherever in the order that is asked', async () => {
    const { port, status } = checkInFixture(['task', 'information', 'medsAllergies', 'consents', 'intake']);
    const { did, screen, part } = await checkInScreen(port);
    expect(screen.screen).toMatchObject({ steps: ['medsAllergies'], at: { kind: 'medsAllergies' } });
    for (const kind of ['allergies', 'medications'] as const) part().tick(kind, true);
    await screen.submit();
    expect({ status: await status(), did }).toEqual({ status: 'CHECKED-IN', did: ['done'] });
  });

  it('checks in by one press where the practice asks nothing', async () => {
    const { port, status } = checkInFixture([]);
    const { did, screen } = await checkInScreen(port);
    expect({ at: screen.screen?.at.kind, canGoOn: screen.canGoOn }).toEqual({ at: 'ready', canGoOn: true });
    await screen.submit();
    expect({ status: await status(), did }).toEqual({ status: 'CHECKED-IN', did: ['done'] });
  });

  it('ACC-414 is counted once the practice knows of it, and not before', async () => {
    const { port } = checkInFixture();
    const analytics = new MemoryAnalytics();
    const own = trackedCheckIn(port, analytics);
    await own.open(ofBen);
    await own.goOn(ofBen);
    expect(analytics.told).toEqual([]);
    await own.postMedsAllergies(ofBen, nothing);
    expect(analytics.told).toEqual([{ name: 'Check In' }]);
  });
});

describe('the consent forms', () => {
  /** Fills in the form that stands there, page by page, and signs it. */
  const sign = async (forms: FormSigningViewModel) => {
    const { phase } = forms;
    if (phase.kind !== 'filling') throw new Error(`It is ${phase.kind}.`);
    phase.form.type('name', 'Ben');
    phase.form.next();
    phase.form.type('signature', 'Ben Reyes');
    await forms.send();
  };
  const asked = () => {
    const fixture = checkInFixture(['medsAllergies', 'consents']);
    askForms(fixture, 'consents', 'f1', 'f2');
    return fixture;
  };

  it('APT-164 APT-165 APT-174 APT-199 come after the lists, are signed one by one, and check in with the last', async () => {
    const { port, status, activityLog, checkIns } = asked();
    const { did, screen, part, forms } = await checkInScreen(port);
    expect(screen.screen).toMatchObject({ steps: ['medsAllergies', 'consents'], at: { kind: 'medsAllergies' } });
    expect({ isLast: screen.position?.isLast, count: screen.position?.count }).toEqual({
      isLast: false,
      count: { at: 1, total: 2 },
    });
    for (const kind of ['allergies', 'medications'] as const) part().tick(kind, true);
    await screen.submit();
    expect({ step: screen.step, medsAllergies: screen.medsAllergies }).toEqual({
      step: 'consents',
      medsAllergies: undefined,
    });
    await sign(forms());
    expect({
      status: await status(),
      signed: forms().titles.length,
      done: await checkIns.done(benAtMesa, soon),
    }).toEqual({
      status: 'SCHEDULED',
      signed: 1,
      done: ['medsAllergies'],
    });
    await sign(forms());
    expect({ status: await status(), did }).toEqual({ status: 'CHECKED-IN', did: ['done'] });
    expect(activityLog.changes.map(({ action, resource }) => [action, resource])).toEqual([
      ['reported-history', undefined],
      ['signed-form', 'f1'],
      ['signed-form', 'f2'],
      ['checked-in', 'soon'],
    ]);
  });

  it('APT-170 do not go on from a page with an empty required field', async () => {
    const { port } = asked();
    await port.postMedsAllergies(ofBen, nothing);
    const { forms } = await checkInScreen(port);
    const { phase } = forms();
    if (phase.kind !== 'filling') throw new Error('It is there.');
    phase.form.next();
    expect({ page: phase.form.page, fieldsName: phase.form.problems.fields['name'] }).toEqual({
      page: 0,
      fieldsName: { kind: 'required' },
    });
    expect(phase.form.trySend()).toBe(false);
  });

  it('APT-176 APT-177 go back to their first page when the submit fails, with what was typed', async () => {
    const { port } = asked();
    await port.postMedsAllergies(ofBen, nothing);
    const { forms } = await checkInScreen({ ...port, postForms: async () => failed({ kind: 'unavailable' }) });
    await sign(forms());
    const { phase } = forms();
    if (phase.kind !== 'filling') throw new Error('It stays.');
    expect({ page: phase.form.page, answer: phase.form.input.answer('name'), problem: phase.problem }).toEqual({
      page: 0,
      answer: 'Ben',
      problem: { kind: 'unavailable' },
    });
  });

  it('APT-201 are those of the page alone, and of the patient of the check-in', async () => {
    const fixture = asked();
    const { port, formStore } = fixture;
    await port.postMedsAllergies(ofBen, nothing);
    fixture.formStore.write(mesa.id, sampleForm('other'));
    const other = { uuid: 'other' as FormUuid, version: 1, responses: sampleResponses };
    expect(await port.postForms(ofBen, 'consents', [other])).toEqual(failed({ kind: 'bad-input' }));
    expect(await port.postForms({ patient: anaAtMesa }, 'consents', [])).toEqual(failed({ kind: 'not-found' }));
    expect((await formStore.requested(benAtMesa)).map(({ id }) => id)).toEqual(['f1', 'f2']);
  });

  it('fall away where none waits, and where the practice takes none here', async () => {
    const fixture = checkInFixture(['consents', 'medsAllergies']);
    expect(await fixture.port.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies'] } });
    askForms(fixture, 'consents', 'f1');
    expect(await fixture.port.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies', 'consents'] } });
    fixture.formStore.closeReview(mesa.id);
    expect(await fixture.port.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies'] } });
  });

  it('say so when the visit is over meanwhile', async () => {
    const fixture = asked();
    await fixture.port.postMedsAllergies(ofBen, nothing);
    const { screen, forms } = await checkInScreen(fixture.port);
    fixture.clock.now = plus(noon, 2 * HOUR);
    await sign(forms());
    expect(screen.phase).toEqual({ kind: 'failed', problem: { kind: 'check-in-over' } });
  });

  it('APT-004 are signed by a guest as well', async () => {
    const fixture = checkInFixture(['consents']);
    askForms(fixture, 'consents', 'f1');
    const guest = await checkInByLink(fixture, 'guest-check-in', 'soon');
    const filled = { uuid: 'f1' as FormUuid, version: 1, responses: sampleResponses };
    expect(await guest.postForms({}, 'consents', [filled])).toMatchObject({ value: { at: { kind: 'arrived' } } });
    expect(fixture.activityLog.changes).toMatchObject([
      { actorKind: 'guest', action: 'signed-form', resource: 'f1' },
      { actorKind: 'guest', action: 'checked-in' },
    ]);
  });
});

describe('the list of medications', () => {
  it('says in words how each is taken', async () => {
    const { port, medicationReconciliation } = checkInFixture();
    const aspirin = { id: 'm1', name: 'Aspirin', mayDelete: true, directions: '2 tablet · HS · ORAL' };
    const unsaid = { id: 'm2', name: 'Iron', mayDelete: true };
    medicationReconciliation.put(benAtMesa, { medications: { entries: [aspirin, unsaid], none: false } });
    const { part } = await checkInScreen(port);
    expect(part().lists.medications.rows.map(({ entry }) => entry?.directions)).toEqual([
      '2 tablets, at bedtime, by mouth',
      undefined,
    ]);
  });

  it('keeps what was typed in another language, and says there how each is taken', async () => {
    const { as, medicationReconciliation } = checkInFixture();
    const aspirin = { id: 'm1', name: 'Aspirin', mayDelete: true, directions: 'HS · ORAL' };
    const iron = { id: 'm2', name: 'Iron', mayDelete: true, directions: 'BID' };
    medicationReconciliation.put(benAtMesa, { medications: { entries: [aspirin, iron], none: false } });
    const first = await checkInScreen(as());
    first.part().tick('allergies', true);
    first.part().remove('medications', 1);
    const second = await checkInScreen(as({ ...callOf(ben, mesa), language: 'es' }), first.drafts);
    const { allergies, medications } = second.part().lists;
    expect(allergies.none).toBe(true);
    expect(medications.rows.map(({ entry }) => entry?.directions)).toEqual(['Al acostarse, por la boca']);
    expect(medications.deleted.map(({ directions }) => directions)).toEqual(['Dos veces al día']);
  });

  it('APT-190 MON-322 searches after three letters, shows what came of the last search alone, and takes what is picked', async () => {
    const { port } = checkInFixture();
    const asked: string[] = [];
    const { part } = await checkInScreen({
      ...port,
      search: (of, kind, text) => {
        asked.push(text);
        return port.search(of, kind, text);
      },
    });
    await part().type('medications', 0, 'lo');
    expect({ asked, search: part().search }).toEqual({ asked: [], search: undefined });
    await Promise.all([part().type('medications', 0, 'tablet'), part().type('medications', 0, 'losa')]);
    expect(asked).toEqual(['tablet', 'losa']);
    expect(part().search?.found.map(({ code }) => code)).toEqual(['losartan']);
    part().pick('medications', 0, { code: 'losartan', name: 'Losartan 50 mg tablet' });
    expect(part().search).toBeUndefined();
    expect(part().report.medications.changes).toMatchObject([{ action: 'add', code: 'losartan' }]);
  });

  it('lets what is typed stand when it cannot be searched', async () => {
    const { port } = checkInFixture();
    const { part } = await checkInScreen({ ...port, search: async () => failed({ kind: 'unreachable' }) });
    await part().type('medications', 0, 'Losartan');
    expect(part().search).toMatchObject({ found: [], isFailed: true });
    expect(part().report.medications.changes).toEqual([{ action: 'add', name: 'Losartan' }]);
  });

  it('MON-314 MON-315 MON-316 gets rows, and loses them again but the last', async () => {
    const { port } = checkInFixture();
    const { part } = await checkInScreen(port);
    const keys = () => part().lists.allergies.rows.map(({ key }) => key);
    part().add('allergies');
    expect(keys()).toEqual([0, 1]);
    await part().type('allergies', 1, 'Eggs');
    part().remove('allergies', 0);
    part().remove('allergies', 1);
    expect(keys()).toEqual([1]);
    part().remove('allergies', 1);
    expect(part().report.allergies.changes).toEqual([]);
  });

  it('MON-317 MON-318 says first that the provider is to be asked, where the system lets nothing else go', async () => {
    const { port, practices, medicationReconciliation, status } = checkInFixture();
    medicationReconciliation.put(benAtMesa, {
      allergies: { entries: [{ id: 'a1', name: 'Penicillin', mayDelete: false }], none: false },
    });
    practices.put({ ...mesa, behavior: { ...mesa.behavior, clinicianEntriesStay: true } });
    const { part } = await checkInScreen(port);
    part().tick('allergies', true);
    expect({ isReconciling: part().isReconciling, none: part().lists.allergies.none }).toEqual({
      isReconciling: true,
      none: false,
    });
    part().closeReconcile();
    expect(part().isReconciling).toBe(false);
    expect(await port.postMedsAllergies(ofBen, nothing)).toEqual(failed({ kind: 'needs-provider' }));
    expect(await status()).toBe('SCHEDULED');
    practices.put(mesa);
    const elsewhere = await checkInScreen(port);
    elsewhere.part().tick('allergies', true);
    expect(elsewhere.part().lists.allergies.none).toBe(true);
  });
});

describe('check-in at the gateway', () => {
  it('APT-320 APT-327 says from when it is possible, and is over when the visit is', async () => {
    const { clock, port, checkIns } = checkInFixture();
    const start = plus(noon, HOUR);
    clock.now = plus(start, -121 * MINUTE);
    const early = failed({ kind: 'check-in-too-early', until: plus(start, -120 * MINUTE) });
    expect(await port.open(ofBen)).toEqual(early);
    expect(await port.postMedsAllergies(ofBen, nothing)).toEqual(early);
    clock.now = plus(start, 30 * MINUTE);
    expect(await port.goOn(ofBen)).toEqual(failed({ kind: 'check-in-over' }));
    expect(await checkIns.done(benAtMesa, soon)).toEqual([]);
  });

  it('MON-319 refuses a list without an answer, whoever sends it, and keeps nothing of it', async () => {
    const { port, medicationReconciliation, checkIns } = checkInFixture();
    const unanswered = { allergies: none, medications: { none: false, changes: [] } };
    expect(await port.postMedsAllergies(ofBen, unanswered)).toEqual(failed({ kind: 'history-unanswered' }));
    expect((await medicationReconciliation.of(benAtMesa)).allergies.none).toBe(false);
    expect(await checkIns.done(benAtMesa, soon)).toEqual([]);
  });

  it('opens to whoever may act, fill in and see, on own visits alone', async () => {
    const { as, status } = checkInFixture();
    const refused = failed({ kind: 'not-found' });
    expect(await as().open({ patient: anaAtMesa, appointment: 'of-ana' as AppointmentId })).toEqual(refused);
    expect(await as().open({ ...ofBen, appointment: 'of-ana' as AppointmentId })).toEqual(refused);
    for (const permissions of [['appointments:act', 'forms:act'], ['forms:act', 'health:view'], []] as const) {
      const acting = delegateFor(ana, benAtMesa, ...permissions);
      const delegate = as({ acting, language: 'en', now: noon });
      expect(await delegate.open(ofBen)).toEqual(refused);
      expect(await delegate.postMedsAllergies(ofBen, nothing)).toEqual(refused);
      expect(await delegate.search(ofBen, 'allergies', 'latex')).toEqual(refused);
    }
    expect(await status()).toBe('SCHEDULED');
    const acting = delegateFor(ana, benAtMesa, 'appointments:act', 'forms:act', 'health:view');
    expect(await as({ acting, language: 'en', now: noon }).postMedsAllergies(ofBen, nothing)).toMatchObject({
      ok: true,
    });
  });

  it('is about the visit that comes next where none is named', async () => {
    const { port } = checkInFixture();
    expect(await port.open({})).toMatchObject({ ok: true, value: { visit: { id: 'soon', patient: benAtMesa } } });
  });
});

describe('a guest’s check-in', () => {
  it('APT-004 APT-318 is of the visit of the link, and the practice knows it like any other', async () => {
    const fixture = checkInFixture();
    fixture.schedule.put(visit('other', benAtMesa, 0.5));
    const guest = await checkInByLink(fixture, 'guest-check-in', 'soon');
    expect(await guest.open({})).toMatchObject({ ok: true, value: { visit: { id: 'soon' } } });
    const other = { appointment: 'other' as AppointmentId };
    const refused = failed({ kind: 'not-found' });
    expect(await guest.open(other)).toEqual(refused);
    expect(await guest.postMedsAllergies(other, nothing)).toEqual(refused);
    expect(await guest.goOn(other)).toEqual(refused);
    expect(await guest.search(other, 'allergies', 'latex')).toEqual(refused);
    expect(await guest.search({}, 'allergies', 'latex')).toMatchObject({ value: [{ code: 'latex' }] });
    expect(await guest.postMedsAllergies({}, nothing)).toMatchObject({ ok: true, value: { at: { kind: 'arrived' } } });
    expect(await fixture.status()).toBe('CHECKED-IN');
    const byGuest = { actor: 'link-1', actorKind: 'guest', subject: 'ben-mesa' };
    expect(fixture.activityLog.changes).toMatchObject([
      { ...byGuest, action: 'reported-history' },
      { ...byGuest, action: 'checked-in' },
    ]);
  });

  it.each(['guest-appointment', 'guest-reschedule', 'guest-pay', 'guest-survey'] as const)(
    'ACC-007 opens by no link of the kind %s',
    async (purpose) => {
      const fixture = checkInFixture();
      const guest = await checkInByLink(fixture, purpose, 'soon');
      expect(await guest.open({})).toEqual(failed({ kind: 'not-found' }));
      expect(await guest.postMedsAllergies({}, nothing)).toEqual(failed({ kind: 'not-found' }));
      expect(await fixture.status()).toBe('SCHEDULED');
    },
  );
});
