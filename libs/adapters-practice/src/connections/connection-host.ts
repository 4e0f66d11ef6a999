import type { Host, HttpReply, HttpRequest, Problem, Result } from '@portico/practice-spi';
import { CircuitBreaker } from '../registries/circuit-breaker.ts';
import { isInBackground } from './background-calls.ts';
import { CallBudget } from './call-rate-limit.ts';

/** What a practice's configuration says about the calls to its system. */
export interface CallLimits {
  /** Calls that may begin within a minute. */
  readonly callsPerMinute: number;
  /** Milliseconds that one call may take. */
  readonly deadline: number;
}

/** What a connection needs of the machine it runs on. */
export interface ConnectionMachine {
  readonly now: () => number;
  readonly fetch?: typeof globalThis.fetch;
  /** Aborts a call after so many milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
  readonly secret: (file: string) => Promise<string | undefined>;
  readonly log: Host['log'];
  /** Told what came of each call, and whether calls rest after it. */
  readonly told?: (outcome: CallOutcome, isResting: boolean) => void;
}

/**
 * What may come of a call: an answer that was meant; one that was not, such as 500; none; and no call at all, since the budget
 * is used up or since calls rest after failures in a row.
 */
export const callOutcomes = ['answered', 'failed', 'silent', 'busy', 'paused'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Bytes of the largest answer that is read. */
const largestAnswer = 20 * 1024 * 1024;
const breaker = { failures: 5, pause: 10_000 };
/** A connection that was refused, or a name that is not known: the request has certainly not arrived. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * What the adapter of one practice is given. Its calls have a deadline, a budget and a circuit of their own, so that a
 * system that is slow or away costs nobody but itself; a redirect is answered and not followed.
 */
export const connectionHost = (timeZone: string, limits: CallLimits, machine: ConnectionMachine): Host => {
  const circuit = new CircuitBreaker(breaker, machine.now);
  const budget = new CallBudget(limits.callsPerMinute, machine.now);
  const background = new CallBudget(Math.ceil(limits.callsPerMinute / 2), machine.now);
  const told = (outcome: CallOutcome): void => machine.told?.(outcome, circuit.isOpen);
  return {
    now: machine.now,
    timeZone,
    secret: machine.secret,
    log: machine.log,
    http: async (request) => {
      if (!circuit.mayAsk()) {
        told('paused');
        return failed({ kind: 'away' });
      }
      const full = (isInBackground() ? background.take() : undefined) ?? budget.take();
      if (full !== undefined) {
        told('busy');
        return failed({ kind: 'busy', until: new Date(full.until).toISOString() });
      }
      const reply = await exchange(request, limits, machine);
      if (isWell(reply)) circuit.succeeded();
      else circuit.failed();
      told(outcomeOf(reply));
      return reply;
    },
  };
};

const failed = (error: Problem): Result<never> => ({ ok: false, error });

/** An answer that the system did not mean, such as 500, counts as a failure like none at all. */
const isWell = (reply: Result<HttpReply>): boolean =>
  reply.ok && (reply.value.status < 500 || reply.value.status === 501);

const outcomeOf = (reply: Result<HttpReply>): CallOutcome => {
  if (isWell(reply)) return 'answered';
  return reply.ok || reply.error.kind === 'malformed' ? 'failed' : 'silent';
};

const exchange = async (
  { method, url, headers, body, signal }: HttpRequest,
  { deadline }: CallLimits,
  { fetch = globalThis.fetch, timeout = AbortSignal.timeout }: ConnectionMachine,
): Promise<Result<HttpReply>> => {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([signal, timeout(deadline)]),
      redirect: 'manual',
      cache: 'no-store',
      credentials: 'omit',
    });
    const bytes = await boundedBytes(response);
    if (bytes === undefined) return failed({ kind: 'malformed', what: 'answer of more than 20 MB' });
    return { ok: true, value: { status: response.status, headers: Object.fromEntries(response.headers), bytes } };
  } catch (error) {
    // The error is dropped: it may contain the address, and so whom the question was about.
    const mayHaveArrived = method !== 'GET' && !unsent.has(codeOf(error));
    return failed({ kind: mayHaveArrived ? 'unknown' : 'away' });
  }
};

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

const boundedBytes = async (response: Response): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > largestAnswer) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts, size);
};
