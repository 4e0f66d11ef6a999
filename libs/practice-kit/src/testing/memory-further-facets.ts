import type {
  AskedForm,
  Coverage,
  Host,
  Message,
  NewCoverage,
  PracticeConnection,
  ThreadLine,
} from '@portico/practice-spi';
import { failed, mapped, ok, type MemoryClient, type Row } from './memory-practice-client.ts';

const provider = { id: 'd1', name: 'Dr. Rivera', active: true };
const nothing = () => ok(undefined);
const path = encodeURIComponent;

const messageOf = ({ id, sender, body, sentAt, file }: Row): Message => {
  const { name, mediaType } = (file ?? {}) as { name?: string; mediaType?: string };
  const files = name === undefined || mediaType === undefined ? [] : [{ id, name, mediaType }];
  return { id, sender: String(sender), body: String(body), sentAt: String(sentAt), fromPatient: true, files };
};

const threadOf = ({ id, subject, latestAt, excerpt, unread, lastSender }: Row): ThreadLine => ({
  id,
  provider,
  subject: String(subject),
  latestAt: String(latestAt),
  excerpt: String(excerpt),
  ...(lastSender === undefined ? {} : { lastSender: String(lastSender) }),
  answered: false,
  unread: unread === true,
});

type Further = Required<Pick<PracticeConnection, 'record' | 'mail' | 'forms' | 'coverage' | 'changes'>>;

/** The facets of a small connection that are neither visits nor money. */
export const furtherFacets = (client: MemoryClient, host: Host): Further => ({
  record: {
    sections: async (patient, wanted, call) => {
      if (!wanted.includes('documents')) return ok({});
      const rows = await client.list(`documents?${new URLSearchParams({ patient })}`, call);
      const entries = rows.ok ? rows.value.items.map(({ id, title }) => ({ id, title: String(title) })) : [];
      return rows.ok ? ok({ documents: { kind: 'entries', entries } }) : rows;
    },
    document: (patient, id, call) =>
      mapped(client.one('documents', patient, id, call), ({ title }) =>
        ok({ mediaType: 'text/plain', bytes: new TextEncoder().encode(String(title)) }),
      ),
    summary: (patient, visit, call) =>
      mapped(client.one('visits', patient, visit, call), ({ start }) =>
        ok({ mediaType: 'text/plain', bytes: new TextEncoder().encode(`The visit of ${String(start)}`) }),
      ),
  },
  mail: mailFacet(client, host),
  forms: {
    asked: async (_, call) => {
      const rows = await client.list('forms', call);
      return rows.ok ? ok(rows.value.items as unknown as readonly AskedForm[]) : rows;
    },
    hand: async ({ pdf: _, ...form }, key, call) => {
      const known = await client.ask('GET', `forms/${path(form.form)}`, call);
      return known.ok ? mapped(client.ask<Row>('POST', 'handed', call, { ...form, key }), nothing) : known;
    },
  },
  coverage: {
    read: async (patient, call) => {
      const rows = await client.list(`insurances?${new URLSearchParams({ patient })}`, call);
      return rows.ok ? ok(rows.value.items.flatMap(coveragesIn)) : rows;
    },
    keep: async (patient, list, version, call) => {
      const rows = await client.list(`insurances?${new URLSearchParams({ patient })}`, call);
      if (!rows.ok) return rows;
      const [row] = rows.value.items;
      return row === undefined
        ? failed({ kind: 'gone' })
        : mapped(client.ask<Row>('POST', `insurances/${path(row.id)}`, call, { list, version }), nothing);
    },
  },
  changes: {
    since: (cursor, call) =>
      client.ask('GET', cursor === undefined ? 'changes' : `changes?since=${path(cursor)}`, call),
  },
});

const coveragesIn = ({ id, list, version }: Row): readonly Coverage[] =>
  (list as readonly NewCoverage[]).map((one, at) => ({ ...one, id: `${id}-${at}`, version: String(version) }));

const mailFacet = (client: MemoryClient, host: Host): Further['mail'] => ({
  recipients: async () => ok([provider]),
  threads: async (patient, cursor, call) => {
    const rows = await client.list(cursor ?? `threads?${new URLSearchParams({ patient, newest: 'true' })}`, call);
    return rows.ok ? ok({ ...rows.value, items: rows.value.items.map(threadOf) }) : rows;
  },
  thread: async (patient, thread, cursor, call) => {
    const known = await client.one('threads', patient, thread, call);
    if (!known.ok) return known;
    const rows = await client.list(cursor ?? `messages?${new URLSearchParams({ thread, newest: 'true' })}`, call);
    return rows.ok ? ok({ ...rows.value, items: rows.value.items.map(messageOf) }) : rows;
  },
  send: ({ to, file, ...message }, key, call) => {
    const sentAt = new Date(host.now()).toISOString();
    const kept = file && { file: { ...file, bytes: Buffer.from(file.bytes).toString('base64') } };
    const sent = client.ask<Row>('POST', 'messages', call, { ...message, ...to, ...kept, key, sentAt });
    return mapped(sent, ({ id, thread }) => ok({ message: id, thread: String(thread) }));
  },
  mark: async (patient, thread, as, call) => {
    const known = await client.one('threads', patient, thread, call);
    if (!known.ok) return known;
    return mapped(client.ask<Row>('POST', `threads/${path(thread)}`, call, { unread: as === 'unread' }), nothing);
  },
  file: (patient, id, call) =>
    mapped(client.one('messages', patient, id, call), ({ file }) =>
      ok(new Uint8Array(Buffer.from((file as { readonly bytes: string }).bytes, 'base64'))),
    ),
});
