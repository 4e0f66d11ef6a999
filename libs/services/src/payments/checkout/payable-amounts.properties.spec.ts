import type { Cents, Instant, PatientRef } from '@portico/domain/kernel';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OpenAmounts } from './payable-amounts.ts';

const patient = { practice: 'north', patient: '1001' } as PatientRef;

describe('open amounts', () => {
  it('OPS-D7 hold against the books what is held as of their own moment, and ask once where it was foreseen', async () => {
    const moment = fc.integer({ min: 0, max: 3 }).map((at) => at as Instant);
    await fc.assert(
      fc.asyncProperty(
        moment,
        moment,
        fc.array(fc.nat(500), { minLength: 4, maxLength: 4 }),
        async (of, foreseen, held) => {
          const asked: Instant[] = [];
          const amounts = new OpenAmounts(
            {
              balance: async () => ({ due: 400 as Cents, asOf: of }),
              visitDues: async () => undefined,
              openCopays: async () => [],
            },
            {
              heldAgainst: async (_, asOf) => (asked.push(asOf), (held[asOf] ?? 0) as Cents),
              heldForCopay: async () => 0 as Cents,
            },
            { of: async () => [] },
            () => foreseen,
          );
          const open = await amounts.balance(patient);
          expect({ held: open.held, payable: open.payable, asOf: open.cover.asOf }).toEqual({
            held: held[of],
            payable: Math.max(0, 400 - (held[of] ?? 0)),
            asOf: of,
          });
          expect(asked).toEqual(of === foreseen ? [of] : [foreseen, of]);
        },
      ),
    );
  });
});
