import {
  placeholderDevice,
  type Accounts,
  type Challenges,
  type CodeGenerator,
  type ExternalIdentity,
  type IdentityProviders,
  type LinkedIdentities,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type AccountId, type DeviceId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { GuessLimit, IdentityTickets, type Caller } from '../access/index.ts';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { ProviderRedirects } from './identity-provider-redirect.ts';
import { logOwn, ownAccount } from './own-account.ts';
import type {
  ProviderAsked,
  ProviderEntrance,
  ProviderEntranceRefusal,
  ProviderOutcome,
  ProviderReturned,
} from '@portico/application/authentication';

type Refused = ProviderEntranceRefusal;

/** Open to unauthenticated callers: takes the provider's identity, which alone opens no session here. */
export class ProviderEntranceService implements ProviderEntrance {
  readonly #accounts: Accounts;
  readonly #challenges: Challenges;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf'>;
  readonly #identityProviders: IdentityProviders;
  readonly #redirects: ProviderRedirects;
  readonly #linkedIdentities: LinkedIdentities;
  readonly #notifier: Notifier;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;

  constructor(
    accounts: Accounts,
    challenges: Challenges,
    codes: Pick<CodeGenerator, 'link' | 'hashOf'>,
    identityProviders: IdentityProviders,
    redirects: ProviderRedirects,
    linkedIdentities: LinkedIdentities,
    notifier: Notifier,
    tries: Tries,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#accounts = accounts;
    this.#challenges = challenges;
    this.#codes = codes;
    this.#identityProviders = identityProviders;
    this.#redirects = redirects;
    this.#linkedIdentities = linkedIdentities;
    this.#notifier = notifier;
    this.#tries = tries;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async begin({ provider, device }: ProviderAsked): ServiceResult<string, Refused> {
    if (!this.#identityProviders.offered.some(({ id }) => id === provider)) return failed({ kind: 'not-found' });
    if (device === placeholderDevice) return failed({ kind: 'device-unknown' });
    const address = await this.#redirects.sendAway({ provider, device }, this.#caller.now);
    if (address.ok) return address;
    await this.#logFailed(provider, address.error.why);
    return failed({ kind: address.error.kind });
  }

  async finish({ query, state, device }: ProviderReturned): ServiceResult<ProviderOutcome, Refused> {
    const taken = await new GuessLimit(this.#tries, this.#caller).guess({ kind: 'identity' }, async () => {
      const waiting = await this.#redirects.takeBack(state, device, this.#caller.now);
      return waiting.ok ? waiting.value : undefined;
    });
    if (!taken.ok) {
      const isLimit = taken.error.kind === 'must-wait';
      return this.#refuse('', isLimit ? 'too-many-requests' : 'return-over', taken.error.kind);
    }
    const { secret, account } = taken.value;
    const redeemed = await this.#identityProviders.redeem(query, secret);
    if (!redeemed.ok) return this.#refuse(secret.provider, redeemed.error.kind, redeemed.error.why);
    return account === undefined ? this.#ticketFor(redeemed.value, device) : this.#link(account, redeemed.value);
  }

  async #ticketFor(identity: ExternalIdentity, device: DeviceId): ServiceResult<ProviderOutcome, Refused> {
    const { provider, issuer, subject, email, firstName, lastName } = identity;
    const ticket = await new IdentityTickets(this.#challenges, this.#codes, this.#caller.now).issue(identity, device);
    const link = await this.#linkedIdentities.find(issuer, subject);
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
    const own = signedIn && (await ownAccount(this.#accounts, signedIn, 'account:act'));
    if (signedIn === undefined || own?.ok !== true || own.value.id !== account) {
      return this.#refuse(provider, 'return-over', 'signed-out');
    }
    const { email, language } = own.value;
    if (!(await this.#linkedIdentities.link(account, identity, now))) {
      return this.#refuse(provider, 'identity-taken', 'identity-taken');
    }
    await logOwn(this.#activityLog, signedIn, 'linked-identity');
    const news = { kind: 'account-changed', news: 'identity-linked' } as const;
    await this.#notifier.send(news, { channel: 'email', address: email }, language);
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
    return logFailed(this.#activityLog, this.#caller, 'failed-sign-in', { unknown: `provider ${provider}` }, why);
  }
}
