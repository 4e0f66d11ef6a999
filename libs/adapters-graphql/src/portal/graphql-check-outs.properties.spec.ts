import { describe, expect, it } from '@jest/globals';
import type { CheckOutIds, CheckOuts, CheckOutScreen, WayOn } from '@portico/application/visits';
import type { BookedVisit, BookingOrder } from '@portico/application/scheduling';
import type { BookingKey } from '@portico/domain/appointments';
import type { FormUuid } from '@portico/domain/forms';
import { sampleResponses } from '@portico/domain/forms/testing';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type HoldId,
  type LocationId,
  type PracticeId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import { ids, instants, patientRefs, withOptional, words } from '@portico/domain/kernel/testing';
import { practiceManagements } from '@portico/domain/practices';
import { checkOutSteps } from '@portico/domain/visits';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { anyListed } from '../testing/arbitrary-answers.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlCheckOuts } from './graphql-check-outs.ts';

const listed = anyListed.filter((one) => one !== undefined);
const goesAlong = withOptional(
  {},
  { planCreated: fc.constant(true as const), fromAddAppointment: fc.constant(true as const), externalData: words() },
);
const anyIds: fc.Arbitrary<CheckOutIds> = fc
  .record({ patient: patientRefs, appointment: ids<AppointmentId>('visit-') })
  .chain((visit) => goesAlong.map((more) => ({ ...visit, ...more })));

const screens: fc.Arbitrary<CheckOutScreen> = fc.tuple(listed, goesAlong).chain(([visit, more]) =>
  withOptional(
    {
      ids: fc.constant({ patient: visit.appointment.patient, appointment: visit.appointment.id, ...more }),
      visit: fc.constant(visit),
      phone: words(),
      management: fc.constantFrom(...practiceManagements),
      state: fc.record({
        isCheckedOut: fc.boolean(),
        parts: fc.uniqueArray(
          fc.record({
            step: fc.constantFrom(...checkOutSteps),
            standing: fc.constantFrom('open' as const, 'skipped' as const, 'done' as const),
          }),
          { selector: ({ step }) => step },
        ),
      }),
      forms: fc.array(fc.record({ id: ids('form-'), title: words() }), { maxLength: 2 }),
      mayFillForms: fc.boolean(),
      surveys: withOptional(
        { surveys: fc.array(fc.record({ id: ids('survey-'), title: words() }), { maxLength: 2 }) },
        { heading: words() },
      ),
      due: fc.nat(1_000_000).map((amount) => amount as Cents),
      dueCopay: fc.nat(1_000_000).map((amount) => amount as Cents),
    },
    { next: listed },
  ),
);

const ways: fc.Arbitrary<WayOn> = fc.record({
  screen: screens,
  isRequested: fc.constant(false),
  redirectSurvey: fc.boolean(),
});

const orders: fc.Arbitrary<BookingOrder> = withOptional(
  {
    choice: fc.record({
      practice: ids<PracticeId>('practice-'),
      offer: fc.record({
        resource: ids<ResourceId>('resource-'),
        visitReason: ids<VisitReasonId>('reason-'),
        location: ids<LocationId>('location-'),
      }),
    }),
    start: instants,
    key: ids<BookingKey>('key-'),
  },
  { hold: ids<HoldId>('hold-'), visitReason: words(100) },
);

const booked: fc.Arbitrary<BookedVisit> = fc.record({
  visit: listed,
  management: fc.constantFrom(...practiceManagements),
  isApproved: fc.boolean(),
  preRegistration: fc.boolean(),
});

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<CheckOuts>();
  const own = () => ({ checkOuts: service as CheckOuts }) as OwnServices;
  const { client } = tab(gatewayFetch(() => ({ own }) as Partial<GatewayContext> as GatewayContext));
  return { asked, place, checkOuts: new GraphqlCheckOuts(client) };
};

const runs = { numRuns: 60 };

