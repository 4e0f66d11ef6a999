import { DAY, HOUR, MINUTE } from '@portico/domain/kernel';
import type { DeclineReason } from '@portico/domain/payments';
import type { Loss } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import { dyingAfter, type Pace } from './mortal.ts';
import type { CashAnswer, CashWorld, Wish } from './cash-world.ts';

/** What payers were told for certain, by attempt: it holds for good. */
export interface Told {
  readonly answers: Map<number, 'paid' | 'declined' | 'unpaid' | 'voided'>;
}

interface Bad {
  /** Of the calls to the processor. */
  readonly losses: readonly (Loss | undefined)[];
  /** How captures are refused: for now, or for good. */
  readonly captures: readonly (DeclineReason | undefined)[];
  /** After how many steps the process dies. */
  readonly steps: number | undefined;
  /** What others do meanwhile, after so many steps. */
  readonly amid?: { readonly step: number; readonly what: keyof typeof meanwhile } | undefined;
}

/** What others do between two steps of one process. */
const meanwhile = {
  'the books are kept': (world: CashWorld) => world.post(),
  /** By the clock of somebody else the process has been silent for long. */
  'its charge is given up': async (world: CashWorld) => {
    world.pass(11 * MINUTE);
    await world.reconcile();
  },
} as const;

type Command = fc.AsyncCommand<Told, CashWorld>;

const command = (name: string, run: (told: Told, world: CashWorld) => Promise<unknown>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (told, world) => {
    await run(told, world);
    world.processor.losses.splice(0);
    world.processor.refusedCaptures.splice(0);
    world.booksAreClosed = 0;
    const faults = await world.faults();
    if (faults.length > 0) throw new Error(faults.join('; '));
  },
});

const loss = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom<Loss>('answer-lost', 'request-lost', 'late') },
);

const refusal = fc.constantFrom<DeclineReason | undefined>(undefined, undefined, 'not-accepted', 'declined');

const troubles: fc.Arbitrary<Bad> = fc.record({
  losses: fc.array(loss, { maxLength: 4 }),
  captures: fc.array(refusal, { maxLength: 2 }),
  steps: fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined, freq: 2 }),
  amid: fc.option(
    fc.record({
      step: fc.integer({ min: 0, max: 20 }),
      what: fc.constantFrom<keyof typeof meanwhile>('the books are kept', 'its charge is given up'),
    }),
    { nil: undefined, freq: 2 },
  ),
});

const attempts = fc.integer({ min: 0, max: 5 });

const wishes: fc.Arbitrary<Wish> = fc.record({
  attempt: attempts,
  for: fc.constantFrom('balance', 'installment', 'prepayment', 'cancellation', 'shop'),
  amount: fc.integer({ min: 1, max: 3_000 }),
  card: fc.constantFrom('good', 'good', 'declined', 'kept'),
  stepFails: fc.boolean(),
});

const pays = fc.tuple(wishes, troubles, fc.integer({ min: 1, max: 2 })).map(([asked, bad, times]) =>
  command(`pay ${times} times ${shown({ ...asked, ...bad })}`, async (told, world) => {
    if (!world.attempts.some(({ attempt }) => attempt === asked.attempt)) await world.prepare(asked);
    const wish = world.wishOf(asked);
    befall(world, bad);
    const answers = await Promise.all(
      Array.from({ length: times }, () => world.live(() => world.pay(wish), paceIn(world, bad))),
    );
    for (const answer of answers) if (answer !== 'died') hear(told, wish.attempt, answer);
  }),
);

/** Several attempts are about one fee, or one order. */
const paysFromTwoTabs = fc
  .tuple(fc.constantFrom('cancellation' as const, 'shop' as const), fc.nat({ max: 1 }), troubles)
  .map(([thing, first, bad]) =>
    command(`pay one ${thing} from two tabs ${shown({ first, ...bad })}`, async (told, world) => {
      const tabs = [first, first + 2].map((attempt) =>
        world.wishOf({ attempt, for: thing, amount: 0, card: 'good', stepFails: false }),
      );
      befall(world, bad);
      await Promise.all(
        tabs.map(async (wish) => {
          const answer = await world.live(() => world.pay(wish), paceIn(world, bad));
          if (answer !== 'died') hear(told, wish.attempt, answer);
        }),
      );
    }),
  );

/** Nobody else has these attempts. */
const checkIns = [6, 7];

