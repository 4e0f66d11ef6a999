import type { Engine, Transport } from '@portico/adapters-graphql/gateway/engine';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { asCaller, type Caller } from '@portico/adapters-storage/sql';
import type { RequestAuthenticator } from '@portico/services/access';
import type { Instant } from '@portico/domain/kernel';

type Accounts = Pick<RequestAuthenticator, 'namedBy'>;

/** The caller, by the signature of their access token; without a valid token, by their address. */
export const callerOf = ({ headers, address }: Transport, accounts: Accounts, now: Instant): Caller => {
  const [token, practice] = [headers[headerNames.accessToken], headers[headerNames.practiceId]];
  const named = typeof token === 'string' ? accounts.namedBy(token, now) : undefined;
  return {
    name: named === undefined ? `address ${address}` : `account ${named.account}`,
    practice: typeof practice === 'string' ? practice : '',
  };
};

/** Queues each request of `engine` for the database under the name of its caller. */
export const inTheNameOfCallers = (engine: Engine, accounts: Accounts, now: () => Instant): Engine => ({
  ...engine,
  execute: (params, transport) =>
    asCaller(callerOf(transport, accounts, now()), () => engine.execute(params, transport)),
});
