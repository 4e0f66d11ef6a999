import { BookedAccommodations } from '@portico/services/appointments';
import { Drafts } from '../../kernel/index.ts';
import { BookingChoices, BookingService } from '@portico/services/scheduling';
import type { Acting } from '@portico/domain/access';
import { HOUR, plus, type AppointmentId } from '@portico/domain/kernel';
import { MemoryPractices } from '@portico/domain/practices/testing';
import type { PracticeBehavior } from '@portico/domain/practices';
import type { FollowUp } from '@portico/domain/scheduling';
import { MemoryCheckOutSystem } from '@portico/domain/visits/testing';
import { ben, benAtPena, callOf, mesa, noon, pena, visit } from '@portico/services/kernel/testing';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { FormsService } from '@portico/services/forms';
import { cents, paymentsFixture, wiredPayments } from '@portico/services/payments/testing';
import { bookingFixture, checkUp, key, monday } from '@portico/services/scheduling/testing';
import type { BookingOrder } from '@portico/application/scheduling';
import { CheckOutDrafts } from '../check-out-drafts.ts';
import type { CheckOutIds, CheckOuts, OfferedSurveys } from '@portico/application/visits';
import { CheckOutsService } from '@portico/services/visits';
import { CheckOutViewModel, type CheckOutExit } from '../check-out.view-model.ts';

export const running = 'running' as AppointmentId;
export const ids: CheckOutIds = { patient: benAtPena, appointment: running };
/** A free time at the practice that is left. */
export const nextOrder: BookingOrder = { choice: checkUp, start: plus(monday, HOUR), key: key('press-1') };

/** Ben came to his visit at Peña an hour ago, owes $145.00 there with the copay, and has no other visit yet. */
export const checkOutFixture = async (checkOut: PracticeBehavior['checkOut'] = pena.behavior.checkOut) => {
  const payer = await paymentsFixture();
  const practice = { ...pena, behavior: { ...pena.behavior, checkOut } };
  const booking = bookingFixture({ practice });
  booking.schedule.put(visit(running, benAtPena, -1, { status: 'CHECKED-IN' }));
  payer.billing.putVisit(benAtPena, running, { copay: cents(2_500), cancellationFee: cents(0) });
  const system = new MemoryCheckOutSystem(booking.schedule);
  const place: { surveys: OfferedSurveys | undefined } = { surveys: undefined };
  const deps = {
    activityLog: booking.activityLog,
    checkOutSystem: system,
    formStore: booking.formStore,
    practices: new MemoryPractices([mesa, practice]),
    schedule: booking.schedule,
    surveysOf: async () => place.surveys,
  };
  const serviceOf = (acting?: Acting, at = noon): CheckOuts => {
    const call = { ...callOf(ben, pena, at), ...(acting === undefined ? {} : { acting }) };
    return new CheckOutsService(
      deps.activityLog,
      deps.checkOutSystem,
      deps.formStore,
      deps.practices,
      deps.schedule,
      deps.surveysOf,
      () => ({
        booking: new BookingService(
          booking.activityLog,
          booking.codes,
          new BookingChoices(booking.availability, booking.practices, booking.visitPolicies, booking.registration),
          booking.availability,
          booking.practices,
          booking.schedule,
          booking.slotHolds,
          booking.appointmentBooking,
          booking.visitNotifications,
          booking.visitRequests,
          new BookedAccommodations(booking.registration, booking.activityLog),
          booking.answers,
          call,
        ),
        formsIn: (there) =>
          new FormsService(booking.activityLog, booking.formStore, booking.practices, booking.registration, there),
        payments: wiredPayments(payer, { ...call, address: '192.0.2.7' }),
      }),
      call,
    );
  };
  const analytics = new MemoryAnalytics();
  const drafts = new CheckOutDrafts(new Drafts(() => ({ person: 'ben', place: 'mesa' })).of('check-out'), analytics);
  const exits: (CheckOutExit | FollowUp)[] = [];
  const clock = { now: noon };
  const viewModel = (port: CheckOuts = serviceOf(), of: CheckOutIds = ids) =>
    new CheckOutViewModel(port, {
      ids: of,
      drafts,
      now: () => clock.now,
      onExit: (exit, _screen, when) => void exits.push(when ?? exit),
    });
  return {
    payer,
    booking,
    system,
    place,
    analytics,
    drafts,
    exits,
    clock,
    serviceOf,
    viewModel,
    /** A screen that has come. */
    opened: async (...of: Parameters<typeof viewModel>) => {
      const made = viewModel(...of);
      await made.load();
      return made;
    },
  };
};

export type CheckOutFixture = Awaited<ReturnType<typeof checkOutFixture>>;
