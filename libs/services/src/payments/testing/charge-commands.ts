import { DAY, HOUR, MINUTE } from '@portico/domain/kernel';
import type { DeclineReason } from '@portico/domain/payments';
import type { Loss } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import { dyingAfter, type Pace } from '@portico/application/payments/testing';
import type { ChargeAnswer, ChargeFixture, Request } from './charge-fixture.ts';

/** The first definite answer of each attempt; it must never change. */
export interface Told {
  readonly answers: Map<number, 'paid' | 'declined' | 'unpaid' | 'voided'>;
}

interface Bad {
  /** Losses of calls to the processor. */
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
  'the books are kept': (fixture: ChargeFixture) => fixture.post(),
  /** By another process's clock, this process has been silent for long. */
  'its charge is given up': async (fixture: ChargeFixture) => {
    fixture.pass(11 * MINUTE);
    await fixture.reconcile();
  },
} as const;

type Command = fc.AsyncCommand<Told, ChargeFixture>;

const command = (name: string, run: (told: Told, fixture: ChargeFixture) => Promise<unknown>): Command => ({
  check: () => true,
  toString: () => name,
  run: async (told, fixture) => {
    await run(told, fixture);
    fixture.processor.losses.splice(0);
    fixture.processor.refusedCaptures.splice(0);
    fixture.booksAreClosed = 0;
    const faults = await fixture.faults();
    if (faults.length > 0) throw new Error(faults.join('; '));
  },
});

const loss = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom<Loss>('answer-lost', 'request-lost', 'late') },
);

const refusal = fc.constantFrom<DeclineReason | undefined>(undefined, undefined, 'not-accepted', 'declined');

