import { RecoverPasswordDocument } from '@portico/adapters-graphql/operations';
import type { Statement } from '@portico/adapters-storage/sql';
import { ok } from '@portico/domain/kernel';
import { linkIn, type QueuedNotification, type Transport } from '@portico/domain/notifications';
import { describe, expect, it } from '@jest/globals';
import { anaEmail } from './testing/clinic-fixture.ts';
import { startTestGateway } from './testing/running-gateway.ts';

/** Takes everything, and tells of the first. */
const takingTransport = () => {
  const { promise: first, resolve } = Promise.withResolvers<QueuedNotification>();
  const transport: Transport = {
    deliver: async (queuedNotification) => {
      resolve(queuedNotification);
      return ok(undefined);
    },
  };
  return { transport, first };
};

describe('notices', () => {
  describe('a mail of the gateway', () => {
    it('is on its way when it was asked for, with a link to where people reach the portal, whatever the request says', async () => {
      const { transport, first } = takingTransport();
      const gateway = await startTestGateway({
        transports: { email: transport },
        publicOrigins: ['https://portal.example.org'],
      });
      await gateway.ask(RecoverPasswordDocument, { email: anaEmail }, { host: 'evil.example' });
      const { to, notification } = await first;
      await gateway.close();
      expect(to).toEqual({ channel: 'email', address: anaEmail });
      const link = linkIn(notification);
      expect(link).toMatch(/^https:\/\/portal\.example\.org\/.*code=/);
      expect(gateway.output()).toContain('"kind":"reset-password","channel":"email","tries":1,"outcome":"sent"');
      expect(gateway.output()).not.toMatch(new RegExp(`${anaEmail}|${link?.split('code=')[1] ?? '-'}`));
    });

    it('waits in the outbox where nothing carries it', async () => {
      const { promise: kept, resolve } = Promise.withResolvers<undefined>();
      const gateway = await startTestGateway({
        on: (database) => ({
          engine: database.engine,
          sealing: database.sealing,
          outage: () => database.outage(),
          load: () => database.load(),
          close: () => database.close(),
          transaction: (work) => database.transaction(work),
          rows: async <Row>(statement: Statement) => {
            const rows = await database.rows<Row>(statement);
            if (statement.name === 'notice-put') resolve(undefined);
            return rows;
          },
        }),
      });
      await gateway.ask(RecoverPasswordDocument, { email: anaEmail });
      // The answer did not wait for it: it would tell who has an account.
      await kept;
      const waiting = await gateway.database.rows({ text: 'select address, tries from notices where sent_at is null' });
      expect(waiting).toEqual([{ address: anaEmail, tries: 0 }]);
      await gateway.close();
    });
  });

  describe('the pages of a demo', () => {
    it('are not there where no demo is', async () => {
      const gateway = await startTestGateway();
      const statuses = [];
      for (const path of ['/demo/outbox', '/demo/outbox.json', '/demo/page.css', '/demo/events', '/demo/events.json']) {
        statuses.push((await fetch(`${gateway.url}${path}`)).status);
        statuses.push((await fetch(`${gateway.url}${path}`, { method: 'POST' })).status);
      }
      await gateway.close();
      expect(new Set(statuses)).toEqual(new Set([404, 405]));
    });
  });
});
