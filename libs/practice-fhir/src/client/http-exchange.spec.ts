import { describe, expect, it } from '@jest/globals';
import { problemIn } from '../testing/expect-values.ts';
import { call } from '../testing/small-practice-fixture.ts';
import { base, scriptedHost } from '../testing/scripted-server.ts';
import { AccessToken } from './access-token.ts';
import { ok } from './build-results.ts';
import { sender } from './http-exchange.ts';

describe('requests to a FHIR server', () => {
  it('never carry the token to another origin', async () => {
    const tokenUrl = 'https://id.example/token';
    const host = scriptedHost({ [`POST ${tokenUrl}`]: () => ({ body: { access_token: 't', token_type: 'bearer' } }) });
    const credentials = { scopes: [], prove: () => Promise.resolve({ form: {}, headers: {} }) };
    const token = new AccessToken(credentials, host, () => Promise.resolve(ok(tokenUrl)));
    const send = sender(host, base, token);
    const url = 'https://fhir.example.evil.example/r4/Patient/a';
    expect(problemIn(await send({ method: 'GET', url, kind: 'read' }, call))).toMatchObject({ kind: 'refused' });
    expect(host.sent).toEqual([]);
    await send({ method: 'GET', url: `${base}/Patient/a`, kind: 'read' }, call);
    expect(host.sent.map(({ headers }) => headers['authorization'])).toEqual([undefined, 'Bearer t']);
  });
});
