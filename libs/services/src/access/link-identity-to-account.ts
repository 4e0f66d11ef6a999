import type { Account, ExternalIdentity, LinkedIdentities } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Notifier } from '@portico/domain/notifications';
import { logOfAccount } from '../activity/index.ts';
import type { Caller } from './caller.ts';

/** Links identities of providers to accounts. */
export class IdentityLinking {
  readonly #linkedIdentities: Pick<LinkedIdentities, 'link'>;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;

  constructor(linkedIdentities: Pick<LinkedIdentities, 'link'>, notifier: Notifier, activityLog: ActivityLog) {
    this.#linkedIdentities = linkedIdentities;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
  }

  /** Links an identity to an account and notifies its owner; false if it is linked to another account. */
  async link(
    caller: Pick<Caller, 'now' | 'origin'>,
    { id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
    identity: ExternalIdentity,
  ): Promise<boolean> {
    if (!(await this.#linkedIdentities.link(id, identity, caller.now))) return false;
    await logOfAccount(this.#activityLog, caller, id, 'linked-identity');
    const news = { kind: 'account-changed', news: 'identity-linked' } as const;
    await this.#notifier.send(news, { channel: 'email', address: email }, language);
    return true;
  }
}
