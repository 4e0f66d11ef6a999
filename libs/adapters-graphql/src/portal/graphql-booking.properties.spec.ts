import { describe, expect, it } from '@jest/globals';
import type { VisitCalendar } from '@portico/application/appointments';
import type { VisitMaking } from '@portico/services/guests';
import type {
  AvailableHours,
  BookedVisit,
  Booking,
  BookingChoice,
  BookingOrder,
  BookingRefusal,
  KeptTime,
} from '@portico/application/scheduling';
import { appointmentStatuses, type BookingKey } from '@portico/domain/appointments';
import { locations, providers } from '@portico/domain/appointments/testing';
import {
  failed,
  ok,
  plus,
  SECOND,
  type AppointmentId,
  type Cents,
  type HoldId,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import {
  cents,
  ids,
  instants,
  localDates,
  patientRefs,
  timeZones,
  withOptional,
  words,
} from '@portico/domain/kernel/testing';
import { practiceManagements } from '@portico/domain/practices';
import { anyAccommodations } from '@portico/domain/profile/testing';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { appointmentLists, files } from '../testing/arbitrary-answers.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { bookingWire } from '../wire/booking.wire.ts';
import { visitCalendarWire } from '../wire/visit-calendar.wire.ts';

const visitIds = ids<AppointmentId>('visit-');
const amounts = fc.nat(1_000_000).map((amount) => amount as Cents);
const slots = fc.tuple(instants, fc.integer({ min: 1, max: 480 })).map(([start, minutes]) => ({
  start,
  end: plus(start, minutes * 60 * SECOND),
}));
const ranges = fc.record({ start: localDates, end: localDates });

const choices: fc.Arbitrary<BookingChoice> = withOptional(
  {
    practice: ids<PracticeId>('practice-'),
    offer: fc.record({
      resource: ids<ResourceId>('resource-'),
      visitReason: ids<VisitReasonId>('reason-'),
      location: ids<LocationId>('location-'),
    }),
  },
  { patient: ids<PatientId>('patient-'), replaces: visitIds },
);

const hours: fc.Arbitrary<AvailableHours> = patientRefs.chain((patient) =>
  withOptional(
    {
      patient: fc.constant(patient),
      practice: fc.record({ id: fc.constant(patient.practice), name: words(), phone: words() }),
      provider: providers,
      location: locations,
      visitType: words(),
      minutes: fc.integer({ min: 5, max: 480 }),
      video: fc.boolean(),
      prepayment: amounts,
      booksAtOnce: fc.boolean(),
      asksVisitReason: fc.boolean(),
      cutOffMinutes: fc.nat(10_000),
      today: localDates,
      range: ranges,
      nearVisits: fc.array(
        fc
          .record({ slot: slots, timeZone: timeZones, providerName: words(), practiceName: words() })
          .map(({ slot, ...visit }) => ({ ...slot, ...visit })),
        { maxLength: 2 },
      ),
      nearVisitsUnknownAt: fc.array(words(), { maxLength: 2 }),
      requestWaits: fc.boolean(),
      days: fc.array(fc.record({ date: localDates, slots: fc.array(slots, { minLength: 1, maxLength: 3 }) }), {
        maxLength: 3,
      }),
    },
    {
      photo: words(),
      requestWaitsFor: instants,
      answeredBy: instants,
      accommodations: anyAccommodations,
      nextDay: localDates,
      replaced: withOptional(
        { id: visitIds, start: instants, status: fc.constantFrom(...appointmentStatuses) },
        { prepaid: cents },
      ),
    },
  ),
);

const keptTimes: fc.Arbitrary<KeptTime> = fc.record({
  hold: ids<HoldId>('hold-'),
  slot: slots,
  prepayment: amounts,
  keptFor: fc.nat(3_600).map((seconds) => seconds * SECOND),
});

const orders: fc.Arbitrary<BookingOrder> = withOptional(
  { choice: choices, start: instants, key: fc.uuid().map((id) => id as BookingKey) },
  { hold: ids<HoldId>('hold-'), visitReason: words(), accommodations: anyAccommodations },
);

const bookedVisits: fc.Arbitrary<BookedVisit> = appointmentLists
  .map(({ upcoming }) => upcoming[0])
  .filter((visit) => visit !== undefined)
  .chain((visit) =>
    withOptional(
      {
        visit: fc.constant(visit),
        management: fc.constantFrom(...practiceManagements),
        isApproved: fc.boolean(),
        preRegistration: fc.boolean(),
      },
      { cancelled: visitIds },
    ),
  );

const refusals: fc.Arbitrary<BookingRefusal> = fc.oneof(
  fc.constantFrom(...(['not-offered', 'slot-gone', 'not-cancellable'] as const).map((kind) => ({ kind }))),
  fc.record({ kind: fc.constant('prepayment-due' as const), amount: amounts }),
);

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<Booking & VisitCalendar>();
  const visits = async () => ({ booking: service as Booking, calendar: service as VisitCalendar }) as VisitMaking;
  const { client } = tab(gatewayFetch(() => ({ visits }) as GatewayContext));
  return { asked, place, booking: client.port(bookingWire), calendar: client.port(visitCalendarWire) };
};

