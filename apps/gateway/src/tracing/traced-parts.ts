import type { IncomingMessage } from 'node:http';
import type { Engine } from '@portico/adapters-graphql/gateway/engine';
import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import type { Database, Sql, Statement } from '@portico/adapters-storage/sql';
import type { HttpServerOptions } from '../server/index.ts';
import type { Tracing } from './tracing.ts';

type AroundAnswers = NonNullable<HttpServerOptions['aroundAnswers']>;

/** Asked every few seconds by whoever watches the gateway. */
const probes = new Set(['/healthz', '/readyz']);

/** Each request is a span, named by its route; its path may name a person. */
export const tracedAnswers =
  (tracing: Tracing): AroundAnswers =>
  (answer) =>
  (request, place, known) =>
    probes.has(place.path)
      ? answer(request, place, known)
      : requested(tracing, request, known.requestId, () => answer(request, place, known));

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

const requested: <T extends Awaited<ReturnType<ReturnType<AroundAnswers>>>>(
  tracing: Tracing,
  request: IncomingMessage,
  requestId: string,
  work: () => Promise<T>,
) => Promise<T> = (tracing, { method = '', headers }, requestId, work) => {
  const verb = methods.has(method) ? method : '_OTHER';
  const attributes = { 'http.request.method': verb, 'portico.request_id': requestId };
  return tracing.request({ name: verb, kind: 'server', attributes }, headers, async (span) => {
    const answered = await work();
    span.rename(`${verb} ${answered.route}`);
    span.tell({
      'http.route': answered.route,
      'http.response.status_code': answered.reply.status,
      'portico.outcome': answered.code,
    });
    return answered;
  });
};

/** Each operation is a span, named by its document once that is known. */
export const tracedEngine = (engine: Engine, tracing: Tracing): Engine => ({
  ...engine,
  execute: (params, transport) =>
    tracing.within({ name: 'graphql', kind: 'internal', attributes: {} }, async (span) => {
      const answer = await engine.execute(params, transport);
      if (answer.operationName !== undefined) span?.rename(answer.operationName);
      span?.tell({ 'graphql.operation.name': answer.operationName, 'portico.outcome': answer.code });
      return answer;
    }),
});

const named = ({ name = 'unnamed' }: Statement): string => name;

const tracedSql = (sql: Sql, system: string, tracing: Tracing): Sql => ({
  sealing: sql.sealing,
  rows: (statement) => {
    const attributes = { 'db.system.name': system, 'db.operation.name': named(statement) };
    return tracing.within({ name: named(statement), kind: 'client', attributes }, () => sql.rows(statement));
  },
  transaction: (work, options) =>
    tracing.within({ name: 'transaction', kind: 'internal', attributes: { 'db.system.name': system } }, () =>
      sql.transaction((inside) => work(tracedSql(inside, system, tracing)), options),
    ),
});

/** Each statement is a span, by its name; its text and its values stay here. */
export const tracedDatabase = (database: Database, tracing: Tracing): Database => ({
  ...tracedSql(database, 'postgresql', tracing),
  engine: database.engine,
  outage: () => database.outage(),
  load: () => database.load(),
  close: () => database.close(),
});

/** An object whose methods are spans. */
const tracedObject = <T extends object>(object: T, name: string, tracing: Tracing): T =>
  new Proxy(object, {
    get: (target, method) => {
      const found: unknown = Reflect.get(target, method, target);
      if (typeof found !== 'function' || typeof method === 'symbol') return found;
      const function_ = `${name}.${method}`;
      const start = { name: function_, kind: 'internal', attributes: { 'code.function.name': function_ } } as const;
      return (...given: readonly unknown[]): unknown =>
        tracing.within(start, () => Reflect.apply(found, target, given) as unknown);
    },
  });

/** A table of services, each of which is traced under its name there. */
const tracedTable = <T extends object>(table: T, tracing: Tracing): T =>
  new Proxy(table, {
    get: (target, name) => {
      const service: unknown = Reflect.get(target, name, target);
      return typeof service === 'object' && service !== null ? tracedObject(service, String(name), tracing) : service;
    },
  });

/** Each call of a service is a span. */
export const tracedServices = (services: GatewayServices, tracing: Tracing): GatewayServices => ({
  ...services,
  publicServices: (caller) => tracedTable(services.publicServices(caller), tracing),
  own: (call) => tracedTable(services.own(call), tracing),
  guest: (call) => tracedObject(services.guest(call), 'guest', tracing),
  guestPayments: (call) => tracedObject(services.guestPayments(call), 'guestPayments', tracing),
  guestCheckIn: (call) => tracedObject(services.guestCheckIn(call), 'guestCheckIn', tracing),
  guestLookups: (call) => tracedObject(services.guestLookups(call), 'guestLookups', tracing),
  guestVisits: (call) => tracedObject(services.guestVisits(call), 'guestVisits', tracing),
});

/** Each call of a practice's system is a span, by its host, and carries `traceparent`. */
export const tracedFetch =
  (fetch: typeof globalThis.fetch, tracing: Tracing): typeof globalThis.fetch =>
  (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const attributes = { 'http.request.method': method, 'server.address': hostname };
    return tracing.within({ name: `${method} ${hostname}`, kind: 'client', attributes }, async (span) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...span?.headers() };
      const response = await fetch(input, { ...init, headers });
      span?.tell({ 'http.response.status_code': response.status });
      return response;
    });
  };
