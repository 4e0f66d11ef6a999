import { paths } from '@portico/application/kernel';
import { OpenIdProviders, OtpauthApps, SvgQrCodes, WebauthnPasskeys } from '@portico/adapters-crypto';
import { BowserUserAgents } from '@portico/adapters-graphql/gateway';
import { PostgresChallenges, PostgresLinkedIdentities } from '@portico/adapters-storage';
import {
  AuthenticationService,
  PasskeyEntranceService,
  proofChecks,
  ProviderEntranceService,
  ProviderLogout,
} from '@portico/services/authentication';
import { countedBy, type Caller } from '@portico/services/access';
import { ContainerModule, type Bind, type ResolutionContext } from 'inversify';
import { accessPorts } from './access-module.ts';
import { costlyWork } from './costly-service-methods.ts';
import { portsByName } from './ports-by-name.ts';
import { ownServices, publicServices } from './service-injection-tokens.ts';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** Second factors: what makes them, and what weighs them at sign-in. */
export const authenticationModule = ({
  sql,
  publicOrigin,
  signIn,
  now,
}: Pick<Parts, 'sql' | 'publicOrigin' | 'signIn' | 'now'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.apps).toResolvedValue(() => new OtpauthApps());
    bind(tokens.qrCodes).toResolvedValue(() => new SvgQrCodes());
    bind(tokens.passkeys).toResolvedValue(() => new WebauthnPasskeys(publicOrigin));
    bind(tokens.identityProviders).toDynamicValue(
      () =>
        new OpenIdProviders({
          ...signIn,
          redirectAddress: () => `${publicOrigin()}${paths.signInReturn}`,
          signedOutAddress: () => `${publicOrigin()}${paths.login}`,
          now,
        }),
    );
    bind(tokens.linkedIdentities).toResolvedValue(() => new PostgresLinkedIdentities(sql));
    bind(tokens.challenges).toResolvedValue(() => new PostgresChallenges(sql));
    bind(tokens.providerLogout).toResolvedValue(
      (codes, providers, sessions, tries) => new ProviderLogout(codes, providers, sessions, tries, now),
      [tokens.codes, tokens.identityProviders, tokens.sessions, tokens.tries],
    );
    bind(tokens.userAgents).toResolvedValue(() => new BowserUserAgents());
    bind(tokens.proofChecks).toDynamicValue((context) => proofChecks(factorPorts(context)));
    bindEntrances(bind);
  });

/** What weighs a second factor. */
const factorPorts = (context: ResolutionContext) =>
  portsByName(context, 'protections', 'challenges', 'apps', 'passkeys', 'shortCodeHashes');

/** Ways to sign in besides the password, and the settings of all of them. */
const bindEntrances = (bind: Bind): void => {
  bind(publicServices.passkeyEntrance).toDynamicValue((context) => {
    const work = context.get(tokens.workCounter);
    const ports = { ...accessPorts(context), ...factorPorts(context) };
    return (caller) =>
      countedBy(work, new PasskeyEntranceService(ports, caller), costlyWork.passkeyEntrance, addressOf(caller));
  });
  bind(publicServices.providerEntrance).toDynamicValue((context) => {
    const work = context.get(tokens.workCounter);
    const ports = accessPorts(context);
    return (caller) =>
      countedBy(work, new ProviderEntranceService(ports, caller), { begin: 'provider-question' }, addressOf(caller));
  });
  bind(ownServices.authentication).toDynamicValue((context) => {
    const ports = {
      ...accessPorts(context),
      ...factorPorts(context),
      ...portsByName(context, 'qrCodes', 'knownPasswords', 'userAgents', 'linkTo'),
    };
    return (call) => new AuthenticationService(ports, call);
  });
};

/** Whose share of costly work a caller without a session uses up. */
const addressOf = ({ address, now }: Caller) => ({ who: `address ${address ?? ''}`, now });
