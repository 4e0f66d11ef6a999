import type { ActivityLog } from '@portico/domain/activity';
import type { AppointmentBooking, Schedule, VisitPolicies } from '@portico/domain/appointments';
import { type Instant, DAY, failed, MINUTE, ok, type AppointmentId, type Cents } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { ServiceCall } from '@portico/services/kernel';
import {
  CancelableVisits,
  AppointmentsService,
  CancelingService,
  type CancellationFee,
  type PrepaidVisits,
  type VisitNotifications,
} from '@portico/services/appointments';
import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import type { VisitEvent } from '@portico/domain/notifications';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  mesa,
  pena,
  noon,
  baseFixture,
  visit,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { refOf, type ListedAppointment, type VisitRef, type Canceling } from '@portico/application/appointments';
import { Drafts } from '../kernel/index.ts';
import { CancelingViewModel, type ChosenReason } from './canceling.view-model.ts';

const reasons = [
  { id: '10', code: 'PR', value: '1', name: { en: 'I need another time', es: 'Necesito otra hora' } },
  { id: '11', name: { en: 'I feel better', es: 'Me siento mejor' } },
  { id: '12', code: 'OT', name: { en: 'Something else', es: 'Otro motivo' } },
];
const fee = 2_500 as Cents;

/** Ben's visits: two days ahead, tomorrow (after the cut-off), one with a fee and a request. */
interface CancelingParts {
  readonly schedule: Schedule;
  readonly visitPolicies: VisitPolicies;
  readonly practices: PracticeDirectory;
  readonly activityLog: ActivityLog;
  readonly appointmentBooking: AppointmentBooking;
  readonly prepaid: PrepaidVisits;
  readonly cancellationFee: CancellationFee;
  readonly visitNotifications: VisitNotifications;
  readonly ledgerClock: () => Instant;
}

const cancelingOf = (parts: CancelingParts, call: ServiceCall): CancelingService => {
  const { schedule, visitPolicies, practices, prepaid, cancellationFee, ledgerClock } = parts;
  return new CancelingService(
    new CancelableVisits(schedule, visitPolicies, practices, prepaid, cancellationFee, ledgerClock),
    schedule,
    parts.appointmentBooking,
    prepaid,
    parts.visitNotifications,
    parts.activityLog,
    call,
  );
};

const scene = () => {
  const parts = baseFixture();
  parts.schedule.put(
    visit('soon', benAtMesa, 48, { visitType: 'Follow-up' }),
    visit('tomorrow', benAtMesa, 23),
    visit('costly', benAtMesa, 72),
    visit('asked', benAtMesa, 2, { status: 'REQUESTED' }),
    visit('over', benAtMesa, -2, { status: 'COMPLETED' }),
    visit('arrived', benAtMesa, 30, { status: 'CHECKED-IN' }),
    visit('of-ana', anaAtMesa, 48),
  );
  const appointmentBooking = new MemoryAppointmentBooking(() => noon);
  appointmentBooking.putSchedule(parts.schedule);
  parts.visitPolicies.put(mesa.id, {
    cancellation: { cutOffMinutes: DAY / MINUTE, reasons },
    remindersBefore: [],
    checkInOpensBefore: 60,
  });
  const told: (readonly [VisitEvent, string])[] = [];
  const deps: CancelingParts = {
    ...parts,
    ledgerClock: () => noon,
    appointmentBooking,
    prepaid: { terms: async () => undefined, canceling: (_, __, ___, cancel) => cancel() },
    cancellationFee: async (_, appointment) => (appointment === 'costly' ? fee : (0 as Cents)),
    visitNotifications: (event, { start }) => told.push([event, String((start - noon) / 3_600_000)]),
  };
  const service = cancelingOf(deps, callOf(ben, mesa));
  return { parts, appointmentBooking, deps, told, service };
};

const at = (id: string, patient = benAtMesa): VisitRef => ({ patient, appointment: id as AppointmentId });

