import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE, plus, type Instant } from '../kernel/index.ts';
import { instants } from '../kernel/testing/index.ts';
import { appointmentStatuses } from './appointment.ts';
import { callStatus, type CallStatus } from './video-call-status.ts';

const times = fc
  .tuple(instants, fc.integer({ min: 1, max: 480 }))
  .map(([start, minutes]) => ({ start, end: plus(start, minutes * MINUTE) }));

describe('the button of a video visit', () => {
  it.each([
    ['SCHEDULED', 'check-in-first'],
    ['CHECKED-IN', 'open'],
  ] as const)(
    'APT-137 APT-138 APT-139 ACC-257 ACC-258 ACC-259 ACC-260 of a visit that is %s is enabled from exactly 30 minutes before until the visit ends: %s',
    (status, enabled) => {
      fc.assert(
        fc.property(times, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), ({ start, end }, share) => {
          const at = (now: Instant): CallStatus => callStatus({ status, start, end }, now);
          const opens = plus(start, -30 * MINUTE);
          expect([at(plus(opens, -1)), at(opens)]).toEqual(['early', enabled]);
          expect([at(plus(end, -1)), at(end)]).toEqual([enabled, 'over']);
          expect(at(plus(opens, Math.floor(share * (end - opens))))).toBe(enabled);
        }),
      );
    },
  );

  it('APT-139 ACC-260 goes from early to enabled to over, and never back', () => {
    const order: readonly CallStatus[] = ['early', 'check-in-first', 'open', 'over'];
    const minutes = fc.integer({ min: -600, max: 600 });
    fc.assert(
      fc.property(fc.constantFrom(...appointmentStatuses), times, minutes, fc.nat(), (status, visit, from, later) => {
        const now = plus(visit.start, from * MINUTE);
        const [before, after] = [now, plus(now, later)].map((at) => callStatus({ status, ...visit }, at));
        expect(order.indexOf(before ?? 'over')).toBeLessThanOrEqual(order.indexOf(after ?? 'early'));
      }),
    );
  });

  it('APT-139 ACC-260 is over for a visit that does not take place, whenever it is asked', () => {
    const none = fc.constantFrom(
      ...appointmentStatuses.filter((each) => each !== 'SCHEDULED' && each !== 'CHECKED-IN'),
    );
    fc.assert(
      fc.property(none, times, fc.integer({ min: -600, max: 600 }), (status, visit, minutes) => {
        expect(callStatus({ status, ...visit }, plus(visit.start, minutes * MINUTE))).toBe('over');
      }),
    );
  });
});
