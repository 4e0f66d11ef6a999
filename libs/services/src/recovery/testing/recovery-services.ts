import type { KnownPasswords } from '@portico/domain/access';
import type { LinkTo } from '@portico/application/kernel';
import type { Caller } from '../../access/index.ts';
import { identityRedemptionOver, linkFinderOver, type AccessParts } from '../../access/testing/index.ts';
import { forCall, type BackgroundTasks } from '../../kernel/index.ts';
import { FactorsOfReset } from '../factors-surviving-reset.ts';
import { RecoveryService } from '../recovery.service.ts';
import { ResetLinkRequests } from '../reset-link-requests.ts';
import { AccountSecuring } from '../secure-account.ts';

type RecoveryParts = Pick<
  AccessParts,
  | 'accounts'
  | 'activityLog'
  | 'capabilities'
  | 'challenges'
  | 'codes'
  | 'notifier'
  | 'oneTimeCodes'
  | 'passwords'
  | 'proofChecks'
  | 'protections'
  | 'sessions'
  | 'tries'
> & {
  readonly knownPasswords: KnownPasswords;
  readonly linkTo: LinkTo;
  readonly later: BackgroundTasks;
};

/** Resetting passwords over the ports of a test. */
export const recoveryOver = (
  parts: RecoveryParts,
  caller: Pick<Caller, 'now' | 'address' | 'origin'>,
): RecoveryService =>
  new RecoveryService(
    linkFinderOver(parts),
    parts.accounts,
    parts.capabilities,
    parts.passwords,
    parts.knownPasswords,
    parts.activityLog,
    forCall(ResetLinkRequests)(
      parts.accounts,
      parts.capabilities,
      parts.codes,
      parts.tries,
      parts.linkTo,
      parts.notifier,
      parts.later,
      parts.activityLog,
    ),
    forCall(FactorsOfReset)(
      parts.protections,
      parts.proofChecks,
      parts.sessions,
      parts.tries,
      parts.notifier,
      parts.activityLog,
    ),
    forCall(AccountSecuring)(
      parts.sessions,
      parts.oneTimeCodes,
      parts.capabilities,
      identityRedemptionOver(parts),
      parts.tries,
      parts.notifier,
      parts.activityLog,
    ),
    caller,
  );