describe('what a practice offers before a visit is canceled', () => {
  it('is its reasons in its order and in the language of the person, and whom to call', async () => {
    const { deps, service } = scene();
    expect(await service.offer(at('soon'))).toEqual(
      ok({
        terms: { kind: 'open', until: noon + DAY, fee: 0 },
        reasons: [
          { id: '10', name: 'I need another time', needsComments: false, anotherTime: true },
          { id: '11', name: 'I feel better', needsComments: false, anotherTime: false },
          { id: '12', name: 'Something else', needsComments: true, anotherTime: false },
        ],
        practiceName: mesa.name,
        practicePhone: mesa.phone,
        payable: true,
      }),
    );
    const inSpanish = await cancelingOf(deps, callOf(ana, mesa)).offer(at('of-ana', anaAtMesa));
    expect(inSpanish).toMatchObject({ value: { reasons: [{ name: 'Necesito otra hora' }, {}, {}] } });
  });

  it.each([
    ['tomorrow', { kind: 'too-late', since: noon - 60 * MINUTE }],
    ['costly', { kind: 'open', until: noon + 2 * DAY, fee }],
    ['asked', { kind: 'open', until: noon + 150 * MINUTE, fee: 0 }],
    ['over', { kind: 'over' }],
    ['arrived', { kind: 'over' }],
  ])('APT-130 says for %s whether it can be, and what it costs', async (id, terms) => {
    const { service } = scene();
    expect(await service.offer(at(id))).toMatchObject({ value: { terms } });
  });
});

