import { describe, expect, it } from '@jest/globals';
import { failed, ok, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import type { Canceling } from '@portico/application/appointments';
import { trackedCanceling } from './canceling-analytics.ts';

const visit = {
  patient: { practice: 'mesa' as PracticeId, patient: '17' as PatientId },
  appointment: 'a' as AppointmentId,
};

describe('a visit that is given up', () => {
  it('ACC-410 is counted once it is given up, without what was given up, and not where it was refused', async () => {
    const ends: Awaited<ReturnType<Canceling['cancel']>>[] = [failed({ kind: 'not-cancellable' }), ok(undefined)];
    const analytics = new MemoryAnalytics();
    const counted = trackedCanceling(
      { offer: async () => failed({ kind: 'unreachable' }), cancel: async () => ends.shift() ?? ok(undefined) },
      analytics,
    );
    await counted.offer(visit);
    await counted.cancel(visit, {});
    expect(analytics.told).toEqual([]);
    await counted.cancel(visit, {});
    expect(analytics.told).toEqual([{ name: 'Cancel Appointment' }]);
  });
});
