import { describe, expect, it } from '@jest/globals';
import type { SignInRefusal } from '@portico/application/access';
import type { Failure } from '@portico/application/kernel';
import { failed, instant, type DeviceId } from '@portico/domain/kernel';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import documents from '../generated/documents.json' with { type: 'json' };
import { typeDefs } from '../generated/schema.ts';
import { refusal } from '../gateway/value-or-refusal.ts';
import {
  CancelAppointmentDocument,
  CreateMessageDocument,
  GetAvailableVertexTimeDocument,
  GetDashboardDocument,
  GetIntelligentSchedulerDocument,
  GetMessageAttachmentDocument,
  GetRequestAppointmentDocument,
  GetZipcodeInfoDocument,
  MakeOneTimePaymentDocument,
  PostPendingFormsDocument,
  ResendConfirmationEmailDocument,
} from '../generated/operations.ts';
import { answering, json, signedInTab } from '../testing/signed-in-tab.ts';
import type { TrustedDocument } from '../trusted-document.ts';
import { done } from './gateway-client.ts';
import { actingQueries, retryDelays } from './gateway-retry-links.ts';
import { dashboardWire } from '../wire/dashboard.wire.ts';

const answerOf = (failure: Failure | SignInRefusal): typeof fetch => {
  const { message, extensions } = refusal(failure);
  return json({ data: null, errors: [{ message, extensions }] });
};

describe('a failure on the way', () => {
  const page =
    (status: number): typeof fetch =>
    async () =>
      new Response('<html>proxy</html>', { status });
  const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

  it.each<[string, typeof fetch, Failure]>([
    ['ACC-388 the network is gone', broken, { kind: 'unreachable' }],
    ['ACC-386 a proxy gave up waiting', page(504), { kind: 'timed-out' }],
    ['ACC-386 a server gave up waiting', page(408), { kind: 'timed-out' }],
    ['no gateway stands behind the proxy', page(502), { kind: 'unavailable' }],
    ['the gateway is not ready', page(503), { kind: 'unavailable' }],
    ['somebody else answered', page(200), { kind: 'unreachable' }],
    ['there is nothing at this address', page(404), { kind: 'unreachable' }],
    ['JSON that is not GraphQL', json({ message: 'hello' }), { kind: 'unreachable' }],
    ['JSON that is nothing', json(null), { kind: 'unreachable' }],
    ['an answer without data', json({ data: null }), { kind: 'malfunction' }],
  ])('%s', async (_, answer, failure) => {
    const { support, reported } = signedInTab(answer);
    expect(await support.contact()).toEqual(failed(failure));
    expect(reported).toEqual([['GetSupport', failure]]);
  });

  it('an answer of GraphQL counts whatever its status is', async () => {
    const answer = json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
    expect(await signedInTab(answer).support.contact()).toEqual(failed({ kind: 'session-over', reason: 'expired' }));
  });
});

