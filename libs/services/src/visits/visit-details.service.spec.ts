import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import { failed, type AppointmentId, type Cents } from '@portico/domain/kernel';
import { MemoryMail } from '@portico/domain/messages/testing';
import type { Billing } from '@portico/domain/payments';
import {
  MemoryCardProcessor,
  MemoryDisputes,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentPlans,
} from '@portico/domain/payments/testing';
import { PracticeAway } from '@portico/domain/practices';
import {
  ana,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  callOf,
  delegateFor,
  mesa,
  visit,
} from '../kernel/testing/index.ts';
import { CancelableVisits } from '../appointments/index.ts';
import type { ServiceCall } from '../kernel/index.ts';
import { OpenAmounts } from '../payments/index.ts';
import { ListedVisitReader } from './listed-visit-reader.ts';
import { VisitDetailsService } from './visit-details.service.ts';
import { VisitMoneyReader } from './visit-money-reader.ts';

const next = 'next' as AppointmentId;

interface Changed {
  readonly billing?: Partial<Pick<Billing, 'visitDues'>>;
  readonly takesPayments?: false;
}

const scene = (call: ServiceCall = callOf(ben, mesa), changed: Changed = {}) => {
  const base = baseFixture();
  base.schedule.put(visit('next', benAtMesa, 24), visit('of-ana', anaAtMesa, 24));
  base.schedule.put(visit('over', benAtMesa, -48, { status: 'COMPLETED' }));
  base.billing.putVisit(benAtMesa, next, { copay: 2_500 as Cents, cancellationFee: 0 as Cents });
  base.formStore.put(benAtMesa, [{ id: 'intake', title: { en: 'Intake', es: 'Admisión' } }]);
  const { activityLog, billing, formStore, practices, schedule, visitPolicies, waitListService } = base;
  const visits = new ListedVisitReader(schedule, visitPolicies, practices, waitListService);
  const ledger = new MemoryPaymentLedger();
  const money = new VisitMoneyReader(
    new OpenAmounts(
      {
        balance: (of) => billing.balance(of),
        visitDues: (of, id) => billing.visitDues(of, id),
        openCopays: async () => [],
        ...changed.billing,
      },
      ledger,
      new MemoryPaymentPlans(),
      () => call.now,
    ),
    changed.takesPayments === false ? { of: () => undefined } : new MemoryMerchants(new MemoryCardProcessor()),
    ledger,
    new MemoryDisputes(),
    new MemoryAppointmentBooking(),
  );
  const cancelable = new CancelableVisits(
    schedule,
    visitPolicies,
    practices,
    { terms: async () => undefined },
    async (of, id) => (await billing.visitDues(of, id))?.cancellationFee ?? (0 as Cents),
    () => call.now,
  );
  const messages = new MemoryMail(() => call.now);
  const details = new VisitDetailsService(activityLog, visits, money, formStore, cancelable, messages, call);
  return { base, messages, details };
};

const asDelegate = (...permissions: readonly Permission[]): ServiceCall => ({
  ...callOf(ben, mesa),
  acting: delegateFor(ana, benAtMesa, ...permissions),
});

