import type { Account, ExternalIdentity, LinkedIdentities } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Notifier } from '@portico/domain/notifications';
import { logOfAccount } from '../activity/index.ts';
import type { Caller } from './access.service.ts';

export interface LinkIdentityDeps {
  readonly activityLog: ActivityLog;
  readonly linkedIdentities: Pick<LinkedIdentities, 'link'>;
  readonly notifier: Notifier;
}

/** Links an identity to an account and notifies its owner; false if it is linked to another account. */
export const linkIdentity = async (
  { activityLog, linkedIdentities, notifier }: LinkIdentityDeps,
  caller: Pick<Caller, 'now' | 'origin'>,
  { id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
  identity: ExternalIdentity,
): Promise<boolean> => {
  if (!(await linkedIdentities.link(id, identity, caller.now))) return false;
  await logOfAccount(activityLog, caller, id, 'linked-identity');
  const news = { kind: 'account-changed', news: 'identity-linked' } as const;
  await notifier.send(news, { channel: 'email', address: email }, language);
  return true;
};
