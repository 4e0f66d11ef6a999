import { paths } from '@portico/application/kernel';
import { OpenIdProviders, OtpauthApps, SvgQrCodes, WebauthnPasskeys } from '@portico/adapters-crypto';
import { BowserUserAgents } from '@portico/adapters-graphql/gateway';
import { PostgresChallenges, PostgresLinkedIdentities } from '@portico/adapters-storage';
import { proofChecks, ProviderLogout } from '@portico/services/authentication';
import { ContainerModule } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** Second factors: what makes them, and what weighs them at sign-in. */
export const authenticationModule = ({
  sql,
  publicOrigin,
  signIn,
  now,
}: Pick<Parts, 'sql' | 'publicOrigin' | 'signIn' | 'now'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.apps)
      .toDynamicValue(() => new OtpauthApps())
      .inSingletonScope();
    bind(tokens.qrCodes)
      .toDynamicValue(() => new SvgQrCodes())
      .inSingletonScope();
    bind(tokens.passkeys)
      .toDynamicValue(() => new WebauthnPasskeys(publicOrigin))
      .inSingletonScope();
    bind(tokens.identityProviders)
      .toDynamicValue(
        () =>
          new OpenIdProviders({
            ...signIn,
            redirectAddress: () => `${publicOrigin()}${paths.signInReturn}`,
            signedOutAddress: () => `${publicOrigin()}${paths.login}`,
            now,
          }),
      )
      .inSingletonScope();
    bind(tokens.linkedIdentities)
      .toDynamicValue(() => new PostgresLinkedIdentities(sql))
      .inSingletonScope();
    bind(tokens.challenges)
      .toDynamicValue(() => new PostgresChallenges(sql))
      .inSingletonScope();
    bind(tokens.providerLogout)
      .toDynamicValue(
        (context) =>
          new ProviderLogout({
            activityLog: context.get(tokens.activityLog),
            codes: context.get(tokens.codes),
            identityProviders: context.get(tokens.identityProviders),
            sessions: context.get(tokens.sessions),
            tries: context.get(tokens.tries),
            now,
          }),
      )
      .inSingletonScope();
    bind(tokens.userAgents)
      .toDynamicValue(() => new BowserUserAgents())
      .inSingletonScope();
    bind(tokens.proofChecks)
      .toDynamicValue((context) =>
        proofChecks({
          protections: context.get(tokens.protections),
          challenges: context.get(tokens.challenges),
          apps: context.get(tokens.apps),
          passkeys: context.get(tokens.passkeys),
          shortCodeHashes: context.get(tokens.shortCodeHashes),
        }),
      )
      .inSingletonScope();
  });
