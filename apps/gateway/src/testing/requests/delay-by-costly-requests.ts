import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { documentHeader, headers as headerNames } from '@portico/adapters-graphql/headers';
import fc from 'fast-check';
import { costlyRequests, type CostlyRequest } from './costly-requests.ts';
import { quietCallerOf } from './quiet-caller.ts';

export interface BurdenOptions {
  /** The same seed sends the same requests. */
  readonly seed: number;
  readonly requests: number;
  /** Called after every thousand requests. */
  readonly progress?: (sent: number) => void;
}

/** What the requests of one kind met. */
export interface Burden {
  readonly kind: string;
  readonly requests: number;
  /** Milliseconds that the quiet caller waited at most. */
  readonly longestWait: number;
  /** Bytes of the largest answer that was an error. */
  readonly largestError: number;
}

interface Met {
  readonly wait: number;
  readonly error: number;
}

/** A wait that is longer is measured again: a machine has other work, which does not come twice at the same moment. */
const suspicious = 25;

/** The kind under which the quiet caller's wait without any load is reported: the cost of the machine itself. */
export const nothing = 'nothing at all';
/** One pause without load per `each` requests, as long in milliseconds as a usual request takes. */
const nothingFor = { each: 10, milliseconds: 3 };

/** Requests that are made together. */
const atOnce = 50;

/** Sends costly requests one after the other to a gateway in another thread, while a quiet caller keeps asking. */
export const burden = async ({ seed, requests, progress }: BurdenOptions): Promise<readonly Burden[]> => {
  const thread = new Worker(new URL('gateway-thread.ts', import.meta.url));
  const [{ url, token }] = (await once(thread, 'message')) as [{ readonly url: string; readonly token: string }];
  const quiet = quietCallerOf(url, JSON.stringify({ documentId: documentOf('GetSupport') }));
  const sendOnce = async (asked: CostlyRequest): Promise<Met> => {
    let error = 0;
    const wait = await quiet.during(async () => {
      error = await errorsOf(url, token, asked);
    });
    return { wait, error };
  };
  const idle = async (): Promise<Met> => ({ wait: await quiet.during(() => after(nothingFor.milliseconds)), error: 0 });
  const kinds = new Map<string, Burden>();
  const measure = async (kind: string, ask: () => Promise<Met>): Promise<void> => {
    let met = await ask();
    for (let again = 0; again < 4 && met.wait > suspicious; again++) {
      const { wait, error } = await ask();
      met = { wait: Math.min(wait, met.wait), error: Math.max(error, met.error) };
    }
    kinds.set(kind, added(kinds.get(kind), kind, met));
  };
  try {
    let sent = 0;
    for (const asked of sampled(seed, requests)) {
      await measure(asked.kind, () => sendOnce(asked));
      if (sent % nothingFor.each === 0) await measure(nothing, idle);
      if (++sent % 1_000 === 0) progress?.(sent);
    }
    return [...kinds.values()];
  } finally {
    await quiet.close();
    thread.postMessage('end');
    await once(thread, 'exit');
  }
};

/** A few at a time: all of them would take gigabytes. */
function* sampled(seed: number, requests: number): Generator<CostlyRequest> {
  const kinds = costlyRequests();
  for (let made = 0; made < requests; made += atOnce) {
    yield* fc.sample(kinds, { seed: seed + made, numRuns: Math.min(atOnce, requests - made) });
  }
}

const added = (before: Burden | undefined, kind: string, { wait, error }: Met): Burden => ({
  kind,
  requests: (before?.requests ?? 0) + 1,
  longestWait: Math.max(before?.longestWait ?? 0, wait),
  largestError: Math.max(before?.largestError ?? 0, error),
});

/** The id of one of the portal's queries. */
export const documentOf = (name: string): string => {
  const found = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}`));
  if (found === undefined) throw new Error(`The portal has no document ${name}.`);
  return found[0];
};

/** Bytes of the answer where it holds errors; 0 where the connection was cut, which is an answer too. */
const errorsOf = async (url: string, token: string, asked: CostlyRequest): Promise<number> => {
  const signed = asked.isSignedIn ? { [headerNames.accessToken]: token } : {};
  const headers = { 'content-type': 'application/json', [documentHeader]: asked.documentId, ...signed };
  try {
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: asked.body });
    const text = await answer.text();
    return text.startsWith('{"errors"') ? Buffer.byteLength(text) : 0;
  } catch {
    return 0;
  }
};
