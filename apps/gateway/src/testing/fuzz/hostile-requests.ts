import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { executableSchema } from '@portico/adapters-graphql/gateway';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import fc from 'fast-check';
import { rootFields } from '../authorization/root-fields.ts';
import { north, south } from '../clinic-fixture.ts';
import { anything, leak, texts } from './hostile-values.ts';
import { valuesFor } from './hostile-variables.ts';

/** One hostile request. */
export interface Attack {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  /** Which tokens go with it; `own` and `spent` are put in when it is sent. */
  readonly bearer: 'none' | 'own' | 'forged' | 'spent';
}

const json = { 'content-type': 'application/json' };

/** Header values that HTTP can carry. */
const headerText = texts.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '~').slice(0, 500));

const claims = fc.record(
  {
    [headerNames.practiceId]: fc.oneof(fc.constantFrom<string>(north.id, south.id, 'nowhere'), headerText),
    [headerNames.language]: fc.oneof(fc.constantFrom('en', 'es', 'fr'), headerText),
    [headerNames.username]: headerText,
    [headerNames.localTime]: headerText,
    [headerNames.userAgent]: headerText,
    'x-represented-user': headerText,
    'x-delegate-user-id': headerText,
    'x-guest-token': headerText,
    'x-forwarded-for': fc.oneof(fc.ipV4(), headerText),
    'x-forwarded-host': headerText,
    'x-original-url': headerText,
    forwarded: headerText,
    host: fc.constantFrom('evil.example', '127.0.0.1'),
    accept: fc.constantFrom(
      'application/json',
      'application/graphql-response+json',
      '*/*',
      'text/html',
      ';;',
      'a/b;q=2',
    ),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'br;q=nonsense'),
    'content-encoding': fc.constantFrom('gzip', 'br'),
    'if-none-match': headerText,
    cookie: headerText,
  },
  { requiredKeys: [] },
);

const bearers = fc.constantFrom<Attack['bearer']>('none', 'own', 'own', 'own', 'forged', 'spent');

const posted = (kind: string, bodies: fc.Arbitrary<Attack['body']>): fc.Arbitrary<Attack> =>
  fc.record({
    kind: fc.constant(kind),
    method: fc.constant('POST'),
    path: fc.constant('/graphql'),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant(json) },
      claims.map((claimed) => ({ ...json, ...claimed })),
    ),
    body: bodies,
    bearer: bearers,
  });

/** Every operation with hostile variables. */
const operations = (): fc.Arbitrary<Attack> => {
  const schema = executableSchema();
  const fields = rootFields().map((field) => {
    const root = field.kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const args = root?.getFields()[field.name]?.args ?? [];
    return fc
      .record(Object.fromEntries(args.map((arg) => [arg.name, valuesFor(arg)])))
      .map((variables) => JSON.stringify({ query: field.document, variables }));
  });
  return posted('operation', fc.oneof(...fields));
};

/** Documents that ask for too much, in circles, or for nothing there is. */
const wild: readonly string[] = [
  `{ ${'getSupport { phone } '.repeat(2_000)} }`,
  `{ ${Array.from({ length: 500 }, (_, at) => `a${at}: getSupport { phone }`).join(' ')} }`,
  `{ getMyHealth ${'{ myHealthScreen '.repeat(300)}${'}'.repeat(300)} }`,
  `query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }`,
  `{ __schema { types { fields { type { fields { type { name } } } } } } }`,
  `query ($a: [[[[[[[[[[Int]]]]]]]]]]) { __typename }`,
  `{ getSupport { phone ${'@skip(if: false) '.repeat(1_000)} } }`,
  `subscription { getSupport { phone } }`,
  `mutation { signOut { status } signOut { message } }`,
  '{'.repeat(5_000),
  `{ getLayout(practiceId: "${'\\u0000'}${leak}") { layoutScreen { practice_id } } }`,
  `"""${leak}""" { getSupport { phone } }`,
  `query A { __typename } query B { __typename }`,
];
const envelopes = posted(
  'document',
  fc.oneof(
    fc.constantFrom(...wild).map((query) => JSON.stringify({ query })),
    fc
      .constantFrom(...Object.keys(documents))
      .chain((documentId) => anything.map((variables) => JSON.stringify({ documentId, variables }))),
    fc
      .record(
        { query: anything, documentId: anything, operationName: anything, variables: anything, extensions: anything },
        { requiredKeys: [] },
      )
      .map((body) => JSON.stringify(body)),
    texts.map((query) => JSON.stringify({ query })),
  ),
);

/** Bodies that are no request at all. */
const bodies = posted(
  'body',
  fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    anything.map((value) => JSON.stringify(value) ?? ''),
    fc.constantFrom(
      '['.repeat(60_000),
      '{"a":'.repeat(40_000),
      `{"query":"{ __typename }","query":"${leak}"}`,
      '{"__proto__":{"query":"{ __typename }"}}',
      `{"query":"{ __typename }"${' '.repeat(300_000)}}`,
      '\ufeff{"query":"{ __typename }"}',
      `{"query":"{ __typename }","variables":{"a":1e99999}}`,
      `[${'{"query":"{ __typename }"},'.repeat(500)}null]`,
      `{"query":"${'\\ud800'.repeat(100)}"}`,
      `{"query":"{ __typename }`,
    ),
  ),
);

/** Addresses, methods and headers, without a body or with one where none belongs. */
const addresses: fc.Arbitrary<Attack> = fc.record({
  kind: fc.constant('address'),
  method: fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'POST'),
  path: fc.oneof(
    fc.constantFrom(
      ...[
        '/',
        '/graphql',
        '/graphql?query=',
        '/graphql?query=%7B__typename%7D&variables=%7B',
        '/graphql?%00',
        '//evil.example/%2e%2e',
      ],
      ...[
        '/healthz',
        '/metrics',
        '/config.json',
        '/demo/outbox',
        '/demo/outbox.json',
        '/assets/../../package.json',
        '/%2e%2e%2fetc',
      ],
      ...[
        '/surl/x/%00',
        '/surl/a/..%2f..',
        '/guest/guestPay?code=%ff%fe',
        '/login?redirect=//evil.example',
        '/?un=%E0%A4%A',
      ],
    ),
    texts.map((text) => `/${encodeURIComponent(text.toWellFormed()).slice(0, 2_000)}`),
    texts.map((text) => `/graphql?query=${encodeURIComponent(text.toWellFormed()).slice(0, 4_000)}`),
  ),
  headers: claims,
  body: fc.constant(undefined),
  bearer: bearers,
});

/** Requests of every kind, told by one seed. */
export const attacks = (): fc.Arbitrary<Attack> =>
  fc.oneof(
    { weight: 12, arbitrary: operations() },
    { weight: 3, arbitrary: envelopes },
    { weight: 2, arbitrary: bodies },
    { weight: 2, arbitrary: addresses },
  );
