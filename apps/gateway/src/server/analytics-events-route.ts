import type { IncomingMessage } from 'node:http';
import { readReportedEvent, type ReportedEvent } from '@portico/application/kernel';
import type { ClientAddress } from './client-address.ts';
import { readBody } from './read-body.ts';
import { type Noted, plainReply, type Reply } from './http-reply.ts';
import { requestLimit } from './request-rate-limit.ts';
import { isFromOurPage } from './same-origin-check.ts';
import { inertPolicy } from './security-headers.ts';

export const eventsPath = '/events';

/** Who takes the events of analytics. */
export interface EventSink {
  /** What portals of this installation show; it stands in `/config.json` and opens nothing else. */
  readonly token: string;
  /** Takes an event at once and never waits. */
  readonly take: (event: ReportedEvent) => void;
  /** Called for an event that was dropped because the person's browser opts out of tracking. */
  readonly declined: () => void;
}

export interface EventsOptions {
  readonly sink: EventSink;
  readonly publicOrigins: ReadonlySet<string>;
  readonly addressOf: ClientAddress;
}

/** Bytes; an event has about a hundred. */
const largestEvent = 1_024;
/** Of one address; a practice's waiting room has one. */
const perMinute = 120;

/** Events of analytics by `POST` from the portal's own pages. Each is answered with nothing before anything is done with it. */
export const eventsRoute = ({ sink, publicOrigins, addressOf }: EventsOptions) => {
  const route = 'events';
  const limit = requestLimit(perMinute);
  const answer = (status: number, text: string, ...headers: string[]): Noted & { readonly reply: Reply } => ({
    route,
    reply: plainReply(status, text, ...headers, ...inertPolicy),
  });
  const taken = {
    route,
    reply: { status: 204, headers: ['cache-control', 'no-store', ...inertPolicy], body: undefined },
  };
  return async (request: IncomingMessage): Promise<Noted & { readonly reply: Reply }> => {
    const { method, headers } = request;
    if (method !== 'POST') return answer(405, 'Method not allowed', 'allow', 'POST');
    if (!isFromOurPage(headers, publicOrigins)) return answer(403, 'Forbidden', 'connection', 'close');
    if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
      return answer(415, 'Unsupported media type', 'connection', 'close');
    }
    const wait = await limit(addressOf(request));
    if (wait !== undefined) return answer(429, 'Too many events', 'retry-after', String(wait), 'connection', 'close');
    const body = await readBody(request, largestEvent);
    if (!body.ok) return answer(413, 'Too large', 'connection', 'close');
    const event = eventIn(body.value, sink.token);
    if (event === undefined) return answer(400, 'Bad event');
    if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') sink.declined();
    else sink.take(event);
    return taken;
  };
};

const eventIn = (text: string, expected: string): ReportedEvent | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
    const { token, ...event } = raw as Readonly<Record<string, unknown>>;
    return token === expected ? readReportedEvent(event) : undefined;
  } catch {
    return undefined;
  }
};
