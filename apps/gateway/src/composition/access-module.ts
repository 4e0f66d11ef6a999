import {
  Argon2Passwords,
  CommonPasswords,
  HmacKeptWorkKeys,
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
import {
  AccessService,
  FrameLayouts,
  IdentityLinking,
  IdentityRedemption,
  IdentitySignIn,
  InvitationAcceptance,
  LinkFinder,
  LinkMaker,
  PasswordSignIn,
  RequestAuthenticator,
  secondStepOf,
  SignIn,
  SignInCompletion,
  WorkCounter,
} from '@portico/services/access';
import { forCall } from '@portico/services/kernel';
import { ContainerModule, type Bind } from 'inversify';
import { entranceServices as inner } from './entrance-injection-tokens.ts';
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
    bind(tokens.keptWorkKeys).toResolvedValue(() => new HmacKeptWorkKeys(keys));
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
    bindCommonParts(bind);
    bindSteps(bind);
  });

/** What the steps of signing in have in common. */
const bindCommonParts = (bind: Bind): void => {
  bind(inner.frameLayouts).toResolvedValue(
    (practices, patients, mailbox, withheldAt, availability, registration) =>
      new FrameLayouts(
        practices,
        patients,
        mailbox,
        withheldAt,
        async (practice) => (await availability.rules(practice)) !== undefined,
        registration,
      ),
    [tokens.practices, tokens.patients, tokens.mailbox, tokens.withheldAt, tokens.availability, tokens.registration],
  );
  bind(inner.identityLinking).toResolvedValue(
    (linkedIdentities, notifier, activityLog) => new IdentityLinking(linkedIdentities, notifier, activityLog),
    [tokens.linkedIdentities, tokens.notifier, tokens.activityLog],
  );
  bind(inner.identityRedemption).toResolvedValue(
    (challenges, codes, tries) => new IdentityRedemption(challenges, codes, tries),
    [tokens.challenges, tokens.codes, tokens.tries],
  );
  bind(inner.secondStepOf).toResolvedValue(secondStepOf, [
    tokens.accounts,
    tokens.protections,
    tokens.oneTimeCodes,
    tokens.codes,
    tokens.shortCodeHashes,
    tokens.tries,
    tokens.notifier,
    tokens.proofChecks,
  ]);
};

/** The steps of signing in, each by itself. */
const bindSteps = (bind: Bind): void => {
  bind(inner.passwordSignIn).toResolvedValue(forCall(PasswordSignIn), [
    tokens.accounts,
    tokens.sessions,
    tokens.passwords,
    tokens.shortCodeHashes,
    tokens.tries,
    tokens.activityLog,
  ]);
  bind(inner.identitySignIn).toResolvedValue(forCall(IdentitySignIn), [
    tokens.accounts,
    tokens.challenges,
    tokens.codes,
    tokens.identityProviders,
    tokens.linkedIdentities,
    inner.identityLinking,
    tokens.tries,
    tokens.activityLog,
  ]);
  bind(inner.signInCompletion).toResolvedValue(forCall(SignInCompletion), [
    inner.frameLayouts,
    tokens.practices,
    tokens.delegations,
    tokens.sessions,
    tokens.tokens,
    tokens.protections,
    tokens.notifier,
    tokens.keptWorkKeys,
  ]);
  bind(inner.signIn).toResolvedValue(forCall(SignIn), [
    inner.passwordSignIn,
    inner.identitySignIn,
    inner.secondStepOf,
    inner.signInCompletion,
    tokens.identityProviders,
    tokens.activityLog,
  ]);
  bind(inner.invitationAcceptance).toResolvedValue(forCall(InvitationAcceptance), [
    tokens.accounts,
    tokens.capabilities,
    tokens.linkFinder,
    tokens.patients,
    tokens.practices,
    tokens.tries,
    tokens.activityLog,
  ]);
  bind(publicServices.access).toResolvedValue(forCall(AccessService), [
    inner.signIn,
    inner.invitationAcceptance,
    inner.frameLayouts,
    tokens.accounts,
    tokens.delegations,
    tokens.practices,
    tokens.sessions,
    tokens.tokens,
    tokens.activityLog,
  ]);
};
