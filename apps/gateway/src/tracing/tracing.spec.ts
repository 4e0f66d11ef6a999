import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetDashboardDocument, GetUserTokenDocument } from '@portico/adapters-graphql/operations';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { AccountId } from '@portico/domain/kernel';
import { rootFields } from '../testing/authorization/root-fields.ts';
import { anaEmail, north } from '../testing/clinic-fixture.ts';
import { credentials, holding, startTestGateway, type RunningGateway } from '../testing/running-gateway.ts';
import { signedIn } from '../testing/signed-in-sessions.ts';
import { openTelemetry } from './open-telemetry-tracing.ts';
import { samplerOf } from './span-sampler.ts';
import { tracedFetch } from './traced-parts.ts';
import { attributeNames, type Tracing } from './tracing.ts';
import { isTracingOn } from './tracing-of-environment.ts';

const outside = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const traceparent = `00-${outside.trace}-${outside.span}-01`;
const tables = ['accounts', 'clinic.patients', 'clinic.providers', 'clinic.appointments'];

let exporter: InMemorySpanExporter;
let tracing: Tracing;
let gateway: RunningGateway;

const ended = (): readonly ReadableSpan[] => exporter.getFinishedSpans();
/** Everything that a span says. */
const saidIn = ({ name, attributes, events, links, status }: ReadableSpan): string =>
  JSON.stringify([name, attributes, events, links, status.message]);

beforeAll(async () => {
  exporter = new InMemorySpanExporter();
  tracing = openTelemetry({}, new SimpleSpanProcessor({ exporter }));
  gateway = await startTestGateway({ tracing, documents: 'any' });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await tracing.close();
});

/** Texts of people that are long enough to be told from words of ours. */
const textsOfPeople = async (): Promise<readonly string[]> => {
  const rows = await Promise.all(
    tables.map((table) => gateway.database.rows<object>({ text: `select * from ${table}` })),
  );
  const texts = rows.flat().flatMap((row) => Object.values(row));
  return [...new Set(texts.filter((text): text is string => typeof text === 'string' && text.length > 5))];
};

describe('spans of a request', () => {
  it('stand one within the other: request, operation, service, statement, and the first within who asked', async () => {
    const accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId, session: 'a-session-of-one' });
    exporter.reset();
    await gateway.ask(GetDashboardDocument, {}, { ...holding({ accessToken }, north.id), traceparent });
    const spans = ended();
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([outside.trace]));
    const chain: string[] = [];
    let span = spans.find(({ name }) => name === 'clinic-balance');
    while (span !== undefined) {
      chain.unshift(span.name);
      const parent: string | undefined = span.parentSpanContext?.spanId;
      if (parent === outside.span) chain.unshift('outside');
      span = spans.find((other) => other.spanContext().spanId === parent);
    }
    expect(chain).toEqual(['outside', 'POST graphql', 'GetDashboard', 'dashboard.overview', 'clinic-balance']);
  });

  it('hold nothing but allowed attributes, and no text of a person, whatever is asked by whom', async () => {
    const accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId, session: 'another-session' });
    for (const { document } of rootFields()) {
      const body = JSON.stringify({ query: document, variables: {} });
      await gateway.post(body, holding({ accessToken }, north.id));
      await gateway.post(body);
    }
    await gateway.ask(GetUserTokenDocument, credentials(anaEmail, 'a wrong password'));
    await gateway.ask(GetUserTokenDocument, credentials());
    await fetch(`${gateway.url}/ana.maria@example.org?name=Ana`);
    const spans = ended();
    expect(spans.length).toBeGreaterThan(500);
    const allowed = new Set<string>(attributeNames);
    const others = spans.flatMap(({ attributes }) => Object.keys(attributes).filter((name) => !allowed.has(name)));
    expect(others).toEqual([]);
    expect(spans.flatMap(({ events }) => events)).toEqual([]);
    const said = [...new Set(spans.map(saidIn))].join('\n');
    const people = await textsOfPeople();
    expect(people.length).toBeGreaterThan(10);
    expect([...people, 'a wrong password', 'ana.maria'].filter((text) => said.includes(text))).toEqual([]);
  }, 120_000);

  it('are of no probe', async () => {
    exporter.reset();
    await fetch(`${gateway.url}/readyz`);
    expect(ended()).toEqual([]);
  });
});

