import { describe, expect, it } from '@jest/globals';
import type { Elsewhere, WaitingAtPractice } from '@portico/application/dashboard';
import { ok, type Cents, type PracticeId } from '@portico/domain/kernel';
import { ids, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { notingService } from '../testing/recording-service.ts';
import { elsewhereWire } from '../wire/elsewhere.wire.ts';

const waiting: fc.Arbitrary<WaitingAtPractice> = fc.record({
  practice: ids<PracticeId>('practice-'),
  practiceName: words(),
  unreadMessages: fc.nat(),
  newResults: fc.nat(),
  forms: fc.nat(),
  due: fc.nat().map((due) => due as Cents),
});

describe('what waits at other practices, over the wire', () => {
  it('arrives as it was answered', async () => {
    const { place, service } = notingService<Elsewhere>();
    const own = () => ({ elsewhere: service }) as unknown as OwnServices;
    const { client, reported } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
    await fc.assert(
      fc.asyncProperty(fc.array(waiting, { maxLength: 4 }), async (answer) => {
        place.answer = ok(answer);
        expect(await client.port(elsewhereWire).waiting()).toEqual(ok(answer));
        expect(await client.port(elsewhereWire).waitingAtEach()).toEqual(ok(answer));
      }),
      { numRuns: 40 },
    );
    expect(reported).toEqual([]);
  });
});