describe('a gateway that is away for a moment', () => {
  const away = answerOf({ kind: 'unavailable' });
  const awayFor = (times: number): typeof fetch => {
    let asked = 0;
    return (...request) => (asked++ < times ? away : answering())(...request);
  };

  it('OPS-D5 is asked again, with growing pauses, and nobody is told when it is back', async () => {
    expect(retryDelays).toEqual([1_000, 2_500]);
    const { support, requests, reported, recorded } = signedInTab(awayFor(retryDelays.length));
    expect(await support.contact()).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1 + retryDelays.length);
    expect({ reported, recorded }).toEqual({ reported: [], recorded: [] });
    const longer = signedInTab(awayFor(1 + retryDelays.length));
    expect(await longer.support.contact()).toEqual(failed({ kind: 'unavailable' }));
    expect(longer.reported).toEqual([['GetSupport', { kind: 'unavailable' }]]);
  });

  it('OPS-D5 is not asked again while its database is busy, which would make it busier', async () => {
    const busy = json({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE', busy: true } }] });
    const { support, requests } = signedInTab(busy);
    expect(await support.contact()).toEqual(failed({ kind: 'unavailable' }));
    expect(requests).toHaveLength(1);
  });

  it('OPS-D5 is asked once by queries that change something, which are those that the schema marks', async () => {
    const acting = parse(typeDefs).definitions.flatMap((definition) =>
      'fields' in definition && definition.name.value === 'Query'
        ? (definition.fields ?? []).filter(({ directives }) => directives?.some(({ name }) => name.value === 'acts'))
        : [],
    );
    const fields = new Set(acting.map(({ name }) => name.value));
    const operations = Object.values(documents as Readonly<Record<string, string>>).flatMap((text) => {
      const operation = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
      const asks = operation?.selectionSet.selections.some(
        (one) => one.kind === Kind.FIELD && fields.has(one.name.value),
      );
      return asks && operation?.operation === 'query' ? [operation.name?.value ?? ''] : [];
    });
    expect([...actingQueries]).toEqual(operations.sort());
    const { client, requests } = signedInTab(away);
    await client.ask(ResendConfirmationEmailDocument, { username: 'a', email: 'b' }, done);
    expect(requests).toHaveLength(1);
  });

  it('OPS-D5 is never told twice to do something', async () => {
    const { access, requests } = signedInTab(away);
    expect(await access.signOut()).toEqual(failed({ kind: 'unavailable' }));
    expect(requests).toHaveLength(1);
  });
});

describe('what is recorded of an error', () => {
  const secret = 'ana@example.com';

  it('ACC-382 ACC-392 is operation, code and request id of every one in the answer, and nothing that was sent or said', async () => {
    const { support, recorded } = signedInTab(
      json({
        data: null,
        errors: [
          { message: secret, path: [secret], extensions: { code: 'INTERNAL', requestId: 'r-1', detail: secret } },
          { message: secret },
        ],
      }),
    );
    await support.contact();
    expect(recorded).toEqual([
      { operation: 'GetSupport', code: 'INTERNAL', request: 'r-1' },
      { operation: 'GetSupport', code: 'INTERNAL' },
    ]);
  });

  it('ACC-382 is what happened on the way where no answer came', async () => {
    const { support, recorded } = signedInTab(() => Promise.reject(new TypeError(secret)));
    await support.contact();
    expect(recorded).toEqual([{ operation: 'GetSupport', code: 'unreachable' }]);
  });

  it.each<[string, TrustedDocument<unknown, never>]>([
    ['ACC-269 a dashboard', GetDashboardDocument],
    ['ACC-322 the questions before booking', GetIntelligentSchedulerDocument],
    ['ACC-336 what a visit is asked for with', GetAvailableVertexTimeDocument],
    ['APT-251 MON-026 a form', PostPendingFormsDocument],
    ['MON-241 a message', CreateMessageDocument],
    ['ACC-277 APT-114 a booking', GetRequestAppointmentDocument],
    ['ACC-277 APT-132 MON-165 a cancellation', CancelAppointmentDocument],
    ['MON-130 a one-time payment', MakeOneTimePaymentDocument],
    ['APT-186 MON-293 a look for a ZIP code', GetZipcodeInfoDocument],
    ['MON-251 a file of a message', GetMessageAttachmentDocument],
  ])('%s that failed is its operation and code, and nothing that was typed', async (_, document) => {
    const { client, recorded } = signedInTab(answerOf({ kind: 'malfunction' }));
    const [{ operation, name }] = document.definitions as readonly [OperationDefinitionNode];
    await client.ask(document as TrustedDocument<object, never>, { [operation]: secret } as never, done);
    expect(recorded).toEqual([{ operation: name?.value, code: 'INTERNAL' }]);
  });

  it('ACC-382 is an expected refusal too, and nothing of a good answer', async () => {
    const refused = signedInTab(answerOf({ kind: 'wrong-credentials' }));
    await refused.access.signIn({ login: secret, password: secret, device: 'd' as DeviceId });
    expect(refused.recorded).toEqual([{ operation: 'GetUserToken', code: 'UNAUTHENTICATED' }]);
    const good = signedInTab(answering());
    await good.support.contact();
    expect(good.recorded).toEqual([]);
  });
});

describe('a failure that the gateway answers', () => {
  it.each<[string, Failure]>([
    ['ACC-384 ACC-391', { kind: 'session-over', reason: 'expired' }],
    ['ACC-383 ACC-391', { kind: 'session-over', reason: 'renewal-failed' }],
    ['ACC-386 ACC-391', { kind: 'timed-out' }],
    ['ACC-391', { kind: 'not-found' }],
    ['ACC-391', { kind: 'bad-input' }],
    ['ACC-391', { kind: 'too-many-requests' }],
    ['ACC-391', { kind: 'too-many-requests', until: instant(1_800_000_000_000) }],
    ['OPS-D5 ACC-391', { kind: 'unavailable' }],
    ['ACC-391', { kind: 'malfunction' }],
  ])('%s arrives as it was and is told once: %j', async (_, failure) => {
    const { support, reported } = signedInTab(answerOf(failure));
    expect(await support.contact()).toEqual(failed(failure));
    expect(reported).toEqual([['GetSupport', failure]]);
  });

  it('APT-022 MON-020 a mutation that answers nothing failed, is recorded, and is no toast', async () => {
    const { access, reported, recorded } = signedInTab(json({ data: null }));
    expect(await access.signOut()).toEqual(failed({ kind: 'malfunction' }));
    expect(recorded).toEqual([{ operation: 'SignOut', code: 'malfunction' }]);
    expect(reported).toEqual([]);
  });

  it('of a way behind the gateway is a malfunction of the gateway', async () => {
    const { support } = signedInTab(answerOf({ kind: 'unreachable' }));
    expect(await support.contact()).toEqual(failed({ kind: 'malfunction' }));
  });

  it.each([
    ['ACC-384', { kind: 'session-over', reason: 'expired' } as const, 'The incoming token has expired.'],
    ['ACC-386', { kind: 'timed-out' } as const, 'Endpoint request timed out'],
    ['ACC-188', { kind: 'wrong-credentials' } as const, 'Incorrect email or password.'],
  ])('%s has the words of the requirements', (_, failure, words) => {
    expect(refusal(failure).message).toBe(words);
  });

  it('ACC-391 APT-024 has one of the known codes, and FORBIDDEN says no more than NOT_FOUND', async () => {
    const forbidden = json({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] });
    expect(await signedInTab(forbidden).support.contact()).toEqual(failed({ kind: 'not-found' }));
    const unknown = json({ errors: [{ message: 'x', extensions: { code: 'NEW', requestId: 'r7' } }] });
    expect(await signedInTab(unknown).support.contact()).toEqual(failed({ kind: 'malfunction', request: 'r7' }));
    const bare = json({ errors: [{ message: 'x' }] });
    expect(await signedInTab(bare).support.contact()).toEqual(failed({ kind: 'malfunction' }));
  });

  it.each<SignInRefusal>([{ kind: 'wrong-credentials' }, { kind: 'must-wait', until: instant(1_800_000_000_000) }])(
    'ACC-188 refuses a sign-in as it was refused, and troubles nobody else: %j',
    async (refused) => {
      const { access, reported } = signedInTab(answerOf(refused));
      const credentials = { login: 'a@example.com', password: 'x', device: 'd' as DeviceId };
      expect(await access.signIn(credentials)).toEqual(failed(refused));
      expect(reported).toEqual([]);
    },
  );

  it('is never an amount of money that cannot be read', async () => {
    const empty = { kind: 'NO_INFORMATION', text: [], entries: [] };
    const dashboard = (due: string, total: string) =>
      json({
        data: {
          getDashboard: {
            dashboardScreen: {
              opened: [],
              upcoming: [],
              visits: [],
              away: [],
              awayAreas: [],
              person_name: 'Ana',
              unread_messages: 0,
              newResults: [],
              pending: '0.00',
              balance: { due, asOf: '2026-11-21T00:00:00.000Z' },
              copays: [],
              plansWithoutCard: [],
              statements: [{ id: 's', date: '2026-11-01', total }],
              allergies: empty,
              medications: empty,
              conditions: empty,
            },
            missingRegistrationFields: [],
            formsList: [],
          },
        },
      });
    const overview = (due: string, total: string) =>
      signedInTab(dashboard(due, total)).client.port(dashboardWire).overview();
    expect(await overview('1.00', '2.00')).toMatchObject({
      value: { balance: { due: 100 }, statements: [{ total: 200 }] },
    });
    for (const [due, total] of [
      ['1', '2.00'],
      ['', '2.00'],
      ['1.00', '2,00'],
    ] as const) {
      expect(await overview(due, total)).toEqual(failed({ kind: 'malfunction' }));
    }
  });
});
