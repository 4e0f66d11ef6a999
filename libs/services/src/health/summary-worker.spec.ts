import { expect, it } from '@jest/globals';
import { summaryJobId, type SummaryJob, type VisitSummaries } from '@portico/domain/health';
import { MemorySummaryJobs } from '@portico/domain/health/testing';
import { instant, plus, SECOND, type Instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { SummaryWorker } from './summary-worker.ts';

const practice = 'alder' as PracticeId;

const jobOf = (name: string): SummaryJob => ({
  id: summaryJobId(practice, name),
  patient: { practice, patient: name as PatientId },
  wanted: { kind: 'period' } as SummaryJob['wanted'],
  language: 'en',
  madeAt: instant(0),
});

it('APT-148 a summary is begun while no other worker can have it, however slow those before it were', async () => {
  let now: Instant = instant(1_000);
  const jobs = new MemorySummaryJobs();
  for (const name of ['a', 'b', 'c', 'd']) await jobs.add(jobOf(name));
  const free: (readonly SummaryJob[])[] = [];
  const visitSummaries: VisitSummaries = {
    has: async () => true,
    make: async ({ patient }) => {
      const others = await jobs.claim(now, now, 10);
      free.push(others.filter((job) => job.patient.patient === patient));
      now = plus(now, 20 * SECOND);
      return { kind: 'kept', url: 'https://alder.example.org' };
    },
  };
  const unused = {} as never;
  const nothing = () => undefined;
  const worker = new SummaryWorker(unused, unused, jobs, unused, visitSummaries, () => now, nothing, nothing);
  expect(await worker.round()).toBe(4);
  expect(free).toEqual([[], [], [], []]);
});
