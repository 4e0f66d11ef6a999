import { EmbeddedBookingSetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { usualVisitRules } from '@portico/domain/appointments';
import type { Cents, LocationId, PracticeId, ResourceId, VisitReasonId } from '@portico/domain/kernel';
import type { Offer, OpeningHours, Weekday } from '@portico/domain/scheduling';

/** The names of what can be booked; `procedure` costs 25.00 before it is booked. */
export const booking = {
  resource: 'ng' as ResourceId,
  location: 'main' as LocationId,
  checkUp: 'check-up' as VisitReasonId,
  procedure: 'procedure' as VisitReasonId,
  byVideo: 'video' as VisitReasonId,
} as const;

export const offerOf = (visitReason: VisitReasonId): Offer => ({
  resource: booking.resource,
  visitReason,
  location: booking.location,
});

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const hours: readonly OpeningHours[] = weekdays.map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));

/**
 * Opens the one provider of a practice for booking, every day from 8 to 5, one hour ahead; provider and office must
 * exist.
 */
export const openBooking = async (sql: Sql, practice: PracticeId): Promise<void> => {
  const setup = new EmbeddedBookingSetup(sql);
  const { resource, location, checkUp, procedure, byVideo } = booking;
  await setup.rules(
    practice,
    { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: false },
    usualVisitRules,
  );
  await setup.visitReasons(practice, [
    { id: checkUp, visitType: { en: 'Check-up', es: 'Chequeo' }, minutes: 30, video: false, prepayment: 0 as Cents },
    {
      id: procedure,
      visitType: { en: 'Procedure', es: 'Procedimiento' },
      minutes: 60,
      video: false,
      prepayment: 25_00 as Cents,
    },
    {
      id: byVideo,
      visitType: { en: 'Video visit', es: 'Consulta por video' },
      minutes: 20,
      video: true,
      prepayment: 0 as Cents,
    },
  ]);
  await setup.offers(practice, [checkUp, procedure, byVideo].map(offerOf));
  await setup.openingHours(practice, [{ resource, location, hours }]);
  await setup.videoHost(practice, { address: 'https://video.example/join', secret: new Uint8Array(32) });
};
