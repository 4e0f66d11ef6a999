import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { story } from './testing/scenario-steps.ts';
import { anaCame } from './testing/authorization/test-preconditions.ts';
import { booking, openBooking } from './testing/bookable-clinic.ts';
import { south } from './testing/clinic-fixture.ts';
import { openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const visit = { appointment_id: '1001-past0', patient_id: '1001', practice_id: south.id };
const along = {
  practice_mgmt: 'carecloud',
  provider_id: 'ng',
  resource_id: 'ng',
  location_guid: 'main',
  paymentPlanCreated: true,
  fromAddAppointment: true,
  externalCheckoutData: 'from=elsewhere&ñ',
};
/** As they stand in an answer: which resource it was booked as is not known of this visit. */
const known = { ...visit, ...along, resource_id: null };

describe('check out', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
    await openBooking(fixture.gateway.database, south.id);
    await anaCame(fixture.gateway.database);
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('checking out over HTTP', () => {
    const it = story();
    it('APT-220 APT-225 answers the screen, with all the ids that go along', async () => {
      const screen = await fixture.told('getAppointmentCheckOut', { ...visit, paymentPlanCreated: true });
      expect(screen).toMatchObject({
        checkoutIds: { ...known, fromAddAppointment: false, externalCheckoutData: null },
        appointment: { appointment_id: '1001-past0', status: 'CHECKED-IN', canCheckout: true },
        checkedOut: false,
        steps: [
          { step: 'PAYMENT', standing: 'OPEN' },
          { step: 'NEXT_VISIT', standing: 'DONE' },
        ],
        due: '500.00',
        next: { appointment_id: '1001-next' },
      });
    });

    it('APT-221 APT-222 APT-225 APT-233 says where the way leads, and hands external data through', async () => {
      const input = { checkoutIds: { ...visit, ...along }, skipped: ['PAYMENT'] };
      for (const name of ['continueCheckout', 'continueCheckoutPayment']) {
        expect(await fixture.told(name, { input })).toMatchObject({
          redirectSurvey: false,
          surveys: [],
          surveysSelection: false,
          surveysHeading: null,
          submissionResult: { success: true, redirect: null },
          appointmentCheckOutScreen: {
            checkoutIds: known,
            steps: [
              { step: 'PAYMENT', standing: 'SKIPPED' },
              { step: 'NEXT_VISIT', standing: 'DONE' },
            ],
          },
        });
      }
    });

    it('APT-224 books the next visit while checking out, as any other, once', async () => {
      const appointment = {
        uniqueId: uniqueId(),
        practice_id: south.id,
        appointment: {
          resource_ids: [booking.resource],
          visit_reason_id: booking.checkUp,
          location_ids: [booking.location],
          start_time: '2026-03-16T16:00:00.000Z',
        },
      };
      const first = await fixture.done('makeCheckoutAppointment', { checkoutIds: visit, appointment });
      expect(first).toMatchObject({
        submissionResult: { success: true },
        redirectSurvey: false,
        requested: { appointmentStartTime: '2026-03-16T16:00:00.000Z', appointment: { status: 'SCHEDULED' } },
      });
      expect(await fixture.done('makeCheckoutAppointment', { checkoutIds: visit, appointment })).toEqual(first);
      const taken = { ...appointment, uniqueId: uniqueId() };
      expect(await fixture.refusedBy('makeCheckoutAppointment', { checkoutIds: visit, appointment: taken })).toEqual({
        code: 'CONFLICT',
        reason: 'slot-gone',
        isSilent: true,
      });
    });

    it('APT-223 checks out once, and nothing can be checked out of that nobody came to', async () => {
      const left = await fixture.done('postCheckoutForms', { checkoutIds: visit });
      expect(left).toMatchObject({
        submissionResult: { success: true },
        appointmentCheckOutScreen: { checkedOut: true, appointment: { status: 'COMPLETED', canCheckout: false } },
      });
      expect(await fixture.done('postCheckoutForms', { checkoutIds: visit })).toEqual(left);
      const elsewhere = { ...visit, appointment_id: '1001-past1' };
      expect(await fixture.refusedBy('postCheckoutForms', { checkoutIds: elsewhere })).toEqual({
        code: 'CONFLICT',
        reason: 'no-check-out',
        isSilent: true,
      });
    });
  });
});