const problems: fc.Arbitrary<Bad> = fc.record({
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

const requests: fc.Arbitrary<Request> = fc.record({
  attempt: attempts,
  for: fc.constantFrom('balance', 'installment', 'prepayment', 'cancellation', 'shop'),
  amount: fc.integer({ min: 1, max: 3_000 }),
  card: fc.constantFrom('good', 'good', 'declined', 'kept'),
  stepFails: fc.boolean(),
});

const pays = fc.tuple(requests, problems, fc.integer({ min: 1, max: 2 })).map(([asked, bad, times]) =>
  command(`pay ${times} times ${shown({ ...asked, ...bad })}`, async (told, fixture) => {
    if (!fixture.attempts.some(({ attempt }) => attempt === asked.attempt)) await fixture.prepare(asked);
    const request = fixture.requestOf(asked);
    befall(fixture, bad);
    const answers = await Promise.all(
      Array.from({ length: times }, () => fixture.live(() => fixture.pay(request), paceIn(fixture, bad))),
    );
    for (const answer of answers) if (answer !== 'died') hear(told, request.attempt, answer);
  }),
);

/** Several attempts pay one fee, or one order. */
const paysFromTwoTabs = fc
  .tuple(fc.constantFrom('cancellation' as const, 'shop' as const), fc.nat({ max: 1 }), problems)
  .map(([thing, first, bad]) =>
    command(`pay one ${thing} from two tabs ${shown({ first, ...bad })}`, async (told, fixture) => {
      const tabs = [first, first + 2].map((attempt) =>
        fixture.requestOf({ attempt, for: thing, amount: 0, card: 'good', stepFails: false }),
      );
      befall(fixture, bad);
      await Promise.all(
        tabs.map(async (request) => {
          const answer = await fixture.live(() => fixture.pay(request), paceIn(fixture, bad));
          if (answer !== 'died') hear(told, request.attempt, answer);
        }),
      );
    }),
  );

/** Attempts that no other command uses. */
const checkIns = [6, 7];

const checksIn = fc.tuple(fc.subarray(checkIns, { minLength: 1 }), problems).map(([tabs, bad]) =>
  command(`check in from tabs ${shown({ tabs, ...bad })}`, async (told, fixture) => {
    befall(fixture, bad);
    await Promise.all(
      tabs.map(async (attempt) => {
        const answer = await fixture.payAtVisit(attempt, paceIn(fixture, bad));
        if (answer !== 'died' && answer !== undefined) hear(told, attempt, answer);
      }),
    );
  }),
);

const asksAgain = attempts.map((attempt) =>
  command(`ask about ${attempt}`, async (told, fixture) => {
    const answer = await fixture.outcome(attempt);
    if (answer !== undefined) hear(told, attempt, answer);
  }),
);

const refunds = fc.tuple(attempts, fc.constantFrom(1, 0.5, 0.3, 1.5), problems).map(([attempt, part, bad]) =>
  command(`refund ${part} of ${attempt} ${shown(bad)}`, async (_, fixture) => {
    befall(fixture, bad);
    await fixture.live(() => fixture.refund(attempt, part), paceOf(bad));
  }),
);

const reconciles = problems.map((bad) =>
  command(`reconcile ${shown(bad)}`, async (_, fixture) => {
    befall(fixture, bad);
    await fixture.live(() => fixture.reconcile(), paceOf(bad));
  }),
);

const posts = fc.tuple(problems, fc.nat({ max: 2 })).map(([{ steps }, closed]) =>
  command(`post, ${closed} times in vain, ${shown({ steps })}`, async (_, fixture) => {
    fixture.booksAreClosed = closed;
    await fixture.live(() => fixture.post(), paceOf({ steps }));
  }),
);

const officeCancels = attempts.map((attempt) =>
  command(`the office cancels the visit of ${attempt}`, async (_, fixture) => {
    fixture.officeCancels(attempt);
  }),
);

const arrives = fc.constant(
  command('what was on its way arrives', async (_, fixture) => {
    fixture.processor.arrive();
  }),
);

const waits = fc.integer({ min: 1, max: 40 }).map((halves) =>
  command(`wait ${halves} half minutes`, async (_, fixture) => {
    fixture.pass((halves * MINUTE) / 2);
  }),
);

/** Everything that payers, workers and failures do to money. */
export const chargeCommands = (length: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      ...[pays, pays, pays, paysFromTwoTabs, checksIn, waits, reconciles, reconciles],
      ...[posts, refunds, asksAgain, officeCancels, arrives],
    ],
    { maxCommands: length, size: 'max' },
  );

/** A first definite answer holds: it is repeated ever after. */
const hear = ({ answers }: Told, attempt: number, answer: ChargeAnswer): void => {
  const kind = answer.ok ? 'paid' : answer.error.kind;
  if (kind !== 'paid' && kind !== 'declined' && kind !== 'unpaid' && kind !== 'voided') return;
  const first = answers.get(attempt) ?? kind;
  // A step that was done after its charge was given up is reported as soon as it is known.
  const isFoundLater = first === 'voided' && kind === 'unpaid';
  if (first !== kind && !isFoundLater) throw new Error(`Attempt ${attempt} was ${first}, and is ${kind} now.`);
  answers.set(attempt, kind);
};

/** Lets reconciliation and bookkeeping run without failures for as long as anything may take. */
export const comeToRest = async (fixture: ChargeFixture): Promise<readonly string[]> => {
  fixture.processor.arrive();
  // The last strides are those after which a charge that was given up is looked for once more.
  for (const stride of [...Array.from({ length: 15 }, () => 2 * MINUTE), 15 * MINUTE, HOUR, DAY]) {
    fixture.pass(stride);
    await fixture.reconcile();
    await fixture.post();
  }
  return [...(await fixture.faults()), ...(await fixture.leftOver())];
};

/** Sets the failures of one process's calls to the processor. */
const befall = ({ processor }: ChargeFixture, { losses, captures }: Bad): void => {
  processor.losses.push(...losses);
  processor.refusedCaptures.push(...captures);
};

const paceOf = ({ steps }: Pick<Bad, 'steps'>): Pace => dyingAfter(steps ?? Infinity);

/** The pace of a process that is interrupted by what others do. */
const paceIn = (fixture: ChargeFixture, bad: Bad): Pace => {
  const pace = paceOf(bad);
  let left = bad.amid?.step ?? Infinity;
  return async () => {
    await pace();
    left -= 1;
    if (left === 0 && bad.amid !== undefined) await meanwhile[bad.amid.what](fixture);
  };
};

const shown = (value: object): string => JSON.stringify(value);
