import { describe, expect, it } from '@jest/globals';
import { HOUR, instant, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import { MaintenanceRunner, type MaintenanceJob } from './maintenance-runner.ts';
import { MemoryLeases } from './testing/index.ts';

const parts = (...maintenanceJobs: MaintenanceJob[]) => {
  let now = instant(1_000_000);
  const leases = new MemoryLeases(() => now);
  const problems: string[] = [];
  const runner = () =>
    new MaintenanceRunner(
      leases,
      maintenanceJobs,
      () => now,
      (maintenanceJob) => void problems.push(maintenanceJob),
    );
  return {
    runner,
    problems,
    pass: (milliseconds: number) => {
      now = plus(now, milliseconds);
    },
  };
};

describe('the housekeeper', () => {
  it('does each chore at its time, and tells it what time it is', async () => {
    const times: Instant[] = [];
    const { runner, pass } = parts(
      { name: 'often', every: MINUTE, run: async (now) => times.push(now) },
      { name: 'seldom', every: HOUR, run: async () => undefined },
    );
    expect(await runner().round()).toEqual(['often', 'seldom']);
    expect(await runner().round()).toEqual([]);
    pass(MINUTE);
    expect(await runner().round()).toEqual(['often']);
    expect(times).toEqual([1_000_000, 1_060_000]);
  });

  it('leaves to another what the other has taken', async () => {
    let done = 0;
    const { runner } = parts({ name: 'once', every: HOUR, run: async () => (done += 1) });
    await Promise.all([runner().round(), runner().round(), runner().round()]);
    expect(done).toBe(1);
  });

  it('OPS-D12 goes on with the others where one fails, and gives its turn back', async () => {
    let fails = true;
    const { runner, problems, pass } = parts(
      {
        name: 'fragile',
        every: MINUTE,
        run: async () => {
          if (fails) throw new Error('the database is away');
        },
      },
      { name: 'sturdy', every: MINUTE, run: async () => undefined },
    );
    expect(await runner().round()).toEqual(['sturdy']);
    expect(problems).toEqual(['fragile']);
    fails = false;
    expect(await runner().round()).toEqual(['fragile']);
    pass(MINUTE);
    expect(await runner().round()).toEqual(['fragile', 'sturdy']);
  });
});
