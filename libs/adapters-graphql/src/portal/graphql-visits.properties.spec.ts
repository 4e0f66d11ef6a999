import { describe, expect, it } from '@jest/globals';
import type {
  Canceling,
  CancellationOffer,
  CancelRefusal,
  VideoRefusal,
  VideoVisits,
  VisitRef,
} from '@portico/application/appointments';
import { failed, ok, type AppointmentId, type Cents } from '@portico/domain/kernel';
import { ids, instants, patientRefs, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { prepaidTerms } from '../testing/arbitrary-prepaid-answers.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { cancelingWire } from '../wire/canceling.wire.ts';
import { videoVisitsWire } from '../wire/video-visits.wire.ts';

const visits: fc.Arbitrary<VisitRef> = fc.record({ patient: patientRefs, appointment: ids<AppointmentId>('visit-') });
const amounts = fc.nat(1_000_000).map((amount) => amount as Cents);

const offers: fc.Arbitrary<CancellationOffer> = withOptional(
  {
    terms: fc.oneof(
      fc.record({ kind: fc.constant('open' as const), until: instants, fee: amounts }),
      fc.record({ kind: fc.constant('too-late' as const), since: instants }),
      fc.constant({ kind: 'over' as const }),
    ),
    reasons: fc.array(
      fc.record({ id: words(), name: words(), needsComments: fc.boolean(), anotherTime: fc.boolean() }),
      {
        maxLength: 4,
      },
    ),
    practiceName: words(),
    practicePhone: words(),
    payable: fc.boolean(),
  },
  { prepaid: prepaidTerms },
);

const cancelRefusals: fc.Arbitrary<CancelRefusal> = fc.oneof(
  fc.constantFrom(
    ...(
      ['comments-missing', 'comments-too-long', 'unknown-reason', 'not-cancellable', 'prepayment-changed'] as const
    ).map((kind) => ({
      kind,
    })),
  ),
  fc.record({ kind: fc.constant('too-late-to-cancel' as const), phone: words() }),
  fc.record({ kind: fc.constant('fee-due' as const), amount: amounts }),
);

const videoRefusals: fc.Arbitrary<VideoRefusal> = fc.oneof(
  fc.constantFrom({ kind: 'video-over' as const }, { kind: 'no-room' as const }),
  fc.record({ kind: fc.constant('video-too-early' as const), until: instants }),
);

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<Canceling & VideoVisits>();
  const own = () => ({ canceling: service as Canceling, videoVisits: service as VideoVisits }) as OwnServices;
  const { client } = tab(
    gatewayFetch(() => ({ own, visits: async () => own() }) as Partial<GatewayContext> as GatewayContext),
  );
  return {
    asked,
    place,
    canceling: client.port(cancelingWire),
    videoVisits: client.port(videoVisitsWire),
  };
};

describe('canceling over the wire', () => {
  it('asks of the visit that is named, and answers what is offered as it was', async () => {
    const { asked, place, canceling } = across();
    await fc.assert(
      fc.asyncProperty(visits, offers, async (visit, offer) => {
        place.answer = ok(offer);
        expect(await canceling.offer(visit)).toEqual(ok(offer));
        expect(asked.at(-1)).toEqual(['offer', visit]);
      }),
    );
  });

  it('APT-124 ACC-271 ACC-275 MON-160 carries the reason, and is done with 200', async () => {
    const { asked, place, canceling } = across();
    const reasons = withOptional({}, { id: words(), comments: words(), givenBack: amounts });
    await fc.assert(
      fc.asyncProperty(visits, reasons, async (visit, reason) => {
        place.answer = ok(undefined);
        expect(await canceling.cancel(visit, reason)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['cancel', visit, reason]);
      }),
    );
  });

  it('says every refusal as it was', async () => {
    const { place, canceling } = across();
    await fc.assert(
      fc.asyncProperty(visits, cancelRefusals, async (visit, refusal) => {
        place.answer = failed(refusal);
        expect(await canceling.cancel(visit, {})).toEqual(failed(refusal));
      }),
    );
  });
});

describe('a video visit over the wire', () => {
  it('APT-136 names the visit, and answers the address of the room', async () => {
    const { asked, place, videoVisits } = across();
    await fc.assert(
      fc.asyncProperty(visits, fc.webUrl(), async (visit, address) => {
        place.answer = ok(address);
        expect(await videoVisits.address(visit)).toEqual(ok(address));
        expect(asked.at(-1)).toEqual(['address', visit]);
      }),
    );
  });

  it('says every refusal as it was', async () => {
    const { place, videoVisits } = across();
    await fc.assert(
      fc.asyncProperty(visits, videoRefusals, async (visit, refusal) => {
        place.answer = failed(refusal);
        expect(await videoVisits.address(visit)).toEqual(failed(refusal));
      }),
    );
  });
});