const checksIn = fc.tuple(fc.subarray(checkIns, { minLength: 1 }), troubles).map(([tabs, bad]) =>
  command(`check in from tabs ${shown({ tabs, ...bad })}`, async (told, world) => {
    befall(world, bad);
    await Promise.all(
      tabs.map(async (attempt) => {
        const answer = await world.payAtVisit(attempt, paceIn(world, bad));
        if (answer !== 'died' && answer !== undefined) hear(told, attempt, answer);
      }),
    );
  }),
);

const asksAgain = attempts.map((attempt) =>
  command(`ask about ${attempt}`, async (told, world) => {
    const answer = await world.outcome(attempt);
    if (answer !== undefined) hear(told, attempt, answer);
  }),
);

const refunds = fc.tuple(attempts, fc.constantFrom(1, 0.5, 0.3, 1.5), troubles).map(([attempt, part, bad]) =>
  command(`refund ${part} of ${attempt} ${shown(bad)}`, async (_, world) => {
    befall(world, bad);
    await world.live(() => world.refund(attempt, part), paceOf(bad));
  }),
);

const reconciles = troubles.map((bad) =>
  command(`reconcile ${shown(bad)}`, async (_, world) => {
    befall(world, bad);
    await world.live(() => world.reconcile(), paceOf(bad));
  }),
);

const posts = fc.tuple(troubles, fc.nat({ max: 2 })).map(([{ steps }, closed]) =>
  command(`post, ${closed} times in vain, ${shown({ steps })}`, async (_, world) => {
    world.booksAreClosed = closed;
    await world.live(() => world.post(), paceOf({ steps }));
  }),
);

const officeCancels = attempts.map((attempt) =>
  command(`the office cancels the visit of ${attempt}`, async (_, world) => {
    world.officeCancels(attempt);
  }),
);

const arrives = fc.constant(
  command('what was on its way arrives', async (_, world) => {
    world.processor.arrive();
  }),
);

const waits = fc.integer({ min: 1, max: 40 }).map((halves) =>
  command(`wait ${halves} half minutes`, async (_, world) => {
    world.pass((halves * MINUTE) / 2);
  }),
);

/** Everything that payers, workers and the weather do to money. */
export const cashCommands = (length: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      ...[pays, pays, pays, paysFromTwoTabs, checksIn, waits, reconciles, reconciles],
      ...[posts, refunds, asksAgain, officeCancels, arrives],
    ],
    { maxCommands: length, size: 'max' },
  );

/** A first answer holds: who was told that they paid is told so ever after, and nobody else is. */
const hear = ({ answers }: Told, attempt: number, answer: CashAnswer): void => {
  const kind = answer.ok ? 'paid' : answer.error.kind;
  if (kind !== 'paid' && kind !== 'declined' && kind !== 'unpaid' && kind !== 'voided') return;
  const first = answers.get(attempt) ?? kind;
  // Of a step that was taken after its charge was given up it is said as soon as it is known.
  const isFoundLater = first === 'voided' && kind === 'unpaid';
  if (first !== kind && !isFoundLater) throw new Error(`Attempt ${attempt} was ${first}, and is ${kind} now.`);
  answers.set(attempt, kind);
};

/** Lets reconciliation and bookkeeping run in fair weather for as long as anything may take. */
export const comeToRest = async (world: CashWorld): Promise<readonly string[]> => {
  world.processor.arrive();
  // The last strides are those after which a charge that was given up is looked for once more.
  for (const stride of [...Array.from({ length: 15 }, () => 2 * MINUTE), 15 * MINUTE, HOUR, DAY]) {
    world.pass(stride);
    await world.reconcile();
    await world.post();
  }
  return [...(await world.faults()), ...(await world.leftOver())];
};

/** What befalls the calls of one process to the processor. */
const befall = ({ processor }: CashWorld, { losses, captures }: Bad): void => {
  processor.losses.push(...losses);
  processor.refusedCaptures.push(...captures);
};

const paceOf = ({ steps }: Pick<Bad, 'steps'>): Pace => dyingAfter(steps ?? Infinity);

/** Is interrupted by what others do. */
const paceIn = (world: CashWorld, bad: Bad): Pace => {
  const pace = paceOf(bad);
  let left = bad.amid?.step ?? Infinity;
  return async () => {
    await pace();
    left -= 1;
    if (left === 0 && bad.amid !== undefined) await meanwhile[bad.amid.what](world);
  };
};

const shown = (value: object): string => JSON.stringify(value);
