import type { Host, HttpReply } from '@portico/practice-spi';
import type { Stage } from '../conformance-stage.ts';
import { overNetwork } from '../fixture/intercepting-host.ts';
import type { Cassette, RawExchange, RecordedExchange } from './cassette-format.ts';
import { keptHeaders } from './kept-structure.ts';
import { MadeUpValues } from './made-up-values.ts';
import { Redaction } from './redact-people.ts';

/** Stands between an adapter and its system, and keeps what passes until it is made into a cassette. */
export class Recorder {
  readonly #raw: RawExchange[] = [];
  readonly #stage: Stage;
  readonly #now: number;

  constructor(stage: Stage, now: number) {
    this.#stage = stage;
    this.#now = now;
  }

  /** The same stage, each call of which is recorded, and whose clock stands still. */
  stage(): Stage {
    const onward = this.#stage.http ?? overNetwork;
    const http: Host['http'] = async (request) => {
      const reply = await onward(request);
      if (reply.ok) this.#raw.push({ request, reply: reply.value });
      return reply;
    };
    return { ...this.#stage, now: this.#now, http };
  }

  cassette(): Cassette {
    const { timeZone, patients = [] } = this.#stage;
    const births = patients.map(({ claim }) => claim.birthDate);
    const values = new MadeUpValues(this.#now, timeZone, births);
    const redaction = new Redaction(values, originsOf(this.#raw), patients);
    for (const { reply } of this.#raw) redaction.learn(jsonIn(reply));
    return {
      cassette: 1,
      timeZone,
      now: values.moment(this.#now),
      patients: patients.map((patient) => redaction.patient(patient)),
      exchanges: this.#raw.map((exchange) => recorded(exchange, redaction, values)),
    };
  }
}

/** Tokens may come from another origin than answers; a replay serves all of them. */
const originsOf = (raw: readonly RawExchange[]): readonly string[] => [
  ...new Set(raw.map(({ request }) => new URL(request.url).origin)),
];

const recorded = ({ request, reply }: RawExchange, redaction: Redaction, values: MadeUpValues): RecordedExchange => {
  const { pathname, search } = new URL(request.url);
  const body = jsonIn(reply);
  const headers = keptHeaders.flatMap((name) => {
    const value = reply.headers[name];
    return value === undefined ? [] : [[name, headerOf(name, value, redaction, values)] as const];
  });
  return {
    method: request.method,
    path: redaction.path(pathname + search),
    status: reply.status,
    headers: Object.fromEntries(headers),
    ...(body !== undefined && { body: redaction.json(body) }),
  };
};

const headerOf = (
  name: (typeof keptHeaders)[number],
  value: string,
  redaction: Redaction,
  values: MadeUpValues,
): string => {
  if (name === 'content-type') return /^[\w.+/-]+/.exec(value)?.[0] ?? 'application/octet-stream';
  if (name === 'retry-after') return /^\d{1,6}$/.test(value) ? value : '60';
  if (name === 'etag') return `${/^W\//.exec(value)?.[0] ?? ''}"${redaction.text(value.replace(/^W\/|"/g, ''), name)}"`;
  if (name === 'location') return redaction.text(value, name);
  const at = Date.parse(value);
  return new Date(values.moment(Number.isNaN(at) ? 0 : at)).toUTCString();
};

/** The JSON of an answer; a page of HTML or the bytes of a document stay out of a cassette. */
const jsonIn = ({ bytes }: HttpReply): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};
