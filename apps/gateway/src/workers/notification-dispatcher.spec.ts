import { expect, it } from '@jest/globals';
import type { Delivery } from '@portico/services/notifications';
import { Registry } from 'prom-client';
import { deliveryCount } from './notification-dispatcher.ts';

it('mails and text messages are counted by channel and what came of each try, from nothing on', async () => {
  const registry = new Registry();
  const count = deliveryCount(registry);
  const mail = { queuedNotification: 1, kind: 'new-message', channel: 'email', tries: 1 } as unknown as Delivery;
  count({ ...mail, outcome: 'sent' });
  count({ ...mail, outcome: 'retried', reason: 'away' });
  count({ ...mail, outcome: 'sent' });
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('portico_'));
  expect(lines.sort()).toEqual([
    'portico_deliveries_total{channel="email",outcome="given-up"} 0',
    'portico_deliveries_total{channel="email",outcome="retried"} 1',
    'portico_deliveries_total{channel="email",outcome="sent"} 2',
    'portico_deliveries_total{channel="sms",outcome="given-up"} 0',
    'portico_deliveries_total{channel="sms",outcome="retried"} 0',
    'portico_deliveries_total{channel="sms",outcome="sent"} 0',
  ]);
});
