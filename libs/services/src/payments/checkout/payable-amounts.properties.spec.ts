import type { AppointmentId, Cents, Instant, PatientRef } from '@portico/domain/kernel';
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
              heldForCopays: async () => new Map(),
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

  it('MON-169 list each open copay once for any number of visits, less what is held for it, and ask the ledger once', async () => {
    const cents = fc.integer({ min: 1, max: 9_000 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ copay: cents, held: fc.oneof(fc.constant(0), cents) }), { maxLength: 40 }),
        async (visits) => {
          const named = visits.map((visit, at) => ({ ...visit, appointment: `v${at}` as AppointmentId }));
          let asked = 0;
          const amounts = new OpenAmounts(
            {
              balance: async () => ({ due: 0 as Cents, asOf: 0 as Instant }),
              visitDues: async () => undefined,
              openCopays: async () =>
                named.map(({ appointment, copay }) => ({ appointment, start: 0 as Instant, copay: copay as Cents })),
            },
            {
              heldAgainst: async () => 0 as Cents,
              heldForCopays: async () => {
                asked += 1;
                return new Map(named.map(({ appointment, held }) => [appointment, held as Cents]));
              },
            },
            { of: async () => [] },
            () => 0 as Instant,
          );
          const open = await amounts.copays(patient, 0 as Instant, amounts.balance(patient));
          const left = named.filter(({ copay, held }) => copay > held);
          expect(open.map(({ appointment }) => appointment)).toEqual(left.map(({ appointment }) => appointment));
          expect(open.reduce((sum, { copay }) => sum + copay, 0)).toBe(
            left.reduce((sum, { copay, held }) => sum + copay - held, 0),
          );
          expect(asked).toBe(visits.length === 0 ? 0 : 1);
        },
      ),
    );
  });
});
