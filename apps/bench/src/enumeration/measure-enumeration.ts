import { randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Argon2Passwords } from '@portico/adapters-crypto';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Account, Email } from '@portico/domain/access';
import type { AccountId } from '@portico/domain/kernel';
import { noon, password, rootFields, south, startTestGateway, type RunningGateway } from '@portico/gateway/testing';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { endpoints, type SignInEndpoint } from './sign-in-endpoints.ts';
import { byChance, toldApart } from './rank-statistics.ts';

export interface EnumerationOptions {
  /** Of known emails, and as many of unknown ones, at each door. */
  readonly samples?: number;
}

/**
 * Measures whether an answer, or its timing, reveals which emails have an account. Known and unknown emails alternate
 * at random, each email and each client address once, so that rate limits do not answer instead.
 */
export const run = async ({ samples = 200 }: EnumerationOptions = {}): Promise<readonly Bar[]> => {
  const gateway = await startTestGateway({ documents: 'any', trustedProxies: ['loopback'] });
  try {
    await gateway.database.rows({ text: 'update clinic.practices set takes_new_patients = true' });
    const bars: Bar[] = [];
    console.log(`known and unknown emails, ${samples} of each at every door`);
    for (const endpoint of endpoints) bars.push(...(await barsOf(gateway, endpoint, samples)));
    return bars;
  } finally {
    await gateway.close();
  }
};

const barsOf = async (gateway: RunningGateway, endpoint: SignInEndpoint, samples: number): Promise<readonly Bar[]> => {
  const known = await accounts(gateway, samples);
  const unknown = Array.from({ length: samples }, newEmail);
  const query = rootFields().find(({ name }) => name === endpoint.operation)?.document;
  if (query === undefined) throw new Error(`There is no operation ${endpoint.operation}.`);
  for (const email of Array.from({ length: 30 }, newEmail)) await asked(gateway, query, endpoint, email);

  const times: Readonly<Record<'known' | 'unknown', number[]>> = { known: [], unknown: [] };
  const answers: Readonly<Record<'known' | 'unknown', Set<string>>> = { known: new Set(), unknown: new Set() };
  while (known.length + unknown.length > 0) {
    const kind = randomInt(known.length + unknown.length) < known.length ? 'known' : 'unknown';
    const email = (kind === 'known' ? known : unknown).pop() ?? '';
    const { milliseconds, text } = await asked(gateway, query, endpoint, email);
    times[kind].push(milliseconds);
    answers[kind].add(text);
  }

  const both = { known: median(times.known), unknown: median(times.unknown) };
  const alike = [...answers.known].join() === [...answers.unknown].join();
  console.log(
    `  ${endpoint.operation.padEnd(24)} ${both.known.toFixed(2).padStart(7)} ms known ${both.unknown.toFixed(2).padStart(7)} ms unknown`,
  );
  if (!alike) console.log(`    answers known ${[...answers.known].join()}\n    unknown ${[...answers.unknown].join()}`);
  return [
    { name: `${endpoint.operation}: answers that differ`, measured: alike ? 0 : 1, bar: 0, unit: '', better: 'less' },
    {
      name: `${endpoint.operation}: told apart by time`,
      measured: toldApart(times.known, times.unknown),
      bar: Math.max(0.2, byChance(samples)),
      unit: '',
      better: 'less',
    },
  ];
};

const asked = async (gateway: RunningGateway, query: string, endpoint: SignInEndpoint, email: string) => {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const body = JSON.stringify({ query, variables: endpoint.asking(email) });
  const started = performance.now();
  const { text } = await gateway.post(body, { 'x-forwarded-for': address });
  const milliseconds = performance.now() - started;
  // The typed email may be repeated, and ids are new each time; neither reveals anything.
  const plain = text.replaceAll(email, '…').replace(madeUp, '"…"');
  return { milliseconds, text: plain };
};

/** An id or a name by chance. */
const madeUp = /"([0-9a-f-]{36}|[\w-]{32})"/g;

const newEmail = (): string => `somebody.${randomBytes(6).toString('hex')}@example.org`;

/** Accounts that can sign in; their emails. */
const accounts = async (gateway: RunningGateway, count: number): Promise<string[]> => {
  const passwordHash = await new Argon2Passwords().hash(password);
  const made = Array.from({ length: count }, (): Account => {
    const email = newEmail();
    return {
      id: email as AccountId,
      email: email as Email,
      username: email,
      name: 'Somebody',
      passwordHash,
      charts: [{ practice: south.id, patient: email as Account['charts'][number]['patient'] }],
      language: 'en',
      confirmedAt: noon,
    };
  });
  await new PostgresAccounts(gateway.database).add(made);
  return made.map(({ email }) => email);
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { samples: { type: 'string' } } });
  printBars(await run(values.samples === undefined ? {} : { samples: Number(values.samples) }));
}
