import type { Host, HttpReply } from '@portico/practice-spi';
import { memoryAdapter } from './memory-adapter.ts';
import { around, below, ok, type PlantedFault } from './planted-fault.ts';

/** Changes what came back before the connection sees it. */
const reading =
  (change: (reply: HttpReply) => HttpReply) =>
  (host: Host): Host['http'] =>
  async (request) => {
    const reply = await host.http(request);
    return reply.ok ? ok(change(reply.value)) : reply;
  };

const taking = (from: number, to: number) =>
  reading((reply) => (reply.status === from ? { ...reply, status: to, headers: {} } : reply));

const emptyList: HttpReply = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  bytes: new TextEncoder().encode('{"id":"none","state":"booked","start":"2026-01-02T09:00:00Z","items":[]}'),
};

const isHtml = ({ headers }: HttpReply): boolean => (headers['content-type'] ?? '').includes('html');

export const transportFaults: readonly PlantedFault[] = [
  below(
    'hands on no signal',
    'calls.deadline',
    (host) => (request) => host.http({ ...request, signal: new AbortController().signal }),
  ),
  below('takes 429 for an outage', 'hostile.read.429', taking(429, 500)),
  below('does not say until when it is busy', 'hostile.read.429-with-retry-after', taking(429, 429)),
  below('takes 503 with Retry-After for a refusal', 'hostile.read.503-with-retry-after', taking(503, 400)),
  below('takes 503 for nobody', 'hostile.read.503', taking(503, 404)),
  below('takes 401 for nobody', 'hostile.read.401', taking(401, 404)),
  below('takes 406 for nobody', 'hostile.read.406-without-a-body', taking(406, 404)),
  below(
    'takes a page of HTML for an answer',
    'hostile.read.html-with-200',
    reading((reply) => (isHtml(reply) ? emptyList : reply)),
  ),
  below(
    'takes a page of HTML for a booking',
    'hostile.book.html-with-200',
    reading((reply) => (isHtml(reply) ? emptyList : reply)),
  ),
  below('takes a lost race for a refusal', 'hostile.book.409', taking(409, 400)),
  below('takes an expired token for a lost race', 'hostile.book.401', taking(401, 409)),
  below('takes a call that is one too many for a lost race', 'hostile.book.429', taking(429, 409)),
  below('takes being busy for a lost race', 'hostile.book.429-with-retry-after', taking(429, 409)),
  below('takes an outage for a lost race', 'hostile.book.503', taking(503, 409)),
  below('takes an announced outage for a lost race', 'hostile.book.503-with-retry-after', taking(503, 409)),
  below('takes 406 for a lost race', 'hostile.book.406-without-a-body', taking(406, 409)),
  below('takes a lost answer for an outage', 'hostile.book.every-answer-lost', (host) => async (request) => {
    const reply = await host.http(request);
    return !reply.ok && reply.error.kind === 'unknown' ? { ok: false, error: { kind: 'away' } } : reply;
  }),
  around('repeats a lost write under a new key', 'hostile.book.answer-lost', ({ booking }) => ({
    booking: {
      book: async (wanted, key, call) => {
        const booked = await booking.book(wanted, key, call);
        if (booked.ok || booked.error.kind !== 'unknown') return booked;
        return booking.book(wanted, `${key}-again`, call);
      },
    },
  })),
  around('throws what it cannot do', 'hostile.read.503', ({ people }) => ({
    people: {
      read: async (patient, call) => {
        const person = await people.read(patient, call);
        if (!person.ok && person.error.kind === 'away') throw new Error('away');
        return person;
      },
    },
  })),
  around('answers no result', 'people.known', ({ people }) => ({
    people: { read: async (patient, call) => (await people.read(patient, call)).ok as never },
  })),
  {
    fault: 'throws at settings that are wrong',
    noticedBy: 'connect.mistakes',
    adapter: {
      ...memoryAdapter(),
      connect: (settings, host) => {
        if (settings === null) throw new TypeError('settings');
        return memoryAdapter().connect(settings, host);
      },
    },
  },
];
