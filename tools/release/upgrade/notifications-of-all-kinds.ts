import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KeyRingSealing, parseKeyRing } from '@portico/adapters-crypto';
import { PostgresOutbox } from '@portico/adapters-storage';
import { openDatabase } from '@portico/adapters-storage/sql';
import { instant } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import { notifications } from '@portico/domain/notifications/testing';

/** A service that takes every text message. */
export const startTextService = async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(resolve)) };
};

interface Queued {
  readonly kind: string;
  readonly tries: number;
  readonly sent: boolean;
  readonly over: boolean;
}

const [address, ofThem] = ['+15550100199', `address = '+15550100199'`];

/** The outbox of a database, with the keys of its gateways. */
export const outboxAt = async (url: string, keys: string) => {
  const ring = parseKeyRing(keys);
  if (!ring.ok) throw new Error(ring.error);
  const database = await openDatabase({ kind: 'server', url }, new KeyRingSealing(ring.value));
  const outbox = new PostgresOutbox(database);
  return {
    /** One notification of each kind that this release knows. */
    putAll: async (): Promise<readonly Notification[]> => {
      const samples = fc.sample(notifications, { seed: 1, numRuns: 1_000 });
      const each = [...new Map(samples.map((sample) => [sample.kind, sample])).values()];
      for (const one of each) await outbox.put(one, { channel: 'sms', address }, 'en', instant(Date.now()));
      return each;
    },
    all: (): Promise<readonly Queued[]> =>
      database.rows<Queued>({
        text: `select notice ->> 'kind' as kind, tries, sent_at is not null as sent, given_up_at is not null as over
          from notices where ${ofThem}`,
      }),
    /** What waits to be tried again is due. */
    pass: async (): Promise<void> => {
      await database.rows({ text: `update notices set due_at = 0 where sent_at is null and ${ofThem}` });
    },
    close: () => database.close(),
  };
};
