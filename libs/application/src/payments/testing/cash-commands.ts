import { MINUTE } from '@portico/domain/kernel';
import type { Loss } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import { dyingAfter, type Pace } from './mortal.ts';
import type { CashAnswer, CashWorld, Wish } from './cash-world.ts';

/** What payers were told for certain, by attempt: it holds for good. */
export interface Told {
  readonly answers: Map<number, 'paid' | 'declined' | 'voided'>;
}

interface Bad {
  /** Of the calls to the processor. */
  readonly losses: readonly (Loss | undefined)[];
  /** After how many steps the process dies. */
  readonly steps: number | undefined;
}

type Command = fc.AsyncCommand<Told, CashWorld>;

const command = (name: string, run: (told: Told, world: CashWorld) => Promise<unknown>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (told, world) => {
    await run(told, world);
    world.processor.losses.splice(0);
    world.booksAreClosed = 0;
    const faults = await world.faults();
    if (faults.length > 0) throw new Error(faults.join('; '));
  },
});

const loss = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom<Loss>('answer-lost', 'request-lost') },
);

const bad: fc.Arbitrary<Bad> = fc.record({
  losses: fc.array(loss, { maxLength: 4 }),
  steps: fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined, freq: 2 }),
});

const attempts = fc.integer({ min: 0, max: 5 });

const wishes: fc.Arbitrary<Wish> = fc.record({
  attempt: attempts,
  for: fc.constantFrom('balance', 'installment', 'prepayment', 'cancellation', 'shop'),
  amount: fc.integer({ min: 1, max: 3_000 }),
  card: fc.constantFrom('good', 'good', 'declined', 'kept'),
  stepFails: fc.boolean(),
});

const pays = fc.tuple(wishes, bad, fc.integer({ min: 1, max: 2 })).map(([asked, { losses, steps }, times]) =>
  command(`pay ${times} times ${shown({ ...asked, losses, steps })}`, async (told, world) => {
    if (!world.attempts.some(({ attempt }) => attempt === asked.attempt)) await world.prepare(asked);
    const wish = world.wishOf(asked);
    world.processor.losses.push(...losses);
    const answers = await Promise.all(
      Array.from({ length: times }, () => world.live(() => world.pay(wish), paceOf(steps))),
    );
    for (const answer of answers) if (answer !== 'died') hear(told, wish.attempt, answer);
  }),
);

const asksAgain = attempts.map((attempt) =>
  command(`ask about ${attempt}`, async (told, world) => {
    const answer = await world.outcome(attempt);
    if (answer !== undefined) hear(told, attempt, answer);
  }),
);

const refunds = fc.tuple(attempts, fc.constantFrom(1, 0.5, 1.5), bad).map(([attempt, part, { losses, steps }]) =>
  command(`refund ${part} of ${attempt} ${shown({ losses, steps })}`, async (_, world) => {
    world.processor.losses.push(...losses);
    await world.live(() => world.refund(attempt, part), paceOf(steps));
  }),
);

const reconciles = bad.map(({ losses, steps }) =>
  command(`reconcile ${shown({ losses, steps })}`, async (_, world) => {
    world.processor.losses.push(...losses);
    await world.live(() => world.reconcile(), paceOf(steps));
  }),
);

const posts = fc.tuple(bad, fc.nat({ max: 2 })).map(([{ steps }, closed]) =>
  command(`post, ${closed} times in vain, ${shown({ steps })}`, async (_, world) => {
    world.booksAreClosed = closed;
    await world.live(() => world.post(), paceOf(steps));
  }),
);

const waits = fc.integer({ min: 1, max: 40 }).map((halves) =>
  command(`wait ${halves} half minutes`, async (_, world) => {
    world.pass((halves * MINUTE) / 2);
  }),
);

/** Everything that payers, workers and the weather do to money. */
export const cashCommands = (length: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands([pays, pays, pays, waits, reconciles, reconciles, posts, refunds, asksAgain], {
    maxCommands: length,
    size: 'max',
  });

/** A first answer holds: who was told that they paid is told so ever after, and nobody else is. */
const hear = ({ answers }: Told, attempt: number, answer: CashAnswer): void => {
  const kind = answer.ok ? 'paid' : answer.error.kind;
  if (kind !== 'paid' && kind !== 'declined' && kind !== 'voided') return;
  const first = answers.get(attempt) ?? kind;
  if (first !== kind) throw new Error(`Attempt ${attempt} was ${first}, and is ${kind} now.`);
  answers.set(attempt, kind);
};

/** Lets reconciliation and bookkeeping run in fair weather for as long as anything may take. */
export const comeToRest = async (world: CashWorld): Promise<readonly string[]> => {
  for (let minutes = 0; minutes < 30; minutes += 2) {
    world.pass(2 * MINUTE);
    await world.reconcile();
    await world.post();
  }
  return [...(await world.faults()), ...(await world.leftOver())];
};

const paceOf = (steps: number | undefined): Pace => dyingAfter(steps ?? Infinity);

const shown = (value: object): string => JSON.stringify(value);
