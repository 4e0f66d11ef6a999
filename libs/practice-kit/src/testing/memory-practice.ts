import type { Answer, HttpReply, HttpRequest } from '@portico/practice-spi';
import type { Books, Furnished, ObservedVisit, Scene, SeededPractice } from '../conformance-stage.ts';

type Row = Record<string, unknown> & { readonly id: string };
type Body = Record<string, unknown>;
interface Asked {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Body;
}
interface Told {
  readonly status: number;
  readonly body?: unknown;
}

const origin = 'https://practice.example';
const pageSize = 5;
const at = (value: unknown): number => Date.parse(String(value));

/** A small practice system with an API of its own, which is no FHIR: rows in memory, one call at a time. */
export class MemoryPractice implements SeededPractice {
  #rows = new Map<string, Row[]>();
  #open: readonly { readonly start: string; readonly end: string }[] = [];
  #ids = 0;
  #changed: Body[] = [];
  readonly base = origin;

  async furnish({ patients, open, visits }: Scene): Promise<Furnished> {
    this.#rows = new Map();
    this.#open = open;
    const people = patients.map((claim) => this.#add('patients', { ...claim }).id);
    const booked = visits.map(
      ({ start, end, patient }) => this.#add('visits', { start, end, patient: people[patient], state: 'booked' }).id,
    );
    const [first, last] = [visits[0]?.start, visits[0]?.end];
    const unknownState = this.#add('visits', { start: first, end: last, patient: people[0], state: 'in-orbit' }).id;
    for (const patient of people)
      this.#add('statements', { patient, date: '2026-01-02', total: 300, lines: [100, 200] });
    for (const patient of people) this.#add('documents', { patient, title: 'After your visit' });
    this.#add('forms', {
      title: { en: 'Consent' },
      questions: [{ id: 'q1', kind: 'yes-no', label: { en: 'Agreed?' } }],
    });
    for (const patient of people) {
      this.#add('insurances', { patient, list: [{ payer: 'Cigna', memberNumber: `C-${patient}`, rank: 'primary' }] });
    }
    return { patients: people, offer: { calendar: 'c1', type: 't1', place: 'p1' }, visits: booked, unknownState };
  }

  async observe(): Promise<Books> {
    const visits = this.#all('visits').map(
      ({ id, patient, start, state }) => ({ id, patient, start, state }) as ObservedVisit,
    );
    const holds = this.#all('holds').map(({ start, until }) => ({ start: String(start), until: String(until) }));
    const entries = this.#all('entries').map(({ key }) => ({ key: String(key) }));
    const messages = this.#all('messages').map(({ patient, body }) => ({
      patient: String(patient),
      body: String(body),
    }));
    const handed = this.#all('handed').map(({ patient, form }) => ({ patient: String(patient), form: String(form) }));
    return { visits, holds, entries, messages, handed };
  }

  readonly http = async ({ method, url, body, signal }: HttpRequest): Answer<HttpReply> => {
    if (signal.aborted || !url.startsWith(origin)) return { ok: false, error: { kind: 'away' } };
    const { pathname, searchParams: query } = new URL(url);
    const path = pathname.slice(1).split('/').map(decodeURIComponent);
    await new Promise(setImmediate);
    const told = this.#answer({ method, path, query, body: body === undefined ? {} : (JSON.parse(body) as Body) });
    const bytes = new TextEncoder().encode(JSON.stringify(told.body ?? {}));
    return { ok: true, value: { status: told.status, headers: { 'content-type': 'application/json' }, bytes } };
  };

  #all(kind: string): readonly Row[] {
    return this.#rows.get(kind) ?? [];
  }

  #add(kind: string, fields: Body): Row {
    const row = { version: 1, ...fields, id: `${kind}-${++this.#ids}` };
    if (kind === 'visits')
      this.#changed.push({ kind: 'visit', id: row.id, patient: fields['patient'], at: fields['at'] });
    this.#rows.set(kind, [...this.#all(kind), row]);
    return row;
  }

  #answer(asked: Asked): Told {
    const [kind = '', id] = asked.path;
    if (kind === 'changes') {
      const since = Number(asked.query.get('since') ?? this.#changed.length);
      return { status: 200, body: { items: this.#changed.slice(since), next: String(this.#changed.length) } };
    }
    if (kind === 'free') return { status: 200, body: { items: this.#free(asked.query) } };
    if (asked.method === 'POST' && id === undefined) return this.#create(kind, asked.body);
    if (asked.method === 'GET' && id === undefined) return this.#list(kind, asked.query);
    const row = this.#all(kind).find((each) => each.id === id);
    if (row === undefined) return { status: 404 };
    if (asked.method === 'DELETE')
      this.#rows.set(
        kind,
        this.#all(kind).filter((each) => each !== row),
      );
    if (asked.method === 'POST') return this.#change(row, asked.body);
    return { status: 200, body: row };
  }

  #list(kind: string, query: URLSearchParams): Told {
    const { from, before, newest, after = '0', ...fields } = Object.fromEntries(query);
    const found = this.#all(kind)
      .filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value))
      .filter(({ start, end }) => from === undefined || (at(end) > at(from) && at(start) < at(before)));
    if (newest !== undefined) found.reverse();
    const until = Number(after) + pageSize;
    const next = new URLSearchParams({ ...Object.fromEntries(query), after: String(until) });
    const more = until < found.length ? { next: `${origin}/${kind}?${next}` } : {};
    return { status: 200, body: { items: found.slice(Number(after), until), ...more } };
  }

  #free(query: URLSearchParams): readonly unknown[] {
    const now = at(query.get('now'));
    const [from, before] = [at(query.get('from')), at(query.get('before'))];
    return this.#open.filter(({ start }) => at(start) >= from && at(start) < before && !this.#isTaken(start, now));
  }

  #isTaken(start: unknown, now: number, ownHold?: unknown): boolean {
    const isBooked = this.#all('visits').some(
      (visit) => visit['state'] === 'booked' && at(visit['start']) === at(start),
    );
    const isHeld = this.#all('holds').some(
      (each) => each.id !== ownHold && at(each['start']) === at(start) && at(each['until']) > now,
    );
    return isBooked || isHeld;
  }

  #create(kind: string, body: Body): Told {
    const { now, hold, force, moves, ...fields } = body;
    const before = this.#all(kind).find(({ key }) => key !== undefined && key === fields['key']);
    if (before !== undefined && force !== true) return { status: 200, body: before };
    const own = this.#all('holds').find(({ id, patient }) => id === hold && patient === fields['patient']);
    const takes = kind === 'holds' || fields['state'] === 'booked';
    if (takes && force !== true && this.#isTaken(fields['start'], at(now), own?.id)) return { status: 409 };
    this.#rows.set(
      'holds',
      this.#all('holds').filter((each) => each !== own),
    );
    for (const row of this.#all('visits').filter(({ id }) => id === moves)) Object.assign(row, { state: 'canceled' });
    return kind === 'messages' ? this.#send(fields) : { status: 201, body: this.#add(kind, { ...fields, at: now }) };
  }

  /** A message begins a conversation, or moves its own to the end. */
  #send({ thread, ...message }: Body): Told {
    const threads = this.#all('threads');
    const known = threads.find(({ id, patient }) => id === thread && patient === message['patient']);
    if (thread !== undefined && known === undefined) return { status: 404 };
    const { patient, provider, subject, body, sentAt } = message;
    const latest = known ?? this.#add('threads', { patient, provider, subject });
    Object.assign(latest, { latestAt: sentAt, excerpt: body, lastSender: message['sender'] });
    this.#rows.set('threads', [...threads.filter((each) => each !== known), latest]);
    return { status: 201, body: this.#add('messages', { ...message, thread: latest.id }) };
  }

  #change(row: Row, { version, ...fields }: Body): Told {
    if (version !== undefined && String(version) !== String(row['version'])) return { status: 409 };
    Object.assign(row, fields, { version: Number(row['version']) + 1 });
    return { status: 200, body: row };
  }
}
