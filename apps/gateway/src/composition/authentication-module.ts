import { paths } from '@portico/application/kernel';
import { LateOpenIdProviders, OtpauthApps, SvgQrCodes, WebauthnPasskeys } from '@portico/adapters-crypto';
import { BowserUserAgents } from '@portico/adapters-graphql/gateway';
import { PostgresChallenges, PostgresLinkedIdentities } from '@portico/adapters-storage';
import {
  AppFactor,
  AuthenticationService,
  EmailChanges,
  LinkedProviders,
  OwnAccount,
  PasskeyChallenges,
  PasskeyEntranceService,
  PasskeyFactor,
  PasswordChanges,
  proofChecks,
  ProviderEntranceService,
  ProviderLogout,
  ProviderRedirects,
  SecondFactorNews,
  SecondFactors,
  sentCodeOf,
  SignInSettings,
} from '@portico/services/authentication';
import { countedBy, type Caller } from '@portico/services/access';
import { forCall } from '@portico/services/kernel';
import { ContainerModule, type Bind } from 'inversify';
import { costlyWork } from './costly-service-methods.ts';
import { entranceServices as inner } from './entrance-injection-tokens.ts';
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
        new LateOpenIdProviders({
          get providers() {
            return signIn.providers;
          },
          get only() {
            return signIn.only;
          },
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
    bind(inner.passkeyChallenges).toResolvedValue(
      (passkeys, challenges, protections) => new PasskeyChallenges(passkeys, challenges, protections),
      [tokens.passkeys, tokens.challenges, tokens.protections],
    );
    bind(tokens.proofChecks).toResolvedValue(proofChecks, [
      tokens.protections,
      tokens.apps,
      tokens.shortCodeHashes,
      inner.passkeyChallenges,
    ]);
    bindEntrances(bind);
    bindSettings(bind);
    bindFactors(bind);
  });

/** Ways to sign in besides the password. */
const bindEntrances = (bind: Bind): void => {
  bind(inner.providerRedirects).toResolvedValue(
    (challenges, codes, identityProviders) => new ProviderRedirects(challenges, codes, identityProviders),
    [tokens.challenges, tokens.codes, tokens.identityProviders],
  );
  bind(publicServices.passkeyEntrance).toResolvedValue(
    (work, ...ports) => {
      const entranceFor = forCall(PasskeyEntranceService)(...ports);
      return (caller) => countedBy(work, entranceFor(caller), costlyWork.passkeyEntrance, addressOf(caller));
    },
    [
      tokens.workCounter,
      tokens.accounts,
      inner.passkeyChallenges,
      inner.signInCompletion,
      tokens.identityProviders,
      tokens.tries,
      tokens.activityLog,
    ],
  );
  bind(publicServices.providerEntrance).toResolvedValue(
    (work, ...ports) => {
      const entranceFor = forCall(ProviderEntranceService)(...ports);
      return (caller) => countedBy(work, entranceFor(caller), { begin: 'provider-question' }, addressOf(caller));
    },
    [
      tokens.workCounter,
      tokens.accounts,
      tokens.challenges,
      tokens.codes,
      tokens.identityProviders,
      inner.providerRedirects,
      tokens.linkedIdentities,
      tokens.notifier,
      tokens.tries,
      tokens.activityLog,
    ],
  );
};

/** The settings of password and email, and what all settings have in common. */
const bindSettings = (bind: Bind): void => {
  bind(inner.secondFactorNews).toResolvedValue(
    (notifier, activityLog) => new SecondFactorNews(notifier, activityLog),
    [tokens.notifier, tokens.activityLog],
  );
  bind(inner.sentCodeOf).toResolvedValue(sentCodeOf, [
    tokens.oneTimeCodes,
    tokens.codes,
    tokens.shortCodeHashes,
    tokens.notifier,
    tokens.tries,
  ]);
  bind(inner.ownAccount).toResolvedValue(forCall(OwnAccount), [tokens.accounts, tokens.passwords, tokens.tries]);
  bind(inner.passwordChanges).toResolvedValue(forCall(PasswordChanges), [
    inner.ownAccount,
    tokens.accounts,
    tokens.passwords,
    tokens.knownPasswords,
    tokens.sessions,
    tokens.oneTimeCodes,
    tokens.notifier,
    tokens.activityLog,
  ]);
  bind(inner.emailChanges).toResolvedValue(forCall(EmailChanges), [
    inner.ownAccount,
    tokens.accounts,
    tokens.protections,
    tokens.sessions,
    tokens.tokens,
    inner.sentCodeOf,
    tokens.linkTo,
    tokens.notifier,
    tokens.activityLog,
  ]);
};

/** The settings of each kind of second factor, and of linked providers. */
const bindFactors = (bind: Bind): void => {
  bind(inner.secondFactors).toResolvedValue(forCall(SecondFactors), [
    inner.ownAccount,
    tokens.protections,
    tokens.codes,
    tokens.shortCodeHashes,
    inner.sentCodeOf,
    inner.secondFactorNews,
  ]);
  bind(inner.appFactor).toResolvedValue(forCall(AppFactor), [
    inner.ownAccount,
    tokens.apps,
    tokens.qrCodes,
    tokens.challenges,
    tokens.codes,
    tokens.protections,
    tokens.tries,
    inner.secondFactorNews,
  ]);
  bind(inner.passkeyFactor).toResolvedValue(forCall(PasskeyFactor), [
    inner.ownAccount,
    tokens.passkeys,
    tokens.challenges,
    tokens.protections,
    inner.secondFactorNews,
  ]);
  bind(inner.linkedProviders).toResolvedValue(forCall(LinkedProviders), [
    inner.ownAccount,
    tokens.identityProviders,
    inner.providerRedirects,
    tokens.linkedIdentities,
    tokens.notifier,
    tokens.activityLog,
  ]);
  bind(inner.signInSettings).toResolvedValue(forCall(SignInSettings), [
    inner.ownAccount,
    tokens.protections,
    tokens.sessions,
    tokens.linkedIdentities,
    tokens.userAgents,
    tokens.activityLog,
  ]);
  bind(ownServices.authentication).toResolvedValue(forCall(AuthenticationService), [
    inner.signInSettings,
    inner.passwordChanges,
    inner.emailChanges,
    inner.secondFactors,
    inner.appFactor,
    inner.passkeyFactor,
    inner.linkedProviders,
  ]);
};

/** Whose share of costly work a caller without a session uses up. */
const addressOf = ({ address, now }: Caller) => ({ who: `address ${address ?? ''}`, now });
