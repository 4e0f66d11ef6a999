import { placeholderDevice, type IdentityProviders, type LinkedIdentities } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { ServiceResult } from '@portico/application/kernel';
import type { AuthenticationRefusal, ProviderLink, ProviderUnlink } from '@portico/application/authentication';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import type { ProviderRedirects } from './identity-provider-redirect.ts';
import { logOwn, type OwnAccount } from './own-account.ts';
import type { SessionCall } from './session-call.ts';

/** The identities at providers that open an account. */
export class LinkedProviders {
  readonly #own: OwnAccount;
  readonly #identityProviders: IdentityProviders;
  readonly #redirects: ProviderRedirects;
  readonly #linkedIdentities: LinkedIdentities;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    identityProviders: IdentityProviders,
    redirects: ProviderRedirects,
    linkedIdentities: LinkedIdentities,
    notifier: Notifier,
    activityLog: ActivityLog,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#identityProviders = identityProviders;
    this.#redirects = redirects;
    this.#linkedIdentities = linkedIdentities;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  /** Sends a signed-in person to a provider, to link its identity; `finish` of the entrance completes it. */
  async beginLink({ provider, currentPassword, device }: ProviderLink): ServiceResult<string, AuthenticationRefusal> {
    const proven = await this.#own.proven(currentPassword);
    if (!proven.ok) return proven;
    if (!this.#identityProviders.offered.some(({ id }) => id === provider)) return failed({ kind: 'not-found' });
    if (device === placeholderDevice) return failed({ kind: 'device-unknown' });
    const address = await this.#redirects.sendAway({ provider, device, account: proven.value.id }, this.#call.now);
    return address.ok ? address : failed({ kind: address.error.kind });
  }

  /** Unlinks an identity, also of a provider that is no longer offered. */
  async unlink({ provider, currentPassword }: ProviderUnlink): ServiceResult<void, AuthenticationRefusal> {
    const proven = await this.#own.proven(currentPassword);
    if (!proven.ok) return proven;
    const { id, email, language } = proven.value;
    if (!(await this.#linkedIdentities.unlink(id, provider))) return failed({ kind: 'not-found' });
    await logOwn(this.#activityLog, this.#call, 'unlinked-identity');
    const news = { kind: 'account-changed', news: 'identity-unlinked' } as const;
    await this.#notifier.send(news, { channel: 'email', address: email }, language);
    return ok(undefined);
  }
}
