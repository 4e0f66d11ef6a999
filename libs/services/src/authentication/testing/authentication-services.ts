import type { AuthenticatorApps, KnownPasswords, Passkeys, QrCodes } from '@portico/domain/access';
import type { LinkTo } from '@portico/application/kernel';
import type { Caller } from '../../access/index.ts';
import { signInCompletionOver, type AccessParts } from '../../access/testing/index.ts';
import { forCall } from '../../kernel/index.ts';
import { AuthenticationService } from '../authentication.service.ts';
import { AppFactor } from '../authenticator-app-factor.ts';
import { EmailChanges } from '../change-email.ts';
import { PasswordChanges } from '../change-password.ts';
import { ProviderEntranceService } from '../identity-provider-entrance.ts';
import { ProviderRedirects } from '../identity-provider-redirect.ts';
import { LinkedProviders } from '../linked-identity-providers.ts';
import { OwnAccount } from '../own-account.ts';
import { PasskeyChallenges } from '../passkey-challenges.ts';
import { PasskeyEntranceService } from '../passkey-entrance.service.ts';
import { PasskeyFactor } from '../passkey-factor.ts';
import { proofChecks } from '../proof-checks.ts';
import { SecondFactorNews } from '../second-factor-notifications.ts';
import { SecondFactors } from '../code-factors-and-factor-removal.ts';
import { sentCodeOf } from '../sent-code.ts';
import type { SessionCall } from '../session-call.ts';
import { SignInSettings, type UserAgents } from '../sign-in-settings.ts';

type FactorParts = Pick<AccessParts, 'challenges' | 'protections' | 'shortCodeHashes'> & {
  readonly apps: AuthenticatorApps;
  readonly passkeys: Passkeys;
};

type SettingsParts = Omit<AccessParts, 'mailbox' | 'withheldAt' | 'proofChecks'> &
  FactorParts & {
    readonly knownPasswords: KnownPasswords;
    readonly linkTo: LinkTo;
    readonly qrCodes: QrCodes;
    readonly userAgents: UserAgents;
  };

type RedirectParts = Pick<AccessParts, 'challenges' | 'codes' | 'identityProviders'>;

export const passkeyChallengesOver = ({
  passkeys,
  challenges,
  protections,
}: Omit<FactorParts, 'apps' | 'shortCodeHashes'>): PasskeyChallenges =>
  new PasskeyChallenges(passkeys, challenges, protections);

const redirectsOver = ({ challenges, codes, identityProviders }: RedirectParts): ProviderRedirects =>
  new ProviderRedirects(challenges, codes, identityProviders);

export const proofChecksOver = (parts: FactorParts): ReturnType<typeof proofChecks> =>
  proofChecks(parts.protections, parts.apps, parts.shortCodeHashes, passkeyChallengesOver(parts));

export const passkeyEntranceOver = (
  parts: AccessParts & Pick<FactorParts, 'passkeys'>,
  caller: Caller,
): PasskeyEntranceService =>
  new PasskeyEntranceService(
    parts.accounts,
    passkeyChallengesOver(parts),
    signInCompletionOver(parts),
    parts.identityProviders,
    parts.tries,
    parts.activityLog,
    caller,
  );

export const providerEntranceOver = (parts: AccessParts, caller: Caller): ProviderEntranceService =>
  new ProviderEntranceService(
    parts.accounts,
    parts.challenges,
    parts.codes,
    parts.identityProviders,
    redirectsOver(parts),
    parts.linkedIdentities,
    parts.notifier,
    parts.tries,
    parts.activityLog,
    caller,
  );

export const linkedProvidersOver = (
  parts: Omit<AccessParts, 'mailbox' | 'withheldAt' | 'proofChecks'>,
  call: SessionCall,
): LinkedProviders =>
  new LinkedProviders(
    forCall(OwnAccount)(parts.accounts, parts.passwords, parts.tries),
    parts.identityProviders,
    redirectsOver(parts),
    parts.linkedIdentities,
    parts.notifier,
    parts.activityLog,
    call,
  );

/** The settings of sign-in over the ports of a test. */
export const authenticationOver = (parts: SettingsParts, call: SessionCall): AuthenticationService => {
  const own = forCall(OwnAccount)(parts.accounts, parts.passwords, parts.tries);
  const news = new SecondFactorNews(parts.notifier, parts.activityLog);
  const sentCode = sentCodeOf(parts.oneTimeCodes, parts.codes, parts.shortCodeHashes, parts.notifier, parts.tries);
  return new AuthenticationService(
    forCall(SignInSettings)(
      own,
      parts.protections,
      parts.sessions,
      parts.linkedIdentities,
      parts.userAgents,
      parts.activityLog,
    ),
    forCall(PasswordChanges)(
      own,
      parts.accounts,
      parts.passwords,
      parts.knownPasswords,
      parts.sessions,
      parts.oneTimeCodes,
      parts.notifier,
      parts.activityLog,
    ),
    forCall(EmailChanges)(
      own,
      parts.accounts,
      parts.protections,
      parts.sessions,
      parts.tokens,
      sentCode,
      parts.linkTo,
      parts.notifier,
      parts.activityLog,
    ),
    forCall(SecondFactors)(own, parts.protections, parts.codes, parts.shortCodeHashes, sentCode, news),
    forCall(AppFactor)(
      own,
      parts.apps,
      parts.qrCodes,
      parts.challenges,
      parts.codes,
      parts.protections,
      parts.tries,
      news,
    ),
    forCall(PasskeyFactor)(own, parts.passkeys, parts.challenges, parts.protections, news),
    (asked) => linkedProvidersOver(parts, asked),
    call,
  );
};
