import { describe, expect, it } from '@jest/globals';
import type { Authentication, EmailStep } from '@portico/application/authentication';
import { failed, ok, type DeviceId } from '@portico/domain/kernel';
import { checkInFormIds } from '@portico/domain/visits';
import { assertInterfaceType, assertObjectType, getNamedType, type GraphQLField } from 'graphql';
import documents from '../generated/documents.json' with { type: 'json' };
import * as operations from '../generated/operations.ts';
import { executableSchema, type GatewayContext, type OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { authenticationWire } from '../wire/authentication.wire.ts';
import { GraphqlDelegateSignIn } from './graphql-delegate-sign-in.ts';

const schema = executableSchema();
const mutations = Object.values(assertObjectType(schema.getMutationType()).getFields());
const answers = schema.getPossibleTypes(assertInterfaceType(schema.getType('FormAnswer')));
const isForm = (field: GraphQLField<unknown, unknown>): boolean =>
  answers.some((type) => type === getNamedType(field.type));
/** It passes on the forms of delegates, whose own mutations the portal knows. */
const passesOn = 'delegateForm';
const forms = mutations
  .filter(isForm)
  .map(({ name }) => name)
  .filter((name) => name !== passesOn);

/** The documents that the portal sends a form by. */
const sent = Object.values(operations).filter(({ asked }) => forms.includes(asked.field));

describe('the forms of the portal', () => {
  it('MON-021 MON-022 every form that the gateway takes is sent by the mutation that its id names', () => {
    expect(sent.map(({ asked }) => asked.field).sort()).toEqual(forms.toSorted());
    for (const { asked, documentId } of sent) {
      const text: string | undefined = (documents as Readonly<Record<string, string>>)[documentId];
      expect(text?.match(/^mutation [^{]*\{\s*(\w+)/)?.[1]).toBe(asked.field);
    }
  });

  it('MON-022 every form whose id the gateway sends is one of them', () => {
    const pages = mutations.map(({ name }) => name).filter((name) => name.startsWith('postCheckIn'));
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      expect(Object.values(checkInFormIds).map((id) => `post${id[0]?.toUpperCase()}${id.slice(1)}`)).toContain(page);
      expect(forms).toContain(page);
    }
  });

  it('MON-021 what an answer may carry means the same wherever it stands, and each of it is carried by some', () => {
    const words: Readonly<Record<string, RegExp>> = {
      polling: /^FormPolling$/,
      authenticationToken: /^String$/,
      caughtTooEarlyError: /^Boolean$/,
      payload: /Payload$/,
      submissionResult: /Result$/,
      authentication: /^OtpModal$/,
      contentRefresh: /^Boolean$/,
      redirect: /^String$/,
      session: /^FormSession$/,
      profile_id: /^ID$/,
      modal: /^String$/,
      type: /^FormAnswerType$/,
      customMessage: /^String$/,
      errorMessage: /^String$/,
      schemaFromError: /^PatientForm$/,
      addModalToSchema: /^Boolean$/,
      modalSchema: /^FormModal$/,
      practiceId: /^ID$/,
    };
    for (const [word, wanted] of Object.entries(words)) {
      const carried = answers.flatMap((type) => type.getFields()[word] ?? []);
      expect({ word, carriedCount: carried.length }).not.toEqual({ word, carriedCount: 0 });
      for (const { type } of carried) expect(getNamedType(type).name).toMatch(wanted);
    }
    const fieldsOf = (name: string) => Object.keys(assertObjectType(schema.getType(name)).getFields());
    expect(fieldsOf('FormPolling')).toEqual(['jobId', 'query', 'dataField']);
    for (const { type } of answers.flatMap((one) => one.getFields()['submissionResult'] ?? [])) {
      expect(fieldsOf(getNamedType(type).name)).toEqual(['success', 'redirect']);
    }
  });
});

describe('an authentication token in the answer to a form', () => {
  const old = { access: 'old', authentication: 'old', refresh: 'refresh' };
  const signedIn = { kind: 'signed-in', username: 'ana', email: 'ana@example.org', practices: [] } as const;
  const change = {
    currentPassword: 'Ana-1',
    proposedEmail: 'new@example.org',
    loginEmail: 'ana@example.org',
    device: 'device-1' as DeviceId,
  };
  const across = (step: () => EmailStep) => {
    const authentication: Pick<Authentication, 'changeEmail'> = { changeEmail: async () => ok(step()) };
    const own = () => ({ authentication }) as unknown as OwnServices;
    const { clientSession, client, requests } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
    clientSession.lifecycle.start({ ...signedIn, tokens: old, offerSecondFactor: false });
    return { clientSession, requests, client, port: client.port(authenticationWire(change.device)) };
  };

  it('MON-021 MON-023 MON-347 is stored as the session, and what is asked next is asked under it', async () => {
    const { clientSession, port, requests } = across(() => ({ kind: 'done', token: 'new' }));
    expect(await port.changeEmail({ ...change, otp: '12345' })).toEqual(ok({ kind: 'done', token: 'new' }));
    expect(clientSession.tokens.current).toEqual({ access: 'new', authentication: 'new', refresh: 'refresh' });
    await port.changeEmail(change);
    expect(requests.map(({ headers }) => headers['x-access-token'])).toEqual(['old', 'new']);
  });

  it('MON-023 changes no session that began meanwhile, and starts none for whoever signed out', async () => {
    for (const meanwhile of [undefined, { access: 'a', authentication: 'b', refresh: 'c' }]) {
      const { clientSession, port } = across(() => {
        clientSession.lifecycle.end();
        if (meanwhile !== undefined)
          clientSession.lifecycle.start({ ...signedIn, tokens: meanwhile, offerSecondFactor: false });
        return { kind: 'done', token: 'new' };
      });
      await port.changeEmail({ ...change, otp: '12345' });
      expect(clientSession.tokens.current).toEqual(meanwhile);
    }
  });

  it('MON-021 a code that is on its way changes no session, and says when another may be sent', async () => {
    const { clientSession, port } = across(() => ({ kind: 'code-sent', resendIn: 120 }));
    expect(await port.changeEmail(change)).toEqual(ok({ kind: 'code-sent', resendIn: 120 }));
    expect(clientSession.tokens.current).toEqual(old);
  });
});

it.each([
  ['/delegate/delegateLogin?created=true', ok({ to: '/delegate/delegateLogin?created=true' })],
  ['https://elsewhere.example/', failed({ kind: 'malfunction' })],
  ['//elsewhere.example/', failed({ kind: 'malfunction' })],
  ['/\\elsewhere.example/', failed({ kind: 'malfunction' })],
  ['javascript:alert(1)', failed({ kind: 'malfunction' })],
])('MON-024 a redirect to %s leads nowhere but within the portal', async (redirect, wanted) => {
  const { client } = tab(async () => new Response(JSON.stringify({ data: { delegateCreateAccount: { redirect } } })));
  const account = { code: 'c', name: 'Eva', email: 'eva@example.org', password: 'Portico-Demo-1' };
  expect(await new GraphqlDelegateSignIn(client).createAccount(account)).toEqual(wanted);
});

it('MON-022 the compiler knows no other form', () => {
  // @ts-expect-error No mutation is called like that.
  expect(operations.PostEverythingDocument).toBeUndefined();
});
