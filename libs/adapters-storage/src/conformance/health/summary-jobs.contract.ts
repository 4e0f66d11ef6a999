import { beforeEach, describe, expect, it } from '@jest/globals';
import { summaryJobId, type SummaryJob, type SummaryJobs, type SummaryOutcome } from '@portico/domain/health';
import { instant, type AppointmentId, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';

const mesa = 'mesa:north' as PracticeId;
const job = (id: string, madeAt = 1_000, more: Partial<SummaryJob> = {}): SummaryJob => ({
  id: summaryJobId(mesa, id),
  patient: { practice: mesa, patient: 'ana' as PatientId },
  wanted: { kind: 'visit', appointment: 'visit-1' as AppointmentId },
  language: 'es',
  madeAt: instant(madeAt),
  ...more,
});
const period = { kind: 'period', from: '2026-01-01' as LocalDate, to: '2026-02-28' as LocalDate } as const;
const [at, until] = [instant(5_000), instant(9_000)];

/** What every adapter of `SummaryJobs` keeps to. */
export const summaryJobsContract = (make: () => Promise<SummaryJobs>): void => {
  describe('SummaryJobs', () => {
    let jobs: SummaryJobs;
    beforeEach(async () => {
      jobs = await make();
    });

    it.each<SummaryOutcome>([
      { kind: 'file', bytes: Uint8Array.from([37, 80, 68, 70, 0, 255]) },
      { kind: 'kept', url: 'https://records.example/1' },
      { kind: 'failed', problem: 'gone' },
    ])('knows a job, and how it ended: $kind', async (outcome) => {
      const hidden = [{ section: 'conditions', entry: 'c1' }] as const;
      const asked = job('one', 1_000, { wanted: period, by: 'ana', hidden });
      await jobs.add(asked);
      expect(await jobs.find(asked.id)).toEqual({ job: asked });
      await jobs.finish(asked.id, outcome);
      expect(await jobs.find(asked.id)).toEqual({ job: asked, outcome });
      await jobs.finish(asked.id, { kind: 'failed', problem: 'broken' });
      expect(await jobs.find(asked.id)).toEqual({ job: asked, outcome });
    });

    it('knows none that nobody asked for', async () => {
      await jobs.add(job('one'));
      for (const other of [job('two').id, summaryJobId('pena' as PracticeId, 'one')]) {
        expect(await jobs.find(other)).toBeUndefined();
      }
      await jobs.finish(job('two').id, { kind: 'failed', problem: 'gone' });
      expect(await jobs.find(job('two').id)).toBeUndefined();
    });

    it('gives each to one of all who ask, the oldest first and so many', async () => {
      for (const [id, madeAt] of [
        ['c', 3],
        ['a', 1],
        ['b', 2],
      ] as const)
        await jobs.add(job(id, madeAt));
      expect(await jobs.claim(at, until, 2)).toEqual([job('a', 1), job('b', 2)]);
      const claimed = await Promise.all([1, 2, 3].map(() => jobs.claim(at, until, 5)));
      expect(claimed.flat()).toEqual([job('c', 3)]);
    });

    it('gives one to somebody else when whoever took it has died, and to nobody once it is done', async () => {
      await jobs.add(job('one'));
      await jobs.claim(at, until, 5);
      expect(await jobs.claim(instant(8_999), instant(20_000), 5)).toEqual([]);
      expect(await jobs.claim(until, instant(20_000), 5)).toEqual([job('one')]);
      await jobs.finish(job('one').id, { kind: 'file', bytes: new Uint8Array(1) });
      expect(await jobs.claim(instant(30_000), instant(40_000), 5)).toEqual([]);
    });

    it('forgets what was asked for before', async () => {
      await jobs.add(job('old', 10));
      await jobs.add(job('new', 20));
      await jobs.prune(instant(20));
      expect(await jobs.find(job('old').id)).toBeUndefined();
      expect(await jobs.find(job('new', 20).id)).toEqual({ job: job('new', 20) });
    });
  });
};
