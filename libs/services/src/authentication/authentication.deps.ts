import type {
  AuthenticatorApps,
  Challenges,
  IdentityProviders,
  KnownPasswords,
  LinkedIdentities,
  Passkeys,
  Protections,
  QrCodes,
  Sessions,
  TokenIssuer,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { SessionId } from '@portico/domain/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { LinkTo } from '@portico/application/kernel';
import type { OwnAccountDeps } from './own-account.ts';
import type { SentCodeDeps } from './sent-code.ts';

/** Parses a browser's User-Agent. */
export interface UserAgents {
  read(text: string): { readonly browser?: string; readonly system?: string };
}

export interface AuthenticationDeps extends OwnAccountDeps, SentCodeDeps {
  readonly sessions: Sessions;
  readonly tokens: Pick<TokenIssuer, 'access'>;
  readonly protections: Protections;
  readonly challenges: Challenges;
  readonly apps: AuthenticatorApps;
  readonly qrCodes: QrCodes;
  readonly passkeys: Passkeys;
  readonly knownPasswords: KnownPasswords;
  readonly identityProviders: IdentityProviders;
  readonly linkedIdentities: LinkedIdentities;
  readonly userAgents: UserAgents;
  readonly activityLog: ActivityLog;
  readonly linkTo: LinkTo;
}

/** A call with its session: the current device is never signed out with the others. */
export type SessionCall = ServiceCall & { readonly session: SessionId };
