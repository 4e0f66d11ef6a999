import {
  placeholderDevice,
  type Accounts,
  type ExternalIdentity,
  type LinkedIdentities,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type AccountId, type DeviceId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { GuessLimit, IdentityTickets, type Caller, type IdentityTicketDeps } from '../access/index.ts';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { sendAway, takeBack, type AtProviderDeps } from './identity-provider-redirect.ts';
import { logOwn, ownAccount } from './own-account.ts';
import type {
  ProviderAsked,
  ProviderEntrance,
  ProviderEntranceRefusal,
  ProviderOutcome,
  ProviderReturned,
} from '@portico/application/authentication';

export interface ProviderEntranceDeps extends AtProviderDeps, IdentityTicketDeps {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly codes: AtProviderDeps['codes'] & IdentityTicketDeps['codes'];
  readonly linkedIdentities: LinkedIdentities;
  readonly notifier: Notifier;
  readonly tries: Tries;
}

type Refused = ProviderEntranceRefusal;

/** Open to unauthenticated callers: takes the provider's identity, which alone opens no session here. */
export class ProviderEntranceService implements ProviderEntrance {
  readonly #deps: ProviderEntranceDeps;
  readonly #caller: Caller;

  constructor(deps: ProviderEntranceDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async begin({ provider, device }: ProviderAsked): ServiceResult<string, Refused> {
    if (!this.#deps.identityProviders.offered.some(({ id }) => id === provider)) return failed({ kind: 'not-found' });
    if (device === placeholderDevice) return failed({ kind: 'device-unknown' });
    const address = await sendAway(this.#deps, { provider, device }, this.#caller.now);
    if (address.ok) return address;
    await this.#logFailed(provider, address.error.why);
    return failed({ kind: address.error.kind });
  }

  async finish({ query, state, device }: ProviderReturned): ServiceResult<ProviderOutcome, Refused> {
    const { identityProviders, tries } = this.#deps;
    const taken = await new GuessLimit(tries, this.#caller).guess({ kind: 'identity' }, async () => {
      const waiting = await takeBack(this.#deps, state, device, this.#caller.now);
      return waiting.ok ? waiting.value : undefined;
    });
    if (!taken.ok) {
      const isLimit = taken.error.kind === 'must-wait';
      return this.#refuse('', isLimit ? 'too-many-requests' : 'return-over', taken.error.kind);
    }
    const { secret, account } = taken.value;
    const redeemed = await identityProviders.redeem(query, secret);
    if (!redeemed.ok) return this.#refuse(secret.provider, redeemed.error.kind, redeemed.error.why);
    return account === undefined ? this.#ticketFor(redeemed.value, device) : this.#link(account, redeemed.value);
  }

  async #ticketFor(identity: ExternalIdentity, device: DeviceId): ServiceResult<ProviderOutcome, Refused> {
    const { provider, issuer, subject, email, firstName, lastName } = identity;
    const ticket = await new IdentityTickets(this.#deps.challenges, this.#deps.codes, this.#caller.now).issue(
      identity,
      device,
    );
    const link = await this.#deps.linkedIdentities.find(issuer, subject);
    if (link !== undefined) return ok({ kind: 'known', provider, ticket });
    return ok({
      kind: 'unknown',
      provider,
      ticket,
      ...(email === undefined ? {} : { email }),
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    });
  }

  /** Links the identity to the account that requested it, while it is signed in. */
  async #link(account: AccountId, identity: ExternalIdentity): ServiceResult<ProviderOutcome, Refused> {
    const { signedIn, now } = this.#caller;
    const { provider } = identity;
    const own = signedIn && (await ownAccount(this.#deps, signedIn, 'account:act'));
    if (signedIn === undefined || own?.ok !== true || own.value.id !== account) {
      return this.#refuse(provider, 'return-over', 'signed-out');
    }
    const { linkedIdentities, activityLog, notifier } = this.#deps;
    const { email, language } = own.value;
    if (!(await linkedIdentities.link(account, identity, now))) {
      return this.#refuse(provider, 'identity-taken', 'identity-taken');
    }
    await logOwn(activityLog, signedIn, 'linked-identity');
    const news = { kind: 'account-changed', news: 'identity-linked' } as const;
    await notifier.send(news, { channel: 'email', address: email }, language);
    return ok({ kind: 'linked', provider });
  }

  async #refuse(
    provider: string,
    kind: (Refused | Extract<Failure, { readonly kind: 'too-many-requests' }>)['kind'],
    why: string,
  ): ServiceResult<never, Refused> {
    await this.#logFailed(provider, why);
    return failed({ kind });
  }

  #logFailed(provider: string, why: string): Promise<void> {
    return logFailed(this.#deps.activityLog, this.#caller, 'failed-sign-in', { unknown: `provider ${provider}` }, why);
  }
}
