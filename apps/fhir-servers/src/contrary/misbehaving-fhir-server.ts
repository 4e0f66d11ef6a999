import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { furnish, type FurnishedClinic } from '../clinic/furnish-clinic.ts';
import type { Scene } from '../clinic/sample-schedule.ts';
import { CallLog } from '../http/call-log.ts';
import { fhirJson, readFhirCall, refusal, type FhirCall, type FhirReply } from '../http/fhir-call.ts';
import { listenOnLoopback, type LoopbackServer } from '../http/loopback-server.ts';
import { authorizationOf } from '../tokens/check-access-token.ts';
import type { TokenServer } from '../tokens/token-server.ts';
import { CallLimit } from './call-limit.ts';
import { faultyText, FaultSwitches, type Fault, type FaultRule } from './fault-switches.ts';
import { answerCall, type ServerState } from './fhir-operations.ts';
import { profiles, type Profile, type ProfileName } from './server-profiles.ts';
import { ResourceStore } from './resource-store.ts';
import { SearchPages } from './search-pages.ts';

export interface ContraryOptions {
  /** By name, or a value in which a test changed switches. */
  readonly profile: ProfileName | Profile;
  readonly port?: number;
  /** Whose tokens it demands; none without. */
  readonly auth?: TokenServer;
  /** A clinic that is there from the start, also where clients cannot write. */
  readonly scene?: Scene;
  readonly now?: () => number;
  /** How a slow answer waits; a test need not. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

export interface ContraryServer extends LoopbackServer {
  /** The FHIR base, without a slash at the end. */
  readonly url: string;
  /** The ids of the scene that it was started with. */
  readonly clinic?: FurnishedClinic;
  /** The calls since it was last read. */
  log(): readonly string[];
  /** Switches a fault on. */
  injectFault(rule: FaultRule): void;
  /** Switches all faults off. */
  clearFaults(): void;
  /** The calls that came to the other origin since it was last read, with `authorized` where one brought credentials. */
  otherOriginLog(): readonly string[];
}

const SLOW = 30_000;
const MEGABYTE = ' '.repeat(1_000_000);
const hugeMegabytes = 50;

const blanks = function* (text: string): Generator<string> {
  yield text;
  for (let sent = 0; sent < hugeMegabytes; sent += 1) yield MEGABYTE;
};

const insteadOf: Readonly<Partial<Record<Fault, (response: ServerResponse) => void>>> = {
  html: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in</body></html>'),
  'empty-406': (response) => void response.writeHead(406).end(),
  silent: () => undefined,
};

const send = async (response: ServerResponse, reply: FhirReply, fault: Fault | undefined, elsewhere: string) => {
  if (fault === 'answer-lost') return void response.destroy();
  response.writeHead(reply.status, { ...fhirJson, ...reply.headers });
  const text = reply.body === undefined ? '' : faultyText(reply.body, fault, elsewhere);
  if (fault === 'huge') await pipeline(Readable.from(blanks(text)), response).catch(() => undefined);
  else response.end(text);
};

const limited = (milliseconds: number, { calls }: Profile): FhirReply =>
  refusal(
    429,
    'throttled',
    'Too many calls.',
    calls.tellsRetryAfter ? { 'retry-after': String(Math.ceil(milliseconds / 1_000)) } : {},
  );

const startOtherOrigin = async () => {
  const log = new CallLog();
  const server = await listenOnLoopback((request, response) => {
    const isAuthorized = request.headers.authorization !== undefined;
    log.note({ method: request.method ?? '', target: `${request.url ?? ''}${isAuthorized ? ' authorized' : ''}` });
    response.writeHead(200, fhirJson).end('{"resourceType":"Bundle","type":"searchset"}');
  });
  return { ...server, log };
};

/** A FHIR server that is strict, and does what the standard allows and clients seldom expect. */
export const startContrary = async (options: ContraryOptions): Promise<ContraryServer> => {
  const { auth, now = Date.now } = options;
  const profile = typeof options.profile === 'string' ? profiles[options.profile] : options.profile;
  const closing = new AbortController();
  const wait = options.wait ?? ((time: number) => sleep(time, undefined, { signal: closing.signal }));
  const store = new ResourceStore(profile.id, now);
  const pages = new SearchPages(store, profile);
  const [log, faults, limit] = [new CallLog(), new FaultSwitches(), new CallLimit(profile.calls, now)];
  const otherOrigin = await startOtherOrigin();

  const replyTo = async (call: FhirCall, fault: Fault | undefined): Promise<FhirReply> => {
    const [version, ...path] = call.path;
    if (version !== 'r4') return refusal(404, 'not-found', 'The base is /r4.');
    const served: ServerState = { profile, store, pages, base, now, ...(auth && { tokenUrl: auth.tokenUrl }) };
    const refused = await authorizationOf(auth, call, path);
    return refused ?? answerCall(served, path, call, { ignoresConditions: fault === 'others-rows' });
  };

  const server = await listenOnLoopback(async (request, response) => {
    const call = await readFhirCall(request);
    if (call.isOffice) return send(response, await replyTo(call, undefined), undefined, otherOrigin.url);
    log.note(call);
    const tooEarly = limit.count();
    if (tooEarly !== undefined) return send(response, limited(tooEarly, profile), undefined, otherOrigin.url);
    const fault = faults.take(`${call.method} ${call.target}`);
    const instead = fault && insteadOf[fault];
    if (instead !== undefined) return instead(response);
    if (fault === 'slow') await wait(SLOW);
    await send(response, await replyTo(call, fault), fault, otherOrigin.url);
  }, options.port);
  const base = `${server.url}/r4`;
  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all([server.close(), otherOrigin.close()]);
  };
  const furnished = async (scene: Scene): Promise<FurnishedClinic> => {
    try {
      return await furnish(base, scene);
    } catch (error) {
      await close();
      throw error;
    }
  };

  return {
    url: base,
    ...(options.scene && { clinic: await furnished(options.scene) }),
    close,
    log: () => log.read(),
    injectFault: (rule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    otherOriginLog: () => otherOrigin.log.read(),
  };
};
