import { beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentStatuses, checkOutStaysOpen } from '@portico/domain/appointments';
import type { FilledForm } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { failed, HOUR, plus, type AppointmentId, type Cents } from '@portico/domain/kernel';
import {
  ana,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  noon,
  pena,
  visit,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { FormsService } from '@portico/services/forms';
import { full } from '@portico/services/payments/testing';
import { byRequest, key } from '@portico/services/scheduling/testing';
import { formsAtCheckOut } from './forms-at-check-out.ts';
import { bookingAtCheckOut } from './booking-at-check-out.ts';
import { checkOutIdsIn, checkOutPath, isWithinCheckOut, stepIn } from '@portico/application/visits';
import { checkOutFixture, ids, nextOrder, running, type CheckOutFixture } from './testing/index.ts';

let fixture: CheckOutFixture;
beforeEach(async () => {
  fixture = await checkOutFixture();
});

const survey = { heading: 'How was it?', surveys: [{ id: 's1', title: 'Your visit' }] };
const form = { id: 'f1', title: { en: 'After your visit', es: 'Después de su cita' } };
const filled: FilledForm = { uuid: sampleForm().uuid, version: 1, responses: sampleResponses };

const askForm = (): void => {
  fixture.booking.formStore.write(pena.id, sampleForm());
  fixture.booking.formStore.put(benAtPena, [form, { ...form, id: 'other' }]);
  fixture.system.ask(pena.id, running, [form.id]);
};
const fillForm = (): void => fixture.booking.formStore.put(benAtPena, [{ ...form, id: 'other' }]);
const open = (step: string) => ({ step, standing: 'open' });
const done = (step: string) => ({ step, standing: 'done' });

describe('what checking out is about', () => {
  it('APT-219 APT-220 are the steps that the visit has, with what is due, and the forms of this visit alone', async () => {
    fixture.place.surveys = survey;
    askForm();
    const answer = await fixture.serviceOf().screen(ids);
    expect(answer).toMatchObject({
      value: {
        ids,
        visit: { appointment: { id: running }, canCheckOut: true },
        phone: pena.phone,
        state: { isCheckedOut: false, parts: ['forms', 'survey', 'payment', 'next-visit'].map(open) },
        forms: [{ id: 'f1', title: 'After your visit' }],
        mayFillForms: true,
        surveys: survey,
        due: 14_500,
        dueCopay: 2_500,
      },
    });
  });

  it('APT-219 has no step that neither the practice nor the visit has', async () => {
    fixture.place.surveys = survey;
    expect(await fixture.serviceOf().screen(ids)).toMatchObject({
      value: { state: { parts: ['survey', 'payment', 'next-visit'].map(open) } },
    });
    fixture = await checkOutFixture(['payment']);
    fixture.place.surveys = survey;
    askForm();
    expect(await fixture.serviceOf().screen(ids)).toMatchObject({ value: { state: { parts: [open('payment')] } } });
  });

  it('MON-058 has no step for a payment where the practice takes no card, and says what is due at its front desk', async () => {
    fixture.payer.merchants.without.add(benAtPena.practice);
    expect(await fixture.serviceOf().screen(ids)).toMatchObject({
      value: { state: { parts: [open('next-visit')] }, due: 14_500, dueCopay: 2_500 },
    });
  });

  it('APT-219 shows a step as done once what it is about is done, wherever that was', async () => {
    fixture.place.surveys = { surveys: [] };
    askForm();
    fillForm();
    await fixture.payer.pay({ kind: 'check-out', appointment: running }, full(14_500));
    fixture.booking.schedule.put(visit('later', benAtPena, 48, { status: 'REQUESTED' }));
    expect(await fixture.serviceOf().screen(ids)).toMatchObject({
      value: {
        state: { parts: ['forms', 'survey', 'payment', 'next-visit'].map(done) },
        due: 0,
        next: { appointment: { id: 'later' } },
      },
    });
  });

  it('APT-219 takes neither this visit nor one that is canceled for the next one', async () => {
    fixture.booking.schedule.put(
      visit(running, benAtPena, -0.25, { status: 'CHECKED-IN' }),
      visit('gone', benAtPena, 48, { status: 'CANCELLED' }),
      visit('elsewhere', benAtMesa, 48),
    );
    const answer = await fixture.serviceOf().screen(ids);
    expect(answer.ok && answer.value.next).toBeUndefined();
  });

  it.each(appointmentStatuses.filter((status) => status !== 'CHECKED-IN'))(
    'APT-219 there is no checking out of a %s visit',
    async (status) => {
      fixture.booking.schedule.put(visit(running, benAtPena, -1, { status }));
      expect(await fixture.serviceOf().screen(ids)).toEqual(failed({ kind: 'no-check-out' }));
      expect(await fixture.serviceOf().checkOut(ids)).toEqual(failed({ kind: 'no-check-out' }));
    },
  );

  it('APT-219 begins with the visit and stays open for a week', async () => {
    const start = plus(noon, -HOUR);
    const at = async (moment: typeof noon) => (await fixture.serviceOf(undefined, moment).screen(ids)).ok;
    expect([await at(plus(start, -1)), await at(start)]).toEqual([false, true]);
    expect([await at(plus(start, checkOutStaysOpen - 1)), await at(plus(start, checkOutStaysOpen))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('who checks out', () => {
  it('APT-003 is the patient, or a delegate who may act, and nobody else', async () => {
    const mayLook = delegateFor(ana, benAtPena, 'appointments:view', 'forms:act', 'payments:act');
    for (const acting of [mayLook, callOf(ana, pena).acting]) {
      const service = fixture.serviceOf(acting);
      for (const answer of [
        await service.screen(ids),
        await service.goOn(ids, [], 'check-out'),
        await service.checkOut(ids),
        await service.bookNext(ids, nextOrder),
      ]) {
        expect(answer).toEqual(failed({ kind: 'not-found' }));
      }
    }
    expect(await fixture.system.checkOutForms(benAtPena, running)).toEqual({ forms: [] });
  });

  it('APT-003 pays nothing here, and fills in nothing, without the right to it', async () => {
    askForm();
    const service = fixture.serviceOf(delegateFor(ana, benAtPena, 'appointments:act'));
    expect(await service.screen(ids)).toMatchObject({
      value: { state: { parts: [open('forms'), open('next-visit')] }, mayFillForms: false, due: 0 },
    });
  });

  it.each([
    [['appointments:act'], []],
    [['appointments:act', 'forms:view'], [{ id: 'f1', title: 'After your visit' }]],
  ] as const)('SEC-S10 a delegate with %j is told these forms by their titles: %j', async (permissions, forms) => {
    askForm();
    const service = fixture.serviceOf(delegateFor(ana, benAtPena, ...permissions));
    const state = { parts: [open('forms'), open('next-visit')] };
    expect(await service.screen(ids)).toMatchObject({ value: { state, forms } });
    for (const answer of [await service.goOn(ids, [], 'check-out'), await service.goOn(ids, [], 'payment')]) {
      expect(answer).toMatchObject({ value: { screen: { state, forms } } });
    }
  });

  it('APT-223 is written in the activity log, once, with the visit alone', async () => {
    await fixture.serviceOf().checkOut(ids);
    await fixture.serviceOf().checkOut(ids);
    const lines = fixture.booking.activityLog.entries.filter(({ action }) => action === 'checked-out');
    expect(lines).toMatchObject([{ resource: running, subject: benAtPena.patient, practice: pena.id }]);
  });
});

describe('checking out', () => {
  it('APT-223 APT-229 tells the practice and opens the done modal, which leads on', async () => {
    const screen = await fixture.opened();
    expect({ isDoneShown: screen.dialog === 'done', canCheckOut: screen.canCheckOut }).toEqual({
      isDoneShown: false,
      canCheckOut: true,
    });
    await screen.checkOut();
    expect(screen.dialog === 'done').toBe(true);
    expect(screen.progress.state.isCheckedOut).toBe(true);
    expect(await fixture.booking.schedule.visit(benAtPena, running)).toMatchObject({ status: 'COMPLETED' });
    expect(screen.progress.next).toBe('payment');
  });

  it('APT-223 asks first whether the person leaves a visit whose end is not past, and checks nobody out by that', async () => {
    const { start, end } = fixture.booking.schedule.all().find(({ id }) => id === running) ?? {
      start: noon,
      end: noon,
    };
    const screen = await fixture.opened();
    fixture.clock.now = plus(end, -1);
    await screen.checkOut();
    const { dialog } = screen;
    const { isCheckedOut } = screen.progress.state;
    expect({ dialog, isCheckedOut }).toEqual({
      dialog: 'early',
      isCheckedOut: false,
    });
    screen.stay();
    expect(screen.dialog === 'early').toBe(false);
    await screen.checkOut();
    await screen.checkOut(true);
    expect({ asked: screen.dialog === 'early', isLeft: screen.progress.state.isCheckedOut }).toEqual({
      asked: false,
      isLeft: true,
    });
    expect(start).toBeLessThan(end);
  });

  it('APT-223 asks nothing of a visit whose end is past', async () => {
    const { end = noon } = fixture.booking.schedule.all().find(({ id }) => id === running) ?? {};
    const screen = await fixture.opened();
    fixture.clock.now = end;
    await screen.checkOut();
    expect({ asked: screen.dialog === 'early', isLeft: screen.progress.state.isCheckedOut }).toEqual({
      asked: false,
      isLeft: true,
    });
  });

  it('APT-223 is sent once, however often it is pressed', async () => {
    const held = holding(fixture.serviceOf());
    const screen = fixture.viewModel(held.port);
    const loading = screen.load();
    await held.release();
    await loading;
    const pressed = [screen.checkOut(), screen.checkOut()];
    expect(held.waiting).toBe(1);
    await held.release();
    await Promise.all(pressed);
    expect(screen.dialog === 'done').toBe(true);
  });

  it('APT-219 APT-223 waits for the forms of the visit, here and at the gateway', async () => {
    askForm();
    const screen = await fixture.opened();
    expect(screen.canCheckOut).toBe(false);
    await screen.checkOut();
    expect(screen.doing.kind).toBe('idle');
    expect(await fixture.serviceOf().checkOut(ids)).toEqual(failed({ kind: 'forms-open' }));
    expect(await fixture.booking.schedule.visit(benAtPena, running)).toMatchObject({ status: 'CHECKED-IN' });
    fillForm();
    await screen.load();
    await screen.checkOut();
    expect(screen.dialog === 'done').toBe(true);
  });

  it('says what went wrong, and tries again: the forms as they are by then, or the same once more', async () => {
    const screen = await fixture.opened();
    askForm();
    await screen.checkOut();
    expect(screen.doing).toMatchObject({ kind: 'failed', what: 'check-out', problem: { kind: 'forms-open' } });
    screen.retry();
    await Promise.resolve();
    expect(screen.phase.kind).toBe('loading');

    let isDown = true;
    const port = fixture.serviceOf();
    fillForm();
    const patchy = {
      screen: port.screen.bind(port),
      goOn: port.goOn.bind(port),
      bookNext: port.bookNext.bind(port),
      checkOut: async (of: typeof ids) => (isDown ? failed({ kind: 'unreachable' as const }) : port.checkOut(of)),
    };
    const other = await fixture.opened(patchy);
    await other.checkOut();
    expect(other.doing).toMatchObject({ kind: 'failed', problem: { kind: 'unreachable' } });
    expect(other.dialog === 'done').toBe(false);
    isDown = false;
    other.retry();
    for (let turn = 0; turn < 500 && other.dialog !== 'done'; turn += 1) await Promise.resolve();
    expect(other.dialog === 'done').toBe(true);
  });

  it('leaves what a visit cannot be checked out of with a sentence', async () => {
    const screen = await fixture.opened(fixture.serviceOf(), { ...ids, appointment: 'none' as AppointmentId });
    expect(screen.phase).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });
});

describe('the forms of a visit', () => {
  const signing = () => {
    const port = new FormsService(
      fixture.booking.activityLog,
      fixture.booking.formStore,
      fixture.booking.practices,
      fixture.booking.registration,
      callOf(ben, pena),
    );
    return formsAtCheckOut(port, fixture.serviceOf(), ids, [form]);
  };

  it('APT-201 APT-219 APT-223 APT-229 are those that it asks for; signing them checks nobody out, and says what is open', async () => {
    askForm();
    const screen = await fixture.opened();
    screen.choose('forms');
    expect(fixture.exits).toEqual(['forms']);
    const queue = await signing().queue();
    expect(queue.ok && queue.value.forms.map(({ uuid }) => uuid)).toEqual(['f1']);
    expect(await signing().sign([filled])).toEqual({ ok: true, value: undefined });
    await screen.load(true);
    expect({ isDoneShown: screen.dialog === 'done', isCheckedOut: screen.progress.state.isCheckedOut }).toEqual({
      isDoneShown: true,
      isCheckedOut: false,
    });
    expect(await fixture.booking.schedule.visit(benAtPena, running)).toMatchObject({ status: 'CHECKED-IN' });
    expect(fixture.booking.activityLog.entries.map(({ action }) => action)).not.toContain('checked-out');
    expect(screen.progress.state.parts).toContainEqual(done('forms'));
    expect(screen.progress.open).toEqual(['payment', 'next-visit']);
    screen.stay();
    expect({ isDoneShown: screen.dialog === 'done', exits: fixture.exits }).toEqual({
      isDoneShown: false,
      exits: ['forms'],
    });
    await screen.checkOut();
    expect({ isDoneShown: screen.dialog === 'done', isCheckedOut: screen.progress.state.isCheckedOut }).toEqual({
      isDoneShown: true,
      isCheckedOut: true,
    });
    const { entries } = await fixture.booking.formStore.signed(benAtPena, 1, 10);
    expect(entries.map(({ uuid }) => uuid)).toEqual(['f1']);
  });

  it('APT-223 APT-229 are signed one by one: nobody is checked out, and no modal opens, while one is open', async () => {
    askForm();
    const second = { ...form, id: 'f2' };
    fixture.booking.formStore.put(benAtPena, [form, second]);
    fixture.booking.formStore.write(pena.id, sampleForm('f2'));
    fixture.system.ask(pena.id, running, ['f1', 'f2']);
    const screen = await fixture.opened();
    expect((await signing().sign([filled])).ok).toBe(true);
    await screen.load(true);
    expect({ isDoneShown: screen.dialog === 'done', isCheckedOut: screen.progress.state.isCheckedOut }).toEqual({
      isDoneShown: false,
      isCheckedOut: false,
    });
    expect(screen.screen?.forms.map(({ id }) => id)).toEqual(['f2']);
  });

  it('APT-223 are refused as any other form is, and none is taken that the visit does not ask for', async () => {
    askForm();
    expect(await signing().sign([{ ...filled, version: 2 }])).toMatchObject({ error: { kind: 'form-changed' } });
    expect(await signing().sign([{ ...filled, responses: [] }])).toMatchObject({ error: { kind: 'form-incomplete' } });
    const other = { ...filled, uuid: sampleForm('other').uuid };
    expect(await fixture.serviceOf().checkOut(ids, [other])).toEqual(failed({ kind: 'bad-input' }));
    expect(await fixture.booking.schedule.visit(benAtPena, running)).toMatchObject({ status: 'CHECKED-IN' });
  });

  it('APT-219 are waited for only where they can be filled in here', async () => {
    fixture.booking.formStore.put(benAtPena, [form]);
    fixture.system.ask(pena.id, running, [form.id]);
    expect((await fixture.opened()).canCheckOut).toBe(true);
  });
});

describe('the way on', () => {
  it('APT-221 APT-227 leads from the done modal to a survey that waits', async () => {
    fixture.place.surveys = survey;
    const screen = await fixture.opened();
    await screen.checkOut();
    expect(screen.progress.next).toBe('survey');
    await screen.goOn();
    expect({ isDoneShown: screen.dialog === 'done', exits: fixture.exits }).toEqual({
      isDoneShown: false,
      exits: ['survey'],
    });
  });

  it('APT-221 APT-228 leads to the payment where no survey waits, or it was left out', async () => {
    const screen = await fixture.opened();
    await screen.checkOut();
    await screen.goOn();
    expect(fixture.exits).toEqual(['payment']);

    fixture.place.surveys = survey;
    const other = await fixture.opened();
    other.progress.skip('survey');
    await other.goOn();
    expect(fixture.exits).toEqual(['payment', 'payment']);
  });

  it('APT-222 APT-230 leads from the payment back to the main screen, where a survey waits as a step', async () => {
    const screen = await fixture.opened();
    await fixture.payer.pay({ kind: 'check-out', appointment: running }, full(14_500));
    await screen.paid(false);
    expect(fixture.exits).toEqual([]);
    expect(screen.progress.state.parts).toContainEqual(done('payment'));
    fixture.place.surveys = survey;
    await screen.paid(false);
    expect(fixture.exits).toEqual([]);
    expect(screen.progress.open).toContain('survey');
  });

  it('says what was paid on the way of what is due, and which step the person is back from', async () => {
    const screen = await fixture.opened();
    screen.choose('payment');
    await fixture.payer.pay({ kind: 'check-out', appointment: running }, { kind: 'partial', amount: 4_000 as Cents });
    await screen.paid(false);
    const { progress } = screen;
    expect({ paid: progress.paidHere, due: screen.screen?.due, away: progress.away }).toEqual({
      paid: 4_000,
      due: 10_500,
      away: 'payment',
    });
    progress.comeBack();
    expect(progress.away).toBeUndefined();
  });

  it('APT-232 says that a plan was made on the way, from then on', async () => {
    const screen = await fixture.opened();
    await screen.paid(true);
    expect(screen.progress.ids).toEqual({ ...ids, planCreated: true });
    expect(screen.screen?.ids.planCreated).toBe(true);
    expect(fixture.drafts.current?.ids.planCreated).toBe(true);
  });

  it('APT-230 takes the steps in any order, and leaves the optional ones out until they are wanted', async () => {
    fixture.place.surveys = survey;
    const screen = await fixture.opened();
    for (const step of ['next-visit', 'payment', 'survey'] as const) screen.choose(step);
    screen.leave();
    expect(fixture.exits).toEqual(['next-visit', 'payment', 'survey', 'appointments']);
    screen.progress.skip('survey');
    screen.progress.skip('payment');
    expect(screen.progress.state.parts.filter(({ standing }) => standing === 'skipped')).toHaveLength(2);
    // What was left out is known on the way back from booking.
    expect((await fixture.opened()).progress.state.parts).toContainEqual({ step: 'survey', standing: 'skipped' });
    screen.choose('survey');
    expect(screen.progress.state.parts).toContainEqual(open('survey'));
    const other = await fixture.opened(fixture.serviceOf(), { ...ids, appointment: 'other' as AppointmentId });
    expect(other.progress.skipped).toEqual([]);
  });
});

describe('the next visit', () => {
  it('APT-230 can be wanted so long after this one, also once it was left out', async () => {
    const screen = await fixture.opened();
    screen.progress.skip('next-visit');
    screen.choose('next-visit', 'In a month');
    expect(fixture.exits).toEqual(['In a month']);
    expect(screen.progress.state.parts).toContainEqual(open('next-visit'));
  });

  it('APT-224 APT-226 is booked by the one way of booking, once, and told as such before anything else', async () => {
    fixture.place.surveys = survey;
    const booking = bookingAtCheckOut(fixture.booking.service(), fixture.serviceOf(), ids);
    const booked = await booking.book(nextOrder);
    expect(booked).toMatchObject({ ok: true, value: { visit: { appointment: { status: 'SCHEDULED' } } } });
    expect(await booking.book(nextOrder)).toEqual(booked);
    expect(await fixture.serviceOf().bookNext(ids, nextOrder)).toMatchObject({
      value: {
        way: { isRequested: true, redirectSurvey: true, screen: { next: { appointment: { start: nextOrder.start } } } },
      },
    });
    const screen = await fixture.opened();
    expect(screen.progress.state.parts).toContainEqual(done('next-visit'));
  });

  it('APT-224 is asked for where the practice answers first', async () => {
    const order = { ...nextOrder, choice: byRequest, key: key('asked') };
    expect(await fixture.serviceOf().bookNext(ids, order)).toMatchObject({
      value: { booked: { visit: { appointment: { status: 'REQUESTED' } } } },
    });
  });

  it('APT-224 is refused as any other booking is, at another practice too', async () => {
    const booking = bookingAtCheckOut(fixture.booking.service(), fixture.serviceOf(), ids);
    const late = { ...nextOrder, start: plus(nextOrder.start, 1) };
    expect(await booking.book(late)).toEqual(failed({ kind: 'slot-gone' }));
    const elsewhere = { ...nextOrder, choice: { ...nextOrder.choice, practice: benAtMesa.practice } };
    expect(await booking.book(elsewhere)).toEqual(failed({ kind: 'bad-input' }));
    fixture.booking.schedule.put(visit(running, benAtPena, -1, { status: 'MISSED' }));
    expect(await booking.book(nextOrder)).toEqual(failed({ kind: 'not-found' }));
  });

  it('APT-217 shows and keeps the same times as any other booking', async () => {
    const booking = bookingAtCheckOut(fixture.booking.service(), fixture.serviceOf(), ids);
    const hours = await booking.hours(nextOrder.choice);
    expect(hours).toEqual(await fixture.booking.service().hours(nextOrder.choice));
    const kept = await booking.keep(nextOrder.choice, nextOrder.start);
    expect(kept.ok).toBe(true);
    if (!kept.ok) return;
    expect((await booking.book({ ...nextOrder, hold: kept.value.hold })).ok).toBe(true);
    expect((await booking.release(pena.id, kept.value.hold)).ok).toBe(true);
  });
});

describe('leaving it', () => {
  it('APT-231 APT-027 is counted as given up, once, where the person is not checked out, and forgotten', async () => {
    await fixture.opened();
    fixture.drafts.leaveFor('/dashboard');
    fixture.drafts.leaveFor('/dashboard');
    expect(fixture.analytics.told).toEqual([{ name: 'Cancel Check Out' }]);
    expect(fixture.drafts.current).toBeUndefined();
    // Nothing of it is lost: it is resumed as it stood.
    expect((await fixture.opened()).phase.kind).toBe('ready');
  });

  it('APT-231 counts nothing on the way through its screens, and once the person is checked out', async () => {
    const screen = await fixture.opened();
    const paths = ['', '/survey', '/add_appointment', '/available_hours'].map((end) => `/appointments/check_out${end}`);
    for (const path of [...paths, '/appointments/add_appointment/prepayment']) {
      expect(isWithinCheckOut(path)).toBe(true);
      fixture.drafts.leaveFor(path);
    }
    expect(fixture.drafts.current?.ids).toEqual(ids);
    await screen.checkOut();
    fixture.drafts.leaveFor('/appointments');
    expect({ told: fixture.analytics.told, draftsCurrent: fixture.drafts.current }).toEqual({
      told: [],
      draftsCurrent: undefined,
    });
  });
});

describe('the address', () => {
  /** A path and its query, as a browser would read them. */
  const read = (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const values = new Map(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]));
    return { path, values, query: { get: (name: string) => values.get(name) ?? null } };
  };

  it('APT-225 APT-233 carries the ids, and hands what is external through unread', async () => {
    const whole = { ...ids, planCreated: true, fromAddAppointment: true, externalData: '{"a":"ñ&=1"}' } as const;
    for (const at of ['main', 'forms', 'payment', 'survey', 'next-visit'] as const) {
      const { path, query } = read(checkOutPath(whole, at));
      expect(checkOutIdsIn(query)).toEqual(whole);
      expect(stepIn(query)).toBe(at === 'payment' || at === 'forms' ? at : undefined);
      expect(isWithinCheckOut(path)).toBe(true);
    }
    expect(await fixture.serviceOf().screen(whole)).toMatchObject({ value: { ids: whole } });
    expect(await fixture.serviceOf().screen({ ...ids, externalData: 'x'.repeat(2_001) })).toEqual(
      failed({ kind: 'bad-input' }),
    );
  });

  it.each(['practiceId', 'patientId', 'appointmentId'])('APT-233 names no check-out without %s', (missing) => {
    const { values, query } = read(checkOutPath(ids));
    values.delete(missing);
    expect(checkOutIdsIn(query)).toBeUndefined();
  });
});
