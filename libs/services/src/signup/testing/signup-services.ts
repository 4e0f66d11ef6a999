import type { KnownPasswords } from '@portico/domain/access';
import type { Registration } from '@portico/domain/profile';
import type { LinkTo } from '@portico/application/kernel';
import {
  identityLinkingOver,
  identityRedemptionOver,
  linkFinderOver,
  type AccessParts,
} from '../../access/testing/index.ts';
import { forCall, type BackgroundTasks } from '../../kernel/index.ts';
import { AccountOpening } from '../confirm-account.ts';
import { SignupMails } from '../confirmation-mail.ts';
import { EmailConfirmation } from '../email-confirmation.ts';
import { Enrollment } from '../enrollment.ts';
import { InvitedSignup } from '../invited-signup.ts';
import { ConfirmationResending } from '../resend-confirmation.ts';
import { SignupService } from '../signup.service.ts';
import type { Visitor } from '../visitor.ts';

export type SignupParts = Pick<
  AccessParts,
  | 'accounts'
  | 'activityLog'
  | 'capabilities'
  | 'challenges'
  | 'codes'
  | 'linkedIdentities'
  | 'notifier'
  | 'passwords'
  | 'patients'
  | 'practices'
  | 'tries'
> & {
  readonly registration: Pick<Registration, 'form' | 'keep' | 'read'>;
  readonly knownPasswords: KnownPasswords;
  readonly linkTo: LinkTo;
  readonly later: BackgroundTasks;
};

/** Signing up over the ports of a test. */
export const signupOver = (parts: SignupParts, visitor: Visitor): SignupService => {
  const [links, identities] = [linkFinderOver(parts), identityRedemptionOver(parts)];
  const mails = new SignupMails(parts.capabilities, parts.codes, parts.linkTo, parts.notifier);
  const enrollment = forCall(Enrollment)(
    parts.accounts,
    parts.codes,
    parts.passwords,
    parts.knownPasswords,
    parts.tries,
    identities,
    mails,
    parts.later,
    parts.activityLog,
  );
  const opening = forCall(AccountOpening)(
    parts.accounts,
    parts.capabilities,
    parts.patients,
    parts.registration,
    identities,
    identityLinkingOver(parts),
    parts.activityLog,
  );
  return new SignupService(
    parts.practices,
    parts.registration,
    parts.codes,
    forCall(InvitedSignup)(
      links,
      parts.capabilities,
      parts.patients,
      parts.practices,
      parts.registration,
      parts.tries,
      enrollment,
    ),
    enrollment,
    forCall(ConfirmationResending)(parts.accounts, parts.capabilities, parts.tries, mails, parts.later),
    forCall(EmailConfirmation)(links, parts.accounts, parts.codes, parts.passwords, parts.tries, opening),
    visitor,
  );
};
