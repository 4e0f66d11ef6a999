import { describe, expect, it } from '@jest/globals';
import {
  refillWays,
  type RefillPage,
  type Refills,
  type RefillsOverview,
  type RefillToRequest,
} from '@portico/application/refills';
import { failed, ok } from '@portico/domain/kernel';
import { clinicalDates, ids, patientRefs, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import type { RefillId, RefillKey } from '@portico/domain/refills';
import { refillMedications, refillRequests } from '@portico/domain/refills/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { refillsOverview } from '../codecs/refills.codec.ts';
import { refillsWire } from '../wire/refills.wire.ts';

const requests = fc.array(refillRequests, { maxLength: 3 });
const pages: fc.Arbitrary<RefillPage> = withOptional(
  {
    practiceName: words(),
    practicePhone: words(),
    timeZone: timeZones,
    medication: refillMedications,
    canRequest: fc.boolean(),
    mayAct: fc.boolean(),
    requests,
  },
  {
    pharmacy: words(),
    answersWithin: fc.nat(720),
    lastFill: withOptional({}, { date: clinicalDates, quantity: words(), isEarly: fc.constant(true as const) }),
  },
);
const wishes: fc.Arbitrary<RefillToRequest> = withOptional(
  { key: fc.uuid().map((key) => key as string as RefillKey), patient: patientRefs, medication: words() },
  { pharmacy: words(), note: words(500) },
);

const across = () => {
  const { asked, place, service } = notingService<Refills>();
  const own = () => ({ refills: service }) as unknown as OwnServices;
  const { client, reported } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
  return { asked, place, reported, refills: client.port(refillsWire) };
};

const runs = { numRuns: 60 };
const made = ids<RefillId>('refill-');

const overviews: fc.Arbitrary<RefillsOverview> = fc.record({ way: fc.constantFrom(...refillWays), requests });

describe('requests for refills over the wire', () => {
  it('arrive beside the record as they were answered', () => {
    fc.assert(
      fc.property(overviews, (overview) => {
        expect(refillsOverview.read(refillsOverview.write(overview))).toEqual(overview);
      }),
      runs,
    );
  });

  it('arrive as they were answered for one medication', async () => {
    const { asked, place, refills } = across();
    await fc.assert(
      fc.asyncProperty(pages, words(), async (page, medication) => {
        place.answer = ok(page);
        expect(await refills.medication(medication)).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['medication', medication]);
      }),
      runs,
    );
  });

  it('are made and withdrawn as they were wished, or refused', async () => {
    const { asked, place, refills, reported } = across();
    const refusals = fc.constantFrom('already-open' as const, 'not-current' as const);
    await fc.assert(
      fc.asyncProperty(wishes, made, refusals, async (wish, id, kind) => {
        place.answer = ok(id);
        expect(await refills.request(wish)).toEqual(ok(id));
        expect(asked.at(-1)).toEqual(['request', wish]);
        place.answer = failed({ kind });
        expect(await refills.request(wish)).toEqual(failed({ kind }));
        place.answer = ok(undefined);
        expect(await refills.withdraw({ patient: wish.patient, id })).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['withdraw', { patient: wish.patient, id }]);
        place.answer = failed({ kind: 'already-answered' });
        expect(await refills.withdraw({ patient: wish.patient, id })).toEqual(failed({ kind: 'already-answered' }));
      }),
      runs,
    );
    expect(reported).toEqual([]);
  });
});
