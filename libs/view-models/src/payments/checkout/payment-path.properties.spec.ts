import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ids } from '@portico/domain/kernel/testing';
import { paymentContextOf, paymentPlaceOf } from './payment-path.ts';

const queryOf = (values: Readonly<Record<string, string>>) => ({ get: (name: string) => values[name] ?? null });
const none = queryOf({});
const id = ids('a');

describe('the context of a payment', () => {
  it.each([
    ['/payments/plan/p1/practice/mesa/schedule_payment', 'schedule-payment'],
    ['/payments/plan/p1/practice/mesa/edit_one_time/s1', 'edit-one-time'],
    ['/payments/plan/p1/practice/mesa/edit_payment_plan', 'edit-plan'],
    ['/payments/plan/p1/practice/mesa/choose_card', 'edit-plan'],
    ['/payments/patient/ana/practice/mesa/make_payment', 'balance'],
    ['/appointments/add_appointment/prepayment', 'prepayment'],
    ['/appointments/a1/cancellation', 'cancellation'],
    ['/appointments/check_in', 'check-in'],
    ['/appointments/check_out', 'check-out'],
    ['/appointments/patient/ana/practice/mesa/visit/a1/check_in', 'check-in'],
    ['/appointments/patient/ana/practice/mesa/visit/a1/check_out', 'check-out'],
    ['/shop/make_payment', 'shop'],
    ['/payment', 'shop'],
    ['/register_account', 'register-account'],
    ['/appointments/add_appointment', 'add-appointment'],
    ['/appointments/check_out/add_appointment', 'add-appointment'],
    ['/guest/workflow/payment', 'guest'],
    ['/guest/workflow/check_in', 'guest'],
    ['/payments', undefined],
    ['/appointments', undefined],
  ])('MON-049 MON-050 MON-051 is found from the whole path: %s', (path, place) => {
    expect(paymentPlaceOf(path)).toBe(place);
    expect(paymentPlaceOf(`${path}/`)).toBe(place);
  });

  it('MON-042 MON-049 names the patient and the visit of a path that leads from the page of the visit', () => {
    fc.assert(
      fc.property(id, id, id, (patient, practice, appointment) => {
        const at = (moment: string) =>
          paymentContextOf(
            `/appointments/patient/${patient}/practice/${practice}/visit/${appointment}/${moment}`,
            none,
          );
        const named = { patient: { practice, patient }, appointment };
        expect(at('check_in')).toEqual({ kind: 'check-in', ...named });
        expect(at('check_out')).toEqual({ kind: 'check-out', ...named });
        expect(at('elsewhere')).toBeUndefined();
      }),
    );
  });

  it('MON-038 is the edit of a one-time payment for any path that contains edit_one_time', () => {
    fc.assert(
      fc.property(id, id, id, (plan, practice, payment) => {
        const path = `/payments/plan/${plan}/practice/${practice}/edit_one_time/${payment}`;
        expect(paymentContextOf(path, none)).toEqual({ kind: 'edit-one-time', practice, plan, payment });
      }),
    );
  });

  it('MON-036 MON-039 names the plan and the practice of its path', () => {
    fc.assert(
      fc.property(id, id, (plan, practice) => {
        const at = (ending: string) =>
          paymentContextOf(`/payments/plan/${plan}/practice/${practice}/${ending}`, queryOf({ practiceId: 'x' }));
        expect(at('schedule_payment')).toEqual({ kind: 'schedule-payment', practice, plan });
        expect(at('edit_payment_plan')).toEqual({ kind: 'edit-plan', practice, plan });
      }),
    );
  });

  it('MON-040 MON-041 MON-042 takes the patient from the path, and from the query only where the path has none', () => {
    fc.assert(
      fc.property(id, id, id, id, (patient, practice, otherPatient, otherPractice) => {
        const query = queryOf({ patientId: otherPatient, practiceId: otherPractice });
        expect(paymentContextOf(`/payments/patient/${patient}/practice/${practice}/make_payment`, query)).toEqual({
          kind: 'balance',
          patient: { practice, patient },
        });
        expect(paymentContextOf('/payments/any/make_payment', query)).toEqual({
          kind: 'balance',
          patient: { practice: otherPractice, patient: otherPatient },
        });
        expect(paymentContextOf('/payments/any/make_payment', none)).toEqual({ kind: 'balance' });
      }),
    );
  });

  it('MON-043 MON-044 MON-045 MON-046 MON-213 names a slot, a visit and a reason where the address does', () => {
    const at = (path: string, query: Readonly<Record<string, string>> = {}) => paymentContextOf(path, queryOf(query));
    expect(at('/appointments/add_appointment/prepayment')).toEqual({ kind: 'prepayment' });
    expect(at('/appointments/add_appointment/prepayment', { hold: 'h1' })).toEqual({ kind: 'prepayment', hold: 'h1' });
    expect(at('/appointments/add_appointment/prepayment', { hold: 'h1', practiceId: 'mesa', patientId: '7' })).toEqual({
      kind: 'prepayment',
      hold: 'h1',
      patient: { practice: 'mesa', patient: '7' },
    });
    expect(at('/appointments/a1/cancellation')).toEqual({ kind: 'cancellation', appointment: 'a1' });
    expect(at('/appointments/a1/cancellation', { practiceId: 'mesa', patientId: '7' })).toEqual({
      kind: 'cancellation',
      appointment: 'a1',
      patient: { practice: 'mesa', patient: '7' },
    });
    expect(at('/appointments/check_in', { practiceId: 'mesa', appointmentId: 'a1' })).toEqual({
      kind: 'check-in',
      appointment: 'a1',
    });
    expect(at('/appointments/a1/cancellation', { cancellationReasonId: 'PR' })).toEqual({
      kind: 'cancellation',
      appointment: 'a1',
      reason: 'PR',
    });
    expect(at('/appointments/check_in', { appointmentId: 'a1' })).toEqual({ kind: 'check-in', appointment: 'a1' });
    expect(at('/appointments/check_out')).toEqual({ kind: 'check-out' });
    expect(at('/shop/make_payment', { store_id: 's', transaction_id: 't', amount: '12.50' })).toEqual({
      kind: 'shop',
      store: 's',
      transaction: 't',
      amount: 1250,
    });
    expect(at('/shop/make_payment', { store_id: 's', transaction_id: 't', amount: 'a lot' })).toBeUndefined();
    expect(at('/guest/workflow/payment')).toEqual({ kind: 'guest' });
  });

  it('carries a remark beside the address, never in it', () => {
    const query = queryOf({ comments: 'I moved' });
    expect(paymentContextOf('/appointments/a1/cancellation', query)).not.toHaveProperty('comments');
    expect(paymentContextOf('/appointments/a1/cancellation', none, { comments: 'I moved' })).toMatchObject({
      comments: 'I moved',
    });
    const path = '/appointments/add_appointment/prepayment';
    expect(paymentContextOf(path, queryOf({ visitReason: 'A cough' }))).toEqual({ kind: 'prepayment' });
    expect(paymentContextOf(path, none, { visitReason: 'A cough' })).toMatchObject({ visitReason: 'A cough' });
  });

  it('is none, and never an error, for anything else that an address may be', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, query) => {
        expect(() => paymentContextOf(path, { get: () => query })).not.toThrow();
      }),
    );
    expect(paymentContextOf('/payments/plan/%E0%A4%A/practice/mesa/schedule_payment', none)).toBeUndefined();
    expect(paymentContextOf('/payments/plan/a b/practice/mesa/schedule_payment', none)).toBeUndefined();
  });
});
