import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { type RunningServer, startServer } from './testing/running-server.ts';

describe('GraphQL over HTTP, as the audits of graphql-http say it', () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.server.close());

  const audits = serverAudits({ url: () => `${running.url}/graphql` });

  it('has all its audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
