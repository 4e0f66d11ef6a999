import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { executableSchema } from '@portico/adapters-graphql/gateway';
import { createEngine } from '@portico/adapters-graphql/gateway/engine';
import { documentHeader, usualBody } from '@portico/adapters-graphql/headers';
import type { AccountId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { costlyRequests } from './testing/requests/costly-requests.ts';
import { holding, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

const idOf = (name: string): string => {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`No document ${name}.`);
  return found[0];
};

describe('a request that is meant to cost much', () => {
  let gateway: RunningGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    token = await signedIn(gateway.database, { account: 'ana' as AccountId });
  });
  afterAll(() => gateway.close());

  it.each([
    ['PostPendingForms', { patientForms: Array.from({ length: 100_000 }, () => 1) }],
    ['InviteDelegate', { input: { form_id: 'x', values: Array.from({ length: 100_000 }, () => 1) } }],
    ['GetSurveysNext', { socialNetworkLinks: Array.from({ length: 100_000 }, () => 1) }],
  ])('SEC-S1 as %s with 100,000 wrong elements is answered in less than 2 kB', async (name, variables) => {
    for (const headers of [{}, { 'x-access-token': 'x' }, holding({ accessToken: token })]) {
      const answer = await gateway.ask({ documentId: idOf(name) }, variables, headers);
      expect(answer.code).toBe('BAD_INPUT');
      expect(answer.text.length).toBeLessThan(2_000);
    }
  });

  it('SEC-S1 SEC-S9 is answered in less than 2 kB of errors, whatever it is', async () => {
    for (const { body, documentId, isSignedIn } of fc.sample(costlyRequests(), { seed: 16, numRuns: 60 })) {
      const bearing = isSignedIn ? holding({ accessToken: token }) : {};
      const answer = await gateway.post(body, { [documentHeader]: documentId, ...bearing }).catch(() => undefined);
      if (answer?.code !== undefined && answer.data === undefined) expect(answer.text.length).toBeLessThan(2_000);
      if (answer?.code !== undefined) expect(answer.code).not.toBe('INTERNAL');
    }
    expect(gateway.output()).not.toContain('"msg":"unexpected"');
  });

  it('SEC-S1 may be as large as pictures are in the operations that take them, and in no other', () => {
    const engine = createEngine<object>({
      schema: executableSchema(),
      documents,
      mode: 'trusted',
      contextFor: () => ({}),
      onUnexpected: () => undefined,
    });
    const large = Object.entries(documents)
      .filter(([id]) => engine.longestText(id) > usualBody)
      .map(([, text]) => /^\w+ (\w+)/.exec(text)?.[1]);
    expect(large.sort()).toEqual(['MakeHealthLink', 'PostCheckInDemographics', 'UpdateDocuments', 'UpdatePhoto']);
  });
});