describe('checking out over the wire', () => {
  it('APT-220 APT-225 answers the screen as it was, and asks by the ids that decide something', async () => {
    const { asked, place, checkOuts } = across();
    await fc.assert(
      fc.asyncProperty(screens, async (screen) => {
        place.answer = ok(screen);
        expect(await checkOuts.screen(screen.ids)).toEqual(ok(screen));
        const { fromAddAppointment: _, externalData: __, ...decides } = screen.ids;
        expect(asked.at(-1)).toEqual(['screen', decides]);
      }),
      runs,
    );
  });

  it('APT-221 APT-222 APT-225 APT-233 says where the way leads, after the check-out as after the payment', async () => {
    const { asked, place, checkOuts } = across();
    const skipped = fc.subarray([...checkOutSteps]);
    const from = fc.constantFrom('check-out' as const, 'payment' as const);
    await fc.assert(
      fc.asyncProperty(ways, from, skipped, async (way, at, left) => {
        place.answer = ok(way);
        expect(await checkOuts.goOn(way.screen.ids, left, at)).toEqual(ok(way));
        expect(asked.at(-1)).toEqual(['goOn', way.screen.ids, left, at]);
      }),
      runs,
    );
  });

  it('APT-201 APT-223 carries the forms that were filled in, and why they were not taken', async () => {
    const { asked, place, checkOuts } = across();
    const filled = [{ uuid: 'f1' as FormUuid, version: 3, responses: sampleResponses }];
    await fc.assert(
      fc.asyncProperty(ways, async (way) => {
        place.answer = ok(way);
        expect(await checkOuts.checkOut(way.screen.ids, filled)).toEqual(ok(way));
        expect(asked.at(-1)).toEqual(['checkOut', way.screen.ids, filled]);
        for (const kind of ['form-changed', 'form-incomplete', 'form-not-requested'] as const) {
          place.answer = failed({ kind, uuid: 'f1' });
          expect(await checkOuts.checkOut(way.screen.ids, filled)).toEqual(place.answer);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('APT-223 checks out, and leads on', async () => {
    const { asked, place, checkOuts } = across();
    await fc.assert(
      fc.asyncProperty(ways, async (way) => {
        place.answer = ok(way);
        expect(await checkOuts.checkOut(way.screen.ids)).toEqual(ok(way));
        expect(asked.at(-1)).toEqual(['checkOut', way.screen.ids, []]);
      }),
      runs,
    );
  });

  it('APT-224 APT-226 books the next visit as any other, and says what was booked', async () => {
    const { asked, place, checkOuts } = across();
    await fc.assert(
      fc.asyncProperty(ways, orders, booked, async (way, order, visit) => {
        const answer = { booked: visit, way: { ...way, isRequested: true } };
        place.answer = ok(answer);
        expect(await checkOuts.bookNext(way.screen.ids, order)).toEqual(ok(answer));
        // Names of its own on the other side, as for any booking.
        const key = `portal.${order.key}`;
        expect(asked.at(-1)).toEqual(['bookNext', way.screen.ids, { ...order, key }]);
      }),
      runs,
    );
  });

  it('APT-220 APT-223 APT-224 says every refusal as it was', async () => {
    const { place, checkOuts } = across();
    await fc.assert(
      fc.asyncProperty(anyIds, orders, async (of, order) => {
        place.answer = failed({ kind: 'no-check-out' });
        expect(await checkOuts.screen(of)).toEqual(place.answer);
        expect(await checkOuts.goOn(of, [], 'payment')).toEqual(place.answer);
        expect(await checkOuts.bookNext(of, order)).toEqual(place.answer);
        place.answer = failed({ kind: 'forms-open' });
        expect(await checkOuts.checkOut(of)).toEqual(place.answer);
        for (const kind of ['slot-gone', 'not-offered'] as const) {
          place.answer = failed({ kind });
          expect(await checkOuts.bookNext(of, order)).toEqual(place.answer);
        }
      }),
      { numRuns: 20 },
    );
  });
});
