import { Drafts } from '../../kernel/index.ts';
import type { Acting, Permission } from '@portico/domain/access';
import { MemorySchedule, MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import type { AccountId, PatientId, PatientRef } from '@portico/domain/kernel';
import type { VisitEvent } from '@portico/domain/notifications';
import type { BookingRules } from '@portico/domain/scheduling';
import { bookablePractice, MemoryBooking, type BookablePractice } from '@portico/domain/scheduling/testing';
import { ben, callOf, mesa, noon, pena, baseFixture } from '@portico/services/kernel/testing';
import { BookingDrafts } from '../booking-draft.ts';
import type { Scheduling } from '@portico/application/scheduling';
import { SchedulingService } from '@portico/services/scheduling';

const plain: BookingRules = { leadMinutes: 60, approvesRequests: false, waitList: false, preRegistration: false };

/** Mesa answers requests, Peña has times to choose from; Ben has a chart at both, and finds visits there. */
export const schedulingFixture = (
  more: {
    readonly rules?: Partial<BookingRules>;
    readonly mesa?: Partial<BookablePractice>;
    readonly pena?: Partial<BookablePractice>;
    /** Practices that offer no booking. */
    readonly closed?: readonly (typeof mesa.id)[];
  } = {},
) => {
  const parts = baseFixture();
  const schedule = new MemorySchedule();
  const system = new MemoryAppointmentBooking(() => noon);
  const practices = [
    bookablePractice(mesa.id, { rules: plain, ...more.mesa }),
    bookablePractice(pena.id, { rules: { ...plain, ...more.rules }, ...more.pena }),
  ].filter(({ id }) => more.closed?.includes(id) !== true);
  const booking = new MemoryBooking(practices, { system, schedule, now: () => noon });
  const told: (readonly [VisitEvent, PatientRef])[] = [];
  const deps = {
    ...parts,
    schedule,
    availability: booking,
    appointmentBooking: system,
    visitNotifications: (event: VisitEvent, { patient }: { readonly patient: PatientRef }) =>
      void told.push([event, patient]),
    visitRequests: booking,
  };
  const service = (practice = pena): Scheduling =>
    new SchedulingService(
      deps.activityLog,
      deps.availability,
      deps.practices,
      deps.schedule,
      deps.appointmentBooking,
      deps.visitNotifications,
      deps.visitRequests,
      callOf(ben, practice),
    );
  return {
    ...deps,
    told,
    booking,
    service,
    /** A delegate with these permissions on Ben's charts at Peña only. */
    delegate: (...permissions: readonly Permission[]): Scheduling => {
      const chart = { practice: pena.id, patient: 'ben-pena' as PatientId };
      const acting: Acting = {
        actor: { kind: 'delegate', account: 'ana' as AccountId, grants: [{ chart, permissions }] },
        subject: { account: ben.id, charts: ben.charts },
        practice: pena.id,
      };
      return new SchedulingService(
        deps.activityLog,
        deps.availability,
        deps.practices,
        deps.schedule,
        deps.appointmentBooking,
        deps.visitNotifications,
        deps.visitRequests,
        { ...callOf(ben, pena), acting },
      );
    },
    drafts: new BookingDrafts(new Drafts(() => ({ person: 'ben', place: 'mesa' })).of('booking')),
  };
};
