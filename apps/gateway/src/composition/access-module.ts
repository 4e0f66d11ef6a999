import {
  Argon2Passwords,
  CommonPasswords,
  HmacShortCodeHashes,
  JwtTokens,
  RandomCodes,
} from '@portico/adapters-crypto';
import {
  PostgresAccounts,
  PostgresCapabilities,
  PostgresOneTimeCodes,
  PostgresProtections,
  PostgresSessions,
  PostgresTries,
} from '@portico/adapters-storage';
import { AccessService, LinkFinder, LinkMaker, RequestAuthenticator, WorkCounter } from '@portico/services/access';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { portsByName } from './ports-by-name.ts';
import { publicServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';

export const accessModule = ({ sql, keys, later, onWorkRefused }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.accounts).toResolvedValue(() => new PostgresAccounts(sql));
    bind(tokens.sessions).toResolvedValue(() => new PostgresSessions(sql));
    bind(tokens.passwords).toResolvedValue(() => new Argon2Passwords());
    bind(tokens.tokens).toResolvedValue(() => new JwtTokens(keys));
    bind(tokens.capabilities).toResolvedValue(() => new PostgresCapabilities(sql));
    bind(tokens.codes).toResolvedValue(() => new RandomCodes());
    bind(tokens.shortCodeHashes).toResolvedValue(() => new HmacShortCodeHashes(keys));
    bind(tokens.knownPasswords).toResolvedValue(() => new CommonPasswords());
    bind(tokens.later).toConstantValue(later);
    bind(tokens.oneTimeCodes).toResolvedValue(() => new PostgresOneTimeCodes(sql));
    bind(tokens.protections).toResolvedValue(() => new PostgresProtections(sql));
    bind(tokens.tries).toResolvedValue(() => new PostgresTries(sql));
    bind(tokens.workCounter).toResolvedValue((tries) => new WorkCounter(tries, onWorkRefused), [tokens.tries]);
    bind(tokens.requestAuthenticator).toResolvedValue(
      (accounts, sessions, delegations, issuer, withheldAt) =>
        new RequestAuthenticator(accounts, sessions, delegations, issuer, withheldAt),
      [tokens.accounts, tokens.sessions, tokens.delegations, tokens.tokens, tokens.withheldAt],
    );
    bind(tokens.linkFinder).toResolvedValue(
      (capabilities, codes, tries) => new LinkFinder(capabilities, codes, tries),
      [tokens.capabilities, tokens.codes, tokens.tries],
    );
    bind(tokens.linkMaker).toResolvedValue(
      (capabilities, codes, linkTo) => new LinkMaker(capabilities, codes, linkTo),
      [tokens.capabilities, tokens.codes, tokens.linkTo],
    );
    bind(publicServices.access).toDynamicValue((context) => {
      const ports = accessPorts(context);
      return (caller) => new AccessService(ports, caller);
    });
  });

/** What every way to sign in needs. */
export const accessPorts = (context: ResolutionContext) => ({
  ...portsByName(context, 'accounts', 'sessions', 'passwords', 'tokens', 'practices', 'patients', 'mailbox'),
  ...portsByName(context, 'activityLog', 'tries', 'capabilities', 'codes', 'oneTimeCodes', 'shortCodeHashes'),
  ...portsByName(context, 'protections', 'proofChecks', 'notifier', 'delegations', 'challenges'),
  ...portsByName(context, 'identityProviders', 'linkedIdentities', 'withheldAt'),
});
