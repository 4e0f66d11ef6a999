import type {
  Accounts,
  Capabilities,
  Challenges,
  CodeGenerator,
  IdentityProviders,
  LinkedIdentities,
  OneTimeCodes,
  PasswordHasher,
  Protections,
  Sessions,
  KeptWorkKeys,
  ShortCodeHashes,
  TokenIssuer,
  Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Delegations } from '@portico/domain/delegates';
import type { Mailbox } from '@portico/domain/messages';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry, Registration } from '@portico/domain/profile';
import { forCall, type ForCall } from '../../kernel/index.ts';
import { InvitationAcceptance } from '../accept-invitation.ts';
import { AccessService } from '../access.service.ts';
import type { Caller } from '../caller.ts';
import { SignInCompletion } from '../complete-sign-in.ts';
import { FrameLayouts } from '../frame-layout.ts';
import type { BooksOnlineAt, WithheldAt } from '../withheld-areas.ts';
import { IdentitySignIn } from '../identity-sign-in.ts';
import { LinkFinder } from '../link-finder.ts';
import { IdentityLinking } from '../link-identity-to-account.ts';
import { PasswordSignIn } from '../password-sign-in.ts';
import type { ProofChecks } from '../proof-check.ts';
import { IdentityRedemption } from '../redeem-identity-ticket.ts';
import { secondStepOf } from '../second-step.ts';
import { SignIn } from '../sign-in.ts';

/** What a test signs in with. */
export interface AccessParts {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly capabilities: Capabilities;
  readonly challenges: Challenges;
  readonly codes: CodeGenerator;
  readonly delegations: Delegations;
  readonly identityProviders: IdentityProviders;
  readonly keptWorkKeys: KeptWorkKeys;
  readonly linkedIdentities: LinkedIdentities;
  readonly mailbox: Mailbox;
  readonly notifier: Notifier;
  readonly oneTimeCodes: OneTimeCodes;
  readonly passwords: PasswordHasher;
  readonly patients: PatientRegistry;
  readonly practices: PracticeDirectory;
  readonly proofChecks: ProofChecks;
  readonly protections: Protections;
  readonly sessions: Sessions;
  readonly shortCodeHashes: ShortCodeHashes;
  readonly tokens: TokenIssuer;
  readonly tries: Tries;
  readonly withheldAt: WithheldAt;
  readonly booksOnlineAt?: BooksOnlineAt;
  readonly registration?: Pick<Registration, 'form'>;
}

type Linking = Pick<AccessParts, 'linkedIdentities' | 'notifier' | 'activityLog'>;
type Redemption = Pick<AccessParts, 'challenges' | 'codes' | 'tries'>;
type Links = Pick<AccessParts, 'capabilities' | 'codes' | 'tries'>;

export const linkFinderOver = ({ capabilities, codes, tries }: Links): LinkFinder =>
  new LinkFinder(capabilities, codes, tries);

export const identityLinkingOver = ({ linkedIdentities, notifier, activityLog }: Linking): IdentityLinking =>
  new IdentityLinking(linkedIdentities, notifier, activityLog);

export const identityRedemptionOver = ({ challenges, codes, tries }: Redemption): IdentityRedemption =>
  new IdentityRedemption(challenges, codes, tries);

const layoutsOver = ({
  practices,
  patients,
  mailbox,
  withheldAt,
  booksOnlineAt = async () => true,
  registration = { form: async () => ({ fields: [], checks: [] }) as never },
}: AccessParts): FrameLayouts =>
  new FrameLayouts(practices, patients, mailbox, withheldAt, booksOnlineAt, registration);

export const signInCompletionOver = (parts: AccessParts): ForCall<Caller, SignInCompletion> =>
  forCall(SignInCompletion)(
    layoutsOver(parts),
    parts.practices,
    parts.delegations,
    parts.sessions,
    parts.tokens,
    parts.protections,
    parts.notifier,
    parts.keptWorkKeys,
  );

/** Signing in over the ports of a test. */
export const accessOver = (parts: AccessParts, caller: Caller): AccessService => {
  const signIn = forCall(SignIn)(
    forCall(PasswordSignIn)(
      parts.accounts,
      parts.sessions,
      parts.passwords,
      parts.shortCodeHashes,
      parts.tries,
      parts.activityLog,
    ),
    forCall(IdentitySignIn)(
      parts.accounts,
      parts.challenges,
      parts.codes,
      parts.identityProviders,
      parts.linkedIdentities,
      identityLinkingOver(parts),
      parts.tries,
      parts.activityLog,
    ),
    secondStepOf(
      parts.accounts,
      parts.protections,
      parts.oneTimeCodes,
      parts.codes,
      parts.shortCodeHashes,
      parts.tries,
      parts.notifier,
      parts.proofChecks,
    ),
    signInCompletionOver(parts),
    parts.identityProviders,
    parts.activityLog,
  );
  const acceptance = forCall(InvitationAcceptance)(
    parts.accounts,
    parts.capabilities,
    linkFinderOver(parts),
    parts.patients,
    parts.practices,
    parts.tries,
    parts.activityLog,
  );
  return new AccessService(
    signIn,
    acceptance,
    layoutsOver(parts),
    parts.accounts,
    parts.delegations,
    parts.practices,
    parts.sessions,
    parts.tokens,
    parts.activityLog,
    caller,
  );
};
