import { ApolloClient, InMemoryCache, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorRecord, ErrorsViewModel } from '@portico/view-models/access';
import type { Failure } from '@portico/application/kernel';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { Unreadable } from '../codecs/codec.ts';
import { refusalIn, type Refusal, type RefusalOf } from '../refusals.ts';
import { refreshTokenError, unknownDocumentReason, type ErrorCode } from '../error-codes.ts';
import type { TrustedDocument } from '../trusted-document.ts';
import type { Root, Wire } from '../wire/operation.ts';
import { asContext, gatewayLink, headersNow, WayError, type LinkOptions } from './gateway-link.ts';
import { present } from './present.ts';
import { untilOf } from './until.ts';

export interface ClientOptions extends LinkOptions {
  /** Called with every failure, so that errors above the screens are shown in one place. */
  readonly problems: Pick<ErrorsViewModel, 'report' | 'outdate'>;
  readonly record: ErrorRecord;
  /** Waits this many milliseconds before a request is repeated. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Milliseconds before a question is asked again that found the portal away: a restart of its database is over by then. */
const askedAgainAfter = [1_000, 2_500] as const;

/** Queries by the contract that change something (`@acts` in the schema): a repetition could do it twice. */
export const actingQueries: ReadonlySet<string> = new Set([
  'ConfirmSignupEmail',
  'GetVideoVisitUrl',
  'GetVisitSummary',
  'ResendConfirmationEmail',
]);

/** Asks the gateway. Nothing is kept between questions (`ACC-367`); every failure comes back as a value. */
export class GatewayClient {
  readonly #apollo: ApolloClient;
  readonly #problems: ClientOptions['problems'];
  readonly #record: ErrorRecord;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#problems = options.problems;
    this.#record = options.record;
    this.#options = options;
    this.#apollo = new ApolloClient({
      link: gatewayLink(options),
      cache: new InMemoryCache(),
      defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
      queryDeduplication: false,
    });
  }

  /**
   * Asks by one document. `read` makes the answer of what stands in the document's only field; what cannot be read is a
   * malfunction. `refusals` are the kinds that the port tells apart; each other error is a general failure. An
   * authentication token in the answer takes the place of the session's own before the answer is handed on (`MON-023`).
   */
  ask<Data extends object, Variables extends OperationVariables, Value>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    read: (root: Root<Data>) => Value,
  ): Promise<Result<Value, Failure>>;
  ask<Data extends object, Variables extends OperationVariables, Value, Kind extends Refusal['kind']>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    read: (root: Root<Data>) => Value,
    refusals: readonly Kind[],
  ): Promise<Result<Value, Failure | RefusalOf<Kind>>>;
  async ask<Data extends object, Variables extends OperationVariables, Value, Kind extends Refusal['kind']>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    read: (root: Root<Data>) => Value,
    refusals: readonly Kind[] = [],
  ): Promise<Result<Value, Failure | RefusalOf<Kind>>> {
    const refusalOf = (extensions: Extensions) => refusalIn(extensions, refusals);
    const session = this.session();
    const isQuery = document.definitions.some((one) => 'operation' in one && one.operation === 'query');
    const answer = await (isQuery
      ? this.queryOr<Data, Variables, RefusalOf<Kind>>(document, variables, refusalOf)
      : this.mutateOr<Data, Variables, RefusalOf<Kind>>(document, variables, refusalOf));
    if (!answer.ok) return answer;
    const [root] = Object.values(answer.value) as Root<Data>[];
    if (hasToken(root)) session.authenticate(root.authenticationToken);
    try {
      return ok(read(root as Root<Data>));
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown;
      this.#record.record({ operation: operationName(document), code: 'malfunction' });
      return failed({ kind: 'malfunction' });
    }
  }

  /** A port whose methods are asked by the rows of its table. */
  port<Port>(table: Wire<Port> & { readonly port?: Port }): Port {
    const rows = Object.entries(table as Readonly<Record<string, AnyRow>>);
    return Object.fromEntries(
      rows.map(([name, { document, args, answer, refusals }]) => [
        name,
        (...given: readonly unknown[]) => this.ask(document, args.write(given), answer.read, refusals),
      ]),
    ) as Port;
  }

  query<Data, Variables extends OperationVariables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Result<Data, Failure>> {
    return this.queryOr<Data, Variables, never>(document, variables, () => undefined);
  }

  /** For a query that may be refused, as `mutateOr`. */
  queryOr<Data, Variables extends OperationVariables, Refusal>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    refusalOf: (extensions: Extensions) => Refusal | undefined,
  ): Promise<Result<Data, Failure | Refusal>> {
    const context = this.#context();
    const ask = () => this.#apollo.query({ query: document, variables, context } as never);
    const asked = actingQueries.has(operationName(document)) ? ask() : this.#untilItIsBack(ask);
    return this.#told<Data, Refusal>(document, asked, refusalOf);
  }

  mutate<Data, Variables extends OperationVariables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Result<Data, Failure>> {
    return this.mutateOr<Data, Variables, never>(document, variables, () => undefined);
  }

  /** For a mutation that may be refused: `refusalOf` reads the refusal from an error's extensions. */
  mutateOr<Data, Variables extends OperationVariables, Refusal>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    refusalOf: (extensions: Extensions) => Refusal | undefined,
  ): Promise<Result<Data, Failure | Refusal>> {
    const asking = this.#apollo
      .mutate({ mutation: document, variables, context: this.#context() } as never)
      .then(({ data }) => ({ data: answeredIn(data) }));
    // A mutation that answers nothing has failed: the screen that asked says so, and no toast beside it (`APT-022`).
    return this.#told<Data, Refusal>(document, asking, refusalOf, (failure) => failed(failure));
  }

  /** The session as it is now: what is authenticated later changes this one alone, and no other that began meanwhile. */
  session(): { readonly authenticate: (token: string) => void } {
    const { clientSession } = this.#options;
    const { tokens } = clientSession;
    return {
      authenticate: (token) => {
        if (tokens === undefined) return;
        clientSession.renew({ access: token, authentication: token, refresh: tokens.refresh }, tokens.refresh);
      },
    };
  }

  async #told<Data, Refusal>(
    document: TrustedDocument<Data, never>,
    asking: Promise<{ readonly data?: unknown }>,
    refusalOf: (extensions: Extensions) => Refusal | undefined,
    onNothing: (failure: Failure) => Result<never, Failure> = (failure) =>
      this.#report(operationName(document), failure),
  ): Promise<Result<Data, Failure | Refusal>> {
    const operation = operationName(document);
    try {
      const { data } = await asking;
      if (data != null) return ok(data as Data);
      this.#record.record({ operation, code: 'malfunction' });
      return onNothing({ kind: 'malfunction' });
    } catch (error) {
      if (error instanceof WayError) return this.#fail(operation, error.failure);
      if (CombinedGraphQLErrors.is(error)) {
        for (const { extensions: of } of error.errors) this.#record.record(recordedOf(operation, of ?? {}));
        const extensions = error.errors[0]?.extensions ?? {};
        if (extensions['reason'] === unknownDocumentReason) {
          // Nothing above the screen takes its place: what was typed there stays.
          this.#problems.outdate();
          return failed({ kind: 'unavailable' });
        }
        const refusal = refusalOf(extensions);
        return refusal === undefined ? this.#report(operation, failureOf(extensions)) : failed(refusal);
      }
      return this.#fail(operation, { kind: 'malfunction' });
    }
  }

  /** Asks again a few times while the portal is away. Only what changes nothing: an action may have been done the first time. */
  async #untilItIsBack<T>(ask: () => Promise<T>): Promise<T> {
    for (const milliseconds of askedAgainAfter) {
      try {
        return await ask();
      } catch (error) {
        if (!isAway(error)) throw error;
        await this.#options.pause(milliseconds);
      }
    }
    return ask();
  }

  // Taken before anything waits, so that a sign-out still carries the session that it ends.
  #context(): Readonly<Record<string, unknown>> {
    return asContext(headersNow(this.#options));
  }

  /** A failure without an answer of the gateway. */
  #fail(operation: string, failure: Failure): Result<never, Failure> {
    this.#record.record({ operation, code: failure.kind });
    return this.#report(operation, failure);
  }

  #report(operation: string, failure: Failure): Result<never, Failure> {
    // A guest has no session to return to: their pages say themselves that it is over (`ACC-389`).
    const { guest, tokens } = this.#options.clientSession;
    const toldByThePage = failure.kind === 'session-over' && guest !== undefined && tokens === undefined;
    if (!toldByThePage) this.#problems.report(operation, failure);
    return failed(failure);
  }
}