const runs = { numRuns: 60 };

describe('booking over the wire', () => {
  it('APT-095 APT-096 APT-097 asks for the times of what was chosen, and answers them as they are', async () => {
    const { asked, place, booking } = across();
    await fc.assert(
      fc.asyncProperty(choices, fc.option(ranges, { nil: undefined }), hours, async (choice, days, answer) => {
        place.answer = ok(answer);
        expect(await booking.hours(choice, days)).toEqual(ok(answer));
        expect(asked.at(-1)).toEqual(['hours', choice, days]);
      }),
      runs,
    );
  });

  it('asks to keep a time and to let go of it, and answers for how long it is kept', async () => {
    const { asked, place, booking } = across();
    await fc.assert(
      fc.asyncProperty(choices, instants, keptTimes, async ({ patient: _, ...choice }, start, kept) => {
        place.answer = ok(kept);
        expect(await booking.keep(choice, start)).toEqual(ok(kept));
        expect(asked.at(-1)).toEqual(['keep', choice, start]);
        expect(await booking.release(choice.practice, kept.hold)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['release', choice.practice, kept.hold]);
      }),
      runs,
    );
  });

  it('APT-108 APT-109 APT-110 APT-118 asks for a visit under a name of its own, and answers what became of it', async () => {
    const { asked, place, booking } = across();
    await fc.assert(
      fc.asyncProperty(orders, bookedVisits, async (order, booked) => {
        place.answer = ok(booked);
        expect(await booking.book(order)).toEqual(ok(booked));
        expect(asked.at(-1)).toEqual(['book', { ...order, key: `portal.${order.key}` }]);
      }),
      runs,
    );
  });

  it('APT-115 tells every refusal as it is, wherever it is met', async () => {
    const { place, booking } = across();
    await fc.assert(
      fc.asyncProperty(choices, orders, refusals, async (choice, order, refusal) => {
        place.answer = failed(refusal);
        expect(await booking.hours(choice)).toEqual(failed(refusal));
        expect(await booking.keep(choice, order.start)).toEqual(failed(refusal));
        expect(await booking.book(order)).toEqual(failed(refusal));
      }),
      runs,
    );
  });

  it('carries a calendar file byte by byte', async () => {
    const { asked, place, calendar } = across();
    await fc.assert(
      fc.asyncProperty(files, ids<PracticeId>('practice-'), visitIds, async (file, practice, visit) => {
        place.answer = ok(file);
        expect(await calendar.file(practice, visit)).toEqual(ok(file));
        expect(asked.at(-1)).toEqual(['file', practice, visit]);
      }),
      runs,
    );
  });
});
