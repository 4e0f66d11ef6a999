import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import { failed, type AppointmentId, type Cents } from '@portico/domain/kernel';
import type { Billing } from '@portico/domain/payments';
import { MemoryDisputes, MemoryPaymentLedger } from '@portico/domain/payments/testing';
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
import type { ServiceCall } from '../kernel/index.ts';
import { ListedVisitReader } from './listed-visit-reader.ts';
import { VisitDetailsService } from './visit-details.service.ts';
import { VisitMoneyReader } from './visit-money-reader.ts';

const next = 'next' as AppointmentId;

const scene = (call: ServiceCall = callOf(ben, mesa), changedBilling?: Pick<Billing, 'visitDues'>) => {
  const base = baseFixture();
  base.schedule.put(visit('next', benAtMesa, 24), visit('of-ana', anaAtMesa, 24));
  base.schedule.put(visit('over', benAtMesa, -48, { status: 'COMPLETED' }));
  base.billing.putVisit(benAtMesa, next, { copay: 2_500 as Cents, cancellationFee: 0 as Cents });
  base.formStore.put(benAtMesa, [{ id: 'intake', title: { en: 'Intake', es: 'Admisión' } }]);
  const { activityLog, billing, formStore, practices, schedule, visitPolicies, waitListService } = base;
  const visits = new ListedVisitReader(schedule, visitPolicies, practices, waitListService);
  const money = new VisitMoneyReader(
    changedBilling ?? billing,
    new MemoryPaymentLedger(),
    new MemoryDisputes(),
    new MemoryAppointmentBooking(),
  );
  return { base, details: new VisitDetailsService(activityLog, visits, money, formStore, call) };
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
      value: { listed: { appointment: { id: next } }, formsDue: ['Intake'], money: { copayOpen: 2_500, payments: [] } },
    });
    expect(base.activityLog.entries.map(({ action, resource }) => ({ action, resource }))).toEqual([
      { action: 'viewed-appointments', resource: 'next' },
    ]);
  });

  it('does not find the visit of somebody else', async () => {
    expect(await scene().details.visit(mesa.id, 'of-ana' as AppointmentId)).toEqual(failed({ kind: 'not-found' }));
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

  it('leaves out the money that its practice’s system cannot tell now', async () => {
    const away = { visitDues: () => Promise.reject(new PracticeAway(mesa.id)) };
    const answer = await scene(callOf(ben, mesa), away).details.visit(mesa.id, next);
    expect(answer.ok && 'money' in answer.value).toBe(false);
    expect(answer).toMatchObject({ ok: true, value: { formsDue: ['Intake'] } });
  });
});
