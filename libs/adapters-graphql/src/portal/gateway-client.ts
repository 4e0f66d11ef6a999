import { ApolloClient, InMemoryCache, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Failure } from '@portico/application/kernel';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { ErrorRecord, ErrorsViewModel } from '@portico/view-models/access';
import { Unreadable } from '../codecs/codec.ts';
import { unknownDocumentReason } from '../error-codes.ts';
import { refusalIn, type Refusal, type RefusalOf } from '../refusals.ts';
import type { TrustedDocument } from '../trusted-document.ts';
import type { Root, Wire } from '../wire/operation.ts';
import { failureOf, failureOnTheWay, type Extensions } from './read-gateway-failure.ts';
import { gatewayLinks, type LinkOptions } from './gateway-retry-links.ts';
import { headersNow, headersOfBody, type HeaderOptions } from './request-headers.ts';

export interface ClientOptions extends Omit<LinkOptions, 'clientSession'>, HeaderOptions {
  /** Called with every failure, so that errors above the screens are shown in one place. */
  readonly problems: Pick<ErrorsViewModel, 'report' | 'outdate' | 'succeed'>;
  readonly record: ErrorRecord;
}

interface AnyRow {
  readonly document: TrustedDocument<object, OperationVariables>;
  readonly args: { readonly write: (given: readonly unknown[]) => OperationVariables };
  readonly answer: { readonly read: (root: unknown) => unknown };
  readonly refusals: readonly Refusal['kind'][];
}

/** Reads nothing: an answer that says only that something was done. */
export const done = (): void => undefined;

/** Asks the gateway. Nothing is kept between questions (`ACC-367`); every failure comes back as a value. */
export class GatewayClient {
  readonly #apollo: ApolloClient;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#apollo = new ApolloClient({
      link: gatewayLinks(options),
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
    const { operation, name } = document.asked;
    const authenticate = this.#authenticating();
    try {
      const root = await this.#rootOf(document, variables);
      if (root === undefined || (root === null && operation === 'mutation')) return this.#unanswered(name, operation);
      if (hasToken(root)) authenticate(root.authenticationToken);
      const value = read(root as Root<Data>);
      this.#options.problems.succeed(name, operation === 'mutation');
      return ok(value);
    } catch (thrown) {
      if (CombinedGraphQLErrors.is(thrown)) return this.#told(name, thrown, refusals);
      if (thrown instanceof Unreadable) return failed(this.#recorded(name, { kind: 'malfunction' }));
      return this.#report(name, this.#recorded(name, failureOnTheWay(thrown)));
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

  /** What stands in the only field of the answer; undefined where nothing was answered at all. */
  async #rootOf<Data, Variables extends OperationVariables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<unknown> {
    // Taken before anything waits, so that a sign-out still carries the session that it ends.
    const headers = { ...headersNow(this.#options), ...headersOfBody(document.documentId, variables) };
    const context = { headers };
    const { data } = await (document.asked.operation === 'query'
      ? this.#apollo.query({ query: document, variables, context } as never)
      : this.#apollo.mutate({ mutation: document, variables, context } as never));
    return data == null ? undefined : Object.values(data)[0];
  }

  /** Changes the session as it is now: what is authenticated later changes this one alone, and no other that began meanwhile. */
  #authenticating(): (token: string) => void {
    const { clientSession } = this.#options;
    const tokens = clientSession.tokens.current;
    return (token) => {
      if (tokens === undefined) return;
      clientSession.tokens.renew({ access: token, authentication: token, refresh: tokens.refresh }, tokens.refresh);
    };
  }

  /** A mutation that answers nothing has failed: the screen that asked says so, and no toast beside it (`APT-022`, `MON-332`). */
  #unanswered(name: string, operation: 'query' | 'mutation'): Result<never, Failure> {
    const failure = this.#recorded(name, { kind: 'malfunction' });
    return operation === 'mutation' ? failed(failure) : this.#report(name, failure);
  }

  #told<Kind extends Refusal['kind']>(
    name: string,
    { errors }: CombinedGraphQLErrors,
    refusals: readonly Kind[],
  ): Result<never, Failure | RefusalOf<Kind>> {
    for (const { extensions: of } of errors) this.#options.record.record(recordedOf(name, of ?? {}));
    const extensions = errors[0]?.extensions ?? {};
    if (extensions['reason'] === unknownDocumentReason) {
      // Nothing above the screen takes its place: what was typed there stays.
      this.#options.problems.outdate();
      return failed({ kind: 'unavailable' });
    }
    const refusal = refusalIn(extensions, refusals);
    return refusal === undefined ? this.#report(name, failureOf(extensions)) : failed(refusal);
  }

  /** A failure without an answer of the gateway that says one. */
  #recorded(operation: string, failure: Failure): Failure {
    this.#options.record.record({ operation, code: failure.kind });
    return failure;
  }

  #report(operation: string, failure: Failure): Result<never, Failure> {
    // A guest has no session to return to: their pages say themselves that it is over (`ACC-389`).
    const { guest, tokens } = this.#options.clientSession;
    const isGuest = guest.current !== undefined && tokens.current === undefined;
    const toldByThePage = failure.kind === 'session-over' && isGuest;
    if (!toldByThePage) this.#options.problems.report(operation, failure);
    return failed(failure);
  }
}

const hasToken = (root: unknown): root is { readonly authenticationToken: string } =>
  typeof root === 'object' && root !== null && typeof Reflect.get(root, 'authenticationToken') === 'string';

const recordedOf = (operation: string, { code, requestId }: Extensions): Parameters<ErrorRecord['record']>[0] => ({
  operation,
  code: typeof code === 'string' ? code : 'INTERNAL',
  ...(typeof requestId === 'string' ? { request: requestId } : {}),
});
