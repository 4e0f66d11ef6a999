import type { AccountId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { mark } from '../clinic-fixture.ts';
import { holding, startTestGateway, type RunningGateway } from '../running-gateway.ts';
import { claimsOf, hs256, refreshToken, signedIn, tokenBy } from '../signed-in-sessions.ts';
import { attacks, type Attack } from './hostile-requests.ts';
import { leak } from './hostile-values.ts';
import { senderTo, type Sent } from './send-attack.ts';

export interface StormOptions {
  /** The same seed sends the same requests. */
  readonly seed: number;
  readonly requests: number;
  /** Called after every thousand requests. */
  readonly progress?: (sent: number) => void;
}

/** A request that was answered as none may be; `at` is its place in the storm of that seed. */
export interface Offence {
  readonly at: number;
  readonly why: string;
  readonly attack: Attack;
  readonly answer: string;
}

export interface Aftermath {
  readonly sent: number;
  /** Outcome → how often: a code, `answers`, or the status of what is not GraphQL. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly offences: readonly Offence[];
  /** What the gateway called a bug of its own, by class and first frame. */
  readonly bugs: readonly string[];
  /** Whether the gateway still answers. */
  readonly stands: boolean;
}

const connections = 16;
const chunk = 250;
const anaId = 'ana' as AccountId;

/** Sends requests of people who mean no good to a whole gateway over HTTP, and tells what became of it. */
export const storm = async ({ seed, requests, progress }: StormOptions): Promise<Aftermath> => {
  const gateway = await startTestGateway({ documents: 'any', trustedProxies: ['loopback'] });
  const sender = senderTo(gateway.url, connections);
  const outcomes: Record<string, number> = {};
  const offences: Offence[] = [];
  try {
    let sent = 0;
    while (sent < requests) {
      const own = await signedIn(gateway.database, { account: anaId, session: `session-${sent}` });
      const bearing = bearerOf(own);
      const round = fc.sample(attacks(), { seed: seed + sent, numRuns: Math.min(chunk, requests - sent) });
      const from = sent;
      await inTurns(round, async (attack, at) => {
        const address = `203.0.${(from + at) % 250}.${at % 250}`;
        const answer = await sender.send(attack, { 'x-forwarded-for': address, ...bearing[attack.bearer] });
        const [outcome, why] = judged(attack, answer);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        if (why !== undefined) offences.push({ at: from + at, why, attack, answer: answer.text.slice(0, 500) });
      });
      sent += round.length;
      if (sent % 1_000 === 0) progress?.(sent);
    }
    return { sent, outcomes, offences, bugs: bugsIn(gateway), stands: await isUp(gateway) };
  } finally {
    sender.close();
    await gateway.close();
  }
};

const bearerOf = (own: string): Readonly<Record<Attack['bearer'], Readonly<Record<string, string>>>> => ({
  none: {},
  own: holding({ accessToken: own, refreshToken }),
  forged: holding({
    accessToken: tokenBy('another secret, longer than 32 bytes, too', hs256, claimsOf(anaId)),
    refreshToken,
  }),
  spent: holding({ accessToken: `${own}x`, refreshToken: 'spent' }),
});

/** Each with its place, a few at a time. */
const inTurns = async (round: readonly Attack[], run: (attack: Attack, at: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < round.length; at = next++) {
      const attack = round[at];
      if (attack !== undefined) await run(attack, at);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
};

const judged = (attack: Attack, { status, contentType, isFenced, text }: Sent): readonly [string, string?] => {
  if (status >= 500) return [String(status), 'the gateway failed'];
  if (!isFenced) return [String(status), 'no security headers'];
  if (attack.bearer !== 'own' && !holdsMark(attack.body) && holdsMark(text)) {
    return [String(status), 'somebody else’s data'];
  }
  if (attack.path.split('?')[0] !== '/graphql' || !contentType.includes('json')) return [String(status)];
  const body = parsed(text);
  if (body === undefined) return [String(status), 'no JSON'];
  const codes = (body.errors ?? []).map((error) => error.extensions?.code);
  if (codes.length === 0) return body.data == null ? ['nothing', 'neither data nor an error'] : ['answers'];
  const [first] = codes;
  if (first === undefined || codes.includes('INTERNAL')) return [first ?? 'untyped', 'an error that is not typed'];
  return [first];
};

/** What a caller sent may come back to that caller. */
const holdsMark = (text: Attack['body']): boolean =>
  typeof text === 'string' && text.toLowerCase().includes(mark.toLowerCase());

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const parsed = (text: string): Body | undefined => {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return undefined;
  }
};

const bugsIn = (gateway: RunningGateway): readonly string[] => {
  const output = gateway.output();
  const leaks = [leak, mark].filter((secret) => output.toLowerCase().includes(secret.toLowerCase()));
  const bugs = output
    .split('\n')
    .filter((line) => line.includes('"msg":"unexpected"'))
    .map(
      (line) =>
        JSON.parse(line) as { readonly errorClass: string; readonly path?: string[]; readonly frames?: string[] },
    )
    .map(
      ({ errorClass, path = [], frames = [] }) =>
        `${errorClass} at ${path.join('.')}: ${frames.slice(0, 3).join(' ← ')}`,
    );
  return [...new Set([...leaks.map((secret) => `${secret} stands in the log`), ...bugs])];
};

const isUp = async (gateway: RunningGateway): Promise<boolean> => (await fetch(`${gateway.url}/readyz`)).status === 200;
