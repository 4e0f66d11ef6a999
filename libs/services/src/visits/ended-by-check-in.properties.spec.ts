import { describe, expect, it } from '@jest/globals';
import { whyNoChange, type ListedAppointment } from '@portico/application/appointments';
import {
  appointmentStatuses,
  cancellationTerms,
  isEndedByCheckIn,
  usualVisitRules,
} from '@portico/domain/appointments';
import { MINUTE, plus, type Cents } from '@portico/domain/kernel';
import fc from 'fast-check';
import { changeUntilOf } from '../appointments/index.ts';
import { benAtMesa, noon, visit } from '../kernel/testing/index.ts';

describe('what checking in ends', () => {
  it('is exactly what the page of the visit offers until then, and not afterwards', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...appointmentStatuses),
        fc.integer({ min: -600, max: 6000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        fc.boolean(),
        (status, ahead, cutOffMinutes, movedByPhone, byPhone) => {
          const start = plus(noon, ahead * MINUTE);
          const booked = { ...visit('v', benAtMesa, 1), start, end: plus(start, 30 * MINUTE), status };
          const rules = {
            ...usualVisitRules,
            ...(movedByPhone && { movedByPhone: true as const }),
            cancellation: { cutOffMinutes, reasons: [], ...(byPhone && { byPhone: true as const }) },
          };
          const offers = (appointment: typeof booked): boolean => {
            const listed = {
              appointment,
              mayAct: true,
              ...changeUntilOf(appointment, rules, noon),
            } as ListedAppointment;
            const isMoved = changeUntilOf(appointment, rules, noon).changeUntil !== undefined;
            const terms = cancellationTerms(appointment, rules.cancellation, 0 as Cents, noon);
            return (isMoved && whyNoChange(listed, noon) === undefined) || terms.kind === 'open';
          };
          if (status !== 'SCHEDULED') return expect(isEndedByCheckIn(booked, rules, noon)).toBe(false);
          expect(isEndedByCheckIn(booked, rules, noon)).toBe(offers(booked));
          expect(offers({ ...booked, status: 'CHECKED-IN' })).toBe(false);
        },
      ),
    );
  });
});
