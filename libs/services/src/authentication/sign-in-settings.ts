import type { LinkedIdentities, Protections, Sessions } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type SessionId } from '@portico/domain/kernel';
import type { AuthenticationSettings } from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import { logOwn, type OwnAccount } from './own-account.ts';
import type { SessionCall } from './session-call.ts';

/** Parses a browser's User-Agent. */
export interface UserAgents {
  read(text: string): { readonly browser?: string; readonly system?: string };
}

/** Shows how an account is signed in to, and ends the sessions of its devices. */
export class SignInSettings {
  readonly #own: OwnAccount;
  readonly #protections: Protections;
  readonly #sessions: Sessions;
  readonly #linkedIdentities: LinkedIdentities;
  readonly #userAgents: UserAgents;
  readonly #activityLog: ActivityLog;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    protections: Protections,
    sessions: Sessions,
    linkedIdentities: LinkedIdentities,
    userAgents: UserAgents,
    activityLog: ActivityLog,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#protections = protections;
    this.#sessions = sessions;
    this.#linkedIdentities = linkedIdentities;
    this.#userAgents = userAgents;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async settings(): ServiceResult<AuthenticationSettings> {
    const own = await this.#own.of('account:view');
    if (!own.ok) return own;
    const { id, email, phone } = own.value;
    const [{ factors, recoveryCodes }, sessions, identities] = await Promise.all([
      this.#protections.of(id),
      this.#sessions.live(id, this.#call.now),
      this.#linkedIdentities.of(id),
      logOwn(this.#activityLog, this.#call, 'viewed-sign-in-settings'),
    ]);
    const byEmail = factors.find((factor) => factor.kind === 'email');
    const byText = factors.find((factor) => factor.kind === 'sms');
    return ok({
      email,
      ...(phone === undefined ? {} : { phone }),
      ...(byEmail === undefined ? {} : { codesByEmail: byEmail.email }),
      ...(byText === undefined ? {} : { codesByText: byText.phone }),
      app: factors.some(({ kind }) => kind === 'totp'),
      passkeys: factors
        .filter((factor) => factor.kind === 'passkey')
        .map(({ id: passkey, name, addedAt, lastUsedAt }) => ({
          id: passkey,
          name,
          addedAt,
          ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
        })),
      recoveryCodesLeft: recoveryCodes.length,
      identities: identities.map(({ provider, linkedAt, lastUsedAt }) => ({
        provider,
        linkedAt,
        ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
      })),
      devices: sessions.map((session) => ({
        session: session.id,
        ...this.#userAgents.read(session.userAgent),
        since: session.startedAt,
        lastSeenAt: session.lastSeenAt,
        here: session.id === this.#call.session,
      })),
    });
  }

  async signOutDevice(session: SessionId): ServiceResult<void> {
    const own = await this.#own.of('account:act');
    if (!own.ok) return own;
    const found = await this.#sessions.find(session);
    if (found?.account !== own.value.id) return failed({ kind: 'not-found' });
    await this.#sessions.revoke(session, this.#call.now);
    await logOwn(this.#activityLog, this.#call, 'signed-out-device');
    return ok(undefined);
  }

  async signOutOtherDevices(): ServiceResult<void> {
    const own = await this.#own.of('account:act');
    if (!own.ok) return own;
    await this.#sessions.revokeOthers(own.value.id, this.#call.session, this.#call.now);
    await logOwn(this.#activityLog, this.#call, 'signed-out-device');
    return ok(undefined);
  }
}
