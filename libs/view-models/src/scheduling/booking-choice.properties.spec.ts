import { describe, expect, it } from '@jest/globals';
import type { LocationId, PracticeId, ResourceId, VisitReasonId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { insteadOfPrepayment } from './booking-choice.ts';
import type { BookingDraft } from './booking-draft.ts';

const practice = 'mesa' as PracticeId;
const picked = { location: 'l' as LocationId, visitReason: 'v' as VisitReasonId, resource: 'r' as ResourceId };

describe('whoever cannot pay ahead', () => {
  it('APT-092 comes back to where a visit is chosen, whatever of it is missing', () => {
    expect(insteadOfPrepayment(undefined)).toBe('/appointments/add_appointment');
    const names = Object.keys(picked) as (keyof typeof picked)[];
    fc.assert(
      fc.property(fc.subarray(names, { maxLength: names.length - 1 }), (kept) => {
        const draft: BookingDraft = {
          practice,
          picked: Object.fromEntries(kept.map((name) => [name, picked[name]])),
        };
        expect(insteadOfPrepayment(draft)).toBe('/appointments/add_appointment');
      }),
    );
  });

  it('APT-092 comes to the times of what was chosen where nothing is missing', () => {
    expect(insteadOfPrepayment({ practice, picked })).toBe('/appointments/add_appointment/available_hours');
  });
});
