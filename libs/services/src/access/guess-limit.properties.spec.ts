import { describe, expect, it } from '@jest/globals';
import { attemptLimit } from '@portico/domain/access';
import { MemoryTries } from '@portico/domain/access/testing';
import fc from 'fast-check';
import { noon } from '../kernel/testing/index.ts';
import { GuessLimit } from './guess-limit.ts';

/** A guess of one person's password. */
interface Guess {
  readonly right: boolean;
  readonly address: string;
  /** Turns of waiting that weighing it takes. */
  readonly takes: number;
}

const guesses: fc.Arbitrary<readonly Guess[]> = fc.array(
  fc.record({ right: fc.boolean(), address: fc.constantFrom('203.0.113.7', '203.0.113.8'), takes: fc.nat(4) }),
  { maxLength: 25 },
);

const guessing =
  (tries: MemoryTries) =>
  async ({ right, address, takes }: Guess) => {
    const answer = await new GuessLimit(tries, { now: noon, address }).guess(
      { kind: 'password', of: 'ana' },
      async () => {
        for (let turn = 0; turn < takes; turn += 1) await Promise.resolve();
        return right || undefined;
      },
    );
    return answer.ok ? 'right' : answer.error.kind;
  };

/** Guesses of one thing that is locked by itself, such as the birth date of a link. */
const guessingLocked = (kind: 'birth-date' | 'link-passcode', tries: MemoryTries) => {
  let counted = 0;
  const lock = {
    of: 'link 1',
    most: 5,
    count: async () => (counted += 1),
    clear: async () => (counted = 0),
  };
  return async ({ right, address, takes }: Guess) => {
    const answer = await new GuessLimit(tries, { now: noon, address }).guess({ kind, lock }, async () => {
      for (let turn = 0; turn < takes; turn += 1) await Promise.resolve();
      return right || undefined;
    });
    return answer.ok ? 'right' : { ...answer.error };
  };
};

describe.each(['birth-date', 'link-passcode'] as const)(
  'guesses at once of a thing that is locked by itself: %s',
  (kind) => {
    it('ACC-084 are answered as if they were made one after the other', async () => {
      await fc.assert(
        fc.asyncProperty(guesses, async (made) => {
          const inTurn: unknown[] = [];
          const guess = guessingLocked(kind, new MemoryTries());
          for (const one of made) inTurn.push(await guess(one));
          expect(await Promise.all(made.map(guessingLocked(kind, new MemoryTries())))).toEqual(inTurn);
        }),
      );
    });
  },
);

describe('guesses of one secret at once', () => {
  it('ACC-188 are answered as if they were made one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(guesses, async (made) => {
        const inTurn: string[] = [];
        const guess = guessing(new MemoryTries());
        for (const one of made) inTurn.push(await guess(one));
        expect(await Promise.all(made.map(guessing(new MemoryTries())))).toEqual(inTurn);
      }),
    );
  });

  it('ACC-188 are all weighed where all are right, though more of them than may fail', async () => {
    const made = Array.from({ length: 4 * attemptLimit.failures }, (_, at) => ({
      right: true,
      address: `203.0.113.${at}`,
      takes: at % 3,
    }));
    expect(await Promise.all(made.map(guessing(new MemoryTries())))).toEqual(made.map(() => 'right'));
  });

  it('ACC-188 let the next one go on where weighing one of them throws', async () => {
    const limit = new GuessLimit(new MemoryTries(), { now: noon });
    const of = { kind: 'password', of: 'ana' } as const;
    const [thrown, next] = await Promise.allSettled([
      limit.guess(of, () => Promise.reject(new Error('away'))),
      limit.guess(of, async () => true),
    ]);
    expect({ thrown: thrown.status, next }).toMatchObject({ thrown: 'rejected', next: { value: { ok: true } } });
  });
});
