import { Drafts } from '../kernel/index.ts';
import { describe, expect, it } from '@jest/globals';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { benAtPena } from '@portico/services/kernel/testing';
import type { AppointmentId } from '@portico/domain/kernel';
import { CheckOutDrafts } from './check-out-drafts.ts';
import { CheckOutProgress } from './check-out-progress.ts';

const ids = { patient: benAtPena, appointment: 'running' as AppointmentId };

const scene = () => {
  const drafts = new CheckOutDrafts(
    new Drafts(() => ({ person: 'ben', place: 'mesa' })).of('check-out'),
    new MemoryAnalytics(),
  );
  const of = (appointment = ids.appointment) =>
    new CheckOutProgress({ ...ids, appointment }, drafts, () => ({
      isCheckedOut: true,
      parts: [
        { step: 'survey', standing: 'open' },
        { step: 'payment', standing: 'open' },
      ],
    }));
  return { drafts, of };
};

describe('the progress of a check-out', () => {
  it('APT-230 offers the next step that is open, past those that are skipped, until they are taken up', () => {
    const progress = scene().of();
    expect(progress.next).toBe('survey');
    progress.skip('survey');
    progress.skip('survey');
    expect({ next: progress.next, skipped: progress.skipped }).toEqual({ next: 'payment', skipped: ['survey'] });
    progress.takeUp('survey');
    expect({ next: progress.next, skipped: progress.skipped }).toEqual({ next: 'survey', skipped: [] });
  });

  it('APT-233 is kept for the same visit alone, with the plan that was made', () => {
    const { drafts, of } = scene();
    const progress = of();
    progress.notePlan();
    progress.skip('payment');
    expect(drafts.current).toMatchObject({ ids: { planCreated: true }, skipped: ['payment'], isCheckedOut: true });
    expect([of().skipped, of('other' as AppointmentId).skipped]).toEqual([['payment'], []]);
  });
});