describe('the page of a visit', () => {
  it('APT-001 shows the visit with its forms and its money, and is written to the activity log', async () => {
    const { base, details } = scene();
    expect(await details.visit(mesa.id, next)).toMatchObject({
      ok: true,
      value: {
        listed: { appointment: { id: next } },
        formsDue: ['Intake'],
        money: { copayOpen: 2_500, dueTogether: 2_500, isPayable: true, payments: [] },
      },
    });
    expect(base.activityLog.entries.map(({ action, resource }) => ({ action, resource }))).toEqual([
      { action: 'viewed-appointments', resource: 'next' },
    ]);
  });

  it('APT-130 says ahead how the visit can be canceled and for how much, of a visit to come and to whoever may cancel', async () => {
    const { base, details } = scene();
    base.billing.putVisit(benAtMesa, 'far' as AppointmentId, { copay: 0 as Cents, cancellationFee: 4_000 as Cents });
    base.schedule.put(visit('far', benAtMesa, 72), visit('soon', benAtMesa, 1));
    base.schedule.put(visit('asked', benAtMesa, 30, { status: 'REQUESTED' }));
    const of = async (id: string, by = details) => {
      const answer = await by.visit(mesa.id, id as AppointmentId);
      return answer.ok ? answer.value.cancellation : answer;
    };
    expect(await of('far')).toMatchObject({ terms: { kind: 'open', fee: 4_000 }, payable: true });
    expect(await of('soon')).toMatchObject({ terms: { kind: 'too-late' } });
    expect(await of('asked')).toBeUndefined();
    expect(await of('over')).toBeUndefined();
    const { details: seen } = scene(asDelegate('appointments:view'));
    expect(await of('next', seen)).toBeUndefined();
  });

  it('ACC-331 shows what a request asks for, and nothing of the kind for another visit', async () => {
    const { base, details } = scene();
    const preference = { week: 'This week', days: ['Tuesday'], times: ['Late Evening'] } as const;
    base.schedule.put(visit('asked', benAtMesa, 30, { status: 'REQUESTED', timeOpen: true, preference }));
    expect(await details.visit(mesa.id, 'asked' as AppointmentId)).toMatchObject({ value: { preference } });
    const booked = await details.visit(mesa.id, next);
    expect(booked.ok && 'preference' in booked.value).toBe(false);
  });

  it('leads from a visit to the request that asks to move it, and back, for as long as both stand', async () => {
    const { base, details } = scene();
    const request = visit('asked', benAtMesa, 30, { status: 'REQUESTED', replaces: next });
    base.schedule.put(request);
    const moveOf = async (id: string) => {
      const answer = await details.visit(mesa.id, id as AppointmentId);
      return answer.ok ? answer.value.move : answer;
    };
    const [booked] = base.schedule.all().filter(({ id }) => id === next);
    expect(await moveOf('next')).toEqual({
      is: 'request',
      appointment: 'asked',
      start: request.start,
      timeZone: request.location.timeZone,
    });
    expect(await moveOf('asked')).toMatchObject({ is: 'visit', appointment: next, start: booked?.start });
    expect(await moveOf('over')).toBeUndefined();
    base.schedule.put({ ...request, status: 'CANCELLED' });
    expect(await moveOf('next')).toBeUndefined();
    base.schedule.put(request, visit('next', benAtMesa, 24, { status: 'CANCELLED' }));
    expect(await moveOf('asked')).toBeUndefined();
  });

  it('says by when its practice usually answers a request, where the practice says so, and of nothing else', async () => {
    const { base, details, messages } = scene();
    base.schedule.put(visit('asked', benAtMesa, 30, { status: 'REQUESTED' }));
    base.schedule.put(visit('missed', benAtMesa, -30, { status: 'REQUESTED' }));
    const hoursOf = async (id: string) => {
      const answer = await details.visit(mesa.id, id as AppointmentId);
      return answer.ok ? answer.value.answersWithin : answer;
    };
    expect(await hoursOf('asked')).toBeUndefined();
    messages.putAnswersWithin(mesa.id, 48);
    expect(await hoursOf('asked')).toBe(48);
    expect(await hoursOf('missed')).toBeUndefined();
    expect(await hoursOf('next')).toBeUndefined();
  });

  it('does not find the visit of somebody else', async () => {
    expect(await scene().details.visit(mesa.id, 'of-ana' as AppointmentId)).toEqual(failed({ kind: 'not-found' }));
  });

  it('APT-219 asks ahead for no form that is filled in when another visit ends', async () => {
    const { base, details } = scene();
    const title = { en: 'Leaving', es: 'Salida' };
    base.formStore.put(benAtMesa, [
      { id: 'here', title, atEndOf: ['earlier' as AppointmentId, next] },
      { id: 'intake', title: { en: 'Intake', es: 'Admisión' } },
      { id: 'there', title: { en: 'There', es: 'Allá' }, atEndOf: ['other' as AppointmentId] },
    ]);
    expect(await details.visit(mesa.id, next)).toMatchObject({ value: { formsDue: ['Leaving', 'Intake'] } });
  });

  it('asks for no forms once the visit is over', async () => {
    expect(await scene().details.visit(mesa.id, 'over' as AppointmentId)).toMatchObject({ value: { formsDue: [] } });
  });

  it('APT-003 shows a delegate what was granted, and no more', async () => {
    const { details } = scene(asDelegate('appointments:view'));
    const answer = await details.visit(mesa.id, next);
    expect(answer).toMatchObject({ ok: true, value: { formsDue: [], listed: { mayAct: false } } });
    expect(answer.ok && 'money' in answer.value).toBe(false);
    expect(await scene(asDelegate('payments:view')).details.visit(mesa.id, next)).toEqual(
      failed({ kind: 'not-found' }),
    );
  });

  it('MON-010 MON-042 lets a copay be paid where its practice takes payments and the person may pay, and nowhere else', async () => {
    const isPayable = async (call?: ServiceCall, changed?: Changed, id = next) => {
      const answer = await scene(call, changed).details.visit(mesa.id, id);
      return answer.ok && answer.value.money?.isPayable;
    };
    const seeing = ['appointments:view', 'payments:view'] as const;
    expect(await isPayable()).toBe(true);
    expect(await isPayable(undefined, { takesPayments: false })).toBe(false);
    expect(await isPayable(undefined, {}, 'over' as AppointmentId)).toBe(false);
    expect(await isPayable(asDelegate(...seeing))).toBe(false);
    expect(await isPayable(asDelegate(...seeing, 'payments:act'))).toBe(true);
  });

  it('leaves out the money that its practice’s system cannot tell now', async () => {
    const billing = { visitDues: () => Promise.reject(new PracticeAway(mesa.id)) };
    const answer = await scene(callOf(ben, mesa), { billing }).details.visit(mesa.id, next);
    expect(answer.ok && 'money' in answer.value).toBe(false);
    expect(answer).toMatchObject({ ok: true, value: { formsDue: ['Intake'] } });
  });
});
