import { describe, expect, it } from '@jest/globals';
import { workKinds, workLimits, type WorkKind } from '@portico/domain/access';
import { MemoryTries } from '@portico/domain/access/testing';
import { failed, MINUTE, ok, plus, type Instant, type Result } from '@portico/domain/kernel';
import fc from 'fast-check';
import { noon } from '../kernel/testing/index.ts';
import { countedBy, WorkCounter } from './costly-work-counter.ts';

const counter = () => {
  const refused: WorkKind[] = [];
  return { work: new WorkCounter(new MemoryTries(), (kind) => refused.push(kind)), refused };
};

const kinds = fc.constantFrom(...workKinds);

describe('WorkCounter', () => {
  it('SEC-S5 in no window is more of a kind done for one person than its limit says, however it is asked for', async () => {
    const steps = fc.array(fc.nat({ max: 20 * MINUTE }), { minLength: 20, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(kinds, steps, async (kind, pauses) => {
        const { work } = counter();
        const done: Instant[] = [];
        let now = noon;
        for (const pause of pauses) {
          now = plus(now, pause);
          const at = now;
          await work.counted(kind, 'account ana', at, async () => ok(done.push(at)));
        }
        const { failures, window } = workLimits[kind];
        for (const [place, at] of done.entries()) {
          const next = done[place + failures];
          if (next !== undefined) expect(next - at).toBeGreaterThan(window);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('SEC-S5 counts before the work begins: of many that come together no more are begun than may be', async () => {
    for (const kind of workKinds) {
      const { work, refused } = counter();
      const { failures, atOnce = Infinity } = workLimits[kind];
      const many = failures + 50;
      let begun = 0;
      const asked = Array.from({ length: many }, () =>
        work.counted(kind, 'account ana', noon, async () => ok((begun += 1))),
      );
      const answers = await Promise.all(asked);
      expect(begun).toBe(Math.min(failures, atOnce));
      expect(answers.filter((answer) => !answer.ok)).toHaveLength(many - begun);
      expect(refused).toHaveLength(many - begun);
    }
  });

  it('SEC-S5 one person uses up nothing of another, and one kind nothing of another', async () => {
    const { work } = counter();
    const once = (kind: WorkKind, who: string) => work.counted(kind, who, noon, async () => ok(undefined));
    for (let time = 0; time < 100; time += 1) await once('mail', 'account ana');
    expect((await once('mail', 'account ana')).ok).toBe(false);
    expect((await once('mail', 'account ben')).ok).toBe(true);
    expect((await once('message', 'account ana')).ok).toBe(true);
  });

  it('lets go of what was running when the work throws', async () => {
    const { work } = counter();
    const broken = (): Promise<Result<void, never>> => Promise.reject(new Error('broken'));
    for (let time = 0; time < 3; time += 1) {
      await expect(work.counted('pdf', 'account ana', noon, broken)).rejects.toThrow('broken');
    }
    expect((await work.counted('pdf', 'account ana', noon, async () => ok(undefined))).ok).toBe(true);
  });
});

describe('a service whose costly methods are counted', () => {
  class Shop {
    readonly #name = 'shop';

    async print(copies: number) {
      return ok(`${this.#name} ${copies}`);
    }

    async look() {
      return ok(this.#name);
    }
  }

  it('SEC-S5 answers as before until it is asked too often, and goes on answering what costs nothing', async () => {
    const { work } = counter();
    const shop = countedBy(work, new Shop(), { print: 'mail' }, { who: 'account ana', now: noon });
    for (let time = 0; time < workLimits.mail.failures; time += 1) expect(await shop.print(2)).toEqual(ok('shop 2'));
    const until = plus(noon, workLimits.mail.pause);
    expect(await shop.print(2)).toEqual(failed({ kind: 'too-many-requests', until }));
    expect(await shop.look()).toEqual(ok('shop'));
  });
});