describe('canceling a visit', () => {
  it('APT-124 APT-125 ACC-272 MON-160 MON-161 cancels it with the reason 1 where none was chosen, tells the patient and writes it down', async () => {
    const { parts, appointmentBooking, told, service } = scene();
    expect(await service.cancel(at('soon'), {})).toEqual(ok(undefined));
    expect(appointmentBooking.cancelled.get('soon' as AppointmentId)).toEqual({ id: '1' });
    expect(await parts.schedule.visit(benAtMesa, 'soon' as AppointmentId)).toMatchObject({ status: 'CANCELLED' });
    expect(told).toEqual([['cancelled', '48']]);
    expect(parts.activityLog.entries).toMatchObject([
      { actor: 'ben', actorKind: 'patient', subject: 'ben-mesa', action: 'cancelled-visit', resource: 'soon' },
    ]);
  });

  it('is written down at the practice of the visit, whichever is open', async () => {
    const { parts, deps } = scene();
    expect(await cancelingOf(deps, callOf(ben, pena)).cancel(at('soon'), {})).toEqual(ok(undefined));
    expect(parts.activityLog.entries).toMatchObject([{ action: 'cancelled-visit', practice: mesa.id }]);
  });

  it('is done once, however often it is sent', async () => {
    const { parts, told, service } = scene();
    for (let press = 0; press < 3; press += 1) expect(await service.cancel(at('soon'), {})).toEqual(ok(undefined));
    expect(told).toHaveLength(1);
    expect(parts.activityLog.entries).toHaveLength(1);
  });

  it('asks anew where another part of a prepayment goes back, and is done where another press has canceled it', async () => {
    const { deps, appointmentBooking, told } = scene();
    const canceling: PrepaidVisits['canceling'] = async (_, __, shown, cancel) =>
      shown === undefined ? cancel() : failed({ kind: 'prepayment-changed' });
    const prepaid = { ...deps.prepaid, canceling };
    const service = cancelingOf({ ...deps, prepaid }, callOf(ben, mesa));
    const said = { givenBack: 7_500 as Cents };
    expect(await service.cancel(at('soon'), said)).toEqual(failed({ kind: 'prepayment-changed' }));
    expect({ cancelledCount: appointmentBooking.cancelled.size, told }).toEqual({ cancelledCount: 0, told: [] });
    const inBetween: typeof canceling = async (...asked) => {
      await service.cancel(at('soon'), {});
      return canceling(...asked);
    };
    const slow = cancelingOf({ ...deps, prepaid: { ...prepaid, canceling: inBetween } }, callOf(ben, mesa));
    expect(await slow.cancel(at('soon'), said)).toEqual(ok(undefined));
    expect(told).toHaveLength(1);
  });

  it('takes a request back at any time', async () => {
    const { told, service } = scene();
    expect(await service.cancel(at('asked'), {})).toEqual(ok(undefined));
    expect(told).toEqual([['withdrawn', '2']]);
  });

  it('APT-126 APT-127 MON-162 keeps comments with the reason OT alone, which needs them', async () => {
    const { appointmentBooking, service } = scene();
    expect(await service.cancel(at('soon'), { id: '12' })).toEqual(failed({ kind: 'comments-missing' }));
    expect(await service.cancel(at('soon'), { id: '99' })).toEqual(failed({ kind: 'unknown-reason' }));
    expect(appointmentBooking.cancelled.size).toBe(0);
    await service.cancel(at('soon'), { id: '12', comments: 'I moved away.' });
    expect(appointmentBooking.cancelled.get('soon' as AppointmentId)).toEqual({ id: '12', comments: 'I moved away.' });
    await service.cancel(at('asked'), { id: '11', comments: 'I moved away.' });
    expect(appointmentBooking.cancelled.get('asked' as AppointmentId)).toEqual({ id: '11' });
  });

  it.each([
    ['tomorrow', { kind: 'too-late-to-cancel', phone: mesa.phone }],
    ['costly', { kind: 'fee-due', amount: fee }],
    ['over', { kind: 'not-cancellable' }],
    ['arrived', { kind: 'not-cancellable' }],
    ['unknown', { kind: 'not-found' }],
    ['of-ana', { kind: 'not-found' }],
  ])('MON-166 leaves %s as it is', async (id, refusal) => {
    const { appointmentBooking, told, parts, service } = scene();
    expect(await service.cancel(at(id), {})).toEqual(failed(refusal));
    expect({ cancelledCount: appointmentBooking.cancelled.size, told, activityLog: parts.activityLog.entries }).toEqual(
      { cancelledCount: 0, told: [], activityLog: [] },
    );
  });

  it("does nothing on somebody else's chart, or for whoever may only look", async () => {
    const { deps, appointmentBooking, service } = scene();
    const refused = failed({ kind: 'not-found' });
    expect(await service.cancel(at('of-ana', anaAtMesa), {})).toEqual(refused);
    expect(await service.offer(at('of-ana', anaAtMesa))).toEqual(refused);
    expect(await service.cancel(at('soon', benAtPena), {})).toEqual(refused);
    const asDelegate = (permission: Permission) => {
      const acting = delegateFor(ana, benAtMesa, permission);
      return cancelingOf(deps, { acting, language: 'en', now: noon });
    };
    for (const permission of ['appointments:view', 'payments:act'] as const) {
      expect(await asDelegate(permission).offer(at('soon'))).toEqual(refused);
      expect(await asDelegate(permission).cancel(at('soon'), {})).toEqual(refused);
    }
    expect(appointmentBooking.cancelled.size).toBe(0);
    expect(await asDelegate('appointments:act').cancel(at('soon'), {})).toEqual(ok(undefined));
    expect(deps.activityLog).toMatchObject({ entries: [{ actor: 'ana', actorKind: 'delegate', subject: 'ben-mesa' }] });
  });
});