describe('a call of a practice’s system', () => {
  const called: { readonly headers: Headers; readonly address: string }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    called.push({ address: String(address), headers: new Headers(init?.headers) });
    return new Response('{}', { status: 404 });
  };

  it('is a span by its host alone, and carries it on', async () => {
    exporter.reset();
    await tracing.request({ name: 'GET', kind: 'server', attributes: {} }, { traceparent }, () =>
      tracedFetch(fetch, tracing)('https://ehr.example.com/Patient/ana?name=Ana', { headers: { accept: 'x' } }),
    );
    const [call] = ended();
    expect(call?.name).toBe('GET ehr.example.com');
    expect(call?.attributes).toEqual({
      'http.request.method': 'GET',
      'server.address': 'ehr.example.com',
      'http.response.status_code': 404,
    });
    const { headers } = called[0] ?? { headers: new Headers() };
    expect(headers.get('traceparent')).toBe(`00-${outside.trace}-${call?.spanContext().spanId}-01`);
    expect(headers.get('accept')).toBe('x');
  });

  it('outside a request is none, and carries nothing', async () => {
    exporter.reset();
    called.length = 0;
    await tracedFetch(fetch, tracing)('https://ehr.example.com/metadata');
    expect(ended()).toEqual([]);
    expect(called[0]?.headers.has('traceparent')).toBe(false);
  });
});

describe('work that throws', () => {
  it('leaves the class of what it threw, and not what that says', async () => {
    exporter.reset();
    const failing = tracing.request({ name: 'GET', kind: 'server', attributes: {} }, {}, () =>
      Promise.reject(new RangeError('Ana is 41')),
    );
    await expect(failing).rejects.toThrow('Ana is 41');
    expect(ended()[0]?.attributes).toEqual({ 'error.type': 'RangeError' });
    expect(saidIn(ended()[0] as ReadableSpan)).not.toContain('Ana');
  });
});

describe('tracing', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('by %j is on: %s', (env, on) => {
    expect(isTracingOn(env)).toBe(on);
  });

  it('takes the share of requests from the variables of OpenTelemetry', () => {
    const named = (sampler?: string, share?: string): string =>
      samplerOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }).toString();
    expect(named()).toContain('root=AlwaysOn');
    expect(named('always_off')).toBe('AlwaysOffSampler');
    expect(named('parentbased_traceidratio', '0.25')).toContain('TraceIdRatioBased{0.25}');
  });

  it('loads nothing while it is off, and sends to the collector once it is on', () => {
    const script = `
      import { registerHooks } from 'node:module';
      import { createServer } from 'node:http';
      const loaded = [];
      registerHooks({ resolve: (name, context, next) => {
        const found = next(name, context);
        // What counts for Prometheus brings the interface along, and no more.
        if (/@opentelemetry\\/(?!api\\/)/.test(found.url)) loaded.push(found.url);
        return found;
      } });
      await import('./start-gateway.ts');
      const { tracingOf } = await import('./tracing/tracing-of-environment.ts');
      await tracingOf({});
      const before = loaded.length;
      const heard = [];
      const collector = createServer((request, response) => {
        request.resume().on('end', () => { heard.push(request.method + ' ' + request.url); response.end('{}'); });
      });
      await new Promise((resolve) => collector.listen(0, '127.0.0.1', resolve));
      process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:' + collector.address().port;
      const tracing = await tracingOf(process.env);
      await tracing.request({ name: 'GET', kind: 'server', attributes: {} }, {}, async () => undefined);
      await tracing.close();
      collector.close();
      console.log(JSON.stringify({ before, heard }));
    `;
    const said = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual({ before: 0, heard: ['POST /v1/traces'] });
  }, 60_000);
});