/** A mutation that answers null in its field has answered nothing (`MON-332`). */
const answeredIn = (data: unknown): unknown =>
  Object.values(data ?? {}).some((field) => field !== null) ? data : undefined;

export type Extensions = Readonly<Record<string, unknown>>;

const recordedOf = (operation: string, { code, requestId }: Extensions): Parameters<ErrorRecord['record']>[0] => ({
  operation,
  code: typeof code === 'string' ? code : 'INTERNAL',
  ...(typeof requestId === 'string' ? { request: requestId } : {}),
});

const failureOf = ({ code, reason, until, requestId }: Extensions): Failure => {
  switch (code as ErrorCode) {
    case 'UNAUTHENTICATED':
      return { kind: 'session-over', reason: reason === refreshTokenError ? 'renewal-failed' : 'expired' };
    case 'FORBIDDEN':
      return { kind: reason === 'not-represented' ? reason : 'not-found' };
    case 'NOT_FOUND':
      return { kind: 'not-found' };
    case 'BAD_INPUT':
      return { kind: 'bad-input' };
    case 'RATE_LIMITED':
      return present({ kind: 'too-many-requests' as const, until: untilOf(until) });
    case 'TIMEOUT':
      return { kind: 'timed-out' };
    case 'UNAVAILABLE':
      return { kind: 'unavailable' };
    case 'CONFLICT':
    case 'TOO_EARLY':
    case 'CARD_DECLINED':
    case 'AMOUNT':
    case 'DUPLICATE':
    case 'INTERNAL':
    default:
      return { kind: 'malfunction', ...(typeof requestId === 'string' ? { request: requestId } : {}) };
  }
};

const isAway = (error: unknown): boolean =>
  error instanceof WayError
    ? error.failure.kind === 'unavailable'
    : CombinedGraphQLErrors.is(error) && isAwayCode(error.errors[0]?.extensions);

const isAwayCode = (extensions: Readonly<Record<string, unknown>> | undefined): boolean =>
  extensions?.['code'] === 'UNAVAILABLE' && extensions['busy'] !== true;

interface AnyRow {
  readonly document: TrustedDocument<object, OperationVariables>;
  readonly args: { readonly write: (given: readonly unknown[]) => OperationVariables };
  readonly answer: { readonly read: (root: unknown) => unknown };
  readonly refusals: readonly Refusal['kind'][];
}

/** Reads nothing: an answer that says only that something was done. */
export const done = (): void => undefined;

const hasToken = (root: unknown): root is { readonly authenticationToken: string } =>
  typeof root === 'object' && root !== null && typeof Reflect.get(root, 'authenticationToken') === 'string';

const operationName = (document: TrustedDocument<unknown, never>): string => {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
};