describe('the modal of a cancellation', () => {
  const modal = async (port?: (service: Canceling) => Canceling) => {
    const drafts = new Drafts(() => ({ person: 'ben', place: 'mesa' }));
    const draftOf = (visit: string) => drafts.of(`cancel ${visit}`);
    const { parts, appointmentBooking, service } = scene();
    const left: unknown[] = [];
    const screen = new CancelingViewModel(port?.(service) ?? service, {
      onCanceled: () => left.push('reload'),
      onAnotherTime: ({ appointment }) => left.push(['another time', appointment.id]),
      onPay: ({ appointment }, reason: ChosenReason) => left.push(['pay', appointment.id, reason]),
      draftOf,
    });
    const list = await new AppointmentsService(
      parts.schedule,
      parts.visitPolicies,
      parts.practices,
      parts.activityLog,
      parts.waitListService,
      callOf(ben, mesa),
    ).list();
    const listed = (id: string): ListedAppointment => {
      const all = list.ok ? [...list.value.upcoming, ...list.value.requests] : [];
      const found = all.find(({ appointment }) => appointment.id === id);
      if (found === undefined) throw new Error(`${id} is not listed.`);
      return found;
    };
    return { appointmentBooking, screen, left, listed, draftOf };
  };

  it('APT-122 APT-123 ACC-276 closes, waits, and ends in the success modal with the reason forgotten and the list loaded anew', async () => {
    const held: { release?: () => Promise<void> } = {};
    const { screen, left, listed, appointmentBooking } = await modal((service) => {
      const slow = holding(service);
      held.release = () => slow.release();
      return slow.port;
    });
    const soon = listed('soon');
    void screen.ask(soon);
    expect(screen.phase.kind).toBe('asking');
    await held.release?.();
    expect(screen.phase.kind).toBe('open');
    screen.choose('12');
    screen.write('I moved.');
    void screen.confirm();
    // The modal is closed; the canceled visit, with its type, is still in the phase.
    expect(screen.phase).toMatchObject({ kind: 'sending', listed: { appointment: { visitType: 'Follow-up' } } });
    expect(screen.isSending(soon)).toBe(true);
    expect(screen.isSending(listed('asked'))).toBe(false);
    screen.close();
    await screen.ask(listed('asked'));
    await held.release?.();
    expect(screen.phase.kind).toBe('done');
    expect({ reasonId: screen.reasonId, comments: screen.comments }).toEqual({ reasonId: undefined, comments: '' });
    expect(left).toEqual(['reload']);
    expect(appointmentBooking.cancelled.get('soon' as AppointmentId)).toEqual({ id: '12', comments: 'I moved.' });
    screen.close();
    expect(screen.phase.kind).toBe('closed');
  });

  it('keeps the reason and the words of each visit by itself, until it is canceled', async () => {
    const { screen, listed, draftOf } = await modal();
    await screen.ask(listed('soon'));
    screen.choose('12');
    screen.write('I moved.');
    screen.close();
    await screen.ask(listed('costly'));
    expect({ reasonId: screen.reasonId, comments: screen.comments }).toEqual({ reasonId: undefined, comments: '' });
    screen.close();
    await screen.ask(listed('soon'));
    expect({ reasonId: screen.reasonId, comments: screen.comments }).toEqual({ reasonId: '12', comments: 'I moved.' });
    await screen.confirm();
    expect(draftOf('soon').peek()).toBeUndefined();
  });

  it('APT-127 ACC-274 asks for the words that OT needs, and takes no more than can be sent', async () => {
    const { screen, listed, appointmentBooking } = await modal();
    await screen.ask(listed('soon'));
    screen.choose('12');
    screen.write('   ');
    await screen.confirm();
    expect({ phase: screen.phase.kind, commentsMissing: screen.commentsMissing }).toEqual({
      phase: 'open',
      commentsMissing: true,
    });
    screen.write('x'.repeat(600));
    expect({ commentsCount: screen.comments.length, commentsMissing: screen.commentsMissing }).toEqual({
      commentsCount: 500,
      commentsMissing: false,
    });
    expect(appointmentBooking.cancelled.size).toBe(0);
  });

  it('APT-128 APT-129 MON-163 leads to another time with the reason PR of value 1 alone', async () => {
    const { screen, left, listed, appointmentBooking } = await modal();
    await screen.ask(listed('costly'));
    screen.choose('10');
    await screen.confirm();
    expect(left).toEqual([['another time', 'costly']]);
    expect({ phase: screen.phase.kind, cancelledCount: appointmentBooking.cancelled.size }).toEqual({
      phase: 'closed',
      cancelledCount: 0,
    });
    await screen.ask(listed('soon'));
    await screen.confirm();
    expect([...appointmentBooking.cancelled.values()]).toEqual([{ id: '1' }]);
  });

  it('APT-130 leads to where the fee is paid, with the reason, and cancels nothing before', async () => {
    const { screen, left, listed, appointmentBooking } = await modal();
    await screen.ask(listed('costly'));
    screen.choose('12');
    screen.write('I moved.');
    await screen.confirm();
    expect(left).toEqual([['pay', 'costly', { id: '12', comments: 'I moved.' }]]);
    expect(appointmentBooking.cancelled.size).toBe(0);
  });

  it('is answered by nobody where it is too late', async () => {
    const { screen, left, listed, appointmentBooking } = await modal();
    await screen.ask(listed('tomorrow'));
    await screen.confirm();
    expect(screen.phase).toMatchObject({ kind: 'open', offer: { terms: { kind: 'too-late' } } });
    expect({ left, cancelledCount: appointmentBooking.cancelled.size }).toEqual({ left: [], cancelledCount: 0 });
  });

  it('APT-131 APT-132 ACC-277 MON-165 says that it failed, changes nothing, and tries again with what was chosen', async () => {
    let down = true;
    const { screen, left, listed, appointmentBooking } = await modal((service) => ({
      offer: (ref) => service.offer(ref),
      cancel: async (ref, reason) => (down ? failed({ kind: 'timed-out' }) : service.cancel(ref, reason)),
    }));
    await screen.ask(listed('soon'));
    screen.choose('11');
    await screen.confirm();
    expect(screen.phase).toMatchObject({ kind: 'failed', problem: { kind: 'timed-out' } });
    expect(screen.failureOf(listed('soon'))).toEqual({ kind: 'timed-out' });
    expect(screen.failureOf(listed('asked'))).toBeUndefined();
    expect({ left, cancelledCount: appointmentBooking.cancelled.size }).toEqual({ left: [], cancelledCount: 0 });
    down = false;
    await screen.retry();
    expect(screen.phase.kind).toBe('done');
    expect([...appointmentBooking.cancelled.values()]).toEqual([{ id: '11' }]);
  });

  it('asks anew where the practice charges a fee by now', async () => {
    const { screen, listed, appointmentBooking } = await modal((service) => ({
      offer: (ref) => service.offer(ref),
      cancel: async () => failed({ kind: 'fee-due', amount: fee }),
    }));
    await screen.ask(listed('soon'));
    await screen.confirm();
    expect(screen.phase).toMatchObject({ kind: 'failed', problem: { kind: 'fee-due' } });
    await screen.retry();
    expect({ phase: screen.phase.kind, cancelledCount: appointmentBooking.cancelled.size }).toEqual({
      phase: 'open',
      cancelledCount: 0,
    });
  });

  it('says that it could not be opened, and opens when tried again', async () => {
    let down = true;
    const { screen, listed } = await modal((service) => ({
      offer: async (ref) => (down ? failed({ kind: 'malfunction' }) : service.offer(ref)),
      cancel: (ref, reason) => service.cancel(ref, reason),
    }));
    await screen.ask(listed('soon'));
    expect(screen.phase).toMatchObject({ kind: 'not-asked', failure: { kind: 'malfunction' } });
    down = false;
    await screen.retry();
    expect(screen.phase.kind).toBe('open');
  });

  it('drops what comes late for a visit that is not asked about any more', async () => {
    const held: { release?: (place?: number) => Promise<void> } = {};
    const { screen, listed } = await modal((service) => {
      const slow = holding(service);
      held.release = (place) => slow.release(place);
      return slow.port;
    });
    void screen.ask(listed('soon'));
    screen.close();
    await held.release?.();
    expect(screen.phase.kind).toBe('closed');
    void screen.ask(listed('soon'));
    void screen.ask(listed('asked'));
    await held.release?.(1);
    await held.release?.();
    expect(screen.phase).toMatchObject({ kind: 'open', listed: { appointment: { id: 'asked' } } });
    void screen.confirm();
    screen.dispose();
    await held.release?.();
    expect(screen.phase.kind).toBe('sending');
  });

  it('names each visit by its patient and its own id', async () => {
    const { listed } = await modal();
    expect(refOf(listed('soon'))).toEqual(at('soon'));
  });
});
